import Boarding
import Synchronization

/// A clock whose time moves only when its owner says so.
///
/// Code that takes `any Clock<Duration>` sleeps on it. Sleepers and callbacks share one schedule and
/// one order: by deadline, and by arming among equal deadlines. Advancing fires exactly one of them,
/// then looks again.
///
/// ```swift
/// let clock = ManualClock()
/// let task = Task { try await clock.sleep(for: .seconds(1)) }
/// while clock.pendingCount == 0 { await Task.yield() }
/// clock.advance(by: .seconds(1))
/// try await task.value
/// ```
///
/// A sleep always ends inside of an advance, also one of no time and one until the past: those are
/// due now, and end with `advance(by: .zero)`. What a woken task does next is up to the executor it
/// runs on. `Simulation` in BoardingTesting has one that waits for it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class ManualClock: Clock, Sendable {
  /// What the clock knows; changed by one thread at a time.
  private let state: Mutex<State>

  /// Makes a clock that stands at an instant.
  ///
  /// - Parameter now: Where it stands.
  public init(now: Instant = .zero) {
    state = Mutex(State(now: now.base))
  }

  /// The time of the run.
  public var now: Instant { Instant(withState { $0.now }) }

  /// The shortest time that the clock can tell apart.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of sleepers and callbacks that wait.
  public var pendingCount: Int { withState { $0.schedule.count } }

  /// When the first sleeper or callback is due, or nil if none waits.
  public var nextDeadline: Instant? {
    withState { $0.schedule.next.map { Instant($0.deadline) } }
  }

  /// Looks at what the clock knows, or changes it, while nobody else does.
  ///
  /// - Parameter body: Looks at the state; it resumes nobody and calls nobody.
  /// - Returns: What the closure returns.
  func withState<Value>(_ body: (inout sending State) -> sending Value) -> sending Value {
    state.withLock { state in body(&state) }
  }
}
