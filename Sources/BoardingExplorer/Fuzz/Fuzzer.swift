package import Boarding
import BoardingMotion

/// Hands long sequences of random steps to the engine, and to the reference model beside it.
///
/// Everything that a run does follows from its seed:
///
/// ```swift
/// let fuzzer = Fuzzer(try FuzzPlan(script), stepCount: 1000)
/// let run = fuzzer.run(seed: 7)
/// assert(run.failure == nil)
/// ```
package struct Fuzzer: Sendable {
  /// What is fuzzed.
  package let plan: FuzzPlan
  /// How many steps a run has.
  package let stepCount: Int
  /// What the machine does otherwise than it should; nil for nothing.
  let fault: FuzzSubject.Fault?

  /// Makes a fuzzer.
  ///
  /// - Parameters:
  ///   - plan: What is fuzzed.
  ///   - stepCount: How many steps a run has, 0 or more.
  ///   - fault: What the machine does otherwise than it should; nil for nothing.
  package init(_ plan: FuzzPlan, stepCount: Int, fault: FuzzSubject.Fault? = nil) {
    precondition(stepCount >= 0, "A run cannot have fewer than no steps.")
    self.plan = plan
    self.stepCount = stepCount
    self.fault = fault
  }

  /// What came of a run.
  package struct Run: Sendable {
    /// Where its chance began.
    package let seed: UInt64
    /// How many steps it took.
    package let stepCount: Int
    /// How many events they led to.
    package let eventCount: Int
    /// A number that differs where the events do.
    package let digest: UInt64
    /// What is wrong; nil if nothing is.
    package let failure: Failure?

    /// Makes what came of a run.
    ///
    /// - Parameters:
    ///   - seed: Where its chance began.
    ///   - stepCount: How many steps it took.
    ///   - eventCount: How many events they led to.
    ///   - digest: A number that differs where the events do.
    ///   - failure: What is wrong; nil if nothing is.
    package init(seed: UInt64, stepCount: Int, eventCount: Int, digest: UInt64, failure: Failure?) {
      self.seed = seed
      self.stepCount = stepCount
      self.eventCount = eventCount
      self.digest = digest
      self.failure = failure
    }
  }

  /// What is wrong with a run.
  package struct Failure: Sendable {
    /// What is wrong.
    package let complaint: Complaint
    /// The steps up to the one after which it is.
    package let steps: [FuzzStep]

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - complaint: What is wrong.
    ///   - steps: The steps up to the one after which it is.
    package init(complaint: Complaint, steps: [FuzzStep]) {
      self.complaint = complaint
      self.steps = steps
    }
  }

  /// How many steps a run takes before the second run takes them too.
  private static let stretch = 4096

  /// Runs a seed, and a second time to compare both to the last byte.
  ///
  /// The second run follows the first one stretch by stretch, so that few events are kept.
  ///
  /// - Parameters:
  ///   - seed: Where the chance begins.
  ///   - isInterrupted: Tells, now and then, whether somebody wants the run to stop.
  /// - Returns: What came of it; of one that was stopped the steps up to there.
  package func run(seed: UInt64, isInterrupted: () -> Bool = { false }) -> Run {
    var first = newComparison(keepsEvents: true)
    var steps = StepSource(seed: seed, plan: plan)
    var second = BareRun(FuzzSubject(Machine(flow: plan.flow), fault: fault))
    var again = StepSource(seed: seed, plan: plan)
    var complaint: Complaint?
    var digest = Digest()
    var (count, eventCount) = (0, 0)
    while count < stepCount, complaint == nil, !isInterrupted() {
      let end = min(count + Self.stretch, stepCount)
      let begin = count
      while count < end, complaint == nil {
        complaint = first.take(steps.next(for: first.subject.machine))
        count += 1
      }
      if complaint == nil {
        for _ in begin..<end { second.take(again.next(for: second.subject.machine)) }
        complaint = difference(of: second, from: first)
        if complaint == nil, steps.random != again.random {
          complaint = Complaint(.replay, about: "chance", "the numbers drawn differ")
        }
      }
      eventCount += first.events.count
      for event in first.events { digest.add(event) }
      first.forgetEvents()
      second.forgetEvents()
    }
    return Run(
      seed: seed,
      stepCount: count,
      eventCount: eventCount,
      digest: digest.value,
      failure: complaint.map { failure(seed: seed, count: count, $0) }
    )
  }

  /// Runs a seed once, with all checks but the second run.
  ///
  /// - Parameter seed: Where the chance begins.
  /// - Returns: What is wrong, or nil.
  package func check(seed: UInt64) -> Complaint? {
    var comparison = newComparison()
    var steps = StepSource(seed: seed, plan: plan)
    for _ in 0..<stepCount {
      let step = steps.next(for: comparison.subject.machine)
      if let complaint = comparison.take(step) { return complaint }
    }
    return nil
  }

  /// The inputs of a run, as the machine is handed them.
  ///
  /// - Parameter seed: Where the chance begins.
  /// - Returns: The inputs, in order.
  package func inputs(seed: UInt64) -> [Input] {
    var run = BareRun(FuzzSubject(Machine(flow: plan.flow)), keepsInputs: true)
    var steps = StepSource(seed: seed, plan: plan)
    for _ in 0..<stepCount { run.take(steps.next(for: run.subject.machine)) }
    return run.inputs
  }

  /// Sets machine and model up before the first screen.
  ///
  /// - Parameters:
  ///   - keepsEvents: True to keep the events of all inputs.
  ///   - isThorough: False to compare only what an input may have changed.
  /// - Returns: Both.
  func newComparison(keepsEvents: Bool = false, isThorough: Bool = false) -> Comparison {
    Comparison(
      plan.world,
      of: plan.flow,
      fault: fault,
      keepsEvents: keepsEvents,
      isThorough: isThorough
    )
  }

  /// Compares the second run of a seed with the first one.
  ///
  /// - Parameters:
  ///   - second: The second run.
  ///   - first: The first run.
  /// - Returns: What is different, or nil.
  private func difference(
    of second: borrowing BareRun,
    from first: borrowing Comparison
  ) -> Complaint? {
    if second.events != first.events { return Complaint(.replay, about: "events", "they differ") }
    if second.subject.machine.state == first.subject.machine.state { return nil }
    return Complaint(.replay, about: "state", "the states differ")
  }

  /// Writes down the steps of a run that failed, and finds out what is wrong as early as possible.
  ///
  /// - Parameters:
  ///   - seed: Where the chance begins.
  ///   - count: How many steps the run took.
  ///   - complaint: What was wrong then.
  /// - Returns: The failure.
  private func failure(seed: UInt64, count: Int, _ complaint: Complaint) -> Failure {
    var comparison = newComparison(isThorough: true)
    var source = StepSource(seed: seed, plan: plan)
    var steps: [FuzzStep] = []
    for _ in 0..<count {
      let step = source.next(for: comparison.subject.machine)
      steps.append(step)
      if let complaint = comparison.take(step) {
        return Failure(complaint: complaint, steps: steps)
      }
    }
    return Failure(complaint: complaint, steps: steps)
  }

  /// Takes steps and looks whether something is wrong.
  ///
  /// - Parameter steps: The steps.
  /// - Returns: What is wrong with them, and after how many; nil if nothing is.
  package func replay(_ steps: [FuzzStep]) -> (complaint: Complaint, stepCount: Int)? {
    var comparison = newComparison(isThorough: true)
    for (place, step) in steps.enumerated() {
      if let complaint = comparison.take(step) { return (complaint, place + 1) }
    }
    return nil
  }
}
