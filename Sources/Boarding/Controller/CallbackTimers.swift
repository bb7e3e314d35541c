/// What the owner of a controller wants done later, on the schedule of the same clock.
struct CallbackTimers {
  /// What is called when a timer is due.
  typealias Callback = (BoardingNavigationController) -> Void

  /// The order of the timers.
  private var schedule = Schedule()
  /// What is called, by the place of the timer.
  private var callbacks: [Callback?] = []

  /// The next due instant, or nil if nothing waits.
  var deadline: Instant? { schedule.next?.deadline }

  /// Adds a timer.
  ///
  /// - Parameters:
  ///   - deadline: When it is due.
  ///   - callback: What is called then.
  /// - Returns: The timer.
  mutating func add(at deadline: Instant, _ callback: @escaping Callback) -> Schedule.Timer {
    let timer = schedule.add(at: deadline)
    while callbacks.count <= timer.slot { callbacks.append(nil) }
    callbacks[timer.slot] = callback
    return timer
  }

  /// Takes a timer back.
  ///
  /// - Parameter timer: The timer.
  /// - Returns: What would have been called, so that it dies outside; nil if it was not waiting.
  mutating func cancel(_ timer: Schedule.Timer) -> Callback? {
    guard schedule.cancel(timer) else { return nil }
    return exchange(&callbacks[timer.slot], with: nil)
  }

  /// Takes the first timer that is due.
  ///
  /// - Parameter instant: What counts as due: everything up to here.
  /// - Returns: What to call, or nil if nothing is due.
  mutating func popDue(at instant: Instant) -> Callback? {
    guard let (timer, _) = schedule.popFirst(through: instant) else { return nil }
    return exchange(&callbacks[timer.slot], with: nil)
  }
}

extension BoardingNavigationController {
  /// Calls back when a duration of the controller's time has passed.
  ///
  /// Timers of one instant are called in the order in which they were made, after the callbacks
  /// of a transition that ends then.
  ///
  /// - Parameters:
  ///   - duration: How much time has to pass; not negative.
  ///   - callback: What is called.
  /// - Returns: The timer, or nil where time would overflow.
  @discardableResult
  public func schedule(
    after duration: Duration,
    _ callback: @escaping (BoardingNavigationController) -> Void
  ) -> Schedule.Timer? {
    precondition(duration >= .zero, "Time does not run backwards: wait for zero or more.")
    guard let deadline = now.advanced(by: duration) else { return nil }
    return timers.add(at: deadline, callback)
  }

  /// Takes a timer back, which is not called any more.
  ///
  /// - Parameter timer: The timer that making it gave.
  /// - Returns: True if it was waiting.
  @discardableResult
  public func cancel(_ timer: Schedule.Timer) -> Bool {
    timers.cancel(timer) != nil
  }
}
