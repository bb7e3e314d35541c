/// How loading in one direction stands.
public enum LoadPhase: Hashable, Sendable {
  /// Nothing is on its way, and there may be more.
  case idle
  /// A request is on its way.
  case loading(LoadRequest)
  /// The last try failed, and the next one is sent at an instant.
  case waiting(LoadRequest, until: Instant)
  /// The last of all tries failed; nothing happens until a retry.
  case failed(LoadRequest, LoadFailure)
  /// There is no more in this direction.
  case complete

  /// The request that is on its way; nil if none is.
  public var request: LoadRequest? {
    switch self {
    case .loading(let request): request
    case .idle, .waiting, .failed, .complete: nil
    }
  }

  /// True if nothing is on its way and there may be more.
  var isIdle: Bool {
    switch self {
    case .idle: true
    case .loading, .waiting, .failed, .complete: false
    }
  }

  /// True while a request is on its way or waits for its next try.
  public var isBusy: Bool {
    switch self {
    case .loading, .waiting: true
    case .idle, .failed, .complete: false
    }
  }
}

extension LoadPhase: CustomStringConvertible {
  /// The phase in words.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .loading(let request): "loading, try \(request.attempt)"
    case .waiting(let request, let instant):
      "waiting until \(instant.nanoseconds) ns after try \(request.attempt)"
    case .failed(let request, let failure):
      "failed after \(request.attempt) tries: \(failure)"
    case .complete: "complete"
    }
  }
}
