/// Code stays away from some words.
enum WordRule {
  /// Finds banned words in the code of the pure folders.
  ///
  /// - Parameter sources: The Swift files below Sources.
  /// - Returns: A violation for each line and word.
  static func findings(inPureCodeOf sources: [SourceFile]) -> [Finding] {
    var findings: [Finding] = []
    for file in sources where HouseTable.pureFolders.contains(where: file.path.hasPrefix) {
      for (index, line) in SwiftCode(file.text).lines.enumerated() {
        for (word, reason) in HouseTable.bannedInPureCode
        where SwiftCode.contains(word, in: line) && !isExempt(word, in: file) {
          findings.append(Finding(file.path, index + 1, "`\(word)`: \(reason)"))
        }
      }
    }
    return findings
  }

  /// Finds switches that do not list all cases.
  ///
  /// - Parameters:
  ///   - sources: The Swift files below Sources.
  ///   - exemptions: The files in which switches have a default, with how many.
  /// - Returns: A violation for each default of a file that does not have exactly as many.
  static func findings(
    ofDefaultsIn sources: [SourceFile],
    exemptions: [(path: String, count: Int, reason: String)] = HouseTable.defaultExemptions
  ) -> [Finding] {
    var findings: [Finding] = []
    for file in sources {
      let code = SwiftCode(file.text).lines
      let defaults = code.indices.filter { isDefault(code[$0]) }
      let allowed = exemptions.first { $0.path == file.path }?.count ?? 0
      if defaults.count == allowed { continue }
      let message = "a switch lists all cases; the table allows \(allowed) defaults here"
      findings += defaults.map { Finding(file.path, $0 + 1, message) }
      if defaults.isEmpty { findings.append(Finding(file.path, message)) }
    }
    let paths = Set(sources.map(\.path))
    for exemption in exemptions where !paths.contains(exemption.path) {
      findings.append(Finding(exemption.path, "the table allows defaults in a file that is gone"))
    }
    return findings
  }

  /// Finds what was left behind and what names one machine only.
  ///
  /// - Parameter files: Any text files.
  /// - Returns: A violation for each line and word.
  static func findings(ofLeftoversIn files: [SourceFile]) -> [Finding] {
    var findings: [Finding] = []
    for file in files {
      for (index, line) in file.lines.enumerated() {
        for word in HouseTable.leftovers where SwiftCode.contains(word, in: line) {
          findings.append(Finding(file.path, index + 1, "\(word) is left behind"))
        }
        for folder in HouseTable.machineFolders where names(folder, line) {
          let isExempt = HouseTable.machineFolderExemptions.contains {
            file.path.hasPrefix($0.pathPrefix) && $0.folder == folder
          }
          if !isExempt {
            findings.append(Finding(file.path, index + 1, "a path of one machine: /\(folder)/"))
          }
        }
      }
    }
    return findings
  }

  /// Tells whether a file may use a word.
  private static func isExempt(_ word: String, in file: SourceFile) -> Bool {
    HouseTable.wordExemptions.contains { $0.word == word && file.name.hasPrefix($0.filePrefix) }
  }

  /// Tells whether a line of code is the default of a switch, by whatever name.
  private static func isDefault(_ line: String) -> Bool {
    var line = line.trimmingSpaces[...]
    if line.hasPrefix("case _:") { return true }
    if line.hasPrefix("@unknown") { line = line.dropFirst(8).drop { $0 == " " } }
    return line.hasPrefix("default") && line.dropFirst(7).drop { $0 == " " }.first == ":"
  }

  /// Tells whether a line has an absolute path into a folder.
  private static func names(_ folder: String, _ line: String) -> Bool {
    var rest = line[...]
    while let range = rest.firstRange(of: "/\(folder)/") {
      let before = rest[..<range.lowerBound].last
      let isAbsolute = before.map { !$0.isLetter && !$0.isNumber && !"._-/*)}~".contains($0) }
      if isAbsolute ?? true { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
