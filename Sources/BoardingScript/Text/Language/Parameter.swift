/// A part of a statement that has its place.
public struct Parameter: Sendable {
  /// How the part is written in a usage line, such as `SCREEN`.
  public let notation: String
  /// The words that may stand there, as far as they are known.
  let candidates: @Sendable (DeclaredNames) -> [String]
  /// True if the part goes on to the end of the line.
  let repeats: Bool
  /// Reads the part.
  let read: @Sendable (inout LineReader, inout Arguments) throws(Diagnostic) -> Void

  /// True if the part may be left out.
  var isOptional: Bool { notation.utf8.first == UInt8(ascii: "[") }

  /// Tells whether a part of a line can be this part, as far as its first byte shows.
  ///
  /// - Parameter text: The part of the line; not empty.
  /// - Returns: True unless one is a string and the other one is not.
  func canBe(_ text: String) -> Bool {
    notation.utf8.contains { $0.isQuote } == (text.utf8.first?.isQuote ?? false)
  }

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - notation: How it is written in a usage line.
  ///   - repeats: True if it goes on to the end of the line.
  ///   - candidates: The words that may stand there.
  ///   - read: Reads it.
  init(
    _ notation: String,
    repeats: Bool = false,
    candidates: @escaping @Sendable (DeclaredNames) -> [String] = { _ in [] },
    read: @escaping @Sendable (inout LineReader, inout Arguments) throws(Diagnostic) -> Void
  ) {
    self.notation = notation
    self.repeats = repeats
    self.candidates = candidates
    self.read = read
  }
}
