import Testing

struct DocumentationRuleTests {
  @Test(arguments: [
    "public struct A {}",
    "private final class A {}",
    "indirect enum A {}",
    "protocol A: AnyObject {}",
    "@discardableResult public static func a() -> Int { 1 }",
    "class func a() {}",
    "private(set) var a = 1",
    "let a = 1",
    "init?(a: Int) {}",
    "subscript(a: Int) -> Int { a }",
    "typealias A = Int",
    "case a, b",
  ])
  func `a declaration without a comment is found`(declaration: String) {
    let bare = "/// A type.\nenum Outer {\n  \(declaration)\n}\n"
    let documented = "/// A type.\nenum Outer {\n  /// A part.\n  \(declaration)\n}\n"
    let findings = DocumentationRule.findings(in: [SourceFile(path: "a.swift", text: bare)])
    #expect(findings == [Finding("a.swift", 3, "no comment for: \(declaration)")])
    #expect(DocumentationRule.findings(in: [SourceFile(path: "a.swift", text: documented)]) == [])
  }

  @Test func `what is inside of functions needs no comment`() {
    let file = SourceFile(
      path: "a.swift",
      text: """
        import A

        /// A function.
        @available(macOS 15, *)
        func a(
          b: Int
        ) {
          let c = 1
          func d() {}
          switch c {
          case 1: break
          }
        }

        extension A {
          /// A value.
          var b: Int {
            var c = 1
            return c
          }
        }
        """
    )
    #expect(DocumentationRule.findings(in: [file]) == [])
  }
}
