import Testing

struct ExampleRuleTests {
  /// A compiled file with a few lines.
  private let compiled = SourceFile(
    path: "Tests/A.swift",
    text: """
      import A

      func a() {
        if b {
          let c = 1

          d(c)
        }
      }
      // e()
      let f = \"""
        g()
        \"""
      """
  )

  /// Checks the examples of a page.
  private func lines(of page: String) -> [Int] {
    let file = SourceFile(path: "README.md", text: page)
    let examples = ExampleRule.examples(pages: [file], sources: [])
    return ExampleRule.findings(in: examples, compiled: [compiled]).map(\.line)
  }

  @Test(arguments: [
    "let c = 1\n\nd(c)", "import A\n\nlet c = 1\n\nd(c)", "  if b {\n    let c = 1", "d(c)",
  ])
  func `an example that a test compiles passes`(example: String) {
    #expect(lines(of: "```swift\n\(example)\n```\n") == [])
  }

  @Test(arguments: [
    "let c = 1\nd(c)", "import B\n\nd(c)", "if b {\nlet c = 1", "d(e)", "e()", "g()",
  ])
  func `an example that no test compiles is found`(example: String) {
    #expect(lines(of: "text\n```swift\n\(example)\n```\n") == [2])
  }

  @Test func `examples in comments are found where they stand`() {
    let source = SourceFile(
      path: "Sources/A.swift",
      text: """
        struct A {
          /// A function.
          ///
          /// ```swift
          /// d(e)
          /// ```
          func a() {}
        }
        """
    )
    let examples = ExampleRule.examples(pages: [], sources: [source])
    let findings = ExampleRule.findings(in: examples, compiled: [compiled])
    #expect(findings == [Finding(source.path, 4, "no test compiles this example")])
  }

  @Test(arguments: ["", "bash", "swift no-check"])
  func `a fence without a known language is found`(language: String) {
    let page = SourceFile(path: "README.md", text: "```\(language)\na\n```\n")
    let examples = ExampleRule.examples(pages: [page], sources: [])
    #expect(
      ExampleRule.findings(ofLanguagesIn: examples) == [
        Finding(page.path, 1, "a fence names a known language, not `\(language)`")
      ]
    )
  }
}
