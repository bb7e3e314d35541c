import Boarding
import CBoardingAllocations

extension Figure {
  /// The figures of states: comparing and weighing them.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures.
  static func stateFigures(_ sizes: Sizes) -> [Figure] {
    sizes.depths.map { depth in
      Figure("compare states that share", size: depth, goal: Goal(growth: 1.5)) {
        let run = CompareRun(depth: depth)
        return .timed(operations: 1, work: run.compareStates, floor: run.comparePlain)
      }
    } + [
      Figure("memory of a stack entry", size: sizes.weighedDepth, goal: Goal(bytes: 64)) {
        .sized { bytesPerEntry(depth: sizes.weighedDepth) }
      },
      Figure("memory of a state", goal: Goal(bytes: 256)) {
        .sized { Double(MemoryLayout<Machine.State>.size) }
      },
      Figure("memory of a kept state", size: sizes.keptDepth) {
        .sized { bytesPerKeptState(count: sizes.keptDepth) }
      },
    ]
  }

  /// Weighs a stack.
  ///
  /// - Parameter depth: The number of its screens.
  /// - Returns: The bytes of a screen on it.
  private static func bytesPerEntry(depth: Int) -> Double {
    let before = boarding_allocations_now().bytes_in_use
    let run = StackRun(depth: depth)
    let after = boarding_allocations_now().bytes_in_use
    consume(run)
    return (Double(after) - Double(before)) / Double(depth)
  }

  /// Weighs the states of a growing stack.
  ///
  /// - Parameter count: How many states are kept.
  /// - Returns: The bytes of a state with what it does not share.
  private static func bytesPerKeptState(count: Int) -> Double {
    var machine = StackRun(depth: 1).machine
    var events: [Event] = []
    events.reserveCapacity(64)
    let before = boarding_allocations_now().bytes_in_use
    var kept: [Machine.State] = []
    kept.reserveCapacity(count)
    for screen in 1...count {
      events.removeAll(keepingCapacity: true)
      machine.handle(.command(.push(ScreenID(rawValue: screen)), motion: .instant), into: &events)
      kept.append(machine.state)
    }
    let after = boarding_allocations_now().bytes_in_use
    consume(kept)
    return (Double(after) - Double(before)) / Double(count)
  }
}

/// Two states that are equal and share their stack.
private struct CompareRun {
  /// The states, taken in turns so that the comparison is not moved out of the loop.
  let states: [Machine.State]
  /// As many bytes as two states have, in plain words.
  let plain: [[UInt64]]

  /// Makes the states.
  ///
  /// - Parameter depth: The number of screens on the stack.
  init(depth: Int) {
    let run = StackRun(depth: depth)
    states = [run.machine.state, run.machine.state]
    let words = [UInt64](repeating: 7, count: MemoryLayout<Machine.State>.size / 8)
    var copy = words
    copy[0] = 7
    plain = [words, copy]
  }

  /// Compares the states.
  ///
  /// - Parameter rounds: How many times.
  func compareStates(_ rounds: Int) {
    var equal = 0
    for round in 0..<rounds where states[round & 1] == states[1 - round & 1] { equal += 1 }
    precondition(equal == rounds, "The states are equal.")
    consume(equal)
  }

  /// Compares as many plain words.
  ///
  /// - Parameter rounds: How many times.
  func comparePlain(_ rounds: Int) {
    var equal = 0
    for round in 0..<rounds where plain[round & 1] == plain[1 - round & 1] { equal += 1 }
    precondition(equal == rounds, "The words are equal.")
    consume(equal)
  }
}
