import Testing

struct TreeRuleTests {
  @Test func `a stranger at the top level is found`() {
    let paths = [".ci/run", "Package.swift", "Sources/A/A.swift", "Scripts/a.sh", "LICENSE"]
    #expect(
      TreeRule.findings(atTopOf: paths) == [
        Finding("LICENSE", "does not belong at the top level"),
        Finding("Scripts", "does not belong at the top level"),
      ]
    )
  }

  @Test func `what is missing is found`() {
    let findings = TreeRule.findings(ofMissingIn: .package, required: ["Sources", "Sources/None"])
    #expect(findings == [Finding("Sources/None", "is missing")])
  }

  @Test func `the tree holds its own sources`() {
    #expect(Tree.package.tests.contains { $0.path == "Tests/HouseRulesTests/HouseTable.swift" })
    #expect(Tree.package.sources.allSatisfy { !$0.text.isEmpty })
    #expect(!Tree.package.paths.contains { $0.hasPrefix(".build/") })
  }
}
