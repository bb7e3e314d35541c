import CBoardingAllocations

/// Times the work of a figure and its floor in turns, so that both meet the same machine.
///
/// Time is that of the processor on this thread: other programs do not count.
struct Measurement {
  /// How many nanoseconds a batch takes at least.
  let batchNanoseconds: Double
  /// How many batches each side has.
  let batchCount: Int

  /// The measurement of a real run.
  static let full = Measurement(batchNanoseconds: 1_000_000, batchCount: 101)
  /// The measurement of a rough run.
  static let quick = Measurement(batchNanoseconds: 200_000, batchCount: 5)

  /// What a figure gave.
  struct Result: Equatable {
    /// Nanoseconds of one operation; the median of the batches.
    var nanoseconds: Double?
    /// Nanoseconds of the floor of one operation; the median of the batches.
    var floor: Double?
    /// The median of what neighbouring batches give as a ratio.
    var ratio: Double?
    /// Half the distance between the quartiles of the ratio, as a part of it.
    var spread: Double?
    /// Allocations of one operation.
    var allocations: Double?
    /// Bytes that one operation allocates, or that the weighed thing has.
    var bytes: Double?
  }

  /// Measures a figure.
  ///
  /// - Parameter figure: The figure.
  /// - Returns: What it gave.
  func measure(_ figure: Figure) -> Result {
    switch figure.prepare() {
    case .sized(let bytes):
      return Result(bytes: bytes())
    case .timed(let operations, let work, let floor):
      return time(operations: operations, work: work, floor: floor)
    }
  }

  /// Times two loops in turns.
  ///
  /// - Parameters:
  ///   - operations: How many operations a round is.
  ///   - work: The work.
  ///   - floor: Its floor.
  /// - Returns: What the batches gave.
  private func time(
    operations: Int,
    work: (Int) -> Void,
    floor: (Int) -> Void
  ) -> Result {
    let workRounds = rounds(of: work)
    let floorRounds = rounds(of: floor)
    let allocated = allocations(of: work, rounds: workRounds)
    var workTimes: [Double] = []
    var floorTimes: [Double] = []
    for turn in 0..<batchCount {
      if turn.isMultiple(of: 2) {
        workTimes.append(nanoseconds(of: work, rounds: workRounds))
        floorTimes.append(nanoseconds(of: floor, rounds: floorRounds))
      } else {
        floorTimes.append(nanoseconds(of: floor, rounds: floorRounds))
        workTimes.append(nanoseconds(of: work, rounds: workRounds))
      }
    }
    let ratios = zip(workTimes, floorTimes).map { $0 / $1 }
    let ratio = ratios.quantile(0.5)
    let perRound = Double(operations)
    return Result(
      nanoseconds: workTimes.quantile(0.5) / perRound,
      floor: floorTimes.quantile(0.5) / perRound,
      ratio: ratio,
      spread: (ratios.quantile(0.75) - ratios.quantile(0.25)) / 2 / ratio,
      allocations: allocated.count / perRound,
      bytes: allocated.bytes / perRound
    )
  }

  /// Finds how many rounds a batch needs.
  private func rounds(of loop: (Int) -> Void) -> Int {
    var rounds = 1
    while true {
      let total = nanoseconds(of: loop, rounds: rounds) * Double(rounds)
      if total >= batchNanoseconds { return rounds }
      let missing = batchNanoseconds / Swift.max(total, 1)
      rounds = Swift.max(rounds + 1, Int(Double(rounds) * Swift.min(missing * 1.2, 10)))
    }
  }

  /// Times a batch.
  ///
  /// - Returns: Nanoseconds of one round.
  private func nanoseconds(of loop: (Int) -> Void, rounds: Int) -> Double {
    let start = boarding_thread_nanoseconds()
    loop(rounds)
    return Double(boarding_thread_nanoseconds() - start) / Double(rounds)
  }

  /// Counts what one round allocates.
  private func allocations(
    of loop: (Int) -> Void,
    rounds: Int
  ) -> (count: Double, bytes: Double) {
    let before = boarding_allocations_now()
    loop(rounds)
    let after = boarding_allocations_now()
    return (
      Double(after.count - before.count) / Double(rounds),
      Double(after.bytes - before.bytes) / Double(rounds)
    )
  }
}

extension [Double] {
  /// Returns the value below which a part of the values lies.
  ///
  /// - Parameter part: The part, from 0 to 1.
  /// - Returns: The nearest of the values.
  /// - Complexity: O(*n* log *n*), where *n* is the number of values.
  func quantile(_ part: Double) -> Double {
    sorted()[Int((Double(count - 1) * part).rounded())]
  }
}

/// Takes a value so that the compiler cannot leave out the work behind it.
///
/// - Parameter value: The value.
@inline(never)
@_optimize(none)
func consume<Value>(_ value: Value) {}
