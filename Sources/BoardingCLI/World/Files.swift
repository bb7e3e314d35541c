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
  /// - Parameters:
  ///   - file: The name of the file; `-` is the standard input.
  ///   - limit: The number of bytes at the most.
  /// - Returns: The bytes.
  /// - Throws: What the system says.
  static func read(
    _ file: String,
    limit: Int = ScriptLimits.textBytes + 1
  ) throws(WorldFailure) -> [UInt8] {
    let isInput = file == "-"
    let descriptor = isInput ? STDIN_FILENO : unsafe open(file, O_RDONLY)
    if descriptor < 0 { throw .system("read '\(file)'", reason: WorldFailure.lastReason) }
    defer { if !isInput { close(descriptor) } }
    var input = InputStream(descriptor: descriptor)
    do {
      return try input.bytes(limit: limit)
    } catch {
      throw .system("read '\(file)'", reason: WorldFailure.lastReason)
    }
  }
}
