/// What is wrong with the JSON of a log, and where.
public struct InputLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it is, such as `$.inputs[3].screen`.
  public let path: String
  /// What is there.
  public let found: String
  /// What should be there.
  public let expected: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - found: What is there.
  ///   - expected: What should be there.
  init(at path: String, found: String, expected: String) {
    self.path = path
    self.found = found
    self.expected = expected
  }

  /// The error in words, such as `$.inputs[3].screen: expected the id of a screen, found 7`.
  public var description: String { "\(path): expected \(expected), found \(found)" }
}
