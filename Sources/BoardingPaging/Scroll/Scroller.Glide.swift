extension Scroller {
  /// A way that time carries an offset along, to a place where it rests.
  public struct Glide: Hashable, Sendable {
    /// The shape of a way.
    enum Shape: Hashable, Sendable {
      /// From an offset along a curve.
      case curve(TimingCurve, origin: Double)
      /// A spring's motion.
      case spring(Spring.Motion)
      /// A throw that slows down by itself.
      case decay(Decay)
      /// A throw until it meets an end, after so many nanoseconds, and then a spring's motion.
      case bounce(Decay, until: Int64, Spring.Motion)
    }

    /// The shape of the way, in offsets that do not know of `displacement`.
    let shape: Shape
    /// What is added to the offsets of the shape, in points.
    private var displacement: Double = 0
    /// When it began.
    public let start: Instant
    /// When it comes to rest.
    public let end: Instant
    /// When it is at its target for the first time: before its end where it swings past it.
    public private(set) var arrival: Instant
    /// Where it comes to rest, in points.
    public private(set) var target: Double

    /// True if it is a throw that an end stops, after some time.
    var meetsEnd: Bool {
      switch shape {
      case .bounce: end > start
      case .curve, .spring, .decay: false
      }
    }

    /// Makes a way.
    ///
    /// - Parameters:
    ///   - shape: Its shape.
    ///   - start: When it begins.
    ///   - seconds: How long it takes, in seconds; nil where it never ends, which is cut off.
    ///   - target: Where it comes to rest, in points.
    private init(_ shape: Shape, start: Instant, seconds: Double?, target: Double) {
      self.shape = shape
      self.start = start
      self.target = target
      end = start.advanced(byNanoseconds: Self.nanoseconds(seconds ?? Self.longest)) ?? start
      arrival = end
    }

    /// Makes a way along a curve.
    ///
    /// - Parameters:
    ///   - origin: Where it begins, in points.
    ///   - target: Where it comes to rest, in points.
    ///   - start: When it begins.
    ///   - seconds: How long it takes, in seconds; at most an hour.
    ///   - curve: The curve.
    public init(
      from origin: Double,
      to target: Double,
      start: Instant,
      seconds: Double,
      curve: TimingCurve
    ) {
      self.init(.curve(curve, origin: origin), start: start, seconds: seconds, target: target)
      findArrival(from: origin, within: end)
    }

    /// Makes a way that a spring pulls.
    ///
    /// - Parameters:
    ///   - origin: Where it begins, in points.
    ///   - target: Where it comes to rest, in points.
    ///   - velocity: How fast it begins, in points per second; counted as at most a million, and as
    ///     0 where it is no number.
    ///   - start: When it begins.
    ///   - spring: The spring. One that never comes to rest is stopped after an hour.
    public init(
      from origin: Double,
      to target: Double,
      velocity: Double,
      start: Instant,
      spring: Spring
    ) {
      let motion = spring.motion(from: origin, to: target, velocity: Self.speed(velocity))
      self.init(
        .spring(motion),
        start: start,
        seconds: motion.settlingTime(within: Self.nearness),
        target: target
      )
      // A spring that swings is there within one swing, if at all.
      let swing = start.advanced(byNanoseconds: Self.nanoseconds(spring.duration)) ?? end
      findArrival(from: origin, within: min(end, swing))
    }

    /// Makes a throw, which slows down by itself and comes back where it meets an end.
    ///
    /// - Parameters:
    ///   - origin: Where it begins, in points.
    ///   - velocity: How fast it begins, in points per second; counted as at most a million, and as
    ///     0 where it is no number.
    ///   - start: When it begins.
    ///   - axis: Where it can rest.
    ///   - rate: What is left of the velocity after a millisecond, between 0 and 1.
    ///   - spring: What brings it back from beyond an end.
    public init(
      throwing origin: Double,
      velocity: Double,
      start: Instant,
      along axis: ScrollAxis,
      rate: Double = Deceleration.normal,
      spring: Spring
    ) {
      let velocity = Self.speed(velocity)
      let nearest = axis.clamp(origin)
      guard nearest == origin, let decay = Decay(from: origin, velocity: velocity, rate: rate)
      else {
        self.init(from: origin, to: nearest, velocity: velocity, start: start, spring: spring)
        return
      }
      let end = axis.clamp(decay.target)
      guard end != decay.target, let hit = decay.seconds(to: end) else {
        self.init(.decay(decay), start: start, seconds: decay.seconds, target: end)
        return
      }
      let speed = axis.bounces ? decay.velocity(at: hit) : 0
      let back = spring.motion(from: end, to: end, velocity: speed)
      let rest = axis.bounces ? back.settlingTime(within: Self.nearness) : 0
      let until = Self.nanoseconds(hit)
      self.init(
        .bounce(decay, until: until, back),
        start: start,
        seconds: rest.map { hit + $0 },
        target: end
      )
      arrival = start.advanced(byNanoseconds: until) ?? start
    }

    /// Finds when the way is at its target for the first time.
    ///
    /// The span is looked at in small steps, and the step in which it gets there is halved down to
    /// the nanosecond; it stays at the end where no step does.
    ///
    /// - Parameters:
    ///   - origin: Where it begins, in points.
    ///   - last: Until when to look.
    private mutating func findArrival(from origin: Double, within last: Instant) {
      guard origin != target else { return }
      let distance = { [self] (instant: Instant) in
        origin < target ? offset(at: instant) - target : target - offset(at: instant)
      }
      let steps: Int64 = 64
      let span = last.nanoseconds - start.nanoseconds
      for step in 1...steps {
        var far = Instant(nanoseconds: start.nanoseconds + span / steps * step)
        // A way that only comes near is there at its end.
        guard distance(far) > Self.nearness / 1_024 else { continue }
        var near = Instant(nanoseconds: start.nanoseconds + span / steps * (step - 1))
        while far.nanoseconds - near.nanoseconds > 1 {
          let half = (far.nanoseconds - near.nanoseconds) / 2
          let middle = Instant(nanoseconds: near.nanoseconds + half)
          if distance(middle) >= 0 { far = middle } else { near = middle }
        }
        arrival = far
        return
      }
    }

    /// Returns the same way, counted from another place.
    ///
    /// - Parameter distance: What is added to all offsets, in points.
    /// - Returns: The way.
    func shifted(by distance: Double) -> Glide {
      var glide = self
      glide.displacement += distance
      glide.target += distance
      return glide
    }

    /// Returns the offset at an instant.
    ///
    /// - Parameter instant: The instant.
    /// - Returns: The offset, in points; exactly the target from the end on.
    func offset(at instant: Instant) -> Double {
      if instant >= end { return target }
      let elapsed = max(instant.nanoseconds - start.nanoseconds, 0)
      let seconds = Double(elapsed) / 1_000_000_000
      switch shape {
      case .curve(let curve, let origin):
        let value = curve.value(at: Double(elapsed) / Double(end.nanoseconds - start.nanoseconds))
        return origin + (target - displacement - origin) * value + displacement
      case .spring(let motion):
        return motion.position(at: seconds) + displacement
      case .decay(let decay):
        return decay.offset(at: seconds) + displacement
      case .bounce(let decay, let until, let back):
        if elapsed < until { return decay.offset(at: seconds) + displacement }
        return back.position(at: Double(elapsed - until) / 1_000_000_000) + displacement
      }
    }

    /// Returns the velocity at an instant.
    ///
    /// - Parameter instant: The instant.
    /// - Returns: Points per second; 0 from the end on.
    func velocity(at instant: Instant) -> Double {
      if instant >= end { return 0 }
      let elapsed = max(instant.nanoseconds - start.nanoseconds, 0)
      let seconds = Double(elapsed) / 1_000_000_000
      switch shape {
      case .curve(let curve, let origin):
        let span = Double(end.nanoseconds - start.nanoseconds)
        let slope = curve.slope(at: Double(elapsed) / span)
        return (target - displacement - origin) * slope / (span / 1_000_000_000)
      case .spring(let motion):
        return motion.state(at: seconds).velocity
      case .decay(let decay):
        return decay.velocity(at: seconds)
      case .bounce(let decay, let until, let back):
        if elapsed < until { return decay.velocity(at: seconds) }
        return back.state(at: Double(elapsed - until) / 1_000_000_000).velocity
      }
    }

    /// How near the target counts as there, in points: a twentieth of the smallest pixel.
    static let nearness: Double = 1.0 / 64

    /// The longest that a way may take, in seconds.
    private static let longest: Double = 3_600

    /// Returns a velocity that a motion can begin with.
    ///
    /// - Parameter velocity: Points per second.
    /// - Returns: The velocity, at most a million either way; 0 for what is no number.
    private static func speed(_ velocity: Double) -> Double {
      velocity.isFinite ? min(max(velocity, -1_000_000), 1_000_000) : 0
    }

    /// Returns whole nanoseconds.
    ///
    /// - Parameter seconds: Seconds; less than 0 and not a number count as 0.
    /// - Returns: The nanoseconds, to the nearest one; at most an hour's.
    private static func nanoseconds(_ seconds: Double) -> Int64 {
      seconds > 0 ? Int64(min(seconds, longest) * 1_000_000_000 + 0.5) : 0
    }
  }
}
