import Boarding
import BoardingScript
import Foundation
import Testing

/// Records what the acceptance scripts do, and runs it again from its JSON.
struct ReplayAcceptanceTests {
  @Test(arguments: AcceptanceTests.flowNames)
  func `the recorded inputs of a script replay to its events`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let (machine, log, events) = record(script)
    #expect(events == script.run().log)
    let read = try InputLog(json: log.json)
    #expect(read == log)
    var again = Machine(flow: script.flow)
    var replayed: [Event] = []
    again.replay(read, into: &replayed)
    #expect(replayed == events)
    #expect(again.state == machine.state)
  }

  @Test(arguments: AcceptanceTests.flowNames)
  func `the recorded inputs of a script are a script with its events`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let (_, log, events) = record(script)
    let text = EventText(flow: script.flow)
    let lines = events.map { text.line(of: $0) }
    let recorded = try RecordedScript(log, of: script.flow, telling: lines)
    let again = try Script(parsing: recorded.text, file: "replay.boarding")
    let names = EventText(flow: again.flow)
    #expect(again.run().log.map { names.line(of: $0) } == lines)
  }

  @Test(
    arguments: AcceptanceTests.flowNames.filter { !ControllerAcceptanceTests.excluded.contains($0) }
  )
  func `what a controller recorded is a script with its events`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let driver = ControllerDriver(flow: script.flow)
    driver.controller.startRecording()
    var run = ScriptRun(flow: script.flow)
    for step in script.statements.compactMap({ $0.step }) {
      driver.take(step, on: run.machine)
      _ = run.perform(step)
    }
    let text = EventText(flow: script.flow)
    let lines = driver.events.map { text.line(of: $0) }
    let log = try #require(driver.controller.inputLog)
    let recorded = try RecordedScript(log, of: Flow(openNamed: ""), telling: lines)
    let again = try Script(parsing: recorded.text, file: "replay.boarding")
    let names = EventText(flow: again.flow)
    #expect(again.run().log.map { names.line(of: $0) } == lines)
  }

  /// Plays a script on a machine and records it.
  ///
  /// - Parameter script: The script.
  /// - Returns: The machine, its inputs and its events.
  private func record(_ script: Script) -> (Machine, InputLog, [Event]) {
    var machine = Machine(flow: script.flow)
    var (log, events) = (InputLog(), [Event]())
    for step in script.statements.compactMap({ $0.step }) {
      switch step {
      case .start:
        machine.handle(
          .command(.start(script.flow.root ?? .absent)),
          recordingIn: &log,
          into: &events
        )
      case .skip(let motion, let source):
        machine.handle(
          .command(.skipTo(script.flow.lastScreen ?? .absent), motion: motion, source: source),
          recordingIn: &log,
          into: &events
        )
      case .settings(let settings):
        for setting in settings {
          machine.handle(.setting(setting), recordingIn: &log, into: &events)
        }
      case .input(let input):
        hand(input, to: &machine, recordingIn: &log, into: &events)
      case .derived(let derived):
        derived.handIn(on: machine) {
          hand($0, to: &machine, recordingIn: &log, into: &events)
        }
      case .settle:
        while let deadline = machine.state.deadline {
          let rest = deadline.nanoseconds - machine.state.now.nanoseconds
          machine.handle(.advance(nanoseconds: rest), recordingIn: &log, into: &events)
        }
      case .pages, .expectation, .question: break
      }
    }
    return (machine, log, events)
  }

  /// Hands an input in until nothing of it is left, and returns the last answer.
  @discardableResult
  private func hand(
    _ input: Input,
    to machine: inout Machine,
    recordingIn log: inout InputLog,
    into events: inout [Event]
  ) -> Answer {
    let answer = machine.handle(input, recordingIn: &log, into: &events)
    guard case .advanced(let rest) = answer, rest > 0 else { return answer }
    return hand(.advance(nanoseconds: rest), to: &machine, recordingIn: &log, into: &events)
  }

  @Test(arguments: AcceptanceTests.flowNames)
  func `the transcript in JSON tells what the text tells`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let report = script.runAsJSONLines()
    #expect(report.failure == nil)
    #expect(report.lines == script.runAsJSONLines().lines)
    var lines: [String] = []
    for line in report.lines.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      lines += text(of: try #require(value as? [String: Any]))
    }
    #expect(lines.map { $0 + "\n" }.joined() == script.run().transcript)
  }

  @Test func `the page on transcripts shows what a script gives`() throws {
    let script = try Script(
      parsing: "screen a\nscreen b\nstart\npush b instant\nback from a\nstack\nexpect top a\n",
      file: "example.boarding"
    )
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let page = try String(contentsOf: folder.appending(path: "Docs/Transcript.md"), encoding: .utf8)
    let lines = script.runAsJSONLines().lines
    #expect(page.contains("```json\n" + lines + "```\n"), "\(lines)")
  }

  /// Writes a line of JSON as the transcript has it.
  private func text(of line: [String: Any]) -> [String] {
    func word(_ name: String) -> String { line[name] as? String ?? "" }
    switch word("kind") {
    case "statement": return word("text").split(separator: "\n").map { "> " + $0 }
    case "answer": return ["  " + word("text")]
    case "event":
      let nanoseconds = (line["nanoseconds"] as? NSNumber)?.int64Value ?? -1
      return ["  " + timeText(nanoseconds: nanoseconds) + " " + event(line)]
    default: return []
    }
  }

  /// Writes an event as the transcript has it.
  private func event(_ line: [String: Any]) -> String {
    func word(_ name: String) -> String { line[name] as? String ?? "" }
    let isCancelled = line["isCancelled"] as? Bool ?? false
    var passage = word("operation") + " " + word("source") + " > " + word("destination")
    if line["source"] == nil {
      passage = "start " + word("destination")
    } else if word("operation") == "none" {
      passage = "set " + word("destination")
    }
    switch word("event") {
    case "transitionBegan":
      return "began " + passage + (word("motion") == "animated" ? "" : " " + word("motion"))
    case "transitionEnded": return (isCancelled ? "went back from " : "ended ") + passage
    case "committed", "cancelled": return word("event") + " " + passage
    case "interactionChanged": return "interaction " + (isCancelled ? "cancelled" : "finished")
    case "interactionUpdated":
      return "updated " + trimmed((line["progress"] as? NSNumber)?.doubleValue ?? -1)
    case "flowFinished": return "flowFinished(" + word("end") + ")"
    case "willShow", "didShow", "screenChanged": return word("event") + "(" + word("screen") + ")"
    case "refused":
      let kind = Input.Kind.allCases.first { "\($0)" == word("input") }
      let screen = line["screen"] == nil ? "" : " " + word("screen")
      let detail = line["detail"] == nil ? "" : " \"" + word("detail") + "\""
      return "refused " + (kind?.words ?? "") + ": " + word("reason") + screen + detail
    case "transitionGrabbed":
      return "grabbed " + trimmed((line["progress"] as? NSNumber)?.doubleValue ?? -1)
    case "gestureEnded": return "gesture ended"
    case "pending":
      let kind = Input.Kind.allCases.first { "\($0)" == word("input") }
      return "pending " + (kind?.words ?? "") + ": " + word("screen")
    default: return word("screen") + "." + word("event")
    }
  }
}
