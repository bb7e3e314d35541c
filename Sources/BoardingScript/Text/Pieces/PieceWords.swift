import Boarding
import BoardingPaging

/// What a statement says about items that arrive in pieces.
struct PieceWords: Sendable {
  /// What stands in front of the number of each item.
  var title = ""
  /// A number of items.
  var total = 0
  /// How many items a piece has.
  var page = LoadingOptions.standard.numberOfItemsPerPage
  /// How many nanoseconds an answer takes; nil if it never comes by itself.
  var latency: Int64? = 0
  /// How often pieces fail, by their numbers from 0; `Int.max` for ever.
  var failures: [Int: Int] = [:]
  /// How many items short pieces have, by their numbers from 0.
  var sizes: [Int: Int] = [:]
  /// How near to an end more is loaded; nil for half a piece.
  var distance: Int?
  /// How many items are kept; nil for any number.
  var maximum: Int?
  /// Where that is said.
  var maximumLocation: TextLocation?
  /// True if items that are not loaded count as places.
  var hasPlaceholders = false
  /// How often a piece is tried.
  var tries = RetryPolicy.standard.attempts
  /// How many nanoseconds pass between the first failure and the second try.
  var firstDelay: Int64 = 1_000_000_000
  /// The most nanoseconds between two tries.
  var longestDelay: Int64 = 30_000_000_000
  /// What becomes of an item that is there already.
  var duplicates = LoadingOptions.Duplicates.drop
  /// What becomes of the items while they are loaded anew.
  var refreshing = LoadingOptions.Refreshing.keepsItems
  /// The number of a piece, from 0.
  var piece = 0
  /// A place among items, from 0.
  var place = 0
  /// A direction; nil if none is said.
  var direction: LoadDirection?
  /// How items are loaded anew.
  var refresh = PieceLoader.Refresh.around
  /// Items, as ranges of their identities.
  var items: [ClosedRange<Int>] = []

  /// Makes words that say nothing.
  init() {}

  /// Makes the run of a source that is described.
  ///
  /// - Returns: The run, before it begins.
  /// - Throws: What makes no sense together.
  func makeRun() throws(LoadingFault) -> LoadingRun {
    let options = try LoadingOptions(
      numberOfItemsPerPage: page,
      prefetchDistance: distance,
      maximumCount: maximum,
      hasPlaceholders: hasPlaceholders,
      duplicates: duplicates,
      refreshing: refreshing,
      retry: try RetryPolicy(
        attempts: tries,
        firstDelay: .nanoseconds(firstDelay),
        longestDelay: .nanoseconds(longestDelay)
      )
    )
    var source = try ScriptedLoader(
      total: total,
      numberOfItemsPerPage: page,
      saysTotal: true,
      sizes: sizes,
      failures: failures
    )
    source.setLatency(nanoseconds: latency)
    return LoadingRun(options: options, source: source)
  }
}
