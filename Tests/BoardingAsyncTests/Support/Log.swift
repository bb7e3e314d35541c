import Synchronization

/// Lines in the order in which they were written, from any thread.
final class Log: Sendable {
  /// The lines.
  private let all = Mutex<[String]>([])

  /// The lines so far.
  var lines: [String] { all.withLock { $0 } }

  /// Writes a line.
  ///
  /// - Parameter line: The line.
  func write(_ line: String) {
    all.withLock { $0.append(line) }
  }
}
