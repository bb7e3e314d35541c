import Testing

struct CaseRuleTests {
  /// Checks one row beside a file with two tests.
  private func messages(of cell: String) -> [String] {
    let page = SourceFile(
      path: "Docs/Cases.md",
      text: "| report | test |\n|---|---|\n| a#1 | \(cell) |\n"
    )
    let text = "@Test func `one is one`() {}\n@Test func `two are two (a#1)`() {}\n"
    let tests = ["MoveCasesTests", HouseTable.suiteOfUnnamedCases].map { name in
      SourceFile(path: "Tests/Cases/\(name).swift", text: text)
    }
    return CaseRule.findings(in: page, tests: tests).map(\.description)
  }

  @Test(arguments: [
    "one is one", "`MoveCasesTests`: one is one; two are two", "not in this version: needs guards",
    "one is one; `MoveCasesTests`: two are two; by an interactive command; the finger comes later",
  ])
  func `tests that exist pass, and so do notes`(cell: String) {
    #expect(messages(of: cell) == [])
  }

  @Test(arguments: [
    ("three are three", "BoardingPassCasesTests has no test `three are three`"),
    ("`MoveCasesTests`: one", "MoveCasesTests has no test `one`"),
    ("`NoTests`: one is one", "NoTests has no file"),
  ])
  func `a test that does not exist is found`(cell: String, message: String) {
    #expect(messages(of: cell) == ["Docs/Cases.md:3: \(message)"])
  }
}
