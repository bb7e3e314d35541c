import Boarding
package import BoardingScript

/// Plays a script with all checks of the fuzzer.
package struct FuzzReplay: Sendable {
  /// What is wrong; nil if nothing is.
  package let complaint: Complaint?
  /// Where the statement begins after which it is; nil if nothing is wrong.
  package let location: TextLocation?

  /// Plays a text up to its end or the first thing that is wrong.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The name of its file.
  ///   - load: Reads the files that it includes; without it none can be included.
  /// - Throws: Why it cannot be fuzzed.
  package init(
    parsing bytes: [UInt8],
    file: String,
    including load: IncludedFileLoader? = nil
  ) throws(FuzzPlan.Fault) {
    let script: Script
    do {
      script = try Script(parsing: bytes, file: file, including: load)
    } catch {
      throw .text(error)
    }
    try self.init(script)
  }

  /// Plays a script up to its end or the first thing that is wrong.
  ///
  /// Expectations and questions are passed over.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - fault: What the machine does otherwise than it should; nil for nothing.
  /// - Throws: Why the script cannot be fuzzed.
  package init(_ script: Script, fault: FuzzSubject.Fault? = nil) throws(FuzzPlan.Fault) {
    let plan = try FuzzPlan(script)
    var comparison = Comparison(plan.world, of: plan.flow, fault: fault)
    for statement in script.statements {
      guard let step = statement.step, let complaint = comparison.play(step) else { continue }
      self.complaint = complaint
      location = statement.location
      return
    }
    complaint = nil
    location = nil
  }
}

extension Comparison {
  /// Takes a step of a script with the machine and the model.
  ///
  /// - Parameter step: The step.
  /// - Returns: What is wrong, or nil.
  fileprivate mutating func play(_ step: Step) -> Complaint? {
    switch step {
    case .start:
      return hand(.command(.start(machine.flow.root ?? .absent)))
    case .skip(let motion, let source):
      let last = machine.flow.lastScreen ?? .absent
      return hand(.command(.skipTo(last), motion: motion, source: source))
    case .input(let input):
      return take(FuzzStep.input(input))
    case .derived(let derived):
      let before = self
      for input in derived.inputs(on: machine) {
        if case .advance = input {
          if let complaint = take(FuzzStep.input(input)) { return complaint }
          continue
        }
        let (complaint, answer) = handing(input)
        if let complaint { return complaint }
        if derived.isTakenBack(by: answer) {
          self = before
          return nil
        }
      }
    case .settings(let settings):
      for setting in settings {
        if let complaint = hand(.setting(setting)) { return complaint }
      }
    case .settle:
      for _ in 0..<ScriptLimits.waiting {
        guard let deadline = machine.state.deadline else { return nil }
        let rest = deadline.nanoseconds - machine.state.now.nanoseconds
        if let complaint = take(FuzzStep.input(.advance(nanoseconds: rest))) { return complaint }
      }
      return Complaint(.endless, "time goes on for ever")
    case .pages, .expectation, .question:
      return nil
    }
    return nil
  }
}
