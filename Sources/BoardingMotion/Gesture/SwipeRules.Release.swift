extension SwipeRules {
  /// How the release of the finger is judged.
  public enum Release: Hashable, Sendable {
    /// The swipe is finished if its progress is beyond one threshold, or its progress one second
    /// on, at its velocity, beyond another. Neither counts when it is just reached, and a velocity
    /// back does not undo the first.
    case threshold(progress: Double, projected: Double)
    /// The swipe is finished if it would come to rest nearer to the destination than to the source;
    /// the middle cancels. A velocity back counts as well.
    ///
    /// - SeeAlso: ``Deceleration``
    case projecting(decelerationRate: Double = Deceleration.normal)
  }

  /// What a touch that the system takes away means.
  public enum SystemCancel: UInt8, CaseIterable, Hashable, Sendable {
    /// The swipe is cancelled wherever it is.
    case cancels
    /// The swipe is judged as if the finger had been lifted.
    case followsRelease
  }
}

extension SwipeRules {
  /// Returns how a swipe ends when the finger is lifted.
  ///
  /// - Parameters:
  ///   - progress: The progress at the release, that of the last sample included.
  ///   - velocity: The velocity in widths per second towards the destination.
  /// - Returns: The verdict; to cancel if the numbers do not say where the swipe leads.
  public func verdict(progress: Double, velocity: Double) -> SwipeVerdict {
    switch release {
    case .threshold(let threshold, let projected):
      return progress > threshold || progress + velocity > projected ? .finish : .cancel
    case .projecting(let rate):
      let rest = progress + Deceleration.distance(of: velocity, rate: rate)
      return rest > 0.5 ? .finish : .cancel
    }
  }

  /// Tells whether a swipe completes by a movement while the finger is down.
  ///
  /// - Parameters:
  ///   - start: The progress before the movement.
  ///   - end: The progress after it.
  /// - Returns: True if the movement goes up to beyond ``completionProgress``; just reaching it is
  ///   not enough, and leaving from there is.
  public func isCompleting(from start: Double, to end: Double) -> Bool {
    guard let completionProgress else { return false }
    return start <= completionProgress && end > completionProgress
  }
}
