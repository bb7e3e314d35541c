package import Boarding
import BoardingMotion

/// A run without anything that checks it.
package struct BareRun: Sendable {
  /// The machine.
  package var subject: FuzzSubject
  /// All events.
  package private(set) var events: [Event] = []
  /// All inputs, if they are kept.
  package private(set) var inputs: [Input] = []
  /// True if the inputs are kept.
  private let keepsInputs: Bool

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - subject: The machine.
  ///   - keepsInputs: True to keep all inputs.
  package init(_ subject: FuzzSubject, keepsInputs: Bool = false) {
    self.subject = subject
    self.keepsInputs = keepsInputs
  }

  /// Takes a step.
  ///
  /// - Parameter step: The step.
  package mutating func take(_ step: FuzzStep) {
    switch step {
    case .input(.advance(let nanoseconds)):
      var rest = nanoseconds
      while case .advanced(let left) = hand(.advance(nanoseconds: rest)), left > 0 { rest = left }
    case .input(let input):
      hand(input)
    case .drag, .release, .takeAway, .answer, .reduceMotion:
      for input in step.inputs(on: subject.machine) { hand(input) }
    }
  }

  /// Hands an input in.
  ///
  /// - Parameter input: The input.
  /// - Returns: The answer.
  @discardableResult
  private mutating func hand(_ input: Input) -> Answer {
    if keepsInputs { inputs.append(input) }
    return subject.handle(input, into: &events)
  }

  /// Forgets the events up to here.
  package mutating func forgetEvents() { events.removeAll(keepingCapacity: true) }
}
