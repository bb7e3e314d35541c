import Testing

@testable import BoardingCLI

struct InvocationTests {
  @Test func `a command line says what is asked for`() throws {
    let run = try #require(CommandForm.all.first)
    let cases: [([String], Invocation)] = [
      ([], .prompt),
      (["run", "a", "-"], .run(["a", "-"])),
      (["run", "--", "--help"], .run(["--help"])),
      (["check", "a"], .check(["a"])),
      (["help"], .help(nil)),
      (["--help"], .help(nil)),
      (["-h"], .help(nil)),
      (["help", "run"], .help(run)),
      (["run", "--help"], .help(run)),
      (["run", "a", "-h"], .help(run)),
      (["--version"], .version),
    ]
    for (arguments, invocation) in cases {
      #expect(try Invocation(arguments) == invocation, "\(arguments)")
    }
  }

  @Test(arguments: [
    (["rnu", "a"], "expected a command, found 'rnu'; did you mean 'run'?"),
    (["welcome.boarding"], "expected a command, found 'welcome.boarding'"),
    (["--vresion"], "expected a command, found '--vresion'; did you mean '--version'?"),
    (["-x"], "expected a command, found '-x'"),
    (["run"], "expected a FILE behind 'run'"),
    (["check", "--"], "expected a FILE behind 'check'"),
    (["run", "--hepl"], "expected a FILE or --help, found '--hepl'; did you mean '--help'?"),
    (["help", "chekc"], "expected a command, found 'chekc'; did you mean 'check'?"),
    (["help", "run", "check"], "expected no more words, found 'check'"),
  ])
  func `a wrong command line is explained`(arguments: [String], message: String) {
    #expect {
      try Invocation(arguments)
    } throws: { (error) in
      let text = "boarding: error: \(message)\n'boarding help' shows what may be written.\n"
      return (error as? UsageFault)?.description == text
    }
  }

  @Test func `statements and reports are painted, nothing else is`() {
    let text = """
      > next
        0ms began push a > b
      t:1:1: error: no
      t:1:1: failed: expect top b
        - b
        + a
        (- expected, + actual)

      """
    let painted = """
      \u{1B}[1m> next\u{1B}[0m
        0ms began push a > b
      \u{1B}[31mt:1:1: error: no\u{1B}[0m
      \u{1B}[31mt:1:1: failed: expect top b\u{1B}[0m
      \u{1B}[31m  - b\u{1B}[0m
      \u{1B}[32m  + a\u{1B}[0m
        (- expected, + actual)

      """
    #expect(BoardingCLI.painted(text) == painted)
    #expect(BoardingCLI.painted("") == "")
  }
}
