/// An option that makes no sense for loading: what it is, what was found, what was expected.
public struct LoadingFault: Error, Hashable, Sendable {
  /// Which option it is.
  public let place: Place
  /// What was found; nanoseconds where it is a time.
  public let found: Int
  /// What is the least that was expected.
  public let minimum: Int

  /// Makes a fault.
  ///
  /// - Parameters:
  ///   - place: Which option it is.
  ///   - found: What was found; nanoseconds where it is a time.
  ///   - minimum: What is the least that was expected.
  public init(at place: Place, found: Int, atLeast minimum: Int) {
    self.place = place
    self.found = found
    self.minimum = minimum
  }

  /// The options that can be at fault.
  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// ``LoadingOptions/numberOfItemsPerPage``.
    case itemsPerPage = "number of items per page"
    /// ``LoadingOptions/prefetchDistance``.
    case prefetchDistance = "prefetch distance"
    /// ``LoadingOptions/maximumCount``.
    case maximumCount = "maximum number of items"
    /// ``LoadingOptions/emptyPieceLimit``.
    case emptyPieceLimit = "limit of empty pieces"
    /// ``RetryPolicy/attempts``.
    case attempts = "number of tries"
    /// The delay after the first failure.
    case firstDelay = "first delay"
    /// The longest delay.
    case longestDelay = "longest delay"
    /// The number of items of a ``ScriptedLoader``.
    case total = "number of items"
    /// The size of a piece of a ``ScriptedLoader``.
    case pieceSize = "size of a piece"
    /// The latency of a ``ScriptedLoader``.
    case latency = "latency"
  }
}

extension LoadingFault: CustomStringConvertible {
  /// The fault in one sentence.
  public var description: String {
    "The \(place.rawValue) is \(found); expected at least \(minimum)."
  }
}
