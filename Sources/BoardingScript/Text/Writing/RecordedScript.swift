package import Boarding

/// A recorded run as a script: the declarations of its flow, and a statement for each input.
///
/// Run, the script tells the same events.
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
    try check(against: lines)
  }

  /// The name of the file, in messages.
  private static let file = "replay.boarding"

  /// Runs the script and compares its events with those that were told.
  ///
  /// - Parameter lines: The last events of the run, or all of them.
  /// - Throws: What is different.
  private func check(against lines: [String]) throws(Unsaid) {
    let script: Script
    do throws(ScriptFaults) {
      script = try Script(parsing: text, file: Self.file)
    } catch {
      let first = error.diagnostics.first.map { $0.description } ?? ""
      throw Unsaid("it cannot be read: " + first)
    }
    let names = EventText(flow: script.flow)
    let told = script.run().log.map { names.line(of: $0) }
    let tail = Array(told.suffix(lines.count))
    if tail == lines { return }
    for (place, line) in lines.enumerated() {
      let other = tail.indices.contains(place) ? tail[place] : "nothing"
      if other == line { continue }
      throw Unsaid("it tells '" + other + "' in the place of '" + line + "'")
    }
  }
}
