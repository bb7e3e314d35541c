/// What a load is for.
public enum LoadDirection: String, CaseIterable, Hashable, Sendable {
  /// To load items from nothing, or anew.
  case refresh = "refresh"
  /// To load the items behind those that are there.
  case append = "append"
  /// To load the items in front of those that are there.
  case prepend = "prepend"
}

extension LoadDirection: CustomStringConvertible {
  /// The direction in one word.
  public var description: String { rawValue }
}
