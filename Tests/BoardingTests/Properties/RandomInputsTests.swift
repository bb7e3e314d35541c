import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Hands long sequences of random inputs to the engine and to the reference model.
///
/// A failure prints the seed, the world and the inputs up to there; the same seed draws the same
/// inputs again.
struct RandomInputsTests {
  /// How many inputs a seed draws.
  static let stepCount = 500
  /// How many seeds each test takes.
  static let seedCount: UInt64 = 100

  @Test(arguments: [UInt64(0), 1], [true, false])
  func `the engine does what the reference model does, and never traps`(
    part: UInt64,
    isOpen: Bool
  ) throws {
    for seed in part * Self.seedCount..<(part + 1) * Self.seedCount {
      if let failure = try Self.failure(seed: seed, isOpen: isOpen) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  /// Runs one seed.
  ///
  /// - Returns: What went wrong, or nil.
  private static func failure(seed: UInt64, isOpen: Bool) throws -> String? {
    var random = SplitMix64(seed: seed)
    let world = World.random(isOpen: isOpen, using: &random)
    var inputs = RandomInputs(random: random, screenCount: world.screenCount ?? 6)
    var comparison = try Comparison(world)
    var history: [Input] = []
    for _ in 0..<stepCount {
      let input = inputs.next(for: comparison.machine)
      history.append(input)
      var fault = comparison.hand(input)
      if fault == nil { fault = staleFault(comparison, &inputs) }
      if let fault {
        let lines = history.map { text($0) }.joined(separator: "\n")
        return "seed \(seed), open \(isOpen): \(fault)\n\(world)\n\(lines)"
      }
    }
    return nil
  }

  /// Now and then hands in an input from a screen that is not on top.
  private static func staleFault(
    _ comparison: Comparison,
    _ inputs: inout RandomInputs
  ) -> Complaint? {
    guard inputs.random.isChance(1, of: 4) else { return nil }
    let state = comparison.machine.state
    let stack = state.stack
    guard !stack.isEmpty, !state.isEnding, comparison.machine.question == nil else { return nil }
    let source = stack.belowTop ?? .absent
    let input: Input =
      inputs.random.isChance(1, of: 2)
      ? .command(.pop, source: source) : .move(UserMove(.next, source: source))
    return comparison.staleSourceFault(input)
  }
}
