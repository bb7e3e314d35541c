/// What the command tells its caller at the end.
enum ExitCode: Int32, Hashable, Comparable, CaseIterable {
  /// Everything is well.
  case success = 0
  /// An expectation of a script is not met.
  case failedExpectation = 1
  /// A script, or the command line, is wrong.
  case badText = 2
  /// A file cannot be read or written.
  case world = 3
  /// No rule is broken as far as a walk has seen, but it has not seen everything.
  case incomplete = 4
  /// Somebody pressed Ctrl-C, or ended the job.
  case interrupted = 130

  /// Tells which of two codes is the less serious one.
  ///
  /// - Parameters:
  ///   - lhs: A code.
  ///   - rhs: Another code.
  /// - Returns: True if the first one is.
  static func < (lhs: ExitCode, rhs: ExitCode) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
