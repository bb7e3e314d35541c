/// What is wrong with the JSON of a snapshot, and where.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it is in the value, such as `$.navigation.stack[3].screen`.
  public let path: String
  /// The line in the text, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// What is there.
  public let found: String
  /// What should be there.
  public let expected: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - path: Where it is in the value.
  ///   - line: The line in the text, from 1.
  ///   - column: The character in the line, from 1.
  ///   - found: What is there.
  ///   - expected: What should be there.
  init(at path: String, line: Int, column: Int, found: String, expected: String) {
    self.path = path
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// The error in words, such as `3:12: $.navigation.time: expected a number, found 'now'`.
  public var description: String {
    "\(line):\(column): \(path): expected \(expected), found \(found)"
  }
}
