#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the world could not do.
enum WorldFailure: Error {
  /// The system refused, with its reason.
  case system(String, reason: String)
  /// The reader of the output went away.
  case closed

  /// What the system says about its last failure.
  static var lastReason: String { unsafe String(cString: strerror(errno)) }

  /// What is said about a reader that went away where that is a failure.
  static let closedReason = "nobody reads it"

  /// Looks at the last failure and waits where the system asks for patience.
  ///
  /// - Parameters:
  ///   - descriptor: The place that failed.
  ///   - event: What it has to be ready for.
  /// - Returns: True if it is worth another try.
  static func mayTryAgain(_ descriptor: Int32, _ event: Int16) -> Bool {
    if errno == EINTR { return true }
    if errno != EAGAIN && errno != EWOULDBLOCK { return false }
    var place = pollfd(fd: descriptor, events: event, revents: 0)
    _ = unsafe poll(&place, 1, -1)
    return true
  }

  /// The failure as a line.
  var message: String {
    switch self {
    case .system(let action, let reason): "boarding: error: cannot \(action): \(reason)"
    case .closed: ""
    }
  }
}
