/// What is wrong with a command line.
enum UsageFault: Error, Hashable {
  /// A word is not known.
  case unknown(String, expected: String, candidates: [String])
  /// No file is named.
  case noFile(command: String)
  /// More words stand there than expected.
  case surplus(String)
}
