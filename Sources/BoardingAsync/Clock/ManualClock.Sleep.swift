import Boarding

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ManualClock {
  /// One sleep of one task, from its beginning to its end.
  ///
  /// Its phase is looked at and changed only while its clock lets nobody else change anything, which
  /// is why it may be handed around.
  final class Sleep: @unchecked Sendable {
    /// Where the sleep is in its life.
    enum Phase {
      /// Its task has not gone to sleep yet.
      case fresh
      /// Its task was cancelled before it went to sleep.
      case cancelledEarly
      /// Its task sleeps.
      case sleeping(CheckedContinuation<Void, any Error>, Schedule.Timer)
      /// Its task is awake again, or about to be.
      case finished
    }

    /// Where the sleep is in its life.
    var phase: Phase = .fresh
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ManualClock {
  /// Lets the task sleep until an instant.
  ///
  /// Cancelling the task ends the sleep at once and leaves nothing behind.
  ///
  /// - Parameters:
  ///   - deadline: When to wake; an instant that is not later than now is due now.
  ///   - tolerance: How much later it may be; the clock is exact and does not use it.
  /// - Throws: `CancellationError` if the task is cancelled before it is woken.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if !begin(sleep, until: deadline.base, continuation) {
          continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      cancel(sleep)
    }
  }

  /// Puts a sleep into the schedule.
  ///
  /// - Parameters:
  ///   - sleep: A sleep that has not begun.
  ///   - deadline: When it is due.
  ///   - continuation: How its task goes on.
  /// - Returns: False if its task was cancelled already.
  private func begin(
    _ sleep: Sleep,
    until deadline: BoardingMotion.Instant,
    _ continuation: CheckedContinuation<Void, any Error>
  ) -> Bool {
    withState { state in
      state.tally.started += 1
      switch sleep.phase {
      case .fresh:
        sleep.phase = .sleeping(continuation, state.add(.sleep(sleep), at: deadline))
        return true
      case .cancelledEarly:
        sleep.phase = .finished
        state.tally.cancelled += 1
        return false
      case .sleeping, .finished:
        preconditionFailure("A sleep begins once.")
      }
    }
  }

  /// Ends a sleep whose task is cancelled.
  ///
  /// - Parameter sleep: The sleep.
  private func cancel(_ sleep: Sleep) {
    let continuation: CheckedContinuation<Void, any Error>? = withState { state in
      switch sleep.phase {
      case .fresh:
        sleep.phase = .cancelledEarly
        return nil
      case .sleeping(let continuation, let timer):
        sleep.phase = .finished
        state.tally.cancelled += 1
        _ = state.remove(timer)
        return continuation
      case .cancelledEarly, .finished:
        return nil
      }
    }
    continuation?.resume(throwing: CancellationError())
  }
}
