public import Boarding

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ManualClock {
  /// Lets time pass, and fires everything that is due on the way, one after the other.
  ///
  /// Two advances do the same as one of their sum. While one goes on, another is refused, be it in
  /// a callback or on another thread.
  ///
  /// - Parameter duration: How much time passes; not negative.
  /// - Returns: False, and no time has passed, if the clock is being advanced already.
  @discardableResult
  public func advance(by duration: Duration) -> Bool {
    precondition(duration >= .zero, "Time does not run backwards: advance by zero or more.")
    return advance { $0.advanced(by: duration) }
  }

  /// Lets time pass up to an instant, and fires everything that is due on the way.
  ///
  /// - Parameter instant: The instant; an earlier one counts as now.
  /// - Returns: False, and no time has passed, if the clock is being advanced already.
  @discardableResult
  public func advance(to instant: Instant) -> Bool {
    advance { max($0, instant) }
  }

  /// Calls back when an instant has come, in one order with those who sleep.
  ///
  /// - Parameters:
  ///   - instant: The instant; one that is not later than now is due now.
  ///   - callback: What is called, on the thread that advances the clock.
  /// - Returns: The timer, with which the callback can be taken back.
  @discardableResult
  public func schedule(
    at instant: Instant,
    _ callback: @escaping @Sendable () -> Void
  ) -> Schedule.Timer {
    withState { $0.add(.callback(callback), at: instant.base) }
  }

  /// Takes a callback back.
  ///
  /// - Parameter timer: The timer that scheduling gave.
  /// - Returns: True if it was waiting.
  @discardableResult
  public func cancel(_ timer: Schedule.Timer) -> Bool {
    withState { $0.remove(timer) } != nil
  }

  /// Fires the first that is due.
  ///
  /// - Parameter limit: The last instant that counts as due.
  /// - Returns: False if nothing is due.
  package func fireNext(through limit: BoardingMotion.Instant) -> Bool {
    let due: Due? = withState { state in
      switch state.popFirst(through: limit) {
      case .sleep(let sleep):
        guard case .sleeping(let continuation, _) = sleep.phase else {
          preconditionFailure("What waits in the schedule sleeps.")
        }
        sleep.phase = .finished
        state.tally.woken += 1
        return .sleep(continuation)
      case .callback(let callback):
        return .callback(callback)
      case nil:
        return nil
      }
    }
    switch due {
    case .sleep(let continuation): continuation.resume()
    case .callback(let callback): callback()
    case nil: return false
    }
    return true
  }

  /// Moves time to an instant at which nothing is left to fire.
  ///
  /// - Parameter instant: The instant; an earlier one than now changes nothing.
  package func pass(to instant: BoardingMotion.Instant) {
    withState { $0.now = max($0.now, instant) }
  }

  /// Hands the clock to a simulation, which alone advances it from now on.
  package func handOver() {
    withState { $0.isDriven = true }
  }

  /// Lets time pass up to an instant.
  ///
  /// - Parameter target: Finds the instant, given the time of the run.
  /// - Returns: False if the clock is being advanced already.
  private func advance(to target: (Instant) -> Instant) -> Bool {
    let limit: BoardingMotion.Instant? = withState { state in
      precondition(!state.isDriven, "The clock of a simulation is advanced by the simulation.")
      if state.isAdvancing { return nil }
      state.isAdvancing = true
      return target(Instant(state.now)).base
    }
    guard let limit else { return false }
    while fireNext(through: limit) {}
    withState { state in
      state.now = max(state.now, limit)
      state.isAdvancing = false
    }
    return true
  }

  /// What is due, as it is fired.
  private enum Due {
    /// A task that sleeps.
    case sleep(CheckedContinuation<Void, any Error>)
    /// A callback.
    case callback(@Sendable () -> Void)
  }
}
