package import Boarding

/// A recorded run as a script: the declarations of its flow, and a statement for each input.
///
/// Run, the script tells the same events, all of them.
package struct RecordedScript: Sendable {
  /// The script.
  package let text: String

  /// Why no script says a run.
  package struct Unsaid: Error, Hashable, Sendable {
    /// The reason, as a sentence without its beginning and its end.
    package let reason: String

    /// Makes a reason.
    ///
    /// - Parameter reason: The reason, as a sentence without its beginning and its end.
    init(_ reason: String) {
      self.reason = reason
    }
  }

  /// What changes nothing and stands before settings, which would be declarations otherwise.
  package static let beginning = "advance 0ms"

  /// Writes a run.
  ///
  /// - Parameters:
  ///   - log: The inputs of the run, from its beginning on.
  ///   - flow: The flow of the machine; that of a controller is an open one.
  ///   - lines: The last events of the run, or all of them, as `EventText` writes them.
  /// - Throws: Why no script says the run.
  package init(_ log: InputLog, of flow: Flow, telling lines: [String]) throws(Unsaid) {
    let run: DeclaredRun
    if flow.isOpen {
      run = try DeclaredRun(answering: log)
    } else {
      run = try DeclaredRun(log, of: flow)
    }
    var writer = StatementWriter(flow: run.flow)
    for input in run.inputs { try writer.write(input) }
    let parts = run.flow.declaration + [""] + writer.statements
    text = BoardingScript.text(ofLines: parts)
    let told = try told()
    try Self.compare(told, with: Self.lines(of: log, on: flow))
    try Self.compare(Array(told.suffix(lines.count)), with: lines)
  }

  /// The name of the file, in messages.
  private static let file = "replay.boarding"

  /// Runs the script.
  ///
  /// - Returns: Its events, as `EventText` writes them.
  /// - Throws: What is wrong with the script.
  private func told() throws(Unsaid) -> [String] {
    let script: Script
    do throws(ScriptFaults) {
      script = try Script(parsing: text, file: Self.file)
    } catch {
      let first = error.diagnostics.first.map { $0.description } ?? ""
      throw Unsaid("it cannot be read: " + first)
    }
    let names = EventText(flow: script.flow)
    return script.run().log.map { names.line(of: $0) }
  }

  /// Replays a run.
  ///
  /// - Parameters:
  ///   - log: The inputs of the run.
  ///   - flow: The flow of the machine.
  /// - Returns: All events, as `EventText` writes them.
  private static func lines(of log: InputLog, on flow: Flow) -> [String] {
    var machine = Machine(flow: flow.isOpen ? RecordedAnswers.flow : flow)
    var events: [Event] = []
    machine.replay(log, into: &events)
    let names =
      flow.isOpen
      ? EventText(
        name: { log.name(of: $0) ?? "screen-\($0.rawValue)" },
        reason: { log.reason($0) }
      ) : EventText(flow: flow)
    return events.map { names.line(of: $0) }
  }

  /// Compares what the script tells with what the run told.
  ///
  /// - Parameters:
  ///   - told: What the script tells.
  ///   - lines: What the run told.
  /// - Throws: What is different first.
  private static func compare(_ told: [String], with lines: [String]) throws(Unsaid) {
    if told == lines { return }
    for place in 0..<max(told.count, lines.count) {
      let found = told.indices.contains(place) ? "'" + told[place] + "'" : "nothing"
      let expected = lines.indices.contains(place) ? "'" + lines[place] + "'" : "nothing"
      if found != expected { throw Unsaid("it tells " + found + " in the place of " + expected) }
    }
  }
}

extension InputLog {
  /// Finds the text of a reason why a screen was against a change.
  ///
  /// - Parameter reason: The reason.
  /// - Returns: Its text, or nil where none was given.
  fileprivate func reason(_ reason: GuardReason) -> String? {
    let place = Int(truncatingIfNeeded: reason.rawValue)
    return guardReasons.indices.contains(place) ? guardReasons[place] : nil
  }
}
