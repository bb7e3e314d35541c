import BoardingScript
import Testing

@testable import BoardingCLI

struct InvocationTests {
  /// What a message shows of a word of a hundred thousand letters.
  private static let cutWord = String(repeating: "x", count: 40) + "..."

  @Test func `a command line says what is asked for`() throws {
    let run = CommandForm.run
    var check = RunRequest(["a", "b", "--quiet"])
    check.check = "--"
    check.updates = true
    check.keepsGoing = true
    var quiet = RunRequest(["x/a.boarding"])
    quiet.check = "t=u"
    quiet.isQuiet = true
    let cases: [([String], Invocation)] = [
      ([], .prompt),
      (["run", "a", "-"], .run(RunRequest(["a", "-"]))),
      (["run", "--", "--help"], .run(RunRequest(["--help"]))),
      (
        ["run", "a", "--check=--", "b", "--update", "--keep-going", "--", "--quiet"], .run(check)
      ),
      (["run", "--check", "t=u", "--quiet", "x/a.boarding"], .run(quiet)),
      (["check", "a"], .check(["a"])),
      (["sample"], .sample(nil)),
      (["sample", "calendar"], .sample(.calendar)),
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

  /// What may follow `run`, as a message lists it.
  private static let options =
    "a FILE, --check PATH, --update, --quiet, --keep-going, --json or --help"

  @Test func `the expected transcript stands in a file or in a folder`() {
    var one = RunRequest(["x/a.boarding"])
    #expect(one.transcript(of: "x/a.boarding", isFolder: { _ in false }) == nil)
    one.check = "t"
    #expect(one.transcript(of: "x/a.boarding", isFolder: { _ in false }) == "t")
    #expect(one.transcript(of: "x/a.boarding", isFolder: { _ in true }) == "t/a.transcript")
    var two = RunRequest(["a", "-"])
    two.check = "t/"
    #expect(two.transcript(of: "a", isFolder: { _ in false }) == "t/a.transcript")
    #expect(two.transcript(of: "-", isFolder: { _ in false }) == "t/-.transcript")
  }

  @Test(arguments: [
    (["rnu", "a"], "expected a command, found 'rnu'; did you mean 'run'?"),
    (["welcome.boarding"], "expected a command, found 'welcome.boarding'"),
    (["--vresion"], "expected a command, found '--vresion'; did you mean '--version'?"),
    (["-x"], "expected a command, found '-x'"),
    (["run"], "expected a FILE behind 'run'"),
    (["sample", "pgaes"], "expected a sample, found 'pgaes'; did you mean 'pages'?"),
    (["check", "--"], "expected a FILE behind 'check'"),
    (["run", "--hepl"], "expected \(options), found '--hepl'; did you mean '--help'?"),
    (["run", "--chek", "a"], "expected \(options), found '--chek'; did you mean '--check'?"),
    (
      ["run", "--keepgoing", "a"],
      "expected \(options), found '--keepgoing'; did you mean '--keep-going'?"
    ),
    (["run", "--quiet=yes", "a"], "expected \(options), found '--quiet=yes'"),
    (["run", "-q", "a"], "expected \(options), found '-q'"),
    (["check", "--quiet"], "expected a FILE or --help, found '--quiet'"),
    (["run", "a", "--check"], "expected PATH behind '--check'"),
    (["run", "a", "--check="], "expected PATH behind '--check'"),
    (["run", "a", "--check", "--update"], "expected PATH behind '--check'"),
    (["run", "--quiet", "--quiet", "a"], "expected '--quiet' only once"),
    (["run", "--update", "a"], "expected '--check PATH' beside '--update'"),
    (
      ["run", "--check", "-", "a"],
      "expected a file or a folder behind '--check', found '-'; a file of that name is './-'"
    ),
    (
      ["run", "--update", "--check=-", "a", "b"],
      "expected a file or a folder behind '--check', found '-'; a file of that name is './-'"
    ),
    (
      ["run", "--check", "t", "x/a.boarding", "b", "y/a"],
      "'x/a.boarding' and 'y/a' would have the same transcript"
    ),
    (
      ["help", "chekc"],
      "expected a command or a statement, found 'chekc'; did you mean 'check'?"
    ),
    (["help", "optn"], "expected a command or a statement, found 'optn'; did you mean 'open'?"),
    (["help", "dlvr"], "expected a command or a statement, found 'dlvr'; did you mean 'deliver'?"),
    (
      ["help", "expect", "tpo"],
      "expected a command or a statement, found 'expect tpo'; did you mean 'expect top'?"
    ),
    (["help", "xyzzy"], "expected a command or a statement, found 'xyzzy'"),
    (["help", "whne"], "expected a command or a statement, found 'whne'; did you mean 'when'?"),
    (["help", ""], "expected a command or a statement, found ''"),
    (["help", "  "], "expected a command or a statement, found ''"),
    (
      ["help", String(repeating: "x", count: 100_000)],
      "expected a command or a statement, found '\(Self.cutWord)'"
    ),
    ([String(repeating: "x", count: 100_000)], "expected a command, found '\(Self.cutWord)'"),
    (
      ["help", "run", String(repeating: "x", count: 100_000)],
      "expected no more words, found '\(Self.cutWord)'"
    ),
    (
      ["fuzz", "a", "--seeds", String(repeating: "x", count: 100_000)],
      "expected seeds such as 7 or 1..100 behind '--seeds', found '\(Self.cutWord)'"
    ),
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

  @Test func `words inside of statements lead to those that have them`() throws {
    let screen = try Invocation(["help", "screen"])
    for words in [["when"], ["new-in"], ["next", "when"]] {
      #expect(try Invocation(["help"] + words) == screen, "\(words)")
    }
    let open = try Invocation(["help", "open"])
    for words in [["gone"], ["gone drop"], ["gone", "restart"]] {
      #expect(try Invocation(["help"] + words) == open, "\(words)")
    }
    let setFact = try Invocation(["help", "set", "fact"])
    #expect(try Invocation(["help", "set fact"]) == setFact)
    #expect(try Invocation(["help", " set  fact "]) == setFact)
    // Where statements begin so, those that have the word inside are left out.
    guard case .explain(let lines) = try Invocation(["help", "next"]) else {
      Issue.record("This explains nothing.")
      return
    }
    #expect(lines.first?.hasPrefix("next") == true)
  }

  @Test func `each word of a statement is explained`() throws {
    for handbook in [Language.promptHandbook, Language.pagesPromptHandbook] {
      for form in handbook.forms {
        for word in form.keywords {
          guard case .explain(let lines) = try Invocation(["help", word]) else {
            // A word such as `run` may be a command.
            #expect(CommandForm.all.contains { $0.name == word }, "\(word)")
            continue
          }
          #expect(!lines.isEmpty, "\(word)")
        }
      }
    }
  }

  @Test func `statements of the language are explained, once for each kind of script`() throws {
    #expect(
      try Invocation(["help", "expect", "pending"])
        == .explain([
          "expect pending SCREEN|none",
          "  A move waits for the late word of this screen, or none waits.",
          "  For example:", "    expect pending none",
        ])
    )
    #expect(
      try Invocation(["help", "update"])
        == .explain([
          "update PROGRESS",
          "  Brings the interactive transition to a progress: 0 at its source, 1 at its destination.",
          "  For example:", "    update 0.25", "",
          "update PAGE", "  A page and its item show something else.",
          "  For example:", "    update oslo",
        ])
    )
  }
}
