package import Boarding
package import BoardingAsync
import CBoardingHooks

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SimulationCore {
  /// Somebody who waits for time to pass.
  struct Request {
    /// The instant to which it passes.
    let target: ManualClock.Instant
    /// What is done then.
    let completion: () -> Void
  }

  /// Something with a time of its own that follows the clock.
  package struct Engine {
    /// Returns the next instant of the clock at which something happens in it.
    let nextDeadline: () -> BoardingMotion.Instant?
    /// Lets its time pass up to an instant of the clock.
    let advance: (BoardingMotion.Instant) -> Void

    /// Describes an engine.
    ///
    /// - Parameters:
    ///   - nextDeadline: Returns the next instant at which something happens in it.
    ///   - advance: Lets its time pass up to an instant.
    package init(
      nextDeadline: @escaping () -> BoardingMotion.Instant?,
      advance: @escaping (BoardingMotion.Instant) -> Void
    ) {
      self.nextDeadline = nextDeadline
      self.advance = advance
    }
  }

  /// Lets an engine follow the clock, behind those that do already.
  ///
  /// - Parameter engine: The engine.
  package func follow(_ engine: Engine) {
    engines.append(engine)
  }

  /// Runs a script and whatever it starts until the script has returned.
  ///
  /// - Parameters:
  ///   - isMain: True if this runs on the main actor, for which the simulation then stands.
  ///   - script: The script.
  /// - Returns: What the script returns, or the error that it throws.
  /// - Throws: Why the script could not come to its end; it is cancelled then.
  package func run<Value>(
    isMain: Bool,
    _ script: @escaping () async throws -> Value
  ) throws(SimulationFault) -> Result<Value, any Error> {
    let outcome = Unchecked<Result<Value, any Error>?>(nil)
    let body = Unchecked(script)
    return try occupy(isMain: isMain) { () throws(SimulationFault) in
      let task = Task(executorPreference: self) {
        do {
          outcome.value = .success(try await body.value())
        } catch {
          outcome.value = .failure(error)
        }
      }
      do throws(SimulationFault) {
        try drive { outcome.value != nil }
      } catch {
        task.cancel()
        giveUp(after: error)
        throw error
      }
      guard let result = outcome.value else { preconditionFailure("A driven script has ended.") }
      return result
    }
  }

  /// Lets time pass, and waits for everything that becomes ready on the way.
  ///
  /// - Parameters:
  ///   - target: The instant up to which time passes; one that has passed counts as now.
  ///   - isMain: True if this runs on the main actor, for which the simulation then stands.
  /// - Throws: Why time could not pass.
  package func advance(
    to target: ManualClock.Instant,
    isMain: Bool
  ) throws(SimulationFault) {
    try occupy(isMain: isMain) { () throws(SimulationFault) in
      let isDone = Unchecked(false)
      add(Request(target: target) { isDone.value = true })
      try drive { isDone.value }
    }
  }

  /// Lets time pass while a script waits for it.
  ///
  /// - Parameter target: The instant up to which time passes.
  package func advance(to target: ManualClock.Instant) async {
    await withCheckedContinuation { continuation in
      add(Request(target: target) { continuation.resume() })
    }
  }

  /// True on the thread that this simulation has for itself now.
  package var isHere: Bool { unsafe boarding_hooks_context() == address }

  /// Lets somebody wait for time to pass.
  ///
  /// - Parameter request: Who waits.
  private func add(_ request: Request) {
    unsafe boarding_gate_lock(gate)
    requests.append(request)
    unsafe boarding_gate_ring(gate)
    unsafe boarding_gate_unlock(gate)
  }

  /// Who waits first for time to pass, or nil if nobody does.
  private var firstRequest: Request? {
    unsafe boarding_gate_lock(gate)
    defer { unsafe boarding_gate_unlock(gate) }
    return requests.first
  }

  /// Runs jobs and moves time until a condition holds.
  ///
  /// - Parameter isDone: Tells whether the condition holds; asked whenever all is quiet.
  /// - Throws: Why it cannot hold.
  private func drive(until isDone: () -> Bool) throws(SimulationFault) {
    while true {
      try runReady()
      if isDone() { return }
      if let request = firstRequest {
        if try step(through: max(request.target, clock.now).base) { continue }
        pass(to: request.target.base)
        unsafe boarding_gate_lock(gate)
        requests.removeFirst()
        unsafe boarding_gate_unlock(gate)
        request.completion()
      } else if try !step(through: clock.now.base), !waitForInbox() {
        throw .stalled(
          sleepers: clock.pendingCount,
          until: clock.nextDeadline?.base,
          at: clock.now.base
        )
      }
    }
  }

  /// Lets the first thing happen that is due: engines first, then those who sleep.
  ///
  /// - Parameter limit: The last instant that counts as due.
  /// - Returns: False if nothing is due.
  /// - Throws: `SimulationFault.endless` if this instant has too many.
  private func step(through limit: BoardingMotion.Instant) throws(SimulationFault) -> Bool {
    if engines.isEmpty {
      let before = clock.now
      guard clock.fireNext(through: limit) else { return false }
      if clock.now > before { count = 0 }
      try countOne()
      return true
    }
    var due = clock.nextDeadline?.base
    var first: Engine?
    for engine in engines {
      guard let deadline = engine.nextDeadline() else { continue }
      if let other = due, first == nil ? deadline > other : deadline >= other { continue }
      due = deadline
      first = engine
    }
    guard let due, due <= limit else { return false }
    if due > clock.now.base { count = 0 }
    try countOne()
    if let first {
      clock.pass(to: due)
      first.advance(due)
    } else {
      for engine in engines { engine.advance(due) }
      _ = clock.fireNext(through: due)
    }
    return true
  }

  /// Moves time to an instant at which nothing is left to happen.
  ///
  /// - Parameter instant: The instant; an earlier one than now changes nothing.
  private func pass(to instant: BoardingMotion.Instant) {
    if instant <= clock.now.base { return }
    count = 0
    clock.pass(to: instant)
    for engine in engines { engine.advance(instant) }
  }

  /// Lets a cancelled script come to its end as far as it can.
  ///
  /// - Parameter fault: Why it was cancelled.
  private func giveUp(after fault: SimulationFault) {
    switch fault {
    case .stalled:
      count = 0
      do throws(SimulationFault) {
        try runReady()
      } catch {
        drop()
      }
    case .endless:
      drop()
    }
    unsafe boarding_gate_lock(gate)
    requests = []
    unsafe boarding_gate_unlock(gate)
  }

  /// Drops what is ready, and all that will be.
  private func drop() {
    unsafe boarding_gate_lock(gate)
    life = .dropped
    unsafe boarding_gate_unlock(gate)
    ready = JobQueue()
  }
}

/// Hands a value to a task that runs on the same thread.
final class Unchecked<Value>: @unchecked Sendable {
  /// The value.
  var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The value.
  init(_ value: Value) {
    self.value = value
  }
}
