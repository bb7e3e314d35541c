import BoardingScript
import Foundation
import Testing

struct HandbookTests {
  /// Returns a script with an example in it.
  ///
  /// - Parameter form: The statement with the example.
  /// - Returns: The example, between what it needs.
  private func script(with form: StatementForm) -> String {
    switch form.words[0] {
    case "flow", "boarding": form.example + "\nscreen a"
    case "screen", "pages": form.example
    case "fact": form.example + "\nscreen a"
    case "set" where form.words.count == 2, "expect" where form.words.last == "fact":
      "fact notifications unknown granted\nscreen a\nstart\nset fact notifications granted\n"
        + form.example
    case "transition": "screen features\n" + form.example
    case "series": "screen features\nscreen permissions\nscreen welcome\n" + form.example
    case "seen", "fresh-install": declarations + "version 2.1.0\n" + form.example
    default: declarations + form.example
    }
  }

  @Test func `every example can be read`() throws {
    for form in Language.handbook.forms {
      let text = script(with: form)
      let load: IncludedFileLoader = { _ in Array("# nothing".utf8) }
      #expect(throws: Never.self, "\(form.usage)") {
        try Script(parsing: text, file: "t", including: load)
      }
    }
  }

  @Test func `every statement says what it does in a sentence`() {
    for form in Language.handbook.forms {
      #expect(form.summary.hasSuffix("."), "\(form.usage)")
      #expect(form.example.hasPrefix(form.words.joined(separator: " ")), "\(form.usage)")
    }
  }

  /// How everything is written.
  private static let overview = """
    Flow
      flow NAME
      pages NAME
      screen NAME ["TITLE"] [when CONDITION] [new-in VERSION] \
    [next SCREEN|none [when CONDITION]]... [previous SCREEN|none] \
    [choice LABEL SCREEN [when CONDITION]]... \
    [gestures on|off] [leave allow|refuse ["REASON"]|wait] [enter allow|refuse ["REASON"]|wait] \
    [VALUE NUMBER|#COLOUR|SHAPE]...
      series SCREEN...
      ends SCREEN...
      allow RULE on SCREEN "REASON"
      transition TIME [CURVE] [slide|cross-fade|custom N|none]
      transition spring TIME [bounce NUMBER] [slide|cross-fade|custom N|none]
    Facts
      fact FACT VALUE...
      set fact FACT VALUE
      resume [SCREEN...]
      expect fact FACT VALUE
      facts
    What is new
      version VERSION
      seen VERSION...|none
      fresh-install
    Stack
      start
      next [instant|interactive] [from SCREEN]
      back [instant|interactive] [from SCREEN]
      choose LABEL [instant|interactive] [from SCREEN]
      push SCREEN [instant|interactive] [from SCREEN]
      pop [instant|interactive] [from SCREEN]
      pop to SCREEN [instant|interactive] [from SCREEN]
      pop to root [instant|interactive] [from SCREEN]
      replace SCREEN [instant|interactive] [from SCREEN]
      set SCREEN... [instant|interactive] [from SCREEN]
    Interaction
      update PROGRESS
      finish [speed NUMBER]
      cancel [speed NUMBER]
    Finger
      touch [at POINTS]
      drag POINTS [up POINTS] [down POINTS] [over TIME] [in N samples]
      hold TIME
      release [at VELOCITY]
      swipe forward|backward [slow|fast|at VELOCITY]
      grab
    Guards
      guard SCREEN leave|enter allow|refuse ["REASON"]|wait|declared
      answer allow|refuse ["REASON"]
    End of the flow
      skip [instant|interactive] [from SCREEN]
      skip out [from SCREEN]
      finish flow [skipped] [from SCREEN]
    Links
      open LINK [gone drop|stop|restart] [instant|interactive] [from SCREEN]
      expect link LINK
    Time
      advance TIME
      settle
    Surroundings
      width POINTS
      direction left-to-right|right-to-left
      reduce-motion on|off|fade
      container appear|disappear|suspend
      policy moves refuse|queue|finish
      policy commands refuse|queue|finish
    Swipes
      policy swipes refuse|finish|grab
      swipe rules boarding-pass|projecting [slop POINTS] [edge POINTS] [reversible] [horizontal] \
    [completion PROGRESS|none] [threshold PROGRESS PROJECTED] [rate NUMBER] [scrub] \
    [rubber-band NUMBER] [speed NUMBER] [cancel-as-release]
      gestures on|off
      forward-only on|off
    Expectations
      expect stack SCREEN...
      expect top SCREEN
      expect moving forward|backward PROGRESS
      expect interactive PROGRESS
      expect settling forward|back PROGRESS
      expect idle
      expect gesture none|undecided|deciding|driving|pulling|absorbed
      expect eligible forward|backward SCREEN
      expect not eligible forward|backward REASON
      expect pending SCREEN|none
      expect offset SCREEN POINTS
      expect step N of COUNT
      expect furthest N
      expect finished completed|skipped
      expect not finished
      expect VALUE NUMBER|#COLOUR|SHAPE
      expect refused REASON
      expect log ... end
      expect committed ... end
    Questions
      stack
      show
      why forward|backward
      watch VALUE
      watch transition
      log
      values
      help [WORD...]
    Files
      boarding VERSION
      include FILE
    'help' with the first words of a statement explains it.
    """

  @Test func `help without words shows how everything is written`() {
    #expect(Language.handbook.lines(about: []).joined(separator: "\n") == Self.overview)
  }

  @Test func `help with words explains the statements that begin with them`() {
    #expect(
      Language.handbook.lines(about: ["pop", "to"]) == [
        "pop to SCREEN [instant|interactive] [from SCREEN]",
        "  Takes off every screen above the given one.",
        "  For example:",
        "    pop to welcome",
        "pop to root [instant|interactive] [from SCREEN]",
        "  Takes off every screen above the root.",
        "  For example:",
        "    pop to root",
      ]
    )
    #expect(
      Language.handbook.lines(about: ["setle"]) == [
        "no statement has 'setle'; did you mean 'settle'?"
      ]
    )
    let screen = Language.handbook.lines(about: ["screen"])
    #expect(Language.handbook.lines(about: ["when"]) == screen)
    let long = String(repeating: "x", count: 100_000)
    #expect(
      Language.handbook.lines(about: [long]) == ["no statement has '\(long.prefix(40))...'"]
    )
    #expect(Language.handbook.lines(about: ["%"]) == ["no statement has '%'"])
  }

  /// The words that may stand behind the name of a screen.
  private static let screenWords = "when new-in next previous choice gestures leave enter"

  @Test(arguments: [
    ("po", "pop policy"), ("pop ", "instant interactive from to"), ("pop t", "to"),
    ("pop to ", "welcome features permissions completed root"), ("pop to w", "welcome"),
    ("push features ", "instant interactive from"), ("push features from w", "welcome"),
    ("push features instant ", "from"),
    ("push features interactive ", "from"), ("finish ", "speed flow"),
    ("skip ", "instant interactive from out"),
    ("set welcome ", "features permissions completed instant interactive from"),
    (
      "expect ",
      "fact link stack top moving interactive settling idle gesture eligible not pending offset step furthest finished background"
        + " progress refused log committed"
    ),
    ("expect step 2 ", "of"), ("expect settling ", "forward back"), ("container s", "suspend"),
    ("transition 1s ease-", "ease-in ease-out ease-in-out"),
    ("expect moving ", "forward backward"), ("expect refused at", "atRoot"),
    ("choose ", "skip"), ("direction r", "right-to-left"), ("policy ", "moves commands swipes"),
    ("swipe ", "forward backward rules"), ("swipe forward ", "slow fast at"),
    ("swipe rules b", "boarding-pass"), ("swipe rules projecting re", "reversible"),
    ("swipe rules projecting completion ", "none"), ("drag -5 ", "up down over in"),
    ("touch ", "at"), ("guard features enter ", "allow refuse wait declared"), ("wh", "why"),
    ("answer ", "allow refuse"), ("why ", "forward backward"), ("expect pending f", "features"),
    ("watch ", "background progress transition"), ("expect not eligible backward at", "atRoot"),
    ("transition 1s linear c", "cross-fade custom"), ("transition spring 1s b", "bounce"),
    ("screen a leave ", "allow refuse wait"), ("gestures ", "on off"),
    ("screen a next ", "welcome features permissions completed none"), ("start ", ""),
    ("screen a when ", "notifications"), ("expect fact n", "notifications"),
    ("set fact notifications g", "granted"), ("resume w", "welcome"),
    ("nonsense ", ""), ("advance ", ""),
    ("screen x ", Self.screenWords),
    ("screen x \"A title\" ", Self.screenWords),
    ("screen x \"A title\"", Self.screenWords), ("screen x \"A tit", ""),
    ("screen x \"A \\\" t\" background #555555 ", Self.screenWords),
  ])
  func `completion knows the words that may come next`(text: String, words: String) {
    var session = ScriptSession()
    let facts = "\nfact notifications unknown granted"
    for line in (declarations + facts).split(separator: "\n") { _ = session.feed(String(line)) }
    let found = Language.handbook.completions(of: text, names: session.names)
    #expect(found.joined(separator: " ") == words)
  }

  @Test func `an empty line may begin with any statement`() {
    let found = Language.handbook.completions(of: "", names: DeclaredNames())
    let words = """
      flow pages screen series ends allow transition fact set resume expect facts version seen \
      fresh-install start next back choose push pop replace update finish cancel touch drag hold \
      release swipe grab guard answer skip open advance settle width direction \
      reduce-motion container policy gestures forward-only stack show why watch log values \
      help boarding include
      """
    #expect(found.joined(separator: " ") == words)
  }

  @Test func `the script at the beginning of the reference page runs`() throws {
    let lines = Language.promptHandbook.markdown().split(
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
      try Language.promptHandbook.markdown().write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == Language.promptHandbook.markdown())
  }
}
