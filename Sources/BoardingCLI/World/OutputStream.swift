#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open place to write to.
struct OutputStream {
  /// The number by which the system knows it.
  private let descriptor: Int32
  /// True if it is a terminal that may be painted.
  let isPainted: Bool

  /// Takes an open place over.
  ///
  /// - Parameter descriptor: The number by which the system knows it.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    isPainted =
      isatty(descriptor) == 1 && OutputStream.variable("NO_COLOR") ?? "" == ""
      && OutputStream.variable("TERM") != "dumb"
  }

  /// Where transcripts go.
  static let output: OutputStream = OutputStream(descriptor: STDOUT_FILENO)

  /// Where errors go.
  static let errors: OutputStream = OutputStream(descriptor: STDERR_FILENO)

  /// Writes a text.
  ///
  /// - Parameter text: The text.
  /// - Throws: What the system says; a reader that went away is no failure but an end.
  func write(_ text: String) throws(WorldFailure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { (bytes) in
        #if canImport(Glibc)
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw .closed
      } else if !WorldFailure.mayTryAgain(descriptor, Int16(POLLOUT)) {
        throw .system("write the output", reason: WorldFailure.lastReason)
      }
    }
  }

  /// Returns a variable of the environment.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: What it says, or nil if it is not set.
  static func variable(_ name: String) -> String? {
    guard let found = unsafe getenv(name) else { return nil }
    return unsafe String(cString: found)
  }
}
