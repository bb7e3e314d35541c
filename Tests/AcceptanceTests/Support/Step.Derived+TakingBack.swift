import Boarding
import BoardingScript

extension Step.Derived {
  /// Hands the inputs in, as a run does; where a refusal takes them back, the facts are set again.
  ///
  /// - Parameters:
  ///   - machine: The machine as it stands before the step.
  ///   - hand: Hands an input in, and returns the answer.
  func handIn(on machine: Machine, _ hand: (Input) -> Answer) {
    let inputs = inputs(on: machine)
    for input in inputs {
      guard isTakenBack(by: hand(input)) else { continue }
      for case .setting(.fact(let fact, _)) in inputs {
        _ = hand(.setting(.fact(fact, machine.state.settings.facts[fact.rawValue])))
      }
      return
    }
  }
}
