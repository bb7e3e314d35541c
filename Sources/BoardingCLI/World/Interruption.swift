#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whether somebody has pressed Ctrl-C, or asked the process to end.
enum Interruption {
  /// Not zero from such a signal on; the handler of the signal does nothing but set it.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  /// True if such a signal came and nobody has said anything to it yet.
  static var isPending: Bool { unsafe flag != 0 }

  /// Lets Ctrl-C be noted rather than end the process.
  ///
  /// A process may inherit that signals are held back; those that end it come through from here on.
  ///
  /// - Parameter heedsTermination: True to note the request to end the process, too, with which
  ///   job arrays end their jobs.
  static func begin(heedsTermination: Bool = false) {
    clear()
    signal(SIGINT) { _ in unsafe Interruption.flag = 1 }
    if heedsTermination { signal(SIGTERM) { _ in unsafe Interruption.flag = 1 } }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Forgets the signal.
  static func clear() {
    unsafe flag = 0
  }
}
