/// How items are loaded.
///
/// ```swift
/// let options = try LoadingOptions(numberOfItemsPerPage: 10, maximumCount: 100)
/// #expect(options.prefetchDistance == 5)
/// ```
public struct LoadingOptions: Hashable, Sendable {
  /// How many items a piece has; it may bring fewer or more.
  public let numberOfItemsPerPage: Int
  /// How near to an end more is loaded: when so many items or fewer remain, the current one
  /// included.
  public let prefetchDistance: Int
  /// How many items may be kept before whole pieces are dropped at the far end; nil for any number.
  public let maximumCount: Int?
  /// True if items that are known to be there but not loaded count as places.
  ///
  /// Their pages have the lowest numbers as identities, see `PageID.isPlaceholder`; an item with such
  /// a number is left out.
  public let hasPlaceholders: Bool
  /// What becomes of an item that is there already.
  public let duplicates: Duplicates
  /// What becomes of the items while they are loaded anew.
  public let refreshing: Refreshing
  /// How often a load is tried by itself.
  public let retry: RetryPolicy
  /// How many pieces in a row may bring no new item before the direction counts as failed.
  public let emptyPieceLimit: Int
  /// True if the distance is that of half a page, whatever the size of a page is.
  let isUsualDistance: Bool

  /// What becomes of an item that is there already.
  public enum Duplicates: Hashable, Sendable {
    /// It is left out, and the event says how many were.
    case drop
    /// The piece is not taken, and the load has failed.
    case report
  }

  /// What becomes of the items while they are loaded anew.
  public enum Refreshing: Hashable, Sendable {
    /// They stay until the new ones are there.
    case keepsItems
    /// They go at once.
    case clearsFirst
  }

  /// Makes options.
  ///
  /// - Parameters:
  ///   - numberOfItemsPerPage: How many items a piece has, 1 or more.
  ///   - prefetchDistance: How near to an end more is loaded, 1 item or more; nil for half a
  ///     page, 1 at least.
  ///   - maximumCount: How many items may be kept, a page and twice the distance at least; nil for
  ///     any number.
  ///   - hasPlaceholders: True if items that are known but not loaded count as places.
  ///   - duplicates: What becomes of an item that is there already.
  ///   - refreshing: What becomes of the items while they are loaded anew.
  ///   - retry: How often a load is tried by itself.
  ///   - emptyPieceLimit: How many pieces in a row may bring no new item, 1 or more.
  /// - Throws: ``LoadingFault`` if a value makes no sense.
  public init(
    numberOfItemsPerPage: Int = 20,
    prefetchDistance: Int? = nil,
    maximumCount: Int? = nil,
    hasPlaceholders: Bool = false,
    duplicates: Duplicates = .drop,
    refreshing: Refreshing = .keepsItems,
    retry: RetryPolicy = .standard,
    emptyPieceLimit: Int = 10
  ) throws(LoadingFault) {
    let distance = prefetchDistance ?? max(1, numberOfItemsPerPage / 2)
    guard numberOfItemsPerPage >= 1 else {
      throw LoadingFault(at: .itemsPerPage, found: numberOfItemsPerPage, atLeast: 1)
    }
    guard distance >= 1 else {
      throw LoadingFault(at: .prefetchDistance, found: distance, atLeast: 1)
    }
    guard emptyPieceLimit >= 1 else {
      throw LoadingFault(at: .emptyPieceLimit, found: emptyPieceLimit, atLeast: 1)
    }
    if let maximumCount {
      let (twice, isTooFar) = distance.multipliedReportingOverflow(by: 2)
      let (sum, isTooMuch) = twice.addingReportingOverflow(numberOfItemsPerPage)
      let least = isTooFar || isTooMuch ? Int.max : sum
      guard maximumCount >= least else {
        throw LoadingFault(at: .maximumCount, found: maximumCount, atLeast: least)
      }
    }
    self.numberOfItemsPerPage = numberOfItemsPerPage
    self.prefetchDistance = distance
    self.maximumCount = maximumCount
    self.hasPlaceholders = hasPlaceholders
    self.duplicates = duplicates
    self.refreshing = refreshing
    self.retry = retry
    self.emptyPieceLimit = emptyPieceLimit
    isUsualDistance = prefetchDistance == nil
  }

  /// Pieces of 20 items, loaded when half a piece remains, kept without a limit.
  public static let standard = LoadingOptions()

  /// Makes the standard options.
  private init() {
    numberOfItemsPerPage = 20
    prefetchDistance = 10
    maximumCount = nil
    hasPlaceholders = false
    duplicates = .drop
    refreshing = .keepsItems
    retry = .standard
    emptyPieceLimit = 10
    isUsualDistance = true
  }

  /// Makes options that expect pieces of another size.
  ///
  /// - Parameters:
  ///   - options: The other options.
  ///   - number: How many items a piece has; below 1 counts as 1. The distance of half a page
  ///     follows it, and the greatest number of items rises where it would be too small.
  init(_ options: LoadingOptions, numberOfItemsPerPage number: Int) {
    numberOfItemsPerPage = max(1, min(number, LoadedPiece.greatestCount))
    isUsualDistance = options.isUsualDistance
    prefetchDistance =
      isUsualDistance ? max(1, numberOfItemsPerPage / 2) : options.prefetchDistance
    let distance = min(prefetchDistance, LoadedPiece.greatestCount)
    let least = numberOfItemsPerPage + 2 * distance
    maximumCount = options.maximumCount.map { max($0, least) }
    hasPlaceholders = options.hasPlaceholders
    duplicates = options.duplicates
    refreshing = options.refreshing
    retry = options.retry
    emptyPieceLimit = options.emptyPieceLimit
  }
}
