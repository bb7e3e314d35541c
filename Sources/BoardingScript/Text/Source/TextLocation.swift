/// A place in a text.
public struct TextLocation: Hashable, Sendable {
  /// The name of the file, as it was given.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in Unicode scalars, counted from 1.
  public let column: Int

  /// Makes a location.
  ///
  /// - Parameters:
  ///   - file: The name of the file, as it was given.
  ///   - line: The line, counted from 1.
  ///   - column: The column in Unicode scalars, counted from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
