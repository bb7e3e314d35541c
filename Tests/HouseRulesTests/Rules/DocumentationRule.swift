/// Every declaration of a source has a comment.
enum DocumentationRule {
  /// Finds declarations of files and types without a comment.
  ///
  /// - Parameter sources: The Swift files below Sources.
  /// - Returns: A violation for each declaration.
  static func findings(in sources: [SourceFile]) -> [Finding] {
    sources.flatMap { file in
      let lines = file.lines
      return Declarations(SwiftCode(file.text)).declarations.compactMap { declaration -> Finding? in
        if hasComment(above: declaration.line, in: lines) { return nil }
        let code = declaration.code.trimmingSpaces
        return Finding(file.path, declaration.line + 1, "no comment for: \(code)")
      }
    }
  }

  /// Tells whether a documentation comment stands above a line, attributes aside.
  private static func hasComment(above line: Int, in lines: [String]) -> Bool {
    var index = line - 1
    while index >= 0 {
      let text = lines[index].trimmingSpaces
      if text.hasPrefix("///") { return true }
      if !text.hasPrefix("@"), !text.hasPrefix("#if") { return false }
      index -= 1
    }
    return false
  }
}
