/// What a paging controller says to a request at once.
public enum PagingAnswer: Hashable, Sendable {
  /// It was done, or has begun.
  case applied
  /// It will be done when what moves has come to rest, or when pages arrive.
  case queued
  /// It was given inside a call of the controller and is taken up when all calls are delivered.
  case deferred
  /// The finger means nothing here.
  case absorbed
  /// It was declined and has changed nothing.
  case refused(PagingRefusal)

  /// Reads the answer of a pager.
  ///
  /// - Parameter answer: The answer.
  init(_ answer: PagerAnswer) {
    switch answer {
    case .applied: self = .applied
    case .queued: self = .queued
    case .absorbed: self = .absorbed
    case .refused(let refusal): self = .refused(.pager(refusal))
    }
  }

  /// True if it was done, or has begun.
  public var isApplied: Bool { self == .applied }

  /// Why it was declined, or nil if it was not.
  public var refusal: PagingRefusal? {
    switch self {
    case .refused(let refusal): refusal
    case .applied, .queued, .deferred, .absorbed: nil
    }
  }
}

/// Why a paging controller declined a request.
public enum PagingRefusal: Hashable, Sendable {
  /// The pager declines it.
  case pager(PagerRefusal)
  /// No page has the index.
  case indexIsOutOfRange(Int, count: Int)
  /// Pages that come one after the other have no indices.
  case pagesHaveNoIndices
  /// The pages belong to a data source, which changes them and says so.
  case pagesBelongToADataSource
  /// The page is one of the pages already.
  case pageIsThere
  /// Time stands still inside a call of the controller.
  case timeStandsStill
  /// Time would come to its end.
  case timeOverflow
  /// What was asked for is not to be had inside a call of the pages.
  case pagesAreInACall
  /// Calls of the controller have asked for more than one instant may have.
  case tooManyRequests(limit: Int)
}

extension PagingRefusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .pager(let refusal): refusal.description
    case .indexIsOutOfRange(let index, let count):
      "There is no page \(index): there are \(count) pages."
    case .pagesHaveNoIndices: "Pages that come one after the other have no indices."
    case .pagesBelongToADataSource: "The pages belong to a data source."
    case .pageIsThere: "The page is one of the pages already."
    case .timeStandsStill: "Time stands still inside a call of the controller."
    case .timeOverflow: "Time would come to its end."
    case .pagesAreInACall: "The pages are inside a call of their own."
    case .tooManyRequests(let limit): "There were more than \(limit) requests at one instant."
    }
  }
}
