import BoardingAsync
import BoardingMotion
import BoardingSimulation

extension Figure {
  /// The figures of tasks that run in a simulation.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures.
  static func simulationFigures(_ sizes: Sizes) -> [Figure] {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return [] }
    return sizes.sleepers.map { count in
      Figure("sleep and wake", size: count, goal: Goal(ratio: 3, growth: 1.5)) {
        let run = SleeperRun(count: count)
        return .timed(operations: count, work: run.sleep, floor: run.sleepFloor)
      }
    } + [
      Figure("hop of a ready job", goal: Goal(ratio: 2)) {
        let run = HopRun()
        return .timed(operations: HopRun.count, work: run.hop, floor: run.hopFloor)
      }
    ]
  }
}

/// The floor of a simulation: jobs in an array, which are run in their order.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class FloorExecutor: TaskExecutor, @unchecked Sendable {
  /// The jobs that are ready.
  private var jobs: [UnownedJob] = []

  /// Takes a job that is ready.
  ///
  /// - Parameter job: The job.
  func enqueue(_ job: consuming ExecutorJob) {
    jobs.append(UnownedJob(job))
  }

  /// Runs jobs until none is ready.
  func drain() {
    let executor = unsafe asUnownedTaskExecutor()
    var place = 0
    while place < jobs.count {
      unsafe jobs[place].runSynchronously(on: executor)
      place += 1
    }
    jobs.removeAll(keepingCapacity: true)
  }
}

/// Tasks that sleep once, beside checked continuations that are resumed from a heap.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class SleeperRun: @unchecked Sendable {
  /// When they wake, in the order of falling asleep.
  private let deadlines: [Int64]
  /// Runs the floor; kept for good, like a simulation.
  private let executor = FloorExecutor()
  /// The heap of the floor.
  private var heap = FloorHeap()
  /// Who waits, by the slot in the heap.
  private var waiting: [CheckedContinuation<Void, Never>?] = []
  /// How many have woken.
  private var wokenCount = 0

  /// Chooses deadlines.
  ///
  /// - Parameter count: How many.
  init(count: Int) {
    var random = SplitMix64(seed: 1)
    deadlines = (0..<count).map { _ in Int64.random(in: 1..<1_000_000_000, using: &random) }
  }

  /// Lets all sleep in a simulation until all are awake.
  ///
  /// - Parameter rounds: How many times.
  func sleep(_ rounds: Int) {
    for _ in 0..<rounds {
      wokenCount = 0
      let core = SimulationCore()
      let clock = core.clock
      core.occupy(isMain: false) {
        for deadline in deadlines {
          _ = Task(executorPreference: core) { [self] in
            let instant = ManualClock.Instant(Instant(nanoseconds: deadline))
            guard (try? await clock.sleep(until: instant)) != nil else { return }
            wokenCount += 1
          }
        }
        advance(core, to: ManualClock.Instant(Instant(nanoseconds: 1_000_000_000)))
      }
      core.end()
      precondition(wokenCount == deadlines.count, "All are awake.")
    }
  }

  /// Lets as many wait in a heap until all are awake.
  ///
  /// - Parameter rounds: How many times.
  func sleepFloor(_ rounds: Int) {
    for _ in 0..<rounds {
      wokenCount = 0
      heap = FloorHeap()
      waiting = []
      for deadline in deadlines {
        _ = Task(executorPreference: executor) { [self] in
          await withCheckedContinuation { wait(until: deadline, $0) }
          wokenCount += 1
        }
      }
      executor.drain()
      while let entry = heap.popFirst() {
        waiting[Int(entry.slot)].take()?.resume()
        executor.drain()
      }
      precondition(wokenCount == deadlines.count, "All are awake.")
    }
  }

  /// Puts a continuation into the heap of the floor.
  ///
  /// - Parameters:
  ///   - deadline: When it is resumed.
  ///   - continuation: The continuation.
  private func wait(until deadline: Int64, _ continuation: CheckedContinuation<Void, Never>) {
    let slot = Int(heap.add(at: deadline))
    if slot == waiting.count {
      waiting.append(continuation)
    } else {
      waiting[slot] = continuation
    }
  }
}

/// Tasks that are made ready and run, again and again.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class HopRun: @unchecked Sendable {
  /// How many tasks there are.
  static let count = 1_000
  /// The simulation.
  private let core = SimulationCore()
  /// Who waits in the simulation.
  private let waiting = Hoppers()
  /// Runs the floor.
  private let executor = FloorExecutor()
  /// Who waits on the floor.
  private let floorWaiting = Hoppers()

  /// Starts the tasks.
  init() {
    core.limit = .max
    core.occupy(isMain: false) {
      waiting.start(on: core)
      advance(core, to: .zero)
    }
    floorWaiting.start(on: executor)
    executor.drain()
  }

  deinit {
    waiting.stop()
    floorWaiting.stop()
    executor.drain()
    core.occupy(isMain: false) { advance(core, to: .zero) }
  }

  /// Makes all tasks ready and runs them in a simulation.
  ///
  /// - Parameter rounds: How many times.
  func hop(_ rounds: Int) {
    core.occupy(isMain: false) {
      for _ in 0..<rounds {
        waiting.resume()
        advance(core, to: .zero)
      }
    }
  }

  /// Makes all tasks ready and runs them.
  ///
  /// - Parameter rounds: How many times.
  func hopFloor(_ rounds: Int) {
    for _ in 0..<rounds {
      floorWaiting.resume()
      executor.drain()
    }
  }
}

/// Tasks that wait, hop once, and wait again.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class Hoppers: @unchecked Sendable {
  /// A task that waits.
  @safe
  private struct Waiter {
    /// How it goes on.
    private let continuation: UnsafeContinuation<Bool, Never>

    /// Keeps how a task goes on.
    ///
    /// - Parameter continuation: How it goes on.
    init(_ continuation: UnsafeContinuation<Bool, Never>) {
      unsafe self.continuation = unsafe continuation
    }

    /// Makes the task ready.
    ///
    /// - Parameter goesOn: Whether it waits again.
    func resume(_ goesOn: Bool) {
      unsafe continuation.resume(returning: goesOn)
    }
  }

  /// Who waits.
  private var waiters: [Waiter] = []

  /// Starts the tasks.
  ///
  /// - Parameter executor: Where they run.
  func start(on executor: any TaskExecutor) {
    for _ in 0..<HopRun.count {
      _ = Task(executorPreference: executor) { [self] in
        while unsafe await withUnsafeContinuation({ unsafe waiters.append(Waiter($0)) }) {}
      }
    }
  }

  /// Makes all tasks ready.
  func resume() {
    var ready: [Waiter] = []
    swap(&ready, &waiters)
    for waiter in ready { waiter.resume(true) }
  }

  /// Ends all tasks.
  func stop() {
    for waiter in waiters { waiter.resume(false) }
  }
}

/// Lets time pass in a simulation that this thread belongs to.
///
/// - Parameters:
///   - core: The simulation.
///   - instant: The instant up to which time passes.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private func advance(_ core: SimulationCore, to instant: ManualClock.Instant) {
  do throws(SimulationFault) {
    try core.advance(to: instant, isMain: false)
  } catch {
    preconditionFailure("The figure comes to its end: \(error)")
  }
}
