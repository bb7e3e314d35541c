/// Why a load brought nothing.
public enum LoadFailure: Error, Hashable, Sendable {
  /// Who loads says so, with a number of its own; another try may help.
  case source(code: Int)
  /// The piece names the key again by which it was asked for, so that there would be no end.
  case repeatedKey(PieceKey)
  /// The piece brings an item that is there already, and that is not allowed.
  case duplicate(PageID)
  /// The piece says that fewer than 0 items, or more than there can be, are around it.
  case impossibleCount(Int)
  /// So many pieces in a row brought no new item although each named a next one.
  case nothingNew(pieces: Int)

  /// True if the same request may have another outcome.
  public var isWorthRetrying: Bool {
    switch self {
    case .source: true
    case .repeatedKey, .duplicate, .impossibleCount, .nothingNew: false
    }
  }
}

extension LoadFailure: CustomStringConvertible {
  /// The failure in words.
  public var description: String {
    switch self {
    case .source(let code): "error \(code)"
    case .repeatedKey(let key): "key \(key) twice in a row"
    case .duplicate(let page): "item \(page) is there already"
    case .impossibleCount(let count): "\(count) items around the piece"
    case .nothingNew(let pieces): "\(pieces) pieces in a row without a new item"
    }
  }
}
