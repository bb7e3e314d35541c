extension Spring {
  /// The way of a spring's weight, prepared so that its positions are quick to compute.
  ///
  /// The distance d from the target solves `mass d'' + damping d' + stiffness d = 0` in closed
  /// form, so a position does not depend on which other times were asked for.
  ///
  /// ```swift
  /// let motion = Spring(duration: 0.5, bounce: 0.3).motion(from: 100, to: 0, velocity: -250)
  /// let (position, velocity) = motion.state(at: 0.2)
  /// ```
  public struct Motion: Hashable, Sendable {
    /// How the distance shrinks: as the sum of two functions, times e^-rt.
    enum Shape: Hashable, Sendable {
      /// It swings: the functions are cos ωt and sin ωt.
      case swinging

      /// It falls as fast as it can without swinging: the functions are 1 and t.
      case critical

      /// It crawls: the functions are 1 and 1 - e^-ωt.
      case crawling
    }

    /// The position of rest.
    public let target: Double

    /// How the distance shrinks.
    let shape: Shape

    /// The *r* of the shape, in 1/s.
    let rate: Double

    /// The *ω* of the shape, in 1/s.
    let frequency: Double

    /// What makes a time into the steps in which a moment counts the exponents and the angle.
    let scales: SIMD2<Double>

    /// How much of each function the distance is.
    let distance: SIMD2<Double>

    /// How much of each function the velocity is.
    let velocity: SIMD2<Double>

    /// Prepares a motion.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - origin: The position at the time 0.
    ///   - target: The position of rest.
    ///   - velocity: The velocity at the time 0, in units of the positions per second.
    init(of spring: Spring, from origin: Double, to target: Double, velocity: Double) {
      let start = origin - target
      self.target = target
      let critical = 4 * spring.mass * spring.stiffness
      let discriminant = critical - spring.damping * spring.damping
      // The critical damping itself is rarely a double, so what is next to it counts as critical.
      let isCritical = abs(discriminant) <= 0x1p-50 * critical
      let half = spring.damping / (2 * spring.mass)
      let second: Double
      if discriminant > 0, !isCritical {
        shape = .swinging
        rate = half
        frequency = discriminant.squareRoot() / (2 * spring.mass)
        second = (velocity + rate * start) / frequency
        scales = SIMD2(-rate * Self.powerSteps, frequency * Self.turnSteps)
        self.velocity = SIMD2(velocity, -(frequency * start + rate * second))
      } else if isCritical || !spring.allowsOverdamping {
        shape = .critical
        rate = (spring.stiffness / spring.mass).squareRoot()
        frequency = 0
        second = velocity + rate * start
        scales = SIMD2(-rate * Self.powerSteps, 0)
        self.velocity = SIMD2(velocity, -rate * second)
      } else {
        shape = .crawling
        frequency = (-discriminant).squareRoot() / spring.mass
        let fastest = half + 0.5 * frequency
        rate = spring.stiffness / spring.mass / fastest
        second = (velocity + rate * start) / frequency
        scales = SIMD2(-rate, -frequency) * Self.powerSteps
        self.velocity = SIMD2(velocity, -fastest * second)
      }
      distance = SIMD2(start, second)
    }

    /// Returns the position at a time.
    ///
    /// - Parameter time: Seconds since the motion began.
    /// - Returns: The position.
    public func position(at time: Double) -> Double {
      let (decay, functions) = moment(at: time)
      let parts = distance * functions
      return target + decay * (parts[0] + parts[1])
    }

    /// Returns the position and the velocity at a time.
    ///
    /// - Parameter time: Seconds since the motion began.
    /// - Returns: The position, and the velocity in units of the positions per second.
    public func state(at time: Double) -> (position: Double, velocity: Double) {
      let (decay, functions) = moment(at: time)
      let distances = distance * functions
      let velocities = velocity * functions
      return (
        target + decay * (distances[0] + distances[1]),
        decay * (velocities[0] + velocities[1])
      )
    }
  }
}
