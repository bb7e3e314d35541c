import BoardingScript
import Testing

@testable import BoardingCLI

struct PromptLinesTests {
  @Test(arguments: [
    ("save sv\u{0}.hidden", "input:1:8: error: the line holds the control character 0"),
    ("undo" + String(repeating: " ", count: 1_200) + "x", "input:1:1: error: the line is longer"),
    ("load \u{1B}[31m", "input:1:6: error: the line holds the control character 27"),
  ])
  func `a line is checked before its words`(line: String, message: String) {
    var session = PromptSession(echoes: true)
    let turn = session.take(Array(line.utf8))
    #expect(turn.request == nil)
    #expect(turn.lines.count == 2)
    #expect(turn.lines[1].hasPrefix(message))
    #expect(!turn.lines[0].contains("\u{1B}"))
  }

  @Test func `a name of a file is UTF-8`() {
    var session = PromptSession(echoes: true)
    let turn = session.take(Array("save x".utf8) + [0xFF])
    #expect(turn.request == nil)
    #expect(turn.lines.last == "input:1:7: error: the line is not valid UTF-8 from here on")
  }

  @Test func `arrow keys are explained at a terminal`() {
    var session = PromptSession(echoes: false)
    let turn = session.take(Array("\u{1B}[A".utf8))
    #expect(
      turn.lines == [
        "input:1:1: error: the line holds the control character 27",
        "  arrow keys are not understood here",
      ]
    )
  }

  @Test func `a flow that cannot run is saved with a warning`() {
    var session = PromptSession(echoes: false)
    _ = session.take(Array("flow X".utf8))
    #expect(
      session.saved(to: "x").lines == [
        "  saved 1 statements to x", "  it cannot run yet:",
        "  x:2:1: error: the flow declares no screen",
      ]
    )
  }

  @Test func `the prompt says what drives a transition`() {
    var session = PromptSession(echoes: false)
    var prompts: [String] = []
    for line in ["next interactive", "update 0.25", "cancel", "advance 10ms"] {
      _ = session.take(Array(line.utf8))
      prompts.append(session.prompt)
    }
    #expect(
      prompts == [
        "0ms welcome (welcome > features [..........] 0% interactive)> ",
        "0ms welcome (welcome > features [###.......] 25% interactive)> ",
        "0ms welcome (welcome > features [###.......] 25% settling back)> ",
        "10ms welcome (welcome > features [##........] 25% settling back)> ",
      ]
    )
  }

  @Test(arguments: [
    ("screen x ?", "  when new-in next previous choice gestures leave enter"),
    ("screen x \"T\" ?", "  when new-in next previous choice gestures leave enter"),
    (
      "screen x \"T\" background #555555 ?",
      "  when new-in next previous choice gestures leave enter"
    ),
  ])
  func `a question mark behind a title asks`(line: String, words: String) {
    var session = PromptSession(echoes: false)
    #expect(session.take(Array(line.utf8)).lines == [words])
  }

  @Test func `a question mark in a string or in a comment asks nothing`() {
    var session = PromptSession(echoes: false)
    #expect(session.take(Array("stack # where?".utf8)).lines == ["  welcome"])
    _ = session.take(Array("flow F".utf8))
    #expect(session.take(Array("screen x \"Ready?\"".utf8)).lines == [])
  }

  @Test func `the words of the handbook are those that the prompt understands`() {
    #expect(PromptWord.words == Language.promptWords.forms.flatMap { $0.words })
  }

  @Test func `what acts on a terminal is not printed`() {
    #expect(printable("a\u{1B}[1m\u{9B}\u{7F}\tb\r\n") == "a?[1m??\tb?\n")
    #expect(printable("\u{E9}\u{1F600}\n") == "\u{E9}\u{1F600}\n")
  }
}
