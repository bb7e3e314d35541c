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

  /// The failure as a line.
  var message: String {
    switch self {
    case .system(let action, let reason): "boarding: error: cannot \(action): \(reason)"
    case .closed: ""
    }
  }
}
