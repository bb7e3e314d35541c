/// Every example of the documentation is compiled or executed.
enum ExampleRule {
  /// Finds Swift examples that no compiled file holds.
  ///
  /// An example occurs in a file if the file has all its lines in a row, further in or further
  /// out. Imports at its beginning only have to be among the imports of the file.
  ///
  /// - Parameters:
  ///   - examples: The examples, each with the file that shows it.
  ///   - compiled: The files that the build compiles.
  /// - Returns: A violation for each example.
  static func findings(
    in examples: [(path: String, fence: Fence)],
    compiled: [SourceFile]
  ) -> [Finding] {
    let candidates = compiled.map(CompiledFile.init)
    return examples.filter { $0.fence.language == "swift" }.compactMap { path, fence in
      if candidates.contains(where: { $0.holds(fence.lines) }) { return nil }
      return Finding(path, fence.line, "no test compiles this example")
    }
  }

  /// Finds fences that do not say what they are.
  ///
  /// - Parameter examples: The fences, each with the file that shows it.
  /// - Returns: A violation for each fence without a known language.
  static func findings(ofLanguagesIn examples: [(path: String, fence: Fence)]) -> [Finding] {
    examples.filter { !HouseTable.fenceLanguages.contains($0.fence.language) }.map { path, fence in
      Finding(path, fence.line, "a fence names a known language, not `\(fence.language)`")
    }
  }

  /// Collects the fences of pages and of documentation comments.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - sources: The Swift files below Sources.
  /// - Returns: The fences, each with the file that shows it.
  static func examples(
    pages: [SourceFile],
    sources: [SourceFile]
  ) -> [(path: String, fence: Fence)] {
    pages.flatMap { page in Fence.all(in: page.lines).map { (page.path, $0) } }
      + sources.flatMap { file in Fence.all(inCommentsOf: file).map { (file.path, $0) } }
  }
}

/// A file in which examples are looked for.
private struct CompiledFile {
  /// Its lines, without spaces at their ends.
  let lines: [String]
  /// True for lines that begin with code, rather than inside of a string or a comment.
  let isCode: [Bool]
  /// The places of each line, by its text without indentation.
  let places: [String: [Int]]

  /// Prepares a file.
  ///
  /// - Parameter file: The file.
  init(_ file: SourceFile) {
    let lines = file.lines.map { line in
      String(line.prefix { $0 == " " }) + line.trimmingSpaces
    }
    let code = SwiftCode(file.text).lines
    isCode = lines.indices.map { index in
      let indentation = lines[index].prefix { $0 == " " }.count
      return code[index].dropFirst(indentation).first.map { $0 != " " } ?? false
    }
    var places: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      places[line.trimmingSpaces, default: []].append(index)
    }
    self.lines = lines
    self.places = places
  }

  /// Tells whether the file has all lines of an example in a row.
  func holds(_ example: [String]) -> Bool {
    let imports = example.prefix { $0.hasPrefix("import ") || $0.isBlank }
    for line in imports where !line.isBlank {
      let hasImport = places.keys.contains { $0 == line || $0.hasSuffix(" " + line) }
      if !hasImport { return false }
    }
    let body = example.dropFirst(imports.count).map { line in
      String(line.prefix { $0 == " " }) + line.trimmingSpaces
    }
    guard let first = body.first else { return true }
    let firstIndentation = first.prefix { $0 == " " }.count
    return places[first.trimmingSpaces, default: []].contains { start in
      guard start + body.count <= lines.count else { return false }
      let offset = lines[start].prefix { $0 == " " }.count - firstIndentation
      guard offset >= 0 else { return false }
      let padding = String(repeating: " ", count: offset)
      let isEqual = body.indices.allSatisfy { index in
        let line = lines[start + index]
        return body[index].isBlank ? line.isBlank : line == padding + body[index]
      }
      return isEqual && body.indices.contains { isCode[start + $0] }
    }
  }
}
