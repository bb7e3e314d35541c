/// A weight on a spring, slowed down by a damper: a timing given by physics instead of a duration.
///
/// It is described either by its physics or by how it feels, and each can be had from the other.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.2)
/// let motion = spring.motion(from: 0, to: 1, velocity: 3)
/// let progress = motion.position(at: 0.1)
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass of the weight, from 1e-100 to 1e100.
  public let mass: Double

  /// The force of the spring per distance, from 1e-100 to 1e100.
  public let stiffness: Double

  /// The force of the damper per velocity, from 0 to 1e150; without any the spring never settles.
  public let damping: Double

  /// False if more damping than brings the spring to rest without overshoot counts as that much.
  ///
  /// It is `allowsOverdamping` of `CASpringAnimation`, where it is false unless set.
  public let allowsOverdamping: Bool

  /// Makes a spring from its physics.
  ///
  /// - Parameters:
  ///   - mass: The mass of the weight, from 1e-100 to 1e100.
  ///   - stiffness: The force of the spring per distance, from 1e-100 to 1e100.
  ///   - damping: The force of the damper per velocity, from 0 to 1e150.
  ///   - allowsOverdamping: False to clamp the damping to the critical one.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowsOverdamping: Bool = true
  ) {
    precondition(
      mass >= 1e-100 && mass <= 1e100,
      "The mass of a spring lies between 1e-100 and 1e100."
    )
    precondition(
      stiffness >= 1e-100 && stiffness <= 1e100,
      "The stiffness of a spring lies between 1e-100 and 1e100."
    )
    precondition(
      damping >= 0 && damping <= 1e150,
      "The damping of a spring lies between 0 and 1e150."
    )
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.allowsOverdamping = allowsOverdamping
  }

  /// Makes a spring from its stiffness and its damping relative to the critical one.
  ///
  /// - Parameters:
  ///   - mass: The mass of the weight, from 1e-100 to 1e100.
  ///   - stiffness: The force of the spring per distance, from 1e-100 to 1e100.
  ///   - dampingRatio: 1 for the least damping without overshoot; not below 0.
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.init(
      mass: mass,
      stiffness: stiffness,
      damping: 2 * dampingRatio * (mass * stiffness).squareRoot()
    )
  }

  /// The damping relative to the critical one; 1 settles without overshoot.
  public var dampingRatio: Double {
    damping / (2 * (mass * stiffness).squareRoot())
  }

  /// Returns the motion of the weight from a position to where it rests.
  ///
  /// - Parameters:
  ///   - origin: The position at the time 0.
  ///   - target: The position of rest.
  ///   - velocity: The velocity at the time 0, in units of the positions per second. Core Animation
  ///     has it relative to the distance: its 1 is here `target - origin`.
  /// - Returns: The motion.
  public func motion(from origin: Double, to target: Double, velocity: Double = 0) -> Motion {
    Motion(of: self, from: origin, to: target, velocity: velocity)
  }
}
