import BoardingScript

/// What `snapshot` is asked to do.
struct SnapshotRequest: Hashable, Sendable {
  /// The scripts, `-` for the standard input.
  let files: [String]
  /// The snapshot to begin with; nil for the beginning.
  var restore: String?
  /// What becomes of names that are gone; nil if that is a failure.
  var gone: GonePolicy?

  /// Makes a request.
  ///
  /// - Parameter files: The scripts.
  init(_ files: [String]) {
    self.files = files
  }

  /// Reads the words behind `snapshot`.
  ///
  /// - Parameter words: The words.
  /// - Throws: What is wrong with them.
  init(_ words: CommandWords) throws(UsageFault) {
    self.init(words.operands)
    restore = words.value(of: .restore)
    gone = try words.gonePolicy()
  }
}

extension CommandWords {
  /// Reads what becomes of names that are gone.
  ///
  /// - Returns: The policy, or nil if none is said.
  /// - Throws: That the word is none.
  func gonePolicy() throws(UsageFault) -> GonePolicy? {
    guard let word = value(of: .gone) else { return nil }
    if let policy = GonePolicy(rawValue: word) { return policy }
    throw .unknown(
      word,
      expected: "drop, stop or restart",
      candidates: GonePolicy.allCases.map { $0.rawValue }
    )
  }
}
