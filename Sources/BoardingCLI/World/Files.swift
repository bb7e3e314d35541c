import BoardingScript

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads and writes whole files.
enum Files {
  /// What may stand behind the name of a file that is read.
  enum Kinds {
    /// Anything, however long it lets somebody wait.
    case all
    /// An ordinary file, a pipe or a socket: no device, which may have no end.
    case allButDevices
    /// An ordinary file, which lets nobody wait.
    case ordinary
  }

  /// Reads a file, or as much of it as a script may have and one byte more.
  ///
  /// - Parameters:
  ///   - file: The name of the file; `-` is the standard input.
  ///   - limit: The number of bytes at the most.
  ///   - kinds: What may stand behind the name.
  /// - Returns: The bytes.
  /// - Throws: What the system says, or that the file is of another kind.
  static func read(
    _ file: String,
    limit: Int = ScriptLimits.textBytes + 1,
    of kinds: Kinds = .all
  ) throws(WorldFailure) -> [UInt8] {
    let isInput = file == "-"
    // A pipe without a writer must not hold up somebody who does not want to read one.
    let flags = kinds == .ordinary ? O_RDONLY | O_NONBLOCK : O_RDONLY
    let descriptor = isInput ? STDIN_FILENO : unsafe open(file, flags)
    if descriptor < 0 { throw .system("read '\(file)'", reason: WorldFailure.lastReason) }
    defer { if !isInput { close(descriptor) } }
    if let reason = reason(against: descriptor, of: kinds) {
      throw .system("read '\(file)'", reason: reason)
    }
    var input = InputStream(descriptor: descriptor)
    do {
      return try input.bytes(limit: limit)
    } catch {
      throw .system("read '\(file)'", reason: WorldFailure.lastReason)
    }
  }

  /// Finds out why an open file is not one of these.
  ///
  /// A folder is left to the system, which says that it is one.
  ///
  /// - Parameters:
  ///   - descriptor: The open file.
  ///   - kinds: What it may be.
  /// - Returns: The reason, or nil if it is one of these.
  private static func reason(against descriptor: Int32, of kinds: Kinds) -> String? {
    var status = stat()
    if unsafe fstat(descriptor, &status) != 0 { return WorldFailure.lastReason }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFREG || kind == S_IFDIR { return nil }
    switch kinds {
    case .all: return nil
    case .allButDevices: return kind == S_IFCHR || kind == S_IFBLK ? "it is a device" : nil
    case .ordinary: return notOrdinary
    }
  }

  /// Tells whether a text can be written to a file whose old one is read before.
  ///
  /// - Parameter file: The name of the file.
  /// - Returns: True if it is an ordinary file, or none yet.
  static func canBeReplaced(_ file: String) -> Bool {
    var status = stat()
    return unsafe stat(file, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// What is said about a pipe, a device or a socket where an ordinary file is needed.
  static let notOrdinary = "it is not an ordinary file"
}
