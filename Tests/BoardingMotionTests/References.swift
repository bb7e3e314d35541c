import Foundation

/// The files of the folder References; `make_references.py` says how they were made.
enum References {
  /// Reads a file of doubles that are written as 64 bits in hexadecimal.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: The numbers of each line that is not a comment.
  static func rows(_ name: String) -> [[Double]] {
    let folder = URL(filePath: #filePath).deletingPathExtension()
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return [] }
    return data.split(separator: UInt8(ascii: "\n"))
      .filter { $0.first != UInt8(ascii: "#") }
      .map { line in line.split(separator: UInt8(ascii: " ")).map(number) }
  }

  /// Reads one number.
  private static func number(_ digits: Data) -> Double {
    Double(bitPattern: digits.reduce(0) { $0 << 4 | UInt64($1 > 57 ? $1 - 87 : $1 - 48) })
  }
}
