package import Boarding
import BoardingMotion

/// One step of a fuzzed run: what one statement of a script says.
///
/// What is said relative to where the machine stands, such as how far a finger moves, keeps its
/// sense when steps before it are left out.
package enum FuzzStep: Hashable, Sendable {
  /// An input; time goes on until none of it is left.
  case input(Input)
  /// A finger moves by so many points to the right and down, and comes down first if it is not.
  case drag(x: Double, y: Double)
  /// A finger is lifted where it is, at so many points a second to the right if that is said.
  case release(velocity: Double?)
  /// The system takes the finger away, or what is driven goes back if there is none.
  case takeAway
  /// The late word of the screen that thinks about a move.
  case answer(isAllowed: Bool)
  /// The person asks for less motion in a style, or no longer does.
  case reduceMotion(ReducedMotionStyle?)
}

extension Comparison {
  /// How many due instants one step may pass.
  private static let instantLimit = 10_000

  /// Takes a step with the machine and the model.
  ///
  /// - Parameter step: The step.
  /// - Returns: What is wrong, or nil.
  mutating func take(_ step: FuzzStep) -> Complaint? {
    switch step {
    case .input(.advance(let nanoseconds)):
      return advance(nanoseconds)
    case .input(let input):
      return hand(input)
    case .drag, .release, .takeAway, .answer, .reduceMotion:
      for input in step.inputs(on: subject.machine) {
        if let complaint = hand(input) { return complaint }
      }
      return nil
    }
  }

  /// Lets time pass until none of it is left.
  ///
  /// - Parameter nanoseconds: How much.
  /// - Returns: What is wrong, or nil.
  private mutating func advance(_ nanoseconds: Int64) -> Complaint? {
    let before = looksAtCuts && 2...Self.cutLimit ~= nanoseconds ? subject : nil
    var rest = nanoseconds
    for _ in 0..<Self.instantLimit {
      let (complaint, answer) = handing(.advance(nanoseconds: rest))
      if let complaint { return complaint }
      guard case .advanced(let left) = answer, left > 0 else {
        return before.flatMap { cutComplaint(after: nanoseconds, from: $0) }
      }
      rest = left
    }
    return Complaint(.endless, "time goes on for ever")
  }

  /// The longest time that is cut: an hour, in nanoseconds, which never reaches the end of time.
  private static let cutLimit: Int64 = 3_600_000_000_000

  /// Lets the same time pass in two parts, which changes nothing.
  ///
  /// - Parameters:
  ///   - nanoseconds: The time, 2 or more.
  ///   - before: The machine before it.
  /// - Returns: What is wrong, or nil.
  private func cutComplaint(after nanoseconds: Int64, from before: FuzzSubject) -> Complaint? {
    var bare = BareRun(before)
    let part = nanoseconds / 2
    bare.take(.input(.advance(nanoseconds: part)))
    bare.take(.input(.advance(nanoseconds: nanoseconds - part)))
    if bare.subject.machine.state == subject.machine.state { return nil }
    return Complaint(.cut, "the time in two parts leads to another state")
  }
}

extension FuzzStep {
  /// The inputs of the step, where the machine stands.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: The inputs, to be handed in one after the other.
  func inputs(on machine: borrowing Machine) -> [Input] {
    let translation = machine.state.fingerTranslation
    switch self {
    case .input(let input):
      return [input]
    case .drag(let x, let y):
      let place = translation ?? .zero
      let sample = PanSample(translation: PanVector(x: place.x + x, y: place.y + y))
      let touch: [Input] = translation == nil ? [.pan(.began(start: nil))] : []
      return touch + [.pan(.moved(sample))]
    case .release(let velocity):
      let sample = PanSample(
        translation: translation ?? .zero,
        velocity: velocity.map { PanVector(x: $0) }
      )
      return [.pan(.ended(sample))]
    case .takeAway:
      guard let translation else { return [.interaction(.cancel())] }
      return [.pan(.cancelled(PanSample(translation: translation)))]
    case .answer(let isAllowed):
      if isAllowed { return [.reply(.permission(.allowed))] }
      let screen = machine.pendingScreen ?? machine.state.stack.top ?? .absent
      return [.reply(.permission(.refused(by: screen)))]
    case .reduceMotion(let style):
      let look: [Input] = style.map { [.setting(.reducedMotionStyle($0))] } ?? []
      return look + [.setting(.reduceMotion(style != nil))]
    }
  }
}
