#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whether somebody has pressed Ctrl-C.
enum Interruption {
  /// Not zero from Ctrl-C on; the handler of the signal does nothing but set it.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  /// True if Ctrl-C was pressed and nobody has said anything to it yet.
  static var isPending: Bool { unsafe flag != 0 }

  /// Lets Ctrl-C be noted rather than end the process.
  static func begin() {
    clear()
    signal(SIGINT) { _ in unsafe Interruption.flag = 1 }
  }

  /// Forgets that Ctrl-C was pressed.
  static func clear() {
    unsafe flag = 0
  }
}
