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
    case .drag(let x, let y):
      let start = subject.machine.state.fingerTranslation
      if start == nil { hand(.pan(.began(start: nil))) }
      let place = start ?? .zero
      let translation = PanVector(x: place.x + x, y: place.y + y)
      hand(.pan(.moved(PanSample(translation: translation))))
    case .reduceMotion(let style?):
      hand(.setting(.reducedMotionStyle(style)))
      hand(.setting(.reduceMotion(true)))
    case .input, .release, .takeAway, .answer, .reduceMotion(nil):
      hand(step.onlyInput(on: subject.machine))
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
