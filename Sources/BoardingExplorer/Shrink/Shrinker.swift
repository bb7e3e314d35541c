import Boarding

/// Makes a run that fails as short and plain as it goes, while it fails in the same way.
///
/// First steps are left out, then what is left is made smaller, then times are made rounder; over
/// and over, until nothing helps any more or the budget is used up.
package struct Shrinker {
  /// How many steps may be replayed, as a multiple of those of the run.
  package static let budgetFactor = 40

  /// What came of shrinking.
  package struct Result: Sendable {
    /// The steps that are left.
    package let steps: [FuzzStep]
    /// What is wrong after the last of them.
    package let complaint: Complaint
    /// How many steps were replayed.
    package let replayedCount: Int
    /// How many steps might have been replayed.
    package let budget: Int
    /// True if nothing more could be left out or made smaller.
    package let isMinimal: Bool

    /// Makes what came of shrinking.
    ///
    /// - Parameters:
    ///   - steps: The steps that are left.
    ///   - complaint: What is wrong after the last of them.
    ///   - replayedCount: How many steps were replayed.
    ///   - budget: How many steps might have been replayed.
    ///   - isMinimal: True if nothing more could be left out or made smaller.
    package init(
      steps: [FuzzStep],
      complaint: Complaint,
      replayedCount: Int,
      budget: Int,
      isMinimal: Bool
    ) {
      self.steps = steps
      self.complaint = complaint
      self.replayedCount = replayedCount
      self.budget = budget
      self.isMinimal = isMinimal
    }
  }

  /// What replays steps.
  private let fuzzer: Fuzzer
  /// By what the failure is known.
  private let signature: String
  /// The steps that are left.
  private(set) var steps: [FuzzStep]
  /// What is wrong after the last of them.
  private var complaint: Complaint
  /// How many steps were replayed.
  private var replayedCount = 0
  /// How many steps may be replayed.
  private let budget: Int
  /// Hears how far it is, and says whether it goes on.
  private let goesOn: (FuzzStage) -> Bool
  /// True once it does not.
  private var isStopped = false

  /// Shrinks a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - fuzzer: What found it.
  ///   - budget: How many steps may be replayed; nil for forty times those of the run.
  ///   - goesOn: Hears, now and then, how far it is, and says whether it goes on.
  /// - Returns: What came of it.
  package static func shrink(
    _ failure: Fuzzer.Failure,
    of fuzzer: Fuzzer,
    budget: Int? = nil,
    goesOn: @escaping (FuzzStage) -> Bool = { _ in true }
  ) -> Result {
    let budget = budget ?? failure.steps.count * budgetFactor
    var shrinker = Shrinker(failure, of: fuzzer, budget: budget, goesOn: goesOn)
    // What only a second run shows cannot be seen in a replay.
    let isMinimal = failure.complaint.rule == .replay ? false : shrinker.run()
    return Result(
      steps: shrinker.steps,
      complaint: shrinker.complaint,
      replayedCount: shrinker.replayedCount,
      budget: budget,
      isMinimal: isMinimal
    )
  }

  /// Begins to shrink.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - fuzzer: What found it.
  ///   - budget: How many steps may be replayed.
  ///   - goesOn: Hears, now and then, how far it is, and says whether it goes on.
  private init(
    _ failure: Fuzzer.Failure,
    of fuzzer: Fuzzer,
    budget: Int,
    goesOn: @escaping (FuzzStage) -> Bool
  ) {
    self.fuzzer = fuzzer
    self.goesOn = goesOn
    self.budget = budget
    signature = failure.complaint.signature
    steps = failure.steps
    complaint = failure.complaint
  }

  /// Shrinks until nothing helps any more.
  ///
  /// - Returns: True if that is so, false if the budget is used up.
  private mutating func run() -> Bool {
    keepTheEnd()
    var size = max(steps.count / 2, 1)
    while size > 1, !isUsedUp {
      leaveOut(size)
      size = min(size, steps.count) / 2
    }
    while !isUsedUp {
      let before = steps
      leaveOut(1)
      leaveOutPairs()
      let flow = fuzzer.plan.flow
      makeSmaller { $0.smaller(in: flow) }
      makeSmaller { $0.rounder }
      if steps == before, !leaveOutPairsBesideNext() { return !isUsedUp }
    }
    return false
  }

  /// True if no step may be replayed any more.
  private var isUsedUp: Bool { replayedCount >= budget || isStopped }

  /// Tries whether other steps fail in the same way, and takes them if they do.
  ///
  /// - Parameter candidate: The steps.
  /// - Returns: True if they do; those behind the failure are left out then.
  private mutating func attempt(_ candidate: [FuzzStep]) -> Bool {
    if isUsedUp { return false }
    var comparison = fuzzer.newComparison(isThorough: true)
    for (place, step) in candidate.enumerated() {
      if place.isMultiple(of: FuzzStage.stepsBetween) { askWhetherToGoOn() }
      if isUsedUp { return false }
      replayedCount += 1
      guard let found = comparison.take(step) else { continue }
      if found.signature != signature { return false }
      steps = Array(candidate[...place])
      complaint = found
      return true
    }
    return false
  }

  /// Says how far it is, and asks whether to go on.
  private mutating func askWhetherToGoOn() {
    let left = steps.count
    if !goesOn(.shrinking(replayedCount: replayedCount, of: budget, left: left)) {
      isStopped = true
    }
  }

  /// Tries the first step with the last ones, twice as many each time.
  private mutating func keepTheEnd() {
    let all = steps
    guard let first = all.first else { return }
    var count = 1
    while count < all.count / 2 {
      if attempt([first] + all.suffix(count)) { return }
      count *= 2
    }
  }

  /// Leaves out so many steps in a row, wherever that helps, from the end to the beginning.
  ///
  /// - Parameter size: How many.
  private mutating func leaveOut(_ size: Int) {
    var end = steps.count
    while end > 0, !isUsedUp {
      let start = max(end - size, 0)
      var candidate = steps
      candidate.removeSubrange(start..<end)
      if attempt(candidate) { end = min(start, steps.count) } else { end = start }
    }
  }

  /// Leaves out two steps that need each other, such as a touch and its release.
  private mutating func leaveOutPairs() {
    if steps.count > 24 { return }
    var later = steps.count - 1
    while later > 0, !isUsedUp {
      var earlier = later - 1
      while earlier >= 0, later < steps.count {
        var candidate = steps
        candidate.remove(at: later)
        candidate.remove(at: earlier)
        if attempt(candidate) { later = steps.count }
        earlier -= 1
      }
      later = min(later, steps.count) - 1
    }
  }

  /// Leaves out two steps of a few and goes on in the place of a third, where nothing less helps.
  ///
  /// - Returns: True if that helps.
  private mutating func leaveOutPairsBesideNext() -> Bool {
    if steps.count > 8 { return false }
    for later in steps.indices.reversed() {
      for earlier in 0..<later {
        var rest = steps
        rest.remove(at: later)
        rest.remove(at: earlier)
        for (place, step) in rest.enumerated() where step.isRequest {
          var candidate = rest
          candidate[place] = .input(.move(UserMove(.next)))
          if attempt(candidate) { return true }
        }
      }
    }
    return false
  }

  /// Puts a smaller step in the place of each one, wherever that helps.
  ///
  /// - Parameter smaller: Makes smaller steps of one, the smallest first.
  private mutating func makeSmaller(_ smaller: (FuzzStep) -> [FuzzStep]) {
    var place = steps.count - 1
    while place >= 0, !isUsedUp {
      for step in smaller(steps[place]) {
        var candidate = steps
        candidate[place] = step
        if attempt(candidate) { break }
      }
      place = min(place, steps.count) - 1
    }
  }
}
