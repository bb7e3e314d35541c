package import Boarding
import BoardingScript

extension FuzzStep {
  /// Writes the step as a statement of a script.
  ///
  /// - Parameter flow: The flow, which has the names.
  /// - Returns: The statement, or nil for an input that no script says.
  package func statement(in flow: Flow) -> String? {
    switch self {
    case .input(let input):
      return input.statement(in: flow)
    case .drag(let x, let y):
      let words = "drag " + writtenNumber(x)
      if y == 0 { return words }
      return words + (y > 0 ? " down " + writtenNumber(y) : " up " + writtenNumber(-y))
    case .release(let velocity):
      return "release" + (velocity.map { " at " + writtenNumber($0) } ?? "")
    case .takeAway: return "cancel"
    case .answer(let isAllowed): return isAllowed ? "answer allow" : "answer refuse"
    case .reduceMotion(let style): return style?.statement ?? "reduce-motion off"
    }
  }
}

extension FuzzStep {
  /// True if its statement is a declaration before the first move.
  var isOption: Bool {
    switch self {
    case .input(.setting), .reduceMotion: true
    case .input, .drag, .release, .takeAway, .answer: false
    }
  }

  /// True for a command or a move.
  var isRequest: Bool {
    switch self {
    case .input(.command), .input(.move): true
    case .input, .drag, .release, .takeAway, .answer, .reduceMotion: false
    }
  }
}
