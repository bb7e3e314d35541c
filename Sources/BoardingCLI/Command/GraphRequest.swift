/// What `graph` is asked to do.
struct GraphRequest: Hashable, Sendable {
  /// The script whose flow is drawn, `-` for the standard input.
  let file: String
  /// The language of the picture.
  let format: Format

  /// A language of pictures.
  enum Format: String, Hashable, CaseIterable {
    /// Flowcharts of Mermaid.
    case mermaid
    /// The DOT language of Graphviz.
    case dot
  }

  /// Reads the words behind `graph`.
  ///
  /// - Parameter words: The words.
  /// - Throws: What is wrong with them.
  init(_ words: CommandWords) throws(UsageFault) {
    let word = words.value(of: .format) ?? Format.mermaid.rawValue
    guard let format = Format(rawValue: word) else {
      throw .unknown(
        word,
        expected: "mermaid or dot behind '--format'",
        candidates: Format.allCases.map { $0.rawValue }
      )
    }
    self.format = format
    file = try words.onlyFlow(of: "graph")
  }
}
