#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import CBoardingHooks

/// Hears of each sleep in real time of a task that this runs, and ends it on the thread that drives.
///
/// So the end of a sleep needs no other thread, which might be busy for long.
///
/// The protocol is not part of the documented interface: this is compiled only for toolchains on
/// which it was tried, and the self-check finds out whether it does what is expected here.
extension SimulationCore: SchedulingExecutor {
  /// Counts a sleep in real time, and keeps it.
  ///
  /// - Parameters:
  ///   - job: The job that ends the sleep.
  ///   - delay: How long it sleeps.
  ///   - tolerance: How much later it may wake.
  ///   - clock: The clock of the delay.
  package func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    let job = UnownedJob(job)
    unsafe boarding_gate_lock(gate)
    sleepCount += 1
    let isKept = life == .going && delay is Duration
    if isKept, let delay = delay as? Duration {
      keep(Sleep(job: job, deadline: ContinuousClock.now + delay))
      unsafe boarding_gate_ring(gate)
    }
    unsafe boarding_gate_unlock(gate)
    if !isKept { leave(job, after: delay, tolerance: tolerance, clock: clock) }
  }

  /// Counts a sleep in real time, and keeps it.
  ///
  /// - Parameters:
  ///   - job: The job that ends the sleep.
  ///   - instant: Until when it sleeps.
  ///   - tolerance: How much later it may wake.
  ///   - clock: The clock of the instant.
  package func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    let delay = clock.now.duration(to: instant)
    enqueue(job, after: delay, tolerance: tolerance, clock: clock)
  }

  /// Leaves a sleep that was kept to the system, for as long as it still lasts.
  ///
  /// - Parameter sleep: The sleep.
  func leave(_ sleep: Sleep) {
    let delay = ContinuousClock.now.duration(to: sleep.deadline)
    leave(sleep.job, after: max(.zero, delay), tolerance: nil, clock: ContinuousClock())
  }

  /// Leaves a sleep to the system.
  ///
  /// - Parameters:
  ///   - job: The job that ends the sleep.
  ///   - delay: How long it sleeps.
  ///   - tolerance: How much later it may wake.
  ///   - clock: The clock of the delay.
  private func leave<C: Clock>(
    _ job: UnownedJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    guard let system = PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor else {
      return take(job, isMain: false)
    }
    system.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
  }
}
#else
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SimulationCore {
  /// Ends a sleep that was kept; none is where the runtime tells of none.
  ///
  /// - Parameter sleep: The sleep.
  func leave(_ sleep: Sleep) {
    take(sleep.job, isMain: false)
  }
}
#endif
