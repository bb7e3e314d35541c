extension Spring {
  /// Returns the seconds until an animation with this spring rests, as Core Animation counts them.
  ///
  /// It is the `settlingDuration` of `CASpringAnimation` as measured on macOS: the time after which
  /// the swings stay within a thousandth of the distance, and without swings the next tenth of a
  /// second after which the distance itself does.
  ///
  /// - Parameter velocity: The velocity at the time 0 relative to the distance: 1 is the whole
  ///   distance per second, towards the target.
  /// - Returns: The seconds, or nil if the spring never settles.
  public func settlingDuration(velocity: Double = 0) -> Double? {
    let motion = motion(from: 1, to: 0, velocity: -velocity)
    switch motion.shape {
    case .swinging:
      if motion.rate == 0 { return nil }
      return Elementary.log((1 + abs(motion.distance[1])) / 0.001) / motion.rate
    case .critical, .crawling:
      return motion.settlingTime(within: 0.001).map { ($0 * 10).rounded(.up) / 10 }
    }
  }

  /// Returns the seconds in which the motion shrinks to a fraction, apart from its swings.
  ///
  /// This is the estimate of libadwaita (`adw-spring-animation.c`), with the fraction 0.001.
  ///
  /// - Parameter fraction: The fraction that is left, above 0.
  /// - Returns: The seconds, or nil without damping.
  public func decayTime(to fraction: Double) -> Double? {
    precondition(fraction > 0, "The fraction to which a spring decays is positive.")
    let rate = motion(from: 1, to: 0).rate
    return rate > 0 ? Elementary.log(1 / fraction) / rate : nil
  }
}
