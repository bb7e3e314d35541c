public import Boarding

/// The menu above the pages: which items are loaded, which one is selected, where the menu is.
///
/// It takes what the pages and the menu's view report and answers with calls for both. It keeps
/// items for about one width of the view on each side; a list of items without an end costs no
/// more than a short one. The order of pages and the widths of items are asked from what is passed
/// in.
///
/// ```swift
/// let viewport = MenuViewport(size: Plane.Size(width: 320, height: 40))
/// var menu = try PagingMenu<MenuLayout>(options: PagingOptions(), viewport: viewport)
/// var calls: [PagingMenuCall] = []
/// menu.select(0, source: CountedPages(9), into: &calls)
/// menu.contentScrolled(progress: 0.25, source: CountedPages(9), into: &calls)
/// ```
public struct PagingMenu<Layout: MenuGeometry>: Hashable, Sendable {
  /// How the menu looks and behaves.
  public internal(set) var options: PagingOptions
  /// The view that shows the menu.
  public internal(set) var viewport: MenuViewport
  /// What becomes of a selection that is asked for while the content moves.
  public var selectionPolicy = PagingSelectionPolicy.afterwards
  /// What is selected, and what is on its way to be.
  public internal(set) var state = PagingState.empty
  /// The loaded items, in their order.
  public internal(set) var items: [PageID] = []
  /// True if there are items in front of the loaded ones.
  public internal(set) var hasItemsBefore = false
  /// True if there are items behind the loaded ones.
  public internal(set) var hasItemsAfter = false
  /// The content offset of the menu, in points.
  public internal(set) var contentOffset: Double = 0
  /// Where the loaded items stand.
  public internal(set) var layout: Layout
  /// What the menu shows to be selected, by place among the loaded items.
  ///
  /// A menu that moves only after the pages stays as it is until then, and one that is in no window
  /// until it appears.
  public internal(set) var layoutState = MenuLayout.State.empty
  /// True while a finger drags the menu, or what it has thrown goes on.
  public var isDragging = false
  /// True while the menu is in a window; otherwise a selection waits for the menu to appear.
  public var isAttached = true
  /// The selection that is applied once the content is at rest, or once there are items; nil for
  /// none.
  public internal(set) var pending: Pending?
  /// Where the settled page stands among the loaded items.
  var place = MenuLayout.Place.before
  /// Where the upcoming page stands among the loaded items; nil for none.
  var upcomingPlace: MenuLayout.Place?
  /// The answers of what decides the widths.
  var widths = WidthCache()
  /// What items that size themselves were measured as, in points.
  var measured: [PageID: Double] = [:]
  /// What the labels of items were measured as, in points.
  var labels: [PageID: Double] = [:]

  /// A selection that waits.
  public struct Pending: Hashable, Sendable {
    /// What is to be selected.
    public enum Wish: Hashable, Sendable {
      /// A page.
      case page(PageID)
      /// The item with an index, counted from the first one that is loaded.
      case index(Int)
    }

    /// What is to be selected.
    public let wish: Wish
    /// True if the content is to move to it.
    public let animated: Bool
  }

  /// Makes a menu without items.
  ///
  /// - Parameters:
  ///   - options: How it looks and behaves.
  ///   - viewport: The view that shows it.
  /// - Throws: ``PagingFault`` for a value that makes no sense.
  public init(options: PagingOptions, viewport: MenuViewport) throws(PagingFault) {
    self.options = options
    self.viewport = viewport
    layout = try Layout(
      options: options,
      widths: .equal(count: 0),
      labelWidths: [],
      viewport: viewport
    )
  }

  /// The width of the content, in points.
  public var contentWidth: Double { layout.contentSize(in: layoutState).width }

  /// Where the indicator is; nil if there is none.
  public var indicator: MenuLayout.Decoration? { layout.indicator(in: layoutState) }

  /// Returns where the item of a page is.
  ///
  /// - Parameter page: The page.
  /// - Returns: The frame in the content of the menu; nil if the item is not loaded.
  /// - Complexity: O(n), where n is the number of loaded items.
  public func frame(of page: PageID) -> Plane.Rectangle? {
    items.firstIndex(of: page).flatMap { layout.frame(at: $0, in: layoutState) }
  }

  /// The indices of the loaded items of which something is visible.
  public var visibleIndices: Range<Int> {
    layout.indices(in: contentOffset...(contentOffset + viewport.size.width), in: layoutState)
  }
}
