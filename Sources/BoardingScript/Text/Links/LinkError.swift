/// What is wrong with a link, and where.
public struct LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The byte of the link at which it is, from 1.
  public let column: Int
  /// What is there.
  public let found: String
  /// What should be there.
  public let expected: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - column: The byte of the link at which it is, from 1.
  ///   - found: What is there.
  ///   - expected: What should be there.
  init(at column: Int, found: String, expected: String) {
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// The error in words, such as `column 10: expected a screen, found 'plens'`.
  public var description: String { "column \(column): expected \(expected), found \(found)" }
}
