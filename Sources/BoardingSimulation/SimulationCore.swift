package import BoardingAsync
import CBoardingHooks

/// Runs tasks on the thread that drives it, one job at a time, and moves a clock when all is quiet.
///
/// What is ready waits in a queue that only the driving thread touches. Whatever comes from another
/// thread goes through an inbox behind a gate, and is counted as an escape.
///
/// A suspended task holds its executors without keeping them alive, and nobody can tell how many
/// there are. So a core is kept for good once it was made; when its simulation has ended, what still
/// comes back is handed to the executors of the system.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@safe
package final class SimulationCore: TaskExecutor, @unchecked Sendable {
  /// The clock, on which everything in the simulation sleeps.
  package internal(set) var clock = ManualClock()
  /// How many jobs, timers and callbacks one instant may have.
  package var limit = 1_000_000
  /// How long to wait for work on other threads, in milliseconds of real time, before giving up.
  package var patience: UInt32 = 1_000

  /// What is ready; touched by the driving thread only.
  var ready = JobQueue()
  /// How many jobs, timers and callbacks this instant has had.
  var count = 0
  /// Engines that follow the clock, in the order in which they joined.
  var engines: [Engine] = []
  /// Lets one thread at a time at what follows.
  let gate: OpaquePointer
  /// What came from other threads.
  var inbox: [JobQueue.Entry] = []
  /// Who waits for time to pass, in order.
  var requests: [Request] = []
  /// How many jobs came back from a thread that does not drive.
  var escapeCount = 0
  /// How many sleeps in real time were heard of.
  var sleepCount = 0
  /// The sleeps in real time that have not ended, the first to end in front.
  var sleeps: [Sleep] = []
  /// The thread that drives or has driven last.
  var owner: UInt = 0
  /// True while a job runs.
  package internal(set) var isRunningJob = false
  /// True while a thread drives.
  var isDriving = false
  /// Whether the simulation goes on.
  var life: Life = .going

  /// The executor that stands for the main actor.
  let mainFace = MainFace()

  /// Whether a simulation goes on.
  enum Life {
    /// It does.
    case going
    /// It has ended: what comes back is handed to the system.
    case ended
    /// It has ended in an endless loop: what comes back is dropped.
    case dropped
  }

  /// Makes a simulation that stands at the beginning of time.
  package init() {
    unsafe gate = unsafe boarding_gate_make()
    clock.handOver()
    mainFace.core = self
  }

  /// Takes a job that is ready and belongs to no actor, or to one without an executor of its own.
  ///
  /// - Parameter job: The job.
  package func enqueue(_ job: consuming ExecutorJob) {
    take(UnownedJob(job), isMain: false)
  }
}
