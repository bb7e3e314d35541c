import Boarding

extension Handbook {
  /// Writes the reference of the language as a page.
  ///
  /// - Returns: The page in Markdown; `Docs/Script.md` is a copy of it.
  public func markdown() -> String {
    page(between: Handbook.introduction, and: Handbook.conclusion)
  }

  /// Writes a reference of statements as a page.
  ///
  /// - Parameters:
  ///   - introduction: What stands before the statements, line by line.
  ///   - conclusion: What stands behind them.
  /// - Returns: The page in Markdown.
  func page(between introduction: [String], and conclusion: [String]) -> String {
    var lines = introduction
    for group in groups {
      lines += ["", "## " + group.title]
      for form in group.forms {
        lines += ["", "### `" + form.words.joined(separator: " ") + "`", ""]
        lines += ["    " + form.usage, "", form.summary, "", "```text"]
        lines += form.exampleLines + ["```"]
      }
      if !group.notes.isEmpty { lines += [""] + group.notes.map { "* " + $0 } }
    }
    return text(ofLines: lines + conclusion)
  }

  /// What stands before the statements.
  private static let introduction = [
    "# Scripts",
    "",
    "A script declares a flow and moves through it. Its file ends in `.boarding`; the same lines can",
    "be typed at the prompt of `boarding`. This page is made from the table of statements that the",
    "parser uses.",
    "",
    "```boarding",
    "flow Welcome",
    "screen welcome   \"Welcome\"       background #555555  progress 0.25",
    "screen features  \"What it does\"  background #808080  progress 0.5",
    "series welcome features",
    "",
    "start",
    "next",
    "advance 200ms",
    "expect moving forward 0.5",
    "settle",
    "expect stack welcome features",
    "back from welcome          # a late tap on a screen that is no longer on top",
    "expect refused staleSource",
    "```",
    "",
    "## How lines are written",
    "",
    "* One line is one statement. Spaces at the beginning and between words do not matter.",
    "* `#` starts a comment. Directly before hexadecimal digits, where a value may stand, it starts",
    "  a colour: `#rrggbb` or `#rrggbbaa`.",
    "* `flow` may be left out. A text declares at least one screen.",
    "* `pages` in the place of `flow` begins a text about pages under a menu, of which",
    "  [Scripts about pages](PageScripts.md) tells.",
    "* A screen that gives `next` or `previous` speaks for both: the one that it does not give is",
    "  none for `next` and the screen below on the stack for `previous`. What a screen gives counts",
    "  instead of the series.",
    "* A name consists of ASCII letters, digits, `-` and `_`, and begins with a letter. These words",
    "  cannot name a screen or a value: " + list(Language.reservedWords) + ".",
    "* A number has at most 15 significant digits and no exponent. A time is a number directly before",
    "  `ms` or `s`.",
    "* A string stands between quotation marks; `\\\"` and `\\\\` stand for a mark and a backslash.",
    "* Declarations come before the first move, `transition` among them. `width`, `direction`,",
    "  `reduce-motion`, `policy`, `gestures`, `forward-only` and `swipe rules` say what the flow starts",
    "  with there, and change it later on.",
    "* What is never said: moves and fingers are refused while a transition runs and commands wait",
    "  for it (`policy moves refuse`, `policy swipes refuse`, `policy commands queue`), the direction",
    "  is `left-to-right`, `reduce-motion` is `off`, `gestures` are `on`, `forward-only` is `off`, the",
    "  rules are `swipe rules boarding-pass`, `width` is 390, and transitions take 400ms along",
    "  `ease-in-out`.",
    "* A statement is the one with the most words that stand there: `finish flow` ends the flow,",
    "  `finish` alone an interactive transition; likewise `skip out`, `pop to` and `pop to root`.",
    "* What is `interactive` moves by `update` until `finish` or `cancel`; `settle` and `advance` do",
    "  not move it. It cannot be `instant` too.",
    "* `boarding` and `include` leave no line in a transcript; the statements of an included file",
    "  stand there as if they had been written in its place.",
    "* A block ends with `end`. Its lines are compared with runs of spaces folded.",
    "* The reasons for a refusal: " + list(Refusal.Reason.allCases.map { $0.name }) + ".",
  ]

  /// Writes words with commas between them.
  ///
  /// - Parameter words: The words.
  /// - Returns: The words as code.
  static func list(_ words: [String]) -> String {
    words.map { "`" + $0 + "`" }.joined(separator: ", ")
  }

  /// What stands behind the statements.
  private static let conclusion = [
    "",
    "## Transcripts",
    "",
    "`boarding run` prints each statement behind `> `, and below it what came of it: events with",
    "their time, answers to questions, or `queued` for what waits for its turn.",
    "",
    "| line | meaning |",
    "|---|---|",
    "| `began push welcome > features` | A transition begins. ` instant` follows if it takes no time, ` interactive` if somebody drives it. |",
    "| `updated 0.25` | The interactive transition was brought to this progress. |",
    "| `interaction finished`, `interaction cancelled` | The verdict on the interactive transition. |",
    "| `gesture ended` | The finger was lifted, or the system took the gesture away. |",
    "| `grabbed 0.25` | A finger has caught the running transition where it was. |",
    "| `pending swipe forward: features` | A screen wants to think about an input. |",
    "| `eligibility forward: disabled atRoot`, `eligibility forward: enabled` | What a swipe would come to has changed; only where somebody probes for it. |",
    "| `features.willEnterStack`, `features.didEnterStack` | A screen gets its place on the stack. |",
    "| `features.willLeaveStack`, `features.didLeaveStack` | A screen loses its place. |",
    "| `features.willAppear`, `features.didAppear` | A screen is shown. |",
    "| `features.willDisappear`, `features.didDisappear` | A screen is covered or removed. |",
    "| `willShow(features)`, `didShow(features)` | The container shows a screen. |",
    "| `committed push welcome > features` | A change is finished: a line of the committed log. |",
    "| `cancelled push welcome > features` | A change was cancelled: a line of the committed log. |",
    "| `flowFinished(completed)` | The flow has ended: a line of the committed log. |",
    "| `screenChanged(features)` | Another screen is in front; the accessibility focus goes there. |",
    "| `ended push welcome > features` | The transition is over. |",
    "| `went back from push welcome > features` | The cancelled transition is over. |",
    "| `refused back: staleSource welcome` | An input was declined, with the reason. |",
    "",
    "`expect log` compares such lines with their times, `expect committed` those of the committed",
    "log: `push welcome > features`, `cancelled push welcome > features`, `finished completed`. The",
    "first expectation that is not met ends a run.",
    "",
    "## Limits",
    "",
    "What goes beyond a limit is reported with the limit.",
    "",
    "| limit | value |",
    "|---|---|",
    "| bytes of a text and of the files that it includes | \(ScriptLimits.textBytes) |",
    "| bytes of a line | \(ScriptLimits.lineBytes) |",
    "| files that include one another | \(ScriptLimits.inclusions) deep |",
    "| bytes of a name | \(ScriptLimits.nameBytes) |",
    "| lines of a text and of the files that it includes, statements of a session | \(ScriptLimits.lines) |",
    "| screens of a flow | \(ScriptLimits.screens) |",
    "| animated values of a flow | \(ScriptLimits.values) |",
    "| choice labels of a flow | \(ScriptLimits.values) |",
    "| changes and moves that wait | \(ScriptLimits.waiting) |",
    "| events of a run | \(ScriptLimits.events) |",
    "| bytes of the answers to questions | \(ScriptLimits.answerBytes) |",
    "| virtual time of a run | \(timeText(nanoseconds: ScriptLimits.nanoseconds)) |",
    "| faults that are reported one by one | \(ScriptLimits.faults) |",
  ]
}
