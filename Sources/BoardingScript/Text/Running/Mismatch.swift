/// The difference between what should be and what is.
public struct Mismatch: Hashable, Sendable {
  /// What should be, line by line.
  public let expected: [String]
  /// What is, line by line.
  public let actual: [String]
  /// What probably has to be done about it, or nil if that is not known.
  public internal(set) var hint: String?
}
