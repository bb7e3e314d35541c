#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Shows at a terminal how far some work is, and nothing anywhere else.
final class ProgressBar {
  /// True where the errors go to a terminal.
  private let isShown: Bool = isatty(STDERR_FILENO) == 1
  /// When the work began.
  private let start = ContinuousClock.now
  /// When it was shown last.
  private var last: ContinuousClock.Instant?

  /// Shows how far the work is, a few times a second.
  ///
  /// - Parameter text: Says it, after so many seconds.
  func show(_ text: (Double) -> String) {
    if !isShown { return }
    let now = ContinuousClock.now
    if let last, last.duration(to: now) < .milliseconds(200) { return }
    last = now
    let passed = start.duration(to: now)
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    try? OutputStream.errors.write("\r" + text(seconds) + "\u{1B}[K")
  }

  /// Takes it away, so that something else can be printed.
  func clear() {
    if last != nil { try? OutputStream.errors.write("\r\u{1B}[K") }
  }
}
