import BoardingAsync
import CBoardingHooks

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SimulationCore {
  /// Takes a job that is ready, from whatever thread it comes.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - isMain: True if it runs as the main actor.
  func take(_ job: UnownedJob, isMain: Bool) {
    let entry = JobQueue.Entry(job: job, isMain: isMain)
    if unsafe boarding_hooks_context() == address { return ready.append(entry) }
    unsafe boarding_gate_lock(gate)
    defer { unsafe boarding_gate_unlock(gate) }
    switch life {
    case .going:
      if boarding_thread_identity() != owner { escapeCount += 1 }
      inbox.append(entry)
      unsafe boarding_gate_ring(gate)
    case .ended:
      let raw = unsafe unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
      if isMain { unsafe boarding_enqueue_main(raw) } else { unsafe boarding_enqueue_global(raw) }
    case .dropped:
      break
    }
  }

  /// Where the simulation lies, by which the thread that drives it knows it.
  var address: UnsafeMutableRawPointer {
    unsafe Unmanaged.passUnretained(self).toOpaque()
  }

  /// Runs what is ready, and what becomes ready meanwhile, until all is quiet.
  ///
  /// - Throws: `SimulationFault.endless` if this instant has too many jobs.
  func runReady() throws(SimulationFault) {
    let task = unsafe asUnownedTaskExecutor()
    repeat {
      while let entry = ready.popFirst() {
        isRunningJob = true
        if entry.isMain {
          let main = unsafe mainFace.asUnownedSerialExecutor()
          unsafe entry.job.runSynchronously(isolatedTo: main, taskExecutor: task)
        } else {
          unsafe entry.job.runSynchronously(on: task)
        }
        isRunningJob = false
        try countOne()
      }
    } while emptyInbox()
  }

  /// Counts a job, a timer or a callback.
  ///
  /// - Throws: `SimulationFault.endless` if this instant has too many.
  func countOne() throws(SimulationFault) {
    count += 1
    if count > limit { throw .endless(limit: limit, at: clock.now.base) }
  }

  /// Moves what came from other threads, and sleeps in real time that are over, into the queue.
  ///
  /// - Returns: True if there was anything.
  private func emptyInbox() -> Bool {
    unsafe boarding_gate_lock(gate)
    defer { unsafe boarding_gate_unlock(gate) }
    let hasWoken = wakeSleeps()
    if inbox.isEmpty { return hasWoken }
    for entry in inbox { ready.append(entry) }
    inbox.removeAll(keepingCapacity: true)
    return true
  }

  /// Waits, for as long as is allowed, until something comes from another thread or a sleep is over.
  ///
  /// A sleep that ends while this may wait is waited for, however late the system lets this go on.
  ///
  /// - Returns: False if nothing came.
  func waitForInbox() -> Bool {
    unsafe boarding_gate_lock(gate)
    defer { unsafe boarding_gate_unlock(gate) }
    let limit = ContinuousClock.now + .milliseconds(Int64(patience))
    while inbox.isEmpty && requests.isEmpty {
      let sleep = sleeps.first.flatMap { $0.deadline <= limit ? $0 : nil }
      let rest = ContinuousClock.now.duration(to: sleep?.deadline ?? limit)
      if rest <= .zero { return sleep != nil }
      _ = unsafe boarding_gate_wait(gate, milliseconds(of: rest))
    }
    return true
  }

  /// Rounds a span of real time up.
  ///
  /// - Parameter duration: The span; positive.
  /// - Returns: Milliseconds, more than zero.
  private func milliseconds(of duration: Duration) -> UInt32 {
    let (seconds, attoseconds) = duration.components
    return UInt32(
      clamping: min(seconds, 1_000_000) * 1_000 + attoseconds / 1_000_000_000_000_000 + 1
    )
  }

  /// Gives this thread to the simulation while a closure runs: what the closure starts belongs to it.
  ///
  /// - Parameters:
  ///   - isMain: True if the closure runs on the main actor, for which the simulation then stands.
  ///   - body: What to do; it cannot suspend.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  package func occupy<Value, Failure>(
    isMain: Bool,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    unsafe boarding_gate_lock(gate)
    let isOther = isDriving && owner != boarding_thread_identity()
    owner = boarding_thread_identity()
    let wasDriving = isDriving
    isDriving = true
    unsafe boarding_gate_unlock(gate)
    precondition(!isOther, "A simulation is driven by one thread at a time.")
    defer {
      unsafe boarding_gate_lock(gate)
      isDriving = wasDriving
      unsafe boarding_gate_unlock(gate)
    }
    var hooks = unsafe boarding_hooks(
      context: address,
      adopt: { context, job in
        let core = unsafe Unmanaged<SimulationCore>.fromOpaque(context).takeUnretainedValue()
        core.ready.append(
          JobQueue.Entry(job: unsafe unsafeBitCast(job, to: UnownedJob.self), isMain: false)
        )
      },
      main: isMain ? mainReference : boarding_executor(identity: 0, implementation: 0)
    )
    return try unsafe withUnsafeMutablePointer(to: &hooks) { pointer throws(Failure) in
      let before = unsafe boarding_hooks_exchange(pointer)
      defer { _ = unsafe boarding_hooks_exchange(before) }
      return try body()
    }
  }

  /// The executor that stands for the main actor, as the runtime hands it around.
  var mainReference: boarding_executor {
    unsafe unsafeBitCast(mainFace.asUnownedSerialExecutor(), to: boarding_executor.self)
  }

  /// Tells what has left the simulation since it was asked last.
  ///
  /// - Returns: How many jobs came back from a thread that does not drive, and how many sleeps in
  ///   real time were heard of.
  package func takeEscapes() -> (jobs: Int, sleeps: Int) {
    unsafe boarding_gate_lock(gate)
    defer {
      escapeCount = 0
      sleepCount = 0
      unsafe boarding_gate_unlock(gate)
    }
    return (escapeCount, sleepCount)
  }

  /// Ends the simulation: what is left, and what still comes back, is handed to the system.
  ///
  /// All that grows with the simulation is let go.
  package func end() {
    unsafe boarding_gate_lock(gate)
    var left = inbox
    inbox = []
    let asleep = life == .going ? sleeps : []
    sleeps = []
    if life == .going { life = .ended }
    unsafe boarding_gate_unlock(gate)
    while let entry = ready.popFirst() { left.append(entry) }
    ready = JobQueue()
    engines = []
    clock = ManualClock()
    for entry in left { take(entry.job, isMain: entry.isMain) }
    for sleep in asleep { leave(sleep) }
  }
}
