extension ValueTiming {
  /// A spring whose time until it rests is stretched or squeezed to a movement.
  ///
  /// It is an object, so that a timing stays small.
  final class SpringPacing: Sendable {
    /// The spring.
    private let spring: Spring
    /// The motion from 0 to 1 without velocity.
    private let way: Spring.Motion
    /// The motion around 0 with the velocity of 1 in a movement.
    private let push: Spring.Motion
    /// The seconds until the spring rests.
    private let duration: Double
    /// What is left at the end of each motion, which is taken off along the way.
    private let rest: Shares

    /// Prepares a spring; the result is nil if it never comes to rest.
    ///
    /// - Parameter spring: The spring.
    init?(_ spring: Spring) {
      guard let duration = spring.settlingDuration(), duration > 0, duration.isFinite else {
        return nil
      }
      self.spring = spring
      self.duration = duration
      way = spring.motion(from: 0, to: 1)
      push = spring.motion(from: 0, to: 0, velocity: 1 / duration)
      rest = Shares(
        distance: way.position(at: duration) - 1,
        velocity: push.position(at: duration)
      )
    }

    /// Returns how far a movement is; keeps curves free of its stack frame.
    ///
    /// - Parameter fraction: The elapsed fraction; the movement rests from 1 on.
    /// - Returns: The shares.
    @inline(never)
    func shares(at fraction: Double) -> Shares {
      if fraction >= 1 { return .end }
      if fraction <= 0 { return Shares(distance: 0, velocity: fraction) }
      let time = fraction * duration
      let taken = fraction * fraction
      return Shares(
        distance: way.position(at: time) - rest.distance * taken,
        velocity: push.position(at: time) - rest.velocity * taken
      )
    }

    /// Returns how fast a movement is.
    ///
    /// - Parameter fraction: The elapsed fraction; the movement rests from 1 on.
    /// - Returns: How fast the shares grow.
    func slopes(at fraction: Double) -> Shares {
      if fraction >= 1 { return .start }
      if fraction <= 0 { return Shares(distance: 0, velocity: 1) }
      let time = fraction * duration
      return Shares(
        distance: way.state(at: time).velocity * duration - 2 * rest.distance * fraction,
        velocity: push.state(at: time).velocity * duration - 2 * rest.velocity * fraction
      )
    }
  }
}

extension ValueTiming.SpringPacing: Hashable {
  /// Tells whether two movements follow the same spring.
  ///
  /// - Parameters:
  ///   - lhs: A movement.
  ///   - rhs: Another movement.
  /// - Returns: True if the springs are equal.
  static func == (lhs: ValueTiming.SpringPacing, rhs: ValueTiming.SpringPacing) -> Bool {
    lhs === rhs || lhs.spring == rhs.spring
  }

  /// Feeds the spring to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(spring)
  }
}
