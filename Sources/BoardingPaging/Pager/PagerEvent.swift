/// Something that happened in a pager.
public struct PagerEvent: Hashable, Sendable {
  /// When it happened.
  public let instant: Instant
  /// What happened.
  public let kind: Kind

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - instant: When it happened.
  ///   - kind: What happened.
  public init(at instant: Instant, _ kind: Kind) {
    self.instant = instant
    self.kind = kind
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A page is added, removed, laid out, or appears or disappears.
    case page(PageWindow.Call)
    /// The pages have moved: from the one that is selected, towards another one, or past an end.
    /// The progress is in pages, above 0 towards the next one.
    case isScrolling(from: PageID, to: PageID?, progress: Double)
    /// The pages begin to move to another one.
    case willScroll(from: PageID, to: PageID)
    /// A movement has ended: at the page where it led, or back where it began.
    case didScroll(from: PageID, to: PageID, successful: Bool)
    /// A person's tap has selected an item.
    case didSelect(PageID)
    /// The items of the menu are other ones, look different, or have other frames.
    case menuReloaded
    /// The menu is scrolled to an offset, in points; animated, it is on its way.
    case menuOffset(Double, animated: Bool)
    /// The scroll view of yours that holds the pages is to scroll to an offset, in points.
    case scrollContent(to: Double)
    /// An input was declined.
    case refused(PagerRefusal)
  }
}
