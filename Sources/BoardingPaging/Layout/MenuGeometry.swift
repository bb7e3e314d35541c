public import Boarding

/// A layout of the menu: where items, indicator and border are.
///
/// ``MenuLayout`` is the usual one. One that differs from it in a detail keeps one and passes on what it
/// does not change.
public protocol MenuGeometry: Hashable, Sendable {
  /// Makes the layout of items.
  ///
  /// - Parameters:
  ///   - options: How the menu looks.
  ///   - widths: How many items there are, and their widths.
  ///   - labelWidths: The width of each item's label, in points; empty where none is known.
  ///   - viewport: The view that shows the menu.
  /// - Throws: ``PagingFault`` for a value that makes no sense.
  init(
    options: PagingOptions,
    widths: MenuWidths,
    labelWidths: [Double],
    viewport: MenuViewport
  ) throws(PagingFault)

  /// The number of items.
  var count: Int { get }

  /// The view that shows the menu.
  var viewport: MenuViewport { get }

  /// How the menu looks.
  var options: PagingOptions { get }

  /// Returns how large the content of the menu is.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The size, in points.
  func contentSize(in state: MenuLayout.State) -> Plane.Size

  /// Returns what of the content lies beside the items.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The insets, in points.
  func contentInsets(in state: MenuLayout.State) -> Plane.Insets

  /// Returns where an item is.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - state: What is selected.
  /// - Returns: Its frame in the content; nil if there is no such item.
  func frame(at index: Int, in state: MenuLayout.State) -> Plane.Rectangle?

  /// Returns how selected an item looks.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - state: What is selected.
  /// - Returns: 0 for not and 1 for fully; past an edge it leaves this range.
  func progress(at index: Int, in state: MenuLayout.State) -> Double

  /// Returns which item is at a place.
  ///
  /// - Parameters:
  ///   - x: A horizontal coordinate in the content, in points.
  ///   - state: What is selected.
  /// - Returns: The index of the item; nil in a gap and outside all items.
  func index(at x: Double, in state: MenuLayout.State) -> Int?

  /// Returns the items of which something lies in a stretch of the content.
  ///
  /// - Parameters:
  ///   - stretch: From where to where, horizontally, in points.
  ///   - state: What is selected.
  /// - Returns: Their indices.
  func indices(in stretch: ClosedRange<Double>, in state: MenuLayout.State) -> Range<Int>

  /// Finds the items of which something is visible.
  ///
  /// - Parameters:
  ///   - offset: The content offset of the menu, in points.
  ///   - state: What is selected.
  ///   - items: What is filled with the items, in their order; what was in it is dropped.
  func visibleItems(
    offset: Double,
    in state: MenuLayout.State,
    into items: inout [MenuLayout.Item]
  )

  /// Returns where the indicator is.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The indicator; nil if it is hidden, nothing is selected or there are no items.
  func indicator(in state: MenuLayout.State) -> MenuLayout.Decoration?

  /// Returns where the border is.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The border; nil if it is hidden.
  func border(in state: MenuLayout.State) -> MenuLayout.Decoration?

  /// Returns how far the menu has to move to bring an item to where the selected item belongs.
  ///
  /// - Parameters:
  ///   - target: The item that is on its way to be selected.
  ///   - current: The page that is selected now.
  ///   - offset: The menu's content offset, in points.
  ///   - hasItemsBefore: True if there are more items in front of the first one.
  ///   - hasItemsAfter: True if there are more items behind the last one.
  /// - Returns: The distance in points, signed; nil if there is no such item.
  func distance(
    to target: Int,
    from current: MenuLayout.Place,
    offset: Double,
    hasItemsBefore: Bool,
    hasItemsAfter: Bool
  ) -> Double?

  /// Returns the content offset at which an item rests where the selected item belongs.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The offset in points, not beyond the content; nil if there is no such item.
  func contentOffset(selecting index: Int) -> Double?
}

extension MenuGeometry {
  /// Finds the items of which something is visible, by asking for one frame after the other.
  ///
  /// - Parameters:
  ///   - offset: The content offset of the menu, in points.
  ///   - state: What is selected.
  ///   - items: What is filled with the items, in their order; what was in it is dropped.
  /// - Complexity: O(v), where v is the number of visible items, and what it costs to find them.
  public func visibleItems(
    offset: Double,
    in state: MenuLayout.State,
    into items: inout [MenuLayout.Item]
  ) {
    items.removeAll(keepingCapacity: true)
    guard offset.isFinite else { return }
    for index in indices(in: offset...(offset + viewport.size.width), in: state) {
      guard let frame = frame(at: index, in: state) else { continue }
      let progress = progress(at: index, in: state)
      items.append(MenuLayout.Item(index: index, frame: frame, progress: progress))
    }
  }

  /// Returns the items of which something is visible.
  ///
  /// - Parameters:
  ///   - offset: The content offset of the menu, in points.
  ///   - state: What is selected.
  /// - Returns: The items, in their order.
  public func visibleItems(offset: Double, in state: MenuLayout.State) -> [MenuLayout.Item] {
    var items: [MenuLayout.Item] = []
    visibleItems(offset: offset, in: state, into: &items)
    return items
  }
}
