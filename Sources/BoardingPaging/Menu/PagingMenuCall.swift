/// Something that a menu asks of the pages, or of the view that shows it.
public enum PagingMenuCall: Hashable, Sendable {
  /// The page is to be shown, coming in from a side.
  case selectContent(PageID, direction: PagingDirection, animated: Bool)
  /// All pages are to be removed.
  case removeContent
  /// The loaded items are other ones, or look different.
  case reloadItems
  /// The menu is to be scrolled to a content offset, in points.
  case setContentOffset(Double, animated: Bool)
  /// A request was declined.
  case refused(PagingMenuRefusal)
}

/// Why a menu declined a request.
public enum PagingMenuRefusal: Hashable, Sendable {
  /// A number is not finite.
  case numberIsNotFinite
  /// The source does not have the page.
  case pageIsNotHere(PageID)
  /// No loaded item has the index.
  case indexIsOutOfRange(Int)
  /// A value makes no sense.
  case fault(PagingFault)
}

extension PagingMenuRefusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .numberIsNotFinite: "The number is not finite."
    case .pageIsNotHere(let page): "There is no page \(page)."
    case .indexIsOutOfRange(let index): "No loaded item has the index \(index)."
    case .fault(let fault): fault.description
    }
  }
}

/// What becomes of a selection that is asked for while the content moves.
public enum PagingSelectionPolicy: Hashable, Sendable, CaseIterable {
  /// It is applied when the content is at rest; of several the last one counts.
  case afterwards
  /// The movement is given up and the content moves to the new page at once.
  case atOnce
}
