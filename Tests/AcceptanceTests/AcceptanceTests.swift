import Boarding
import BoardingPaging
import BoardingScript
import BoardingTesting
import Foundation
import Testing

/// Runs the scripts in `Scripts` and compares each transcript with the one in `Transcripts`.
///
/// To write the transcripts anew, look at what changed and commit it:
///
///     BOARDING_REWRITE=1 swift test --filter AcceptanceTests
struct AcceptanceTests {
  /// The folder of this file.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The scripts.
  static let scripts = AcceptanceScripts(in: folder.appending(path: "Scripts").path)

  /// The names of the scripts, in alphabetical order.
  static let names = scripts.names

  /// The names of those that are about a flow.
  static let flowNames = names.filter { !$0.hasPrefix("pages-") && !$0.hasPrefix("pieces-") }

  /// Reads a script.
  ///
  /// - Parameter name: The name of the script.
  /// - Returns: The script.
  /// - Throws: What is wrong with it.
  static func script(_ name: String) throws -> Script {
    try #require(scripts.first { $0.name == name }).read()
  }

  @Test func `there are scripts, and nothing else stands beside them`() throws {
    #expect(
      Self.names == [
        "boarding-pass", "busy", "conditional", "deep-links", "deep-restart",
        "edge-and-rubber-band",
        "ends-and-allowances", "first-steps", "grab-and-throw-back", "half-hearted-swipes",
        "interactive-back", "interrupted", "news",
        "pages-calendar", "pages-cities", "pages-data", "pages-menu", "pages-right-to-left",
        "paywall", "permission-priming", "permission-twice", "pieces-by-hand", "pieces-clearing",
        "pieces-ends", "pieces-few", "pieces-maximum", "pieces-names", "pieces-neighbour",
        "pieces-of-one", "pieces-of-three", "pieces-of-two", "pieces-once", "pieces-past",
        "pieces-placeholders", "pieces-refresh", "pieces-retry", "pieces-short", "pieces-shrinking",
        "pieces-swipes", "right-to-left", "sample", "sign-up", "spring-tail", "swipe-through",
        "terms-guarded", "tour-with-skip", "whats-new",
      ]
    )
    let transcripts = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Transcripts").path
    )
    #expect(transcripts.sorted() == Self.names.map { $0 + ".transcript" })
  }

  @Test(arguments: scripts)
  func `a script runs without a failure and gives the committed transcript`(
    script: AcceptanceScript
  ) throws {
    let report = try script.read().run()
    #expect(report.failure ?? "" == "")
    GoldenTranscripts(in: Self.folder.appending(path: "Transcripts").path)
      .expect(report.transcript, named: script.name + ".transcript")
  }

  @Test(arguments: names)
  func `a script runs twice to the same bytes and the same events`(name: String) throws {
    let script = try Self.script(name)
    let (first, second) = (script.run(), script.run())
    #expect(first.transcript == second.transcript)
    #expect(first.log == second.log)
    #expect(first.pageLog == second.pageLog)
  }

  @Test(arguments: names)
  func `typed line by line a script gives the same transcript`(name: String) throws {
    let file = Self.folder.appending(path: "Scripts/\(name).boarding")
    var session = ScriptSession()
    var lines: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard case .performed(let statement, let performance) = session.feed(String(line)) else {
        continue
      }
      lines += transcriptLines(of: statement, performance)
    }
    #expect(lines.map { $0 + "\n" }.joined() == (try Self.script(name).run().transcript))
  }

  @Test(arguments: flowNames)
  func `the steps drive the bare machine to the same events`(name: String) throws {
    let script = try Self.script(name)
    var driver = BareDriver(flow: script.flow)
    var run = ScriptRun(flow: script.flow)
    for statement in script.statements {
      guard let step = statement.step else { continue }
      driver.take(step)
      _ = run.perform(step)
      #expect(driver.machine.state == run.machine.state, "\(statement.location)")
    }
    #expect(driver.events == script.run().log)
  }
}

/// Drives a machine with the steps of a script, as any other front end of the engine could.
private struct BareDriver {
  /// The machine.
  private(set) var machine: Machine
  /// The events so far.
  private(set) var events: [Event] = []

  /// Makes a driver.
  ///
  /// - Parameter flow: The flow.
  init(flow: Flow) {
    machine = Machine(flow: flow)
  }

  /// Takes a step.
  ///
  /// - Parameter step: The step.
  mutating func take(_ step: Step) {
    switch step {
    case .start: hand(.command(.start(machine.flow.root ?? .absent)))
    case .skip(let motion, let source):
      hand(.command(.skipTo(machine.flow.lastScreen ?? .absent), motion: motion, source: source))
    case .input(let input): hand(input)
    case .derived(let derived):
      derived.handIn(on: machine) { hand($0) }
    case .settings(let settings):
      for setting in settings { hand(.setting(setting)) }
    case .settle:
      while let deadline = machine.state.deadline {
        hand(.advance(nanoseconds: deadline.nanoseconds - machine.state.now.nanoseconds))
      }
    case .pages, .expectation, .question: break
    }
  }

  /// Hands an input in until nothing of it is left.
  ///
  /// - Parameter input: The input.
  /// - Returns: The last answer.
  @discardableResult
  private mutating func hand(_ input: Input) -> Answer {
    let answer = machine.handle(input, into: &events)
    guard case .advanced(let rest) = answer, rest > 0 else { return answer }
    return hand(.advance(nanoseconds: rest))
  }
}
