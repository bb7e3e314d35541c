extension Inclusion {
  /// Finds a file whose name is relative to another file.
  ///
  /// ```swift
  /// let path = Inclusion.path(of: "../b.boarding", besides: "flows/a.boarding")
  /// assert(path == "b.boarding")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the file, with `/` between folders.
  ///   - file: The file in whose folder the name begins; an absolute name ignores it.
  /// - Returns: The name without `.`, and without `..` behind a folder. It is found in the text
  ///   alone: what a symbolic link leads to does not count.
  public static func path(of name: String, besides file: String) -> String {
    let isAbsolute = name.utf8.first == UInt8(ascii: "/")
    let folder = isAbsolute ? [] : folders(of: file).dropLast()
    let hasRoot = isAbsolute || file.utf8.first == UInt8(ascii: "/")
    var parts: [String] = []
    for part in folder + folders(of: name) where part != "." && !part.isEmpty {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !hasRoot {
        parts.append(part)
      }
    }
    return (hasRoot ? "/" : "") + parts.joined(separator: "/")
  }

  /// Takes a path apart.
  ///
  /// - Parameter path: The path.
  /// - Returns: The folders and the file.
  private static func folders(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
