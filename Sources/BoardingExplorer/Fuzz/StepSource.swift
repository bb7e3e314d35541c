import Boarding
import BoardingMotion

/// Where the steps of a run come from: a seed.
struct StepSource: Sendable {
  /// Draws what scripts can say.
  private var steps: FuzzSteps?
  /// Draws inputs for an open flow.
  private var inputs: RandomInputs?

  /// How many screens the inputs for an open flow speak of.
  private static let openScreenCount = 6

  /// Begins to draw.
  ///
  /// - Parameters:
  ///   - seed: Where the chance begins.
  ///   - plan: What is fuzzed.
  init(seed: UInt64, plan: FuzzPlan) {
    if plan.flow.isOpen {
      let random = SplitMix64(seed: seed)
      inputs = RandomInputs(random: random, screenCount: StepSource.openScreenCount)
    } else {
      steps = FuzzSteps(seed: seed, flow: plan.flow)
    }
  }

  /// Draws a step.
  ///
  /// - Parameter machine: The machine, so that most steps make sense there.
  /// - Returns: The step.
  mutating func next(for machine: borrowing Machine) -> FuzzStep {
    if let step = steps?.next(for: machine) { return step }
    guard let input = inputs?.next(for: copy machine) else {
      return .input(.advance(nanoseconds: 0))
    }
    return .input(input)
  }

  /// The chance as it stands, by which two runs are known to have drawn the same.
  var random: SplitMix64? { steps?.random ?? inputs?.random }
}
