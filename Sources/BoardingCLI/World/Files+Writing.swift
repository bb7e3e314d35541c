#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Files {
  /// Writes a file in the place of what it held, which stays if that fails.
  ///
  /// The text goes to a file beside it, which then takes its name. What is no ordinary file, such
  /// as a device, is written to directly; a pipe has to have its reader already.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file.
  /// - Throws: What the system says.
  static func write(_ text: String, to file: String) throws(WorldFailure) {
    let place = resolved(file)
    var old = stat()
    let exists = unsafe stat(place, &old) == 0
    do {
      if exists && old.st_mode & S_IFMT != S_IFREG {
        let descriptor = try opened(place, flags: O_WRONLY | O_NONBLOCK)
        defer { close(descriptor) }
        try OutputStream(descriptor: descriptor).write(text)
      } else {
        try replace(place, with: text, mode: exists ? old.st_mode & 0o7777 : nil)
      }
    } catch {
      throw .system("write '\(file)'", reason: error.reason)
    }
  }

  /// Makes a folder where there is none.
  ///
  /// - Parameter folder: The name of the folder; the one that holds it is there.
  /// - Throws: What the system says.
  static func makeFolder(_ folder: String) throws(WorldFailure) {
    if isFolder(folder) { return }
    if unsafe mkdir(folder, 0o777) != 0 {
      let isMissing = errno == ENOENT
      let reason = WorldFailure.lastReason
      let missing = isMissing ? missingFolder(above: folder) : nil
      throw .system(
        "make the folder '\(folder)'",
        reason: missing.map { "there is no folder '\($0)'" } ?? reason
      )
    }
  }

  /// Finds the first folder of a path that is not there.
  ///
  /// - Parameter path: The path.
  /// - Returns: The folder, or nil if each folder above the last name is there.
  private static func missingFolder(above path: String) -> String? {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      let folder = String(path[..<slash])
      if !isFolder(folder), path[slash...].contains(where: { $0 != "/" }) { return folder }
    }
    return nil
  }

  /// Follows links to the file that they lead to.
  ///
  /// - Parameter file: The name of a file.
  /// - Returns: The name without links, or the same name if there is no such file.
  private static func resolved(_ file: String) -> String {
    guard let path = unsafe realpath(file, nil) else { return file }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Puts a new file in the place of an old one.
  ///
  /// - Parameters:
  ///   - file: The name of the file, which is no link.
  ///   - text: The text.
  ///   - mode: Who may do what with the old file; nil if there is none.
  /// - Throws: What the system says.
  private static func replace(
    _ file: String,
    with text: String,
    mode: mode_t?
  ) throws(WorldFailure) {
    if mode != nil, unsafe access(file, W_OK) != 0 {
      throw .system("write", reason: WorldFailure.lastReason)
    }
    let beside = file + ".\(getpid()).new"
    let descriptor = try opened(beside, flags: O_WRONLY | O_CREAT | O_EXCL)
    // From here on the file is known to be an own one, and may be taken away again.
    do throws(WorldFailure) {
      try fill(descriptor, with: text, mode: mode)
      if unsafe rename(beside, file) != 0 {
        throw WorldFailure.system("write", reason: WorldFailure.lastReason)
      }
    } catch {
      unsafe unlink(beside)
      throw error
    }
  }

  /// Opens a file to be written.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - flags: How the file is opened.
  /// - Returns: The descriptor, which the caller closes.
  /// - Throws: What the system says.
  private static func opened(_ file: String, flags: Int32) throws(WorldFailure) -> Int32 {
    let descriptor = unsafe open(file, flags, 0o666)
    if descriptor < 0 {
      // A pipe that nobody reads is no such device to the system.
      let reason = errno == ENXIO ? WorldFailure.closedReason : WorldFailure.lastReason
      throw .system("write", reason: reason)
    }
    return descriptor
  }

  /// Writes a text into a new file and closes it.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - text: The text.
  ///   - mode: Who may do what with the file; nil for the usual.
  /// - Throws: What the system says.
  private static func fill(
    _ descriptor: Int32,
    with text: String,
    mode: mode_t?
  ) throws(WorldFailure) {
    defer { close(descriptor) }
    if let mode { fchmod(descriptor, mode) }
    try OutputStream(descriptor: descriptor).write(text)
    if fsync(descriptor) != 0 { throw .system("write", reason: WorldFailure.lastReason) }
  }
}

extension WorldFailure {
  /// What the system says, without what it could not do.
  fileprivate var reason: String {
    switch self {
    case .system(_, let reason): reason
    case .closed: WorldFailure.closedReason
    }
  }
}
