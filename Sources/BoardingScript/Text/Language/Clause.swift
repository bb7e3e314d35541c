/// A part of a statement that is known by its first word and may stand in any order.
public struct Clause: Sendable {
  /// How the part is written in a usage line, such as `[from SCREEN]`.
  public let notation: String
  /// The words with which it may begin; none for any name that a value follows.
  let keywords: [String]
  /// True if it may stand more than once.
  let isRepeatable: Bool
  /// Tells whether it may stand once more behind what was read.
  let mayStandAgain: @Sendable (Arguments) -> Bool
  /// The words that may follow the word, as far as they are known.
  let candidates: @Sendable (DeclaredNames) -> [String]
  /// Reads what follows the word.
  let read: @Sendable (inout LineReader, inout Arguments) throws(Diagnostic) -> Void

  /// Makes a part that begins with one word.
  ///
  /// - Parameters:
  ///   - keyword: The word with which it begins; nil for any name that a value follows.
  ///   - notation: How it is written in a usage line.
  ///   - isRepeatable: True if it may stand more than once.
  ///   - mayStandAgain: Tells whether it may stand once more behind what was read, if not always.
  ///   - candidates: The words that may follow the word.
  ///   - read: Reads what follows the word.
  init(
    _ keyword: String?,
    _ notation: String,
    isRepeatable: Bool = false,
    mayStandAgain: @escaping @Sendable (Arguments) -> Bool = { _ in false },
    candidates: @escaping @Sendable (DeclaredNames) -> [String] = { _ in [] },
    read: @escaping @Sendable (inout LineReader, inout Arguments) throws(Diagnostic) -> Void
  ) {
    keywords = keyword.map { [$0] } ?? []
    self.notation = notation
    self.isRepeatable = isRepeatable
    self.mayStandAgain = mayStandAgain
    self.candidates = candidates
    self.read = read
  }

  /// Makes a part that is one of several words, of which one may stand.
  ///
  /// - Parameters:
  ///   - keywords: The words.
  ///   - choose: Takes the word that stands there.
  init(
    oneOf keywords: [String],
    choose: @escaping @Sendable (String, inout Arguments) -> Void
  ) {
    self.keywords = keywords
    notation = "[" + keywords.joined(separator: "|") + "]"
    isRepeatable = false
    mayStandAgain = { _ in false }
    candidates = { _ in [] }
    read = { reader, arguments in choose(reader.lastPart, &arguments) }
  }

  /// Makes a part that is one of several words, some of which something follows.
  ///
  /// - Parameters:
  ///   - keywords: The words.
  ///   - notation: How it is written in a usage line.
  ///   - read: Reads what follows the word, which is the last part that was read.
  init(
    oneOf keywords: [String],
    _ notation: String,
    read: @escaping @Sendable (inout LineReader, inout Arguments) throws(Diagnostic) -> Void
  ) {
    self.keywords = keywords
    self.notation = notation
    isRepeatable = false
    mayStandAgain = { _ in false }
    candidates = { _ in [] }
    self.read = read
  }
}
