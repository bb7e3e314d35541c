import BoardingScript

/// Notes which files are read, so that none of them is written over.
final class ReadFiles {
  /// The names of the files.
  private(set) var names: [String]

  /// Begins with a file.
  ///
  /// - Parameter file: The name of the file; `-` is the standard input.
  init(_ file: String) {
    names = [file]
  }

  /// Reads a file that a script includes, and notes it.
  ///
  /// - Parameter file: The name of the file, an ordinary one.
  /// - Returns: The bytes.
  /// - Throws: What the system says.
  func include(_ file: String) throws(InclusionFailure) -> [UInt8] {
    names.append(file == "-" ? "./-" : file)
    return try Files.include(file)
  }
}
