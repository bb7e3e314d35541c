extension Spring.Motion {
  /// Returns the time after which the motion stays near its target.
  ///
  /// A swinging motion counts as near when its swings are small enough, wherever it is just then,
  /// as in `estimateAnimationDurationMillis` of Jetpack Compose.
  ///
  /// - Parameter distance: The distance that counts as near, above 0.
  /// - Returns: Seconds since the motion began; 0 if it never leaves, nil if it never stays.
  public func settlingTime(within distance: Double) -> Double? {
    precondition(distance > 0, "The distance within which a spring settles is positive.")
    switch shape {
    case .swinging:
      let squares = self.distance * self.distance
      let swing = (squares[0] + squares[1]).squareRoot()
      if swing <= distance { return 0 }
      return rate > 0 ? Elementary.log(swing / distance) / rate : nil
    case .critical, .crawling:
      return rate > 0 ? lastTime(beyond: distance) : nil
    }
  }

  /// Returns the position and the velocity at a time, exactly at rest once both are small.
  ///
  /// Flutter calls it `snapToEnd`.
  ///
  /// - Parameters:
  ///   - time: Seconds since the motion began.
  ///   - tolerance: What is small, for the distance and for the velocity.
  /// - Returns: The position and the velocity; the target and 0 once both are below the tolerance.
  public func state(
    at time: Double,
    snappingWithin tolerance: Double
  ) -> (position: Double, velocity: Double) {
    let state = state(at: time)
    let isNear = abs(state.position - target) < tolerance && abs(state.velocity) < tolerance
    return isNear ? (target, 0) : state
  }

  /// Returns the last time at which a motion that does not swing is far from its target.
  ///
  /// - Parameter distance: The distance that counts as far.
  /// - Returns: Seconds since the motion began.
  private func lastTime(beyond distance: Double) -> Double {
    let isFar = { (time: Double) in abs(position(at: time) - target) > distance }
    // The motion turns back at most once. After that it only comes nearer, before it goes one way.
    var (near, far) = (turningTime, 0.0)
    if isFar(near) {
      far = near
      near += 1 / rate
      while isFar(near) {
        far = near
        near *= 2
      }
    } else if !isFar(0) {
      return 0
    }
    while true {
      let middle = far + (near - far) / 2
      if middle <= far || middle >= near { return near }
      if isFar(middle) {
        far = middle
      } else {
        near = middle
      }
    }
  }

  /// The time after 0 at which a motion that does not swing has no velocity, or 0 without one.
  private var turningTime: Double {
    // velocity[0] + velocity[1] f(t) = 0, where f is the second function of the shape.
    let value = -velocity[0] / velocity[1]
    if !(value > 0 && value.isFinite) { return 0 }
    if shape == .critical { return value }
    let rest = 1 - value
    return rest > 0 ? -Elementary.log(rest) / frequency : 0
  }
}
