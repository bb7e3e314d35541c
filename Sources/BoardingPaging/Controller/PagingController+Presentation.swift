public import Boarding

extension PagingController {
  /// What is to be drawn at an instant.
  public struct Presentation {
    /// A page on screen.
    public struct Page {
      /// The page.
      public let page: any PagingPage
      /// Its item.
      public let item: any PagingItem
      /// Where it is, in points from the corner of the whole.
      public let frame: Plane.Rectangle
    }

    /// An item of the menu on screen.
    public struct Item {
      /// The item.
      public let item: any PagingItem
      /// What draws it.
      public let cell: PagingCellKind
      /// Where it is, in points from the corner of the menu.
      public let frame: Plane.Rectangle
      /// How selected it looks, from 0 to 1.
      public let progress: Double
      /// The colour of its text.
      public let textColor: SRGBColor
      /// The colour behind it.
      public let backgroundColor: SRGBColor
      /// Its badge, such as a count, or nil if it has none.
      public let badgeValue: String?
    }

    /// Where the menu is, in points from the corner of the whole.
    public let menuFrame: Plane.Rectangle
    /// Where the pages are seen, in points from the corner of the whole.
    public let contentFrame: Plane.Rectangle
    /// How far the pages are from the selected one, in pages, above 0 towards the next one.
    public let progress: Double
    /// The pages that are seen, in order.
    public let pages: [Page]
    /// How far the menu is scrolled, in points.
    public let menuOffset: Double
    /// The items that are seen, in order.
    public let items: [Item]
    /// The indicator in the menu, or nil if it has none.
    public let indicator: MenuLayout.Decoration?
    /// The border in the menu, or nil if it has none.
    public let border: MenuLayout.Decoration?
  }

  /// What is to be drawn now.
  public var presentation: Presentation { presentation(at: now) }

  /// Returns what is to be drawn at an instant; nothing changes by asking.
  ///
  /// - Parameter instant: The instant, from `now` until something is due.
  /// - Returns: Frames of what is seen.
  /// - Complexity: O(*n*), where *n* is the number of items that are seen.
  public func presentation(at instant: Instant) -> Presentation {
    let picture = pager.presentation(at: instant)
    let theme = options.theme
    return Presentation(
      menuFrame: picture.menuFrame,
      contentFrame: picture.contentFrame,
      progress: picture.progress,
      pages: picture.pages.compactMap { seen in
        guard let page = shelf.page(seen.page), let item = item(for: seen.page) else {
          return nil
        }
        return Presentation.Page(page: page, item: item, frame: seen.frame)
      },
      menuOffset: picture.menuOffset,
      items: picture.items.compactMap { seen in
        guard let item = item(for: seen.page) else { return nil }
        return Presentation.Item(
          item: item,
          cell: cellKinds.cell(for: item.kind),
          frame: seen.frame,
          progress: seen.progress,
          textColor: PagingTween.color(
            from: theme.textColor,
            to: theme.selectedTextColor,
            progress: seen.progress
          ),
          backgroundColor: PagingTween.color(
            from: theme.backgroundColor,
            to: theme.selectedBackgroundColor,
            progress: seen.progress
          ),
          badgeValue: seen.badgeValue
        )
      },
      indicator: picture.indicator,
      border: picture.border
    )
  }
}
