import Boarding
import BoardingScript
import Testing

extension EventLog {
  /// Fails the test, with everything that is needed to see the failure again.
  ///
  /// - Parameters:
  ///   - text: What is wrong.
  ///   - expected: The lines that were expected of the whole run; nil if something else is wrong.
  ///   - sourceLocation: Where it is reported.
  func fail(_ text: String, expecting expected: [String]? = nil, at sourceLocation: SourceLocation)
  {
    evidence = EventEvidence(expected.map { ($0, lines) }, replay)
    record(text + "\n" + evidence.note, at: sourceLocation)
    evidence.attach(at: sourceLocation)
  }

  /// What plays the run again.
  private var replay: EventEvidence.Replay {
    switch source {
    case .script:
      return .script(played.joined(separator: "\n") + "\n")
    case .machine(let flow):
      if inputs.entries.isEmpty {
        return .nothing(why: "no input was recorded in the log")
      }
      return replay(of: inputs, flow, player: "Machine.replay(_:into:)")
    case .controller(let controller):
      guard let inputs = controller.inputLog else {
        return .nothing(why: "it was not recorded from before the first screen")
      }
      let player = "BoardingNavigationController.replay(_:makeScreen:)"
      return replay(of: inputs, Flow(openNamed: ""), player: player)
    }
  }

  /// Writes inputs as a script, or as JSON where there is none.
  ///
  /// - Parameters:
  ///   - inputs: The inputs.
  ///   - flow: The flow of the machine.
  ///   - player: What plays the JSON.
  /// - Returns: What plays the run again.
  private func replay(
    of inputs: InputLog,
    _ flow: Flow,
    player: String
  ) -> EventEvidence.Replay {
    do throws(RecordedScript.Unsaid) {
      return .script(try RecordedScript(inputs, of: flow, telling: lines).text)
    } catch {
      return .log(inputs.json, player: player, why: error.reason)
    }
  }
}
