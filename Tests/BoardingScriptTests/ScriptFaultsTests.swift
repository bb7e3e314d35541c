import BoardingScript
import Testing

struct ScriptFaultsTests {
  @Test func `all faults of a text are reported at once, in the order of their places`() {
    let text = """
      flow Welcome
      screen welcome "Welcome" nxt features
      screen features "What it does
      series welcome featurs
      strat
      start
      push completd
      set welcome featurs permisions
      expect progres 0.5
      """
    #expect(
      faults(of: text) == [
        "t:2:26: error: expected \(Self.screenClauses), found 'nxt'; did you mean 'next'?",
        "t:3:17: error: the string has no closing quotation mark",
        "t:4:16: error: no screen is named 'featurs'; did you mean 'features'?",
        "t:5:1: error: expected a statement, found 'strat'; did you mean 'start'?",
        "t:7:6: error: no screen is named 'completd'",
        "t:8:13: error: no screen is named 'featurs'; did you mean 'features'?",
        "t:8:21: error: no screen is named 'permisions'",
        "t:9:8: error: expected an expectation or a declared value, found 'progres'",
      ]
    )
  }

  @Test(arguments: [
    ("", "t:1:1: error: the flow declares no screen"),
    ("flow Welcome", "t:2:1: error: the flow declares no screen"),
    ("start", "t:1:1: error: the flow declares no screen"),
    (
      "flow", "t:1:5: error: expected a name of letters, digits, - and _, found the end of the line"
    ),
    ("flow 7", "t:1:6: error: expected a name of letters, digits, - and _, found '7'"),
    ("screen a\nflow b", "t:2:6: error: a text declares one flow, and this is the second"),
    (
      "screen",
      "t:1:7: error: expected a name of letters, digits, - and _, found the end of the line"
    ),
    ("screen \"a\"", "t:1:8: error: expected a name of letters, digits, - and _, found '\"a\"'"),
    ("screen näxt", "t:1:8: error: expected a name of letters, digits, - and _, found 'näxt'"),
    ("screen next", "t:1:8: error: 'next' is a word of the language and cannot be a name"),
    ("screen end", "t:1:8: error: 'end' is a word of the language and cannot be a name"),
    ("screen a top 5", "t:1:10: error: 'top' is a word of the language and cannot be a name"),
    ("screen a \"x\" \"y\"", "t:1:14: error: expected \(screenClauses), found '\"y\"'"),
    (
      "screen a next b next c\nscreen b\nscreen c",
      "t:1:17: error: 'next' stands here for the second time"
    ),
    ("screen a next", "t:1:14: error: expected a screen or none, found the end of the line"),
    ("screen a next b", "t:1:15: error: no screen is named 'b'"),
    ("screen abc next abd", "t:1:17: error: no screen is named 'abd'; did you mean 'abc'?"),
    ("screen a previous b", "t:1:19: error: no screen is named 'b'"),
    ("screen a choice", "t:1:16: error: expected a label, found the end of the line"),
    ("screen a choice l", "t:1:18: error: expected a screen, found the end of the line"),
    ("screen a choice l b", "t:1:19: error: no screen is named 'b'"),
    ("screen a choice l a choice l a", "t:1:28: error: 'l' stands here for the second time"),
    ("screen a\nscreen a", "t:2:8: error: 'a' is declared already, in line 1"),
    ("screen a\nundo", "t:2:1: error: 'undo' works only at the prompt"),
    ("width -3\nscreen a", "t:1:7: error: expected a width above 0, found '-3'"),
    (
      "screen a\nexpect refused stalesource",
      "t:2:16: error: expected a reason, found 'stalesource'; did you mean 'staleSource'?"
    ),
    ("screen a v 1 v 2", "t:1:14: error: 'v' stands here for the second time"),
    (
      "screen a v 1\nscreen b v #000000",
      "t:2:10: error: 'v' is a number on an earlier screen and must be one here"
    ),
    (
      "screen a v #000000\nscreen b v 1",
      "t:2:10: error: 'v' is a colour on an earlier screen and must be one here"
    ),
    ("screen a\nseries", "t:2:7: error: expected a screen, found the end of the line"),
    ("screen a\nends b", "t:2:6: error: no screen is named 'b'"),
    ("screen a\nends a\nends a", "t:3:6: error: 'a' stands here for the second time"),
    (
      "screen a\nallow dead-ends on a \"x\"",
      "t:2:7: error: expected unreachable-screen, dead-end, endless-loop, finger-trap or "
        + "idle-choice, found 'dead-ends'; did you mean 'dead-end'?"
    ),
    ("screen a\nallow dead-end", "t:2:15: error: expected 'on', found the end of the line"),
    ("screen a\nallow dead-end on b \"x\"", "t:2:19: error: no screen is named 'b'"),
    (
      "screen a\nallow dead-end on a",
      "t:2:20: error: expected a reason in quotation marks, found the end of the line"
    ),
    (
      "screen a\nallow dead-end on a \"x\"\nallow dead-end on a \"y\"",
      "t:3:19: error: 'a' stands here for the second time"
    ),
    ("screen a\nseries a a", "t:2:10: error: 'a' stands here for the second time"),
    ("screen a\nseries a\nseries b", "t:3:8: error: no screen is named 'b'"),
    ("screen a\nwidth 0", "t:2:7: error: expected a width above 0, found '0'"),
    ("screen a\nwidth wide", "t:2:7: error: expected a number of points, found 'wide'"),
    (
      "screen a\ndirection left",
      "t:2:11: error: expected left-to-right or right-to-left, found 'left'; did you mean 'left-to-right'?"
    ),
    (
      "screen a\ndirection rigth-to-left",
      "t:2:11: error: expected left-to-right or right-to-left, found 'rigth-to-left'; did you mean 'right-to-left'?"
    ),
    ("screen a\nreduce-motion yes", "t:2:15: error: expected on, off or fade, found 'yes'"),
    (
      "screen a\npolicy",
      "t:2:7: error: expected moves, commands or swipes, found the end of the line"
    ),
    (
      "screen a\npolicy move queue",
      "t:2:8: error: expected moves, commands or swipes, found 'move'; did you mean 'moves'?"
    ),
    (
      "screen a\npolicy moves wait", "t:2:14: error: expected refuse, queue or finish, found 'wait'"
    ),
    ("screen a\nstart a", "t:2:7: error: expected the end of the line, found 'a'"),
    (
      "screen a\nstart\nscreen b",
      "t:3:1: error: 'screen' is a declaration and must stand before the first move"
    ),
    (
      "screen a\nstart\nseries a",
      "t:3:1: error: 'series' is a declaration and must stand before the first move"
    ),
    ("screen a\nstart\nflow b", "t:3:6: error: a text declares one flow, and this is the second"),
    ("screen a\npush", "t:2:5: error: expected a screen, found the end of the line"),
    (
      "screen a\npop too a",
      "t:2:5: error: expected [instant|interactive], [from SCREEN] or to, found 'too'; did you mean 'to'?"
    ),
    (
      "screen root2\npop to rot2",
      "t:2:8: error: no screen is named 'rot2'; did you mean 'root2'?"
    ),
    ("screen a\npop to rot", "t:2:8: error: no screen is named 'rot'; did you mean 'root'?"),
    (
      "screen a\npop instant interactive",
      "t:2:13: error: 'interactive' cannot stand beside 'instant'"
    ),
    (
      "screen a\npop interactive interactive",
      "t:2:17: error: 'interactive' stands here for the second time"
    ),
    ("screen root", "t:1:8: error: 'root' is a word of the language and cannot be a name"),
    (
      "screen a\ntransition 1s steps(0)",
      "t:2:21: error: expected a number of jumps that is above 0, and above 1 for jump-none, found '0'"
    ),
    (
      "screen a\ntransition 1s steps(2.5)",
      "t:2:21: error: expected a whole number of jumps, found '2.5'"
    ),
    (
      "screen a\ntransition 1s steps(2, jump)",
      "t:2:24: error: expected jump-start, jump-end, jump-none or jump-both, found 'jump)'"
    ),
    (
      "screen a\ntransition 1s steps(2",
      "t:2:22: error: expected ',' or ')', found the end of the line"
    ),
    (
      "screen a\ntransition 1s linear(0, 5 x)",
      "t:2:27: error: expected a percentage such as 75%, ',' or ')', found 'x)'"
    ),
    ("screen a\ntransition 1s linear(0, 0.5 5)", "t:2:30: error: expected '%', found ')'"),
    (
      "screen a\ntransition 1s custom 1.5",
      "t:2:22: error: expected the whole number of a style, found '1.5'"
    ),
    ("screen a\ntransition 1s slide none", "t:2:21: error: 'none' cannot stand beside 'slide'"),
    ("screen a\ntransition spring 0s", "t:2:19: error: expected a time above 0, found '0s'"),
    (
      "screen a\ntransition spring 1s bounce 1",
      "t:2:29: error: expected a bounce above -1 and below 1, found '1'"
    ),
    (
      "screen a\ndrag left",
      "t:2:6: error: expected a number of points, negative to the left, found 'left'"
    ),
    (
      "screen a\ndrag 5 over -1s",
      "t:2:13: error: expected a time that is not negative, found '-1s'"
    ),
    (
      "screen a\ndrag 5 in 101 samples",
      "t:2:11: error: expected a whole number of samples from 1 to 100, found '101'"
    ),
    ("screen a\ndrag 5 in 2", "t:2:12: error: expected samples, found the end of the line"),
    ("screen a\nswipe left", "t:2:7: error: expected forward or backward, found 'left'"),
    ("screen a\nswipe forward slow at 5", "t:2:20: error: 'at' cannot stand beside 'slow'"),
    (
      "screen a\nswipe rules projecting rate 1",
      "t:2:29: error: expected a rate of deceleration between 0 and 1, found '1'"
    ),
    (
      "screen a\nswipe rules boarding-pass slop -1",
      "t:2:32: error: expected a number of points that is not negative, found '-1'"
    ),
    (
      "screen a\nswipe rules boarding-pass edge 0",
      "t:2:32: error: expected a number of points above 0, found '0'"
    ),
    ("screen a leave no", "t:1:16: error: expected allow, refuse or wait, found 'no'"),
    (
      "screen a\nguard a enter no",
      "t:2:15: error: expected allow, refuse, wait or declared, found 'no'"
    ),
    ("screen a\nanswer wait", "t:2:8: error: expected allow or refuse, found 'wait'"),
    ("screen a\nanswer refuse \"x", "t:2:15: error: the string has no closing quotation mark"),
    ("screen a\nwatch x", "t:2:7: error: expected a declared value or 'transition', found 'x'"),
    (
      "screen a\nupdate",
      "t:2:7: error: expected a progress such as 0.5, found the end of the line"
    ),
    ("screen a\nfinish up", "t:2:8: error: expected [speed NUMBER] or flow, found 'up'"),
    (
      "screen a\nfinish flwo",
      "t:2:8: error: expected [speed NUMBER] or flow, found 'flwo'; did you mean 'flow'?"
    ),
    (
      "screen a\ncancel speed fast",
      "t:2:14: error: expected a speed such as 2, found 'fast'"
    ),
    ("screen a\nskip out instant", "t:2:10: error: expected [from SCREEN], found 'instant'"),
    (
      "screen a\ncontainer hide",
      "t:2:11: error: expected appear, disappear or suspend, found 'hide'"
    ),
    ("screen a\nexpect step 2 by 3", "t:2:15: error: expected 'of', found 'by'"),
    (
      "screen a\nexpect step 2 of 3.5",
      "t:2:18: error: expected a whole number of steps, found '3.5'"
    ),
    (
      "screen a\nexpect finished skip",
      "t:2:17: error: expected completed or skipped, found 'skip'; did you mean 'skipped'?"
    ),
    (
      "transition -1ms\nscreen a",
      "t:1:12: error: a transition cannot take '-1ms', which is less than no time"
    ),
    (
      "transition 1s slow\nscreen a",
      "t:1:15: error: expected a curve: linear, ease, ease-in, ease-out, ease-in-out,"
        + " cubic-bezier, steps( or linear(, found 'slow'"
    ),
    (
      "transition 1s ease-inout\nscreen a",
      "t:1:15: error: expected a curve: linear, ease, ease-in, ease-out, ease-in-out,"
        + " cubic-bezier, steps( or linear(, found 'ease-inout'; did you mean 'ease-in-out'?"
    ),
    (
      "transition 1s cubic-bezier 0 0 1\nscreen a",
      "t:1:33: error: expected the fourth of four numbers, found the end of the line"
    ),
    (
      "transition 1s cubic-bezier 0 7 1.5 0\nscreen a",
      "t:1:32: error: '1.5' is the x of a control point of the curve and must lie between 0 and 1"
    ),
    (
      "screen a\ntransition 1s\ntransition 2s",
      "t:3:1: error: 'transition' stands here for the second time"
    ),
    (
      "screen a\nstart\ntransition 1s",
      "t:3:1: error: 'transition' is a declaration and must stand before the first move"
    ),
    ("screen a\nset", "t:2:4: error: expected a screen, found the end of the line"),
    ("screen a\nback from", "t:2:10: error: expected a screen, found the end of the line"),
    ("screen a\nnext instant instant", "t:2:14: error: 'instant' stands here for the second time"),
    (
      "screen a choice later a\nchoose latr",
      "t:2:8: error: expected a label of a choice, found 'latr'; did you mean 'later'?"
    ),
    (
      "screen a\nadvance",
      "t:2:8: error: expected a time such as 400ms or 0.4s, found the end of the line"
    ),
    (
      "screen a\nexpect",
      "t:2:7: error: expected an expectation or a declared value, found the end of the line"
    ),
    (
      "screen a\nexpect stak a",
      "t:2:8: error: expected an expectation or a declared value, found 'stak'; did you mean 'stack'?"
    ),
    ("screen a v 1\nexpect v #000000", "t:2:10: error: expected a number, found '#000000'"),
    (
      "screen a v #000000\nexpect v 1",
      "t:2:10: error: expected a colour such as #808080, found '1'"
    ),
    ("screen a\nexpect moving up 1", "t:2:15: error: expected forward or backward, found 'up'"),
    (
      "screen a\nexpect moving forward",
      "t:2:22: error: expected a progress such as 0.5, found the end of the line"
    ),
    (
      "screen a\nexpect refused nonsense", "t:2:16: error: expected \(reasons), found 'nonsense'"
    ),
    ("screen a\nexpect log\n0ms x", "t:2:1: error: the block of 'expect log' has no 'end'"),
    ("screen a\nexpect log now\nend", "t:2:12: error: expected the end of the line, found 'now'"),
    ("screen a\nend", "t:2:1: error: expected a statement, found 'end'; did you mean 'ends'?"),
    ("screen a \"b\u{7}\"", "t:1:12: error: the line holds the control character 7"),
    ("screen \u{9B}", "t:1:8: error: the line holds the control character 155"),
    ("screen \u{0}", "t:1:8: error: the line holds the control character 0"),
    ("screen a\rscreen b", "t:1:9: error: the line holds the control character 13"),
    ("scréén é\u{7}", "t:1:9: error: the line holds the control character 7"),
  ])
  func `a fault names its place, what was found and what was expected`(text: String, line: String) {
    #expect(faults(of: text).first == line)
  }

  @Test func `bytes that are not UTF-8 are a fault`() {
    let texts: [[UInt8]] = [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]
    for bytes in texts {
      #expect(
        faults(of: Array("screen a \"é".utf8) + bytes)
          == ["t:1:12: error: the line is not valid UTF-8 from here on"]
      )
    }
  }

  @Test func `a byte order mark, carriage returns and a missing last line feed are fine`() {
    #expect(faults(of: "\u{FEFF}screen a\r\nstart\r\nexpect log\r\n\r\nend") == [])
    #expect(faults(of: "\n\n  \t# nothing\n\tscreen a#comment") == [])
  }

  @Test func `a long word is cut in the message`() {
    let word = String(repeating: "x", count: 900)
    #expect(
      faults(of: "screen a\n" + word) == [
        "t:2:1: error: expected a statement, found '" + word.prefix(40) + "...'"
      ]
    )
  }

  /// The clauses of a screen as a message lists them.
  private static let screenClauses =
    "[when CONDITION], [new-in VERSION], [next SCREEN|none [when CONDITION]]..., [previous SCREEN|none], [choice LABEL SCREEN [when CONDITION]]..., [gestures on|off],"
    + " [leave allow|refuse [\"REASON\"]|wait], [enter allow|refuse [\"REASON\"]|wait]"
    + " or [VALUE NUMBER|#COLOUR|SHAPE]..."

  /// The reasons for a refusal as a message lists them.
  private static let reasons =
    """
    negativeDuration, timeOverflow, invalidWidth, invalidProgress, invalidSpeed, invalidSample, \
    invalidRules, emptyStack, unknownScreen, unknownFact, wrongPhase, mostlyVertical, staleSource, \
    transitionInProgress, noTarget, atRoot, notOnStack, alreadyThere, alreadyOnStack, \
    forwardOnly, gesturesOff, outsideEdge, alreadyPending, screenDisallowsGestures, guarded, \
    guardWaits or superseded
    """
}
