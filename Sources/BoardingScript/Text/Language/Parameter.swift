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
