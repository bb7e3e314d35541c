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
  /// Reads a file, or as much of it as a script may have and one byte more.
  ///
  /// - Parameter file: The name of the file; `-` is the standard input.
  /// - Returns: The bytes.
  /// - Throws: What the system says.
  static func read(_ file: String) throws(WorldFailure) -> [UInt8] {
    let isInput = file == "-"
    let descriptor = isInput ? STDIN_FILENO : unsafe open(file, O_RDONLY)
    if descriptor < 0 { throw .system("read '\(file)'", reason: WorldFailure.lastReason) }
    defer { if !isInput { close(descriptor) } }
    var input = InputStream(descriptor: descriptor)
    do {
      return try input.bytes(limit: ScriptLimits.textBytes + 1)
    } catch {
      throw .system("read '\(file)'", reason: WorldFailure.lastReason)
    }
  }

  /// Writes a file in the place of what it held.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file.
  /// - Throws: What the system says.
  static func write(_ text: String, to file: String) throws(WorldFailure) {
    let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    if descriptor < 0 { throw .system("write '\(file)'", reason: WorldFailure.lastReason) }
    defer { close(descriptor) }
    do {
      try OutputStream(descriptor: descriptor).write(text)
    } catch {
      throw .system("write '\(file)'", reason: WorldFailure.lastReason)
    }
  }
}
