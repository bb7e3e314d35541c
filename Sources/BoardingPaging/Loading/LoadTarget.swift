/// Which piece a request asks for.
public enum LoadTarget: Hashable, Sendable {
  /// The first piece.
  case start
  /// The piece of a key.
  case key(PieceKey)
  /// The piece with the item that stands at a place among all items, from 0.
  case index(Int)
}

extension LoadTarget: CustomStringConvertible {
  /// The target in words.
  public var description: String {
    switch self {
    case .start: "start"
    case .key(let key): "key \(key)"
    case .index(let index): "index \(index)"
    }
  }
}
