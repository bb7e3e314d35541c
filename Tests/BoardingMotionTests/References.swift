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
    var rows: [[Double]] = []
    for line in [UInt8](data).split(separator: UInt8(ascii: "\n")) where line.first != 35 {  // #
      var row: [Double] = []
      var bits: UInt64 = 0
      for character in line {
        if character == 32 {  // a space
          row.append(Double(bitPattern: bits))
        } else {
          bits = bits << 4 | UInt64(character > 57 ? character - 87 : character - 48)
        }
      }
      row.append(Double(bitPattern: bits))
      rows.append(row)
    }
    return rows
  }
}
