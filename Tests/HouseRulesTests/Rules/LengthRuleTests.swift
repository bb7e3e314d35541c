import Testing

struct LengthRuleTests {
  @Test func `a file over the limit is found`() {
    let file = SourceFile(path: "a.swift", text: "1\n2\n3\n")
    #expect(LengthRule.findings(ofFiles: [file], maximum: 3) == [])
    #expect(
      LengthRule.findings(ofFiles: [file], maximum: 2) == [
        Finding("a.swift", "3 lines; a file has at most 2")
      ]
    )
  }

  @Test func `bodies over the limit are found where they are declared`() {
    let file = SourceFile(
      path: "a.swift",
      text: """
        struct A {
          let a = [1, 2].map { a in
            a
            + 1
            + 2
          }
          var b: Int {
            1
            + 2
          }
          @discardableResult
          mutating func c(
            for d: Int = 1
          ) -> Int {
            if d == 1 {
              return "{{{"
            }
            return 1
          }
          init() { a = 1 }
        }
        """
    )
    let findings = LengthRule.findings(ofFunctionsIn: [file], maximum: 3)
    #expect(
      findings == [
        Finding("a.swift", 7, "4 lines; a function has at most 3"),
        Finding("a.swift", 12, "6 lines; a function has at most 3"),
      ]
    )
    #expect(LengthRule.findings(ofFunctionsIn: [file], maximum: 6) == [])
  }
}
