public import Boarding

/// Something that a pager is told.
public enum PagerInput: Hashable, Sendable {
  /// A program selects a page.
  case select(PageID, animated: Bool)
  /// A person taps an item of the menu.
  case tap(PageID)
  /// A finger on the pages.
  case pan(Pan)
  /// A finger on the menu.
  case menuPan(Pan)
  /// Time passes, until an instant.
  case advance(to: Instant)
  /// A scroll view of yours holds the pages at an offset, in points.
  case contentOffset(Double)
  /// A finger has begun or ended to drag that scroll view.
  case contentDragging(Bool)
  /// A scroll view of yours holds the menu at an offset, in points.
  case menuOffset(Double)
  /// A finger has begun or ended to drag that scroll view.
  case menuDragging(Bool)
  /// All data is new; a page to show, or nil for the one that is shown.
  case reload(around: PageID?)
  /// The menu's data is new; the pages stay.
  case reloadMenu
  /// Pages were inserted, deleted or moved in the source.
  case orderChanged
  /// One page and its item show something else.
  case update(PageID)
  /// Everything goes.
  case removeAll
  /// The whole has another size, or other safe areas.
  case resize(Plane.Size, safeArea: Plane.Insets)
  /// An item has measured itself and its label, in points; the width counts where items size
  /// themselves, that of the label where the indicator is as wide.
  case measured(PageID, width: Double, labelWidth: Double? = nil)
  /// The badge of a page's item, such as a count; nil for none.
  case badgeValue(PageID, String?)
  /// What gives the widths of items has other answers.
  case sizingChanged
  /// Other options.
  case options(PagingOptions)
  /// The view around it appears or disappears.
  case appearance(PagingContent.Appearance, animated: Bool)
}

/// What became of an input.
public enum PagerAnswer: Hashable, Sendable {
  /// It was done.
  case applied
  /// It will be done when what moves has come to rest, or when the page arrives.
  case queued
  /// The finger means nothing here.
  case absorbed
  /// It was declined.
  case refused(PagerRefusal)
}

/// Why an input was declined.
public enum PagerRefusal: Hashable, Sendable {
  /// The pages decline it.
  case pages(PagingContent.Refusal)
  /// The menu declines it.
  case menu(PagingMenuRefusal)
}

extension PagerRefusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .pages(let refusal): refusal.description
    case .menu(let refusal): refusal.description
    }
  }
}
