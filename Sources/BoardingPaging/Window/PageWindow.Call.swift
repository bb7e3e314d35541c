extension PageWindow {
  /// Something that the window asks of the view that holds its pages, or tells its owner.
  public enum Call: Hashable, Sendable {
    /// The page becomes a child.
    case add(PageID)
    /// The page is a child no longer.
    case remove(PageID)
    /// The page is asked to show its data anew.
    case reload(PageID)
    /// The pages are laid out side by side in this order; `keepContentOffset` is true if what is on
    /// screen has to stay where it is.
    case layoutViews([PageID], keepContentOffset: Bool)
    /// The page begins to appear or to disappear.
    case beginAppearance(PageID, appearing: Bool, animated: Bool)
    /// What the page began last has ended.
    case endAppearance(PageID)
    /// The content begins to move from a page to another one.
    case willScroll(from: PageID, to: PageID)
    /// The content has moved; `to` is nil where no page is.
    case isScrolling(from: PageID, to: PageID?, progress: Double)
    /// A movement has ended at the other page, or back at the first one.
    case didFinishScrolling(from: PageID, to: PageID, successful: Bool)
    /// The content is to move one page forward.
    case scrollForward
    /// The content is to move one page back.
    case scrollReverse
    /// A request was declined.
    case refused(Refusal)
  }

  /// Why a request was declined.
  public enum Refusal: Hashable, Sendable {
    /// The progress is not a finite number.
    case progressIsNotFinite
    /// The page does not stand in the window.
    case pageIsNotHere(PageID)
  }
}

extension PageWindow.Refusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .progressIsNotFinite: "The progress is not a finite number."
    case .pageIsNotHere(let page): "Page \(page) is not in the window."
    }
  }
}
