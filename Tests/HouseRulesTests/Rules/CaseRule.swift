/// The tests that the page of cases names exist.
enum CaseRule {
  /// Finds tests that the page names and that no file of cases has.
  ///
  /// The last cell of a row names tests, with semicolons between them. A suite in code stands
  /// before the first of its tests; without one the suite of the reference counts.
  ///
  /// - Parameters:
  ///   - page: The page of cases.
  ///   - tests: The files of tests.
  /// - Returns: A violation for each test or suite that does not exist, and for a row without any.
  static func findings(in page: SourceFile, tests: [SourceFile]) -> [Finding] {
    var findings: [Finding] = []
    for (index, line) in page.lines.enumerated() where isRow(line) {
      let cell = line.split(separator: "|").last.map { $0.trimmingSpaces } ?? ""
      var suite = HouseTable.suiteOfUnnamedCases
      for part in cell.split(separator: ";").map({ $0.trimmingSpaces }) {
        let name = testName(in: part, suite: &suite)
        if isNote(name) { continue }
        let file = tests.first { $0.name == suite + ".swift" }
        if let file, holds(name, in: file) { continue }
        let problem = file == nil ? "has no file" : "has no test `\(name)`"
        findings.append(Finding(page.path, index + 1, "\(suite) \(problem)"))
      }
    }
    return findings
  }

  /// Tells whether a line is a row below the head of a table.
  private static func isRow(_ line: String) -> Bool {
    guard line.hasPrefix("| ") else { return false }
    let last = line.split(separator: "|").last.map { $0.trimmingSpaces }
    return last != "test"
  }

  /// Takes the suite off the name of a test.
  private static func testName(in part: String, suite: inout String) -> String {
    guard part.hasPrefix("`"), let end = part.firstRange(of: "`: ") else { return part }
    suite = String(part[part.index(after: part.startIndex)..<end.lowerBound])
    return String(part[end.upperBound...])
  }

  /// Tells whether a file has a test of the name, which may end with the report in parentheses.
  private static func holds(_ name: String, in file: SourceFile) -> Bool {
    file.text.contains("func `\(name)`") || file.text.contains("func `\(name) (")
  }

  /// Tells whether words are a note and not the name of a test.
  private static func isNote(_ words: String) -> Bool {
    HouseTable.notesOfCases.contains { words == $0 }
      || words.contains("not in this version: needs ")
  }
}
