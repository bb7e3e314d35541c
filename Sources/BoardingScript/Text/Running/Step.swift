public import Boarding

/// A step of a run, with which any front end of the engine can be driven.
public enum Step: Sendable {
  /// Put up the flow's first screen.
  case start
  /// Hand in an input; time goes on until none of it is left.
  case input(Input)
  /// Go to the flow's last screen.
  ///
  /// - SeeAlso: `Flow.lastScreen`
  case skip(motion: Motion, source: ScreenID?)
  /// Change the surroundings, one after the other.
  case settings([Setting])
  /// Let time pass until nothing runs and nothing waits.
  case settle
  /// Compare what is with what should be.
  case expectation(Expectation)
  /// Show something.
  case question(Question)

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
    case .start, .skip, .input, .settings, .settle: true
    case .expectation, .question: false
    }
  }
}
