extension PieceLoader {
  /// What a loader reports.
  public enum Event: Hashable, Sendable {
    /// A piece is wanted.
    case requested(LoadRequest)
    /// A piece is no longer wanted; its answer would be stale.
    case cancelled(LoadRequest)
    /// A load failed, and the next try is sent at an instant.
    case waiting(LoadRequest, LoadFailure, until: Instant)
    /// A load failed for good; nothing happens in its direction until a retry.
    case failed(LoadRequest, LoadFailure)
    /// So many items are there behind the others; others of the piece were there already.
    case appended(LoadRequest, count: Int, duplicates: Int)
    /// So many items are there in front of the others; others of the piece were there already.
    case prepended(LoadRequest, count: Int, duplicates: Int)
    /// A piece is there anew, and waits for the next ones.
    case refetched(LoadRequest, count: Int)
    /// So many items are there instead of all others.
    case replaced(LoadRequest, count: Int, duplicates: Int)
    /// All items are gone until new ones are there.
    case cleared
    /// So many items were dropped at the end of a direction, which can be loaded again.
    case dropped(LoadDirection, count: Int)
    /// The place where one is has another number, or there is no longer such a place.
    case indexChanged(from: Int, to: Int)
    /// There is no more in a direction.
    case completed(LoadDirection)
    /// What the loader was told makes no sense; nothing has changed.
    case refused(LoadRefusal)
  }

  /// How items are loaded anew.
  public enum Refresh: Hashable, Sendable {
    /// The piece where one is, and then what is around it.
    case around
    /// The first piece, and then what is behind it.
    case start
    /// Each piece that is there, one after the other.
    case everyPiece
  }
}

extension PieceLoader.Event: CustomStringConvertible {
  /// The event in words.
  public var description: String {
    switch self {
    case .requested(let request): "requested \(request)"
    case .cancelled(let request): "cancelled \(request)"
    case .waiting(let request, let failure, let instant):
      "\(request): \(failure), again at \(instant.nanoseconds) ns"
    case .failed(let request, let failure): "failed \(request): \(failure)"
    case .appended(let request, let count, let duplicates):
      "appended \(count) items, \(duplicates) left out, by \(request)"
    case .prepended(let request, let count, let duplicates):
      "prepended \(count) items, \(duplicates) left out, by \(request)"
    case .refetched(let request, let count): "refetched \(count) items by \(request)"
    case .replaced(let request, let count, let duplicates):
      "replaced all by \(count) items, \(duplicates) left out, by \(request)"
    case .cleared: "cleared"
    case .dropped(let direction, let count): "dropped \(count) items, \(direction) again"
    case .indexChanged(let from, let to): "index \(from) is \(to)"
    case .completed(let direction): "\(direction) is complete"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }
}
