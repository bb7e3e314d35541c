import Boarding
import BoardingPaging

extension PieceLoader.Event {
  /// What happened in loading: the name of the event and its other members.
  var json: (name: String, members: [JSONValue.Member]) {
    switch self {
    case .requested(let request): ("loadRequested", request.members)
    case .cancelled(let request): ("loadCancelled", request.members)
    case .waiting(let request, let failure, let instant):
      (
        "loadWaiting",
        request.members + [failure.member, .init("until", .integer(instant.nanoseconds))]
      )
    case .failed(let request, let failure): ("loadFailed", request.members + [failure.member])
    case .appended(let request, let count, let duplicates):
      ("loadAppended", request.members(bringing: count, duplicates))
    case .prepended(let request, let count, let duplicates):
      ("loadPrepended", request.members(bringing: count, duplicates))
    case .refetched(let request, let count):
      ("loadRefetched", request.members + [.init("items", .int(count))])
    case .replaced(let request, let count, let duplicates):
      ("loadReplaced", request.members(bringing: count, duplicates))
    case .cleared: ("loadCleared", [])
    case .dropped(let direction, let count):
      ("loadDropped", [direction.member, .init("items", .int(count))])
    case .indexChanged(let from, let to):
      ("loadIndexChanged", [.init("from", .int(from + 1)), .init("to", .int(to + 1))])
    case .completed(let direction): ("loadCompleted", [direction.member])
    case .refused(let refusal): ("loadRefused", [.init("reason", .string(refusal.name))])
    }
  }
}

extension LoadDirection {
  /// The direction.
  fileprivate var member: JSONValue.Member { .init("direction", .string(rawValue)) }
}

extension LoadFailure {
  /// Why there is no piece.
  fileprivate var member: JSONValue.Member {
    .init("failure", .string(PieceEventText.text(of: self)))
  }
}

extension LoadRequest {
  /// What is asked for; no piece and no place where that is the start.
  fileprivate var members: [JSONValue.Member] {
    let target: [JSONValue.Member] =
      switch target {
      case .start: []
      case .key(let key): [.init("piece", .int(key.rawValue + 1))]
      case .index(let index): [.init("place", .int(index + 1))]
      }
    return [.init("request", .int(number)), direction.member] + target
      + [.init("try", .int(attempt))]
  }

  /// What was asked for, and how many items came.
  ///
  /// - Parameters:
  ///   - count: How many items are new.
  ///   - duplicates: How many were there already.
  /// - Returns: The members.
  fileprivate func members(bringing count: Int, _ duplicates: Int) -> [JSONValue.Member] {
    members + [.init("items", .int(count)), .init("duplicates", .int(duplicates))]
  }
}
