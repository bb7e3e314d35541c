import BoardingScript

/// What `link` is asked to do.
struct LinkRequest: Hashable, Sendable {
  /// The script with the flow, `-` for the standard input.
  let file: String
  /// What is to be done with the flow.
  let task: Task
  /// What becomes of names that are gone; nil if that is an error.
  let gone: GonePolicy?

  /// What is to be done with a flow.
  enum Task: Hashable, Sendable {
    /// Open this link.
    case open(String)
    /// Make the link to these screens.
    case write([String])
  }

  /// Reads the words behind `link`.
  ///
  /// - Parameter words: The words.
  /// - Throws: What is wrong with them.
  init(_ words: CommandWords) throws(UsageFault) {
    guard let file = words.operands.first else { throw .noFile(command: "link") }
    self.file = file
    let rest = words.operands.dropFirst()
    guard let first = rest.first else { throw .noLink }
    if first.hasPrefix("/") {
      if rest.count > 1 { throw .surplus(rest[2]) }
      task = .open(first)
    } else {
      task = .write(Array(rest))
    }
    gone = try words.gonePolicy()
  }
}
