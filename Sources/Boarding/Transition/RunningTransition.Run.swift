extension RunningTransition {
  /// A stretch of progress in time.
  public struct Run: Hashable, Sendable {
    /// The progress at the start.
    public let origin: Double
    /// The progress at the end.
    public let target: Double
    /// When it starts.
    public let start: Instant
    /// When it ends.
    public let end: Instant
    /// The velocity at the start that a spring takes over, in progress per second of the spring.
    let velocity: Double
    /// How long the spring moves, in its own seconds; 0 for a curve.
    let springSeconds: Double

    /// Makes the whole of a transition.
    ///
    /// - Parameters:
    ///   - origin: The progress at the start.
    ///   - target: The progress at the end.
    ///   - animation: How elapsed time becomes progress.
    ///   - start: When it starts; an end beyond all time becomes the last instant.
    init(
      from origin: Double,
      to target: Double,
      in animation: TransitionAnimation,
      at start: Instant
    ) {
      self.origin = origin
      self.target = target
      self.start = start
      end =
        start.advanced(byNanoseconds: animation.durationNanoseconds) ?? Instant(nanoseconds: .max)
      velocity = 0
      springSeconds = animation.springSeconds(towards: target, from: origin, velocity: 0)
    }

    /// Makes what is left once a transition is let go.
    ///
    /// Along a curve the rest takes its share of the whole. A spring takes the velocity over and
    /// lasts until it settles.
    ///
    /// - Parameters:
    ///   - part: How much of the progress is left, 0...1; none takes no time.
    ///   - origin: The shown progress at the start.
    ///   - target: The progress at the end: 0 or 1.
    ///   - velocity: The velocity at the start, in progress per second towards the destination.
    ///   - speed: The multiple of the normal speed, above 0.
    ///   - animation: How elapsed time becomes progress.
    ///   - start: When it starts; an end beyond all time becomes the last instant.
    init(
      rest part: Double,
      from origin: Double,
      to target: Double,
      velocity: Double,
      speed: Double,
      in animation: TransitionAnimation,
      at start: Instant
    ) {
      self.origin = origin
      self.target = target
      self.start = start
      let own = velocity / speed
      self.velocity = own.isFinite ? own : 0
      springSeconds = animation.springSeconds(
        towards: target,
        from: origin,
        velocity: self.velocity
      )
      let nanoseconds = animation.nanoseconds(
        for: part,
        springSeconds: springSeconds,
        speed: speed
      )
      end = start.advanced(byNanoseconds: nanoseconds) ?? Instant(nanoseconds: .max)
    }

    /// Returns the progress at an instant.
    ///
    /// - Parameters:
    ///   - instant: An instant.
    ///   - animation: How elapsed time becomes progress.
    /// - Returns: The progress, exact at both ends.
    func progress(at instant: Instant, in animation: TransitionAnimation) -> Double {
      if instant <= start { return origin }
      if instant >= end { return target }
      let fraction = fraction(at: instant)
      switch animation.timing {
      case .curve(let curve):
        return interpolate(from: origin, to: target, progress: curve.value(at: fraction))
      case .spring(let spring):
        return spring.motion(from: origin, to: target, velocity: velocity)
          .position(at: fraction * springSeconds)
      }
    }

    /// Returns how fast the progress changes at an instant.
    ///
    /// - Parameters:
    ///   - instant: An instant.
    ///   - animation: How elapsed time becomes progress.
    /// - Returns: The change of progress in a second; 0 outside of the stretch.
    func velocity(at instant: Instant, in animation: TransitionAnimation) -> Double {
      if instant < start || instant >= end { return 0 }
      let fraction = fraction(at: instant)
      let seconds = Double(end.nanoseconds &- start.nanoseconds) / 1e9
      switch animation.timing {
      case .curve(let curve):
        return (target - origin) * curve.slope(at: fraction) / seconds
      case .spring(let spring):
        return spring.motion(from: origin, to: target, velocity: velocity)
          .state(at: fraction * springSeconds).velocity * springSeconds / seconds
      }
    }

    /// Returns the share of the stretch that is over at an instant.
    ///
    /// - Parameter instant: An instant within the stretch.
    /// - Returns: The share, 0...1.
    private func fraction(at instant: Instant) -> Double {
      Double(instant.nanoseconds &- start.nanoseconds)
        / Double(end.nanoseconds &- start.nanoseconds)
    }
  }
}
