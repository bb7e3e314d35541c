/// Why a loader declines what it is told; nothing changes then.
public enum LoadRefusal: Error, Hashable, Sendable {
  /// The answer is to a request that was never made.
  case unknownRequest(number: Int, lastNumber: Int)
  /// The answer is to a request that is no longer wanted, or that was answered already.
  case staleRequest(LoadRequest, generation: Int)
  /// There is no item at the index.
  case index(Int, count: Int)
  /// The instant is over.
  case past(Instant, now: Instant)
  /// Nothing failed in the direction, and nothing waits for another try.
  case nothingToRetry(LoadDirection)
  /// There is no more in the direction, or its last load failed and waits for a retry.
  case nothingToLoad(LoadDirection)
  /// Nothing was loaded yet, so that there is nothing to load anew.
  case notStarted
}

extension LoadRefusal: CustomStringConvertible {
  /// The refusal in one sentence.
  public var description: String {
    switch self {
    case .unknownRequest(let number, let lastNumber):
      "The answer is to request #\(number); expected one from #1 to #\(lastNumber)."
    case .staleRequest(let request, let generation):
      "The answer to request #\(request.number) of generation \(request.generation) is stale;"
        + " expected one that is on its way in generation \(generation)."
    case .index(let index, let count):
      "The index is \(index); expected one from 0 to below \(count)."
    case .past(let instant, let now):
      "The time is \(instant.nanoseconds) ns; expected \(now.nanoseconds) ns or later."
    case .nothingToRetry(let direction):
      "The direction is \(direction); expected one that failed or waits."
    case .nothingToLoad(let direction):
      "The direction is \(direction); expected one with more to load that has not failed."
    case .notStarted: "Nothing was loaded; expected a start."
    }
  }
}
