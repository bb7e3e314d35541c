public import Boarding

extension Pager {
  /// What is to be drawn at an instant.
  public struct Presentation: Hashable, Sendable {
    /// A page on screen.
    public struct Page: Hashable, Sendable {
      /// The page.
      public let page: PageID
      /// Where it is, in points from the corner of the whole.
      public let frame: Plane.Rectangle
    }

    /// An item of the menu on screen.
    public struct Item: Hashable, Sendable {
      /// Its page.
      public let page: PageID
      /// Where it is, in points from the corner of the menu.
      public let frame: Plane.Rectangle
      /// How selected it looks, from 0 to 1.
      public let progress: Double
      /// What its badge says; nil for no badge.
      public let badgeValue: String?
    }

    /// Where the menu is, in points from the corner of the whole.
    public var menuFrame: Plane.Rectangle
    /// Where the pages are seen, in points from the corner of the whole.
    public var contentFrame: Plane.Rectangle
    /// How far the pages are from the selected one, in pages, above 0 towards the next one.
    public var progress: Double
    /// The pages that are seen, in order.
    public var pages: [Page]
    /// How far the menu is scrolled, in points.
    public var menuOffset: Double
    /// The items that are seen, in order.
    public var items: [Item]
    /// The indicator in the menu, or nil if it has none.
    public var indicator: MenuLayout.Decoration?
    /// The border in the menu, or nil if it has none.
    public var border: MenuLayout.Decoration?
  }

  /// Returns what is to be drawn at an instant; nothing changes by asking.
  ///
  /// - Parameter instant: The instant, from `now` until something is due.
  /// - Returns: Frames of what is seen.
  /// - Complexity: O(*n*), where *n* is the number of items that are seen.
  public func presentation(at instant: Instant) -> Presentation {
    let (menuFrame, contentFrame) = frames
    let progress = content.progress(at: instant)
    guard menu.options.hasMenu else {
      return Presentation(
        menuFrame: menuFrame,
        contentFrame: contentFrame,
        progress: progress,
        pages: pages(at: instant, in: contentFrame),
        menuOffset: 0,
        items: [],
        indicator: nil,
        border: nil
      )
    }
    let state = layoutState(at: progress)
    let offset = menuOffset(at: instant, progress: progress)
    return Presentation(
      menuFrame: menuFrame,
      contentFrame: contentFrame,
      progress: progress,
      pages: pages(at: instant, in: contentFrame),
      menuOffset: offset,
      items: items(at: offset, in: state),
      indicator: drawn(menu.layout.indicator(in: state), at: offset),
      border: drawn(menu.layout.border(in: state), at: offset)
    )
  }

  /// Where menu and pages are.
  var frames: (menu: Plane.Rectangle, content: Plane.Rectangle) {
    let height = menu.options.menuHeight
    let rest = max(0, size.height - height)
    let isTop =
      switch menu.options.menuPosition {
      case .top: true
      case .bottom: false
      }
    return (
      Plane.Rectangle(x: 0, y: isTop ? 0 : rest, width: size.width, height: height),
      Plane.Rectangle(x: 0, y: isTop ? height : 0, width: size.width, height: rest)
    )
  }

  /// Returns where the pages are that are seen.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - frame: Where pages are seen.
  /// - Returns: The pages.
  private func pages(at instant: Instant, in frame: Plane.Rectangle) -> [Presentation.Page] {
    content.positions(at: instant).compactMap { page, position in
      guard position.magnitude < content.length else { return nil }
      var frame = frame
      switch content.axis {
      case .horizontal: frame.origin.x += position
      case .mirrored: frame.origin.x -= position
      case .vertical: frame.origin.y += position
      }
      return Presentation.Page(page: page, frame: frame)
    }
  }

  /// Returns the items that are seen.
  ///
  /// - Parameters:
  ///   - offset: How far the menu is scrolled, in points.
  ///   - state: What the menu shows.
  /// - Returns: The items.
  private func items(at offset: Double, in state: MenuLayout.State) -> [Presentation.Item] {
    let stretch = offset...(offset + max(0, menu.viewport.size.width))
    return menu.layout.indices(in: stretch, in: state).compactMap { index in
      guard var frame = menu.layout.frame(at: index, in: state) else { return nil }
      frame.origin.x -= offset
      return Presentation.Item(
        page: menu.items[index],
        frame: frame,
        progress: menu.layout.progress(at: index, in: state),
        badgeValue: badgeValues[menu.items[index]]
      )
    }
  }

  /// Returns a decoration as it is seen.
  ///
  /// - Parameters:
  ///   - decoration: The decoration, in the menu's content.
  ///   - offset: How far the menu is scrolled, in points.
  /// - Returns: The decoration, in the menu.
  private func drawn(
    _ decoration: MenuLayout.Decoration?,
    at offset: Double
  ) -> MenuLayout.Decoration? {
    guard var decoration else { return nil }
    decoration.frame.origin.x -= offset
    return decoration
  }

  /// Returns what the menu shows at a progress.
  ///
  /// - Parameter progress: How far the pages are from the selected one.
  /// - Returns: The state of the layout.
  private func layoutState(at progress: Double) -> MenuLayout.State {
    guard case .scrolling(_, _, let told, _, _) = menu.state else { return menu.layoutState }
    switch menu.options.menuTransition {
    case .animateAfter: return menu.layoutState
    case .scrollAlongside:
      return .scrolling(
        current: menu.place,
        upcoming: menu.upcomingPlace,
        progress: shown(progress, told: told)
      )
    }
  }

  /// Returns how far a movement of the pages is for the menu: never the other way.
  ///
  /// - Parameters:
  ///   - progress: How far the pages are.
  ///   - told: How far they were when the menu was told last; 0 where they have just set out.
  /// - Returns: The progress.
  private func shown(_ progress: Double, told: Double) -> Double {
    let isForward = told != 0 ? told > 0 : content.window.target == content.window.next
    return isForward ? min(max(progress, 0), 1) : max(min(progress, 0), -1)
  }

  /// Returns how far the menu is scrolled at an instant.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - progress: How far the pages are then.
  /// - Returns: The offset, in points.
  func menuOffset(at instant: Instant, progress: Double) -> Double {
    switch menuScroller.stage {
    case .dragging, .gliding: return menuScroller.offset(at: instant)
    case .resting: break
    }
    guard case .scrolling(_, .some, let told, let start, let distance) = menu.state,
      menu.options.menuTransition == .scrollAlongside,
      menu.hasRoom
    else { return menu.contentOffset }
    return start + distance * shown(progress, told: told).magnitude
  }
}
