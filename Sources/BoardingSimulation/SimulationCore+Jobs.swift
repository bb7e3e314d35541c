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

  /// Moves what came from other threads into the queue.
  ///
  /// - Returns: True if there was anything.
  private func emptyInbox() -> Bool {
    unsafe boarding_gate_lock(gate)
    defer { unsafe boarding_gate_unlock(gate) }
    if inbox.isEmpty { return false }
    for entry in inbox { ready.append(entry) }
    inbox.removeAll(keepingCapacity: true)
    return true
  }

  /// Waits, for as long as is allowed, until something comes from another thread.
  ///
  /// - Returns: False if nothing came.
  func waitForInbox() -> Bool {
    unsafe boarding_gate_lock(gate)
    defer { unsafe boarding_gate_unlock(gate) }
    while inbox.isEmpty && requests.isEmpty {
      if unsafe !boarding_gate_wait(gate, patience) { break }
    }
    return !inbox.isEmpty || !requests.isEmpty
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

  /// Tells how many jobs came back from a thread that does not drive, since it was asked last.
  ///
  /// - Returns: How many.
  package func takeEscapes() -> Int {
    unsafe boarding_gate_lock(gate)
    defer {
      escapeCount = 0
      unsafe boarding_gate_unlock(gate)
    }
    return escapeCount
  }

  /// Ends the simulation: what is left, and what still comes back, is handed to the system.
  ///
  /// All that grows with the simulation is let go.
  package func end() {
    unsafe boarding_gate_lock(gate)
    var left = inbox
    inbox = []
    if life == .going { life = .ended }
    unsafe boarding_gate_unlock(gate)
    while let entry = ready.popFirst() { left.append(entry) }
    ready = JobQueue()
    engines = []
    clock = ManualClock()
    for entry in left { take(entry.job, isMain: entry.isMain) }
  }
}
