import BoardingScript
import Foundation
import Testing

struct HandbookTests {
  @Test func `every example can be read`() throws {
    for form in Language.handbook.forms {
      let isDeclaration = ["flow", "screen", "series"].contains(form.words[0])
      let context = isDeclaration ? "screen features\nscreen permissions\n" : declarations
      let known = form.words[0] == "screen" || form.words[0] == "flow" ? "" : context
      let more = form.words[0] == "series" ? "screen welcome\n" : ""
      let text = known + more + form.example + (form.words[0] == "flow" ? "\nscreen a" : "")
      #expect(faults(of: text) == [], "\(form.usage)")
    }
  }

  @Test func `every statement says what it does in a sentence`() {
    for form in Language.handbook.forms {
      #expect(form.summary.hasSuffix("."), "\(form.usage)")
      #expect(form.example.hasPrefix(form.words.joined(separator: " ")), "\(form.usage)")
    }
  }

  @Test func `help without words shows how everything is written`() {
    #expect(
      Language.handbook.lines(about: []).joined(separator: "\n") == """
        Flow
          flow NAME
          screen NAME ["TITLE"] [next SCREEN|none] [previous SCREEN|none] [choice LABEL SCREEN]... \
        [VALUE NUMBER|#COLOUR]...
          series SCREEN...
        Stack
          start
          next [instant] [from SCREEN]
          back [instant] [from SCREEN]
          choose LABEL [instant] [from SCREEN]
          push SCREEN [instant] [from SCREEN]
          pop [instant] [from SCREEN]
          pop to SCREEN [instant] [from SCREEN]
          pop to root [instant] [from SCREEN]
          replace SCREEN [instant] [from SCREEN]
          set SCREEN... [instant] [from SCREEN]
        Time
          advance TIME
          settle
        Surroundings
          width POINTS
          direction left-to-right|right-to-left
          reduce-motion on|off
          policy moves refuse|queue|finish
          policy commands refuse|queue|finish
        Expectations
          expect stack SCREEN...
          expect top SCREEN
          expect moving forward|backward PROGRESS
          expect idle
          expect VALUE NUMBER|#COLOUR
          expect refused REASON
          expect log ... end
          expect committed ... end
        Questions
          stack
          show
          log
          values
          help [WORD...]
        'help' with the first words of a statement explains it.
        """
    )
  }

  @Test func `help with words explains the statements that begin with them`() {
    #expect(
      Language.handbook.lines(about: ["pop", "to"]) == [
        "pop to SCREEN [instant] [from SCREEN]",
        "  Takes off every screen above the given one.",
        "  For example:",
        "    pop to welcome",
        "pop to root [instant] [from SCREEN]",
        "  Takes off every screen above the root.",
        "  For example:",
        "    pop to root",
      ]
    )
    #expect(
      Language.handbook.lines(about: ["setle"]) == [
        "no statement begins with 'setle'; did you mean 'settle'?"
      ]
    )
    #expect(Language.handbook.lines(about: ["%"]) == ["no statement begins with '%'"])
  }

  @Test(arguments: [
    ("po", "pop policy"), ("pop ", "instant from to"), ("pop t", "to"),
    ("pop to ", "welcome features permissions completed root"), ("pop to w", "welcome"),
    ("push features ", "instant from"), ("push features from w", "welcome"),
    ("push features instant ", "from"),
    ("set welcome ", "features permissions completed instant from"),
    ("expect ", "stack top moving idle background progress refused log committed"),
    ("expect moving ", "forward backward"), ("expect refused at", "atRoot"),
    ("choose ", "skip"), ("direction r", "right-to-left"), ("policy ", "moves commands"),
    ("screen a next ", "welcome features permissions completed none"), ("start ", ""),
    ("nonsense ", ""), ("advance ", ""),
  ])
  func `completion knows the words that may come next`(text: String, words: String) {
    var session = ScriptSession()
    for line in declarations.split(separator: "\n") { _ = session.feed(String(line)) }
    let found = Language.handbook.completions(of: text, names: session.names)
    #expect(found.joined(separator: " ") == words)
  }

  @Test func `an empty line may begin with any statement`() {
    let found = Language.handbook.completions(of: "", names: DeclaredNames())
    #expect(
      found.joined(separator: " ")
        == "flow screen series start next back choose push pop replace set advance settle width"
        + " direction reduce-motion policy expect stack show log values help"
    )
  }

  @Test func `the script at the beginning of the reference page runs`() throws {
    let lines = Language.handbook.markdown().split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let fenced = lines.drop { $0 != "```boarding" }.dropFirst().prefix { $0 != "```" }
    #expect(try report(of: fenced.joined(separator: "\n")).failure ?? "" == "")
  }

  @Test func `the reference page is made from the table of statements`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Docs/Script.md")
    let environment = ProcessInfo.processInfo.environment
    if environment["BOARDING_REWRITE"] != nil {
      try #require(environment["CI"] == nil, "Committed files are never rewritten in CI.")
      try Language.handbook.markdown().write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == Language.handbook.markdown())
  }
}
