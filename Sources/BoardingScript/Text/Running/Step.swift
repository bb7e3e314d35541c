public import Boarding

/// A step of a run, with which any front end of the engine can be driven.
public enum Step: Sendable {
  /// Put up the flow's first screen.
  case start
  /// Hand in an input; time goes on until none of it is left.
  case input(Input)
  /// Hand in inputs that depend on where the run stands.
  case derived(Derived)
  /// Go to the flow's last screen.
  ///
  /// - SeeAlso: `Flow.lastScreen`
  case skip(motion: Motion, source: ScreenID?)
  /// Change the surroundings, one after the other.
  case settings([Setting])
  /// Do something with pages.
  case pages(Pages)
  /// Let time pass until nothing runs and nothing waits.
  case settle
  /// Compare what is with what should be.
  case expectation(Expectation)
  /// Show something.
  case question(Question)

  /// Inputs that depend on where the run stands, such as those of a finger.
  public struct Derived: Sendable {
    /// Looks at the machine, and returns what makes the step senseless; nil for nothing.
    let objection: @Sendable (Machine) -> Mismatch?
    /// Looks at the machine, and returns what is shown behind the events, line by line.
    let remarks: @Sendable (Machine) -> [String]
    /// True if the first refusal ends it and takes back what was done before, unless there is nothing
    /// to do any more.
    private let isWhole: Bool
    /// Looks at the machine, and returns the inputs.
    private let make: @Sendable (Machine) -> [Input]

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - objection: Looks at the machine, and returns what makes the step senseless.
    ///   - remarks: Looks at the machine, and returns what is shown behind the events.
    ///   - isWhole: True if the first refusal ends it and takes back what was done before.
    ///   - make: Looks at the machine, and returns the inputs.
    init(
      unless objection: @escaping @Sendable (Machine) -> Mismatch? = { _ in nil },
      saying remarks: @escaping @Sendable (Machine) -> [String] = { _ in [] },
      isWhole: Bool = false,
      make: @escaping @Sendable (Machine) -> [Input]
    ) {
      self.objection = objection
      self.remarks = remarks
      self.isWhole = isWhole
      self.make = make
    }

    /// Returns the inputs, time among them.
    ///
    /// - Parameter machine: The machine as it stands before the step.
    /// - Returns: The inputs, to be handed in one after the other.
    public func inputs(on machine: Machine) -> [Input] { make(machine) }

    /// Tells whether an answer ends the step and takes back what its inputs have done.
    ///
    /// What they have told stays. Whoever hands the inputs in has to take them back.
    ///
    /// - Parameter answer: The answer to one of the inputs.
    /// - Returns: True if it does.
    package func isTakenBack(by answer: Answer) -> Bool {
      guard isWhole, case .refused(let reason) = answer else { return false }
      return reason != .alreadyThere
    }
  }

  /// Something that should be true.
  public struct Expectation: Sendable {
    /// Looks at the run, and returns what is different.
    let check: @Sendable (inout ScriptRun) -> Mismatch?
  }

  /// Something to show.
  public struct Question: Sendable {
    /// Looks at the run, and returns the lines of the answer.
    let answer: @Sendable (ScriptRun) -> [String]
  }

  /// True for what needs the flow to be complete.
  var isMove: Bool {
    switch self {
    case .start, .skip, .input, .derived, .settings, .pages, .settle: true
    case .expectation, .question: false
    }
  }
}
