import Testing

struct WordRuleTests {
  @Test(arguments: HouseTable.bannedInPureCode.map(\.word))
  func `a banned word is found in pure code`(word: String) {
    let closing = word.hasSuffix("(") ? ")" : ""
    let code = "let a = 1\nlet b = \(word)\(closing)\n"
    let pure = SourceFile(path: "Sources/Boarding/A.swift", text: code)
    let other = SourceFile(path: "Sources/BoardingCLI/A.swift", text: code)
    #expect(WordRule.findings(inPureCodeOf: [pure, other]).map(\.line) == [2])
  }

  @Test func `comments, strings and longer words do not count`() {
    let file = SourceFile(
      path: "Sources/Boarding/A.swift",
      text: """
        // print(weak)
        /* async /* await */ Task */
        let text = "print(\\"Task\\")" + #"weak \\#(number)"#
        let tasks = blueprint(Tasks.asynchronous)
        """
    )
    #expect(WordRule.findings(inPureCodeOf: [file]) == [])
  }

  @Test func `code in an interpolation counts`() {
    let file = SourceFile(path: "Sources/Boarding/A.swift", text: #"let a = "b \(c.hashValue) d""#)
    #expect(WordRule.findings(inPureCodeOf: [file]).count == 1)
  }

  @Test func `a weak reference stands in its own file`() {
    let code = "weak var a: B?\n"
    let allowed = SourceFile(path: "Sources/Boarding/WeakDelegate.swift", text: code)
    let banned = SourceFile(path: "Sources/Boarding/Reference.swift", text: code)
    #expect(WordRule.findings(inPureCodeOf: [allowed, banned]).map(\.path) == [banned.path])
  }

  @Test func `a default in a switch is found`() {
    let file = SourceFile(
      path: "Sources/BoardingCLI/A.swift",
      text: """
        switch a {
        case .b: f(default: 1)
        default: break
        case _: break
        @unknown default: break
        case (.c, _): break
        }
        """
    )
    #expect(WordRule.findings(ofDefaultsIn: [file], exemptions: []).map(\.line) == [3, 4, 5])
  }

  @Test func `a file has as many defaults as the table allows`() {
    let path = "Sources/BoardingCLI/A.swift"
    let one = SourceFile(path: path, text: "  default: break\n")
    let none = SourceFile(path: path, text: "\n")
    let exemptions = [(path: path, count: 1, reason: "characters are too many")]
    #expect(WordRule.findings(ofDefaultsIn: [one], exemptions: exemptions) == [])
    let message = "a switch lists all cases; the table allows 1 defaults here"
    #expect(
      WordRule.findings(ofDefaultsIn: [none], exemptions: exemptions) == [Finding(path, message)]
    )
    #expect(
      WordRule.findings(ofDefaultsIn: [], exemptions: exemptions) == [
        Finding(path, "the table allows defaults in a file that is gone")
      ]
    )
  }

  @Test(arguments: HouseTable.leftovers)
  func `what is left behind is found`(word: String) {
    let file = SourceFile(path: "Docs/A.md", text: "one\n<!-- \(word): finish -->\n")
    let findings = WordRule.findings(ofLeftoversIn: [file])
    #expect(findings == [Finding(file.path, 2, "\(word) is left behind")])
  }

  @Test(arguments: HouseTable.machineFolders)
  func `a path of one machine is found`(folder: String) {
    let file = SourceFile(path: "Docs/A.md", text: "see (/\(folder)/a) but not net/\(folder)/a\n")
    let findings = WordRule.findings(ofLeftoversIn: [file])
    #expect(findings == [Finding(file.path, 1, "a path of one machine: /\(folder)/")])
  }

  @Test func `a shell script may use the temporary folder`() {
    let file = SourceFile(path: ".ci/run", text: "mktemp /tmp/a\n")
    #expect(WordRule.findings(ofLeftoversIn: [file]) == [])
  }
}
