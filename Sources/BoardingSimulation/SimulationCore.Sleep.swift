@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SimulationCore {
  /// A sleep in real time that has not ended.
  struct Sleep {
    /// The job that ends it.
    let job: UnownedJob
    /// When it ends.
    let deadline: ContinuousClock.Instant
  }

  /// Keeps a sleep until it is over; who calls holds the gate.
  ///
  /// - Parameter sleep: The sleep; behind those that end at the same instant.
  /// - Complexity: O(*n*), where *n* is the number of sleeps that have not ended.
  func keep(_ sleep: Sleep) {
    let place = sleeps.firstIndex { $0.deadline > sleep.deadline } ?? sleeps.endIndex
    sleeps.insert(sleep, at: place)
  }

  /// Moves the sleeps that are over into the queue; who calls holds the gate.
  ///
  /// - Returns: True if there was any.
  func wakeSleeps() -> Bool {
    if sleeps.isEmpty { return false }
    let now = ContinuousClock.now
    let end = sleeps.firstIndex { $0.deadline > now } ?? sleeps.endIndex
    for sleep in sleeps[..<end] { ready.append(JobQueue.Entry(job: sleep.job, isMain: false)) }
    sleeps.removeFirst(end)
    return end > 0
  }
}
