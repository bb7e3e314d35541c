/// The usual layout of the menu: items side by side, an indicator under the selected one, a border
/// between menu and pages.
///
/// A layout is a value made once for its items. What is selected is passed to each question, so a
/// sample of a finger costs what is visible and nothing is ever made anew for it. In the options,
/// left and right are the sides where the items begin and end: from right to left all frames are
/// mirrored. Only the safe area belongs to the view and stays where it is.
///
/// ```swift
/// let layout = try MenuLayout(
///   options: PagingOptions(),
///   widths: .equal(count: 4),
///   viewport: MenuViewport(size: Plane.Size(width: 320, height: 40))
/// )
/// let state = MenuLayout.State.scrolling(current: .item(0), upcoming: .item(1), progress: 0.5)
/// let indicator = layout.indicator(in: state)
/// ```
public struct MenuLayout: MenuGeometry {
  /// How the menu looks.
  public let options: PagingOptions
  /// The view that shows the menu.
  public let viewport: MenuViewport
  /// The number of items.
  public let count: Int
  /// The width of every item where all have the same, in points.
  let equalWidth: Double
  /// What stands in front of each item and in front of the end, without spacing, in points; empty
  /// where all items have the same width.
  let offsets: [Double]
  /// The widths of items while they are selected, in points; empty unless somebody decides them.
  let selectedWidths: [Double]
  /// The widths of the labels, in points; empty where none is known.
  let labelWidths: [Double]
  /// What the options and the view come to.
  private(set) var measures: Measures
  /// What each item gets of the room that all leave, in points.
  private(set) var share: Double

  /// Makes the layout of items.
  ///
  /// - Parameters:
  ///   - options: How the menu looks.
  ///   - widths: How many items there are, and their widths.
  ///   - labelWidths: The width of each item's label, in points; empty where none is known.
  ///   - viewport: The view that shows the menu.
  /// - Throws: ``PagingFault`` for a value that makes no sense.
  /// - Complexity: O(n) in the number of widths and labels; O(1) for equal widths without labels.
  public init(
    options: PagingOptions,
    widths: MenuWidths,
    labelWidths: [Double] = [],
    viewport: MenuViewport
  ) throws(PagingFault) {
    if let fault = options.fault ?? viewport.fault { throw fault }
    self.options = options
    self.viewport = viewport
    count = widths.count
    let built = try Widths(of: widths, options: options)
    equalWidth = built.equal
    offsets = built.offsets
    selectedWidths = built.selected
    measures = Measures(options: options, viewport: viewport, isDelegated: built.isDelegated)
    try Widths.check(labels: labelWidths, count: widths.count)
    self.labelWidths = labelWidths
    share = 0
    measures.plainWidth = plainWidth
    share = sharedRoom()
    measures.plainWidth = plainWidth
  }
  /// The width of all items and of the gaps between them, nobody selected, in points.
  private var plainWidth: Double {
    guard count > 0 else { return 0 }
    return usualOffset(of: count) + options.menuItemSpacing * Double(count - 1)
  }
}
