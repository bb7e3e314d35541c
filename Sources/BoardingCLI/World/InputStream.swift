import BoardingScript

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

  /// True if Ctrl-C ends the wait for the standard input.
  private let heedsInterruption: Bool

  /// Takes an open place over.
  ///
  /// - Parameters:
  ///   - descriptor: The number by which the system knows it.
  ///   - heedsInterruption: True if Ctrl-C ends the wait for the standard input.
  init(descriptor: Int32, heedsInterruption: Bool = false) {
    self.descriptor = descriptor
    self.heedsInterruption = heedsInterruption
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
  /// - Returns: The line without its line feed, or what came instead.
  /// - Throws: What the system says.
  mutating func line(limit: Int) throws(WorldFailure) -> TypedLines.Typed {
    var line: [UInt8] = []
    var isEmpty = true
    var length = 0
    while true {
      if buffer.isEmpty {
        if heedsInterruption, !TypedLines.wait() { return .interruption }
        try fill()
      }
      if buffer.isEmpty { return isEmpty ? .end : .line(line) }
      isEmpty = false
      let end = buffer.firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[..<(end ?? buffer.endIndex)].prefix(limit - line.count)
      if let end {
        buffer = buffer[(end + 1)...]
        return .line(line)
      }
      length += buffer.count
      buffer = []
      if length > ScriptLimits.textBytes {
        let reason = "a line is longer than \(ScriptLimits.textBytes) bytes"
        throw .system("read the input", reason: reason)
      }
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
    } while count < 0 && WorldFailure.mayTryAgain(descriptor, Int16(POLLIN))
    if count < 0 { throw .system("read the input", reason: WorldFailure.lastReason) }
    isAtEnd = count == 0
    buffer = bytes[..<count]
  }
}
