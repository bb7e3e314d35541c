import Boarding
import BoardingScript

extension ScriptOutcome {
  /// Runs scripts, each from where the one before came to rest.
  ///
  /// - Parameters:
  ///   - scripts: The bytes of the scripts with the names of their files.
  ///   - kept: The bytes of a snapshot to begin with, with the name of its file; nil for none.
  ///   - gone: What becomes of names that are gone; nil if that is a failure.
  ///   - load: Reads the files that the scripts include.
  /// - Returns: The last snapshot, and what was left out, is wrong or failed.
  static func snapshot(
    of scripts: [(file: String, bytes: [UInt8])],
    from kept: (file: String, bytes: [UInt8])?,
    gone: GonePolicy?,
    including load: @escaping IncludedFileLoader
  ) -> ScriptOutcome {
    var outcome = ScriptOutcome(output: "", errors: "", code: .success)
    var snapshot: Snapshot?
    if let kept {
      do throws(SnapshotError) {
        snapshot = try Snapshot(json: kept.bytes)
      } catch {
        let place = "\(kept.file):\(error.line):\(error.column)"
        let words = "\(error.path): expected \(error.expected), found \(error.found)"
        return ScriptOutcome(output: "", errors: "\(place): error: \(words)\n", code: .badText)
      }
    }
    for (file, bytes) in scripts {
      let script: Script
      do throws(ScriptFaults) {
        script = try Script(parsing: bytes, file: file, including: load)
      } catch {
        outcome.errors += error.description + "\n"
        outcome.code = .badText
        return outcome
      }
      let continuation = script.run(from: snapshot, gone: gone ?? .drop)
      if continuation.restoration.isUnfit {
        outcome.errors += "\(file): error: the snapshot and the script are not both of pages\n"
        outcome.code = .badText
        return outcome
      }
      snapshot = continuation.snapshot
      outcome.note(continuation.restoration, of: file, isFailure: gone == nil)
      if let failure = continuation.report.failure {
        outcome.errors += failure
        outcome.code = .failedExpectation
        if case .limit? = continuation.report.cause { outcome.code = .badText }
        return outcome
      }
    }
    outcome.output = snapshot?.json ?? ""
    return outcome
  }

  /// Opens a link in the flow of a script, or makes one.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - bytes: The script.
  ///   - load: Reads the files that the script includes.
  /// - Returns: The stack with what is called, or the link; or what is wrong.
  static func link(
    _ request: LinkRequest,
    in bytes: [UInt8],
    including load: @escaping IncludedFileLoader
  ) -> ScriptOutcome {
    let flow: Flow
    do throws(ScriptFaults) {
      flow = try Script(parsing: bytes, file: request.file, including: load).flow
    } catch {
      return ScriptOutcome(output: "", errors: error.description + "\n", code: .badText)
    }
    switch request.task {
    case .write(let names): return write(names, in: flow)
    case .open(let text):
      do throws(LinkError) {
        return try open(FlowLink(text), in: flow, of: request)
      } catch {
        let words = "column \(error.column): expected \(error.expected), found \(error.found)"
        return ScriptOutcome(output: "", errors: "\(cut(text)): error: \(words)\n", code: .badText)
      }
    }
  }

  /// Makes the link to screens.
  ///
  /// - Parameters:
  ///   - names: The names of the screens, root first.
  ///   - flow: The flow.
  /// - Returns: The link, or what is wrong.
  private static func write(_ names: [String], in flow: Flow) -> ScriptOutcome {
    let known = flow.screens.map { $0.name }
    if let unknown = names.first(where: { !known.contains($0) }) {
      let fault = UsageFault.unknown(unknown, expected: "a screen or a link", candidates: known)
      return ScriptOutcome(output: "", errors: fault.description, code: .badText)
    }
    guard let link = FlowLink(to: names) else {
      let errors = "boarding: error: no link leads to a stack with a screen twice\n"
      return ScriptOutcome(output: "", errors: errors, code: .badText)
    }
    return ScriptOutcome(output: link.text + "\n", errors: "", code: .success)
  }

  /// Opens a link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - flow: The flow.
  ///   - request: What is asked for.
  /// - Returns: The stack with what is called.
  /// - Throws: A name that the flow does not have.
  private static func open(
    _ link: FlowLink,
    in flow: Flow,
    of request: LinkRequest
  ) throws(LinkError) -> ScriptOutcome {
    var outcome = ScriptOutcome(output: "", errors: "", code: .success)
    let destination: FlowLink.Destination
    if let gone = request.gone {
      var restoration = Restoration()
      destination = link.destination(in: flow, gone: gone, noting: &restoration)
      outcome.note(restoration, of: request.file, isFailure: false)
    } else {
      destination = try link.destination(in: flow)
    }
    var machine = Machine(flow: flow)
    var events: [Event] = []
    let answer = machine.open(destination, into: &events)
    machine.settle(into: &events)
    let text = EventText(flow: flow)
    let names = machine.state.stack.rootFirst.map { text.name(of: $0) }
    outcome.output = "stack " + (names.isEmpty ? "none" : names.joined(separator: " ")) + "\n"
    for event in events { outcome.output += "  " + text.line(of: event) + "\n" }
    if case .refused = answer { outcome.code = .failedExpectation }
    return outcome
  }

  /// Tells what was left out.
  ///
  /// - Parameters:
  ///   - restoration: What was left out.
  ///   - file: The file with the flow.
  ///   - isFailure: True if that is a failure.
  private mutating func note(_ restoration: Restoration, of file: String, isFailure: Bool) {
    if let name = restoration.otherFlow {
      errors += "\(file): the snapshot is of \(quoted(name))\n"
    }
    for dropped in restoration.dropped { errors += "\(file): \(dropped)\n" }
    if restoration.startsOver { errors += "\(file): everything begins anew\n" }
    if isFailure, !restoration.isComplete { code = max(code, .failedExpectation) }
  }
}
