extension CubicBezier {
  /// The curve as seen from one of its points, on one side of it.
  ///
  /// Let *u* ≥ 0 be how far the parameter of the curve lies from the point's. Then both y and the
  /// distance of x from the point's x are cubic polynomials in *u*. From a well chosen point no
  /// term of the distance cancels another one, so that a small distance still tells *u* precisely,
  /// however steep the curve is there.
  struct Expansion {
    /// The x of the point, more precisely than a double can say.
    var pivot: DoubleDouble

    /// 1 to the right of the point, -1 to the left of it.
    var direction: Double

    /// The coefficients of the distance: of *u*, *u*² and *u*³.
    var x: (Double, Double, Double)

    /// The coefficients of y: of 1, *u*, *u*² and *u*³.
    var y: (Double, Double, Double, Double)

    /// Returns y at an x.
    ///
    /// - Parameter position: A number from 0 to 1 on this side of the point.
    /// - Returns: The y of the curve.
    func value(at position: Double) -> Double {
      let u = parameter(at: position)
      return y.0 + u * (y.1 + u * (y.2 + u * y.3))
    }

    /// Returns the derivatives of y by x at an x.
    ///
    /// - Parameter position: A number from 0 to 1 on this side of the point.
    /// - Returns: y and its first three derivatives, not finite at a vertical tangent.
    func derivatives(at position: Double) -> SIMD4<Double> {
      let u = parameter(at: position)
      let dx = direction * (x.0 + u * (2 * x.1 + u * (3 * x.2)))
      let ddx = direction * (2 * x.1 + u * (6 * x.2))
      let dddx = direction * (6 * x.2)
      let first = (y.1 + u * (2 * y.2 + u * (3 * y.3))) / dx
      let second = (2 * y.2 + u * (6 * y.3) - first * ddx) / (dx * dx)
      let third = (6 * y.3 - 3 * second * dx * ddx - first * dddx) / (dx * dx * dx)
      return SIMD4(y.0 + u * (y.1 + u * (y.2 + u * y.3)), first, second, third)
    }

    /// Returns how far the parameter at an x lies from the parameter of the point.
    ///
    /// - Parameter position: A number from 0 to 1 on this side of the point.
    /// - Returns: The *u* of that x, from 0 to 1.
    private func parameter(at position: Double) -> Double {
      // The pivot is near enough for the first difference to be exact, or too far to matter.
      let distance = direction * ((position - pivot.high) - pivot.low)
      if distance < 1e-40 { return 0 }  // u is below 3e-14 even where the tangent is vertical
      var u = firstGuess(at: distance)
      // Halley's method. After a step of 3e-5 u the error is about 3e-14 u.
      for _ in 0..<8 {
        let error = u * (x.0 + u * (x.1 + u * x.2)) - distance
        let slope = x.0 + u * (2 * x.1 + u * (3 * x.2))
        let bend = x.1 + u * (3 * x.2)
        let step = error * slope / (slope * slope - error * bend)
        u = min(max(u - step, 0), 1)
        if abs(step) <= 3e-5 * u { break }
      }
      return u
    }

    /// Returns roughly the parameter at a distance, for Halley's method to start from.
    ///
    /// - Parameter distance: The distance of x from the point's x.
    /// - Returns: A positive number.
    private func firstGuess(at distance: Double) -> Double {
      if x.2 < 0 {
        let half = 0.5 * x.0
        let bend = x.1 + 0.25 * x.2 * distance
        return distance / (half + max(half * half + bend * distance, 0).squareRoot())
      }
      // If one of the three terms were alone, the square of 1 / u would be one of these. A third of
      // the bits of a double is about its cube root.
      let inverse = 1 / distance
      let line = x.0 * inverse
      let cubic = 2 * ((x.2 * inverse).bitPattern / 3) + 0x1550_0000_0000_0000
      return 1 / (line * line + x.1 * inverse + Double(bitPattern: cubic)).squareRoot()
    }
  }
}
