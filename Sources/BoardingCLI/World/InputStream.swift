#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open place to read from.
struct InputStream {
  /// The number by which the system knows it.
  private let descriptor: Int32
  /// What was read and not taken yet.
  private var buffer: ArraySlice<UInt8> = []
  /// True after the last byte.
  private var isAtEnd = false

  /// Takes an open place over.
  ///
  /// - Parameter descriptor: The number by which the system knows it.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads to the end, or up to a limit.
  ///
  /// - Parameter limit: The number of bytes at the most.
  /// - Returns: The bytes.
  /// - Throws: What the system says.
  mutating func bytes(limit: Int) throws(WorldFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      if buffer.isEmpty { try fill() }
      if buffer.isEmpty { break }
      bytes += buffer.prefix(limit - bytes.count)
      buffer = []
    }
    return bytes
  }

  /// Reads a line.
  ///
  /// - Parameter limit: The number of bytes at the most; the rest of a longer line is dropped.
  /// - Returns: The line without its line feed, or nil at the end.
  /// - Throws: What the system says.
  mutating func line(limit: Int) throws(WorldFailure) -> [UInt8]? {
    var line: [UInt8] = []
    var isEmpty = true
    while true {
      if buffer.isEmpty { try fill() }
      if buffer.isEmpty { return isEmpty ? nil : line }
      isEmpty = false
      let end = buffer.firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[..<(end ?? buffer.endIndex)].prefix(limit - line.count)
      if let end {
        buffer = buffer[(end + 1)...]
        return line
      }
      buffer = []
    }
  }

  /// Fills the empty buffer; it stays empty at the end.
  ///
  /// - Throws: What the system says.
  private mutating func fill() throws(WorldFailure) {
    if isAtEnd { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = -1
    repeat {
      count = unsafe bytes.withUnsafeMutableBytes { (bytes) in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
    } while count < 0 && errno == EINTR
    if count < 0 { throw .system("read the input", reason: WorldFailure.lastReason) }
    isAtEnd = count == 0
    buffer = bytes[..<count]
  }
}
