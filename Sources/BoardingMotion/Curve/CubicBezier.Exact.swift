extension CubicBezier {
  /// The curve without a table: precise everywhere, at the price of an equation per value.
  ///
  /// Heights are counted in a unit that keeps the sums of huge ones from overflowing.
  ///
  /// The inverse of x(t) has up to two points where it is steep, and which they are follows from
  /// x(t) alone. Where its cubic coefficient is positive there is one, at the inflection; if the
  /// inflection lies outside the curve it is the nearer end. Otherwise both ends can be steep.
  struct Exact {
    /// The curve from 0 to the split.
    private var lower: Expansion

    /// The curve from the split to 1.
    private var upper: Expansion

    /// The x from which the upper expansion is used.
    private var split: DoubleDouble

    /// What y is counted in here: the power of two that leaves all coordinates below 2.
    let unit: Double

    /// Makes the expansions of a curve.
    ///
    /// - Parameters:
    ///   - first: The first control point.
    ///   - second: The second control point.
    init(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
      unit = max(1, abs(first.y), abs(second.y)).binade
      let first = (x: first.x, y: first.y / unit)
      let second = (x: second.x, y: second.y / unit)
      let start = Expansion(fromStart: first, second, height: 1 / unit)
      let end = Expansion(fromEnd: first, second, height: 1 / unit)
      lower = start
      upper = end
      if start.x.2 < 0 {
        split = DoubleDouble(high: 0.125 + 0.375 * (first.x + second.x), low: 0)  // x(1/2)
      } else if start.x.1 >= 0 {
        upper = start
        split = DoubleDouble(high: 1, low: 0)
      } else if end.x.1 >= 0 {
        lower = end
        split = DoubleDouble(high: 0, low: 0)
      } else {
        (lower, upper) = start.aroundInflection(x1: first.x, x2: second.x)
        split = upper.pivot
      }
    }

    /// Returns y at an x.
    ///
    /// - Parameter x: A number from 0 to 1.
    /// - Returns: The y of the curve, in units.
    func value(at x: Double) -> Double {
      expansion(at: x).value(at: x)
    }

    /// Returns the derivatives of y by x at an x.
    ///
    /// - Parameter x: A number from 0 to 1.
    /// - Returns: y and its first three derivatives, in units, not finite at a vertical tangent.
    func derivatives(at x: Double) -> SIMD4<Double> {
      expansion(at: x).derivatives(at: x)
    }

    /// Returns the expansion that is precise at an x.
    ///
    /// - Parameter x: A number from 0 to 1.
    /// - Returns: The expansion of that side of the split.
    private func expansion(at x: Double) -> Expansion {
      x - split.high < split.low ? lower : upper
    }
  }
}

extension CubicBezier.Expansion {
  /// Sees a curve from its start.
  ///
  /// - Parameters:
  ///   - first: The first control point.
  ///   - second: The second control point.
  ///   - height: The y of the end, which has the x 1.
  init(
    fromStart first: (x: Double, y: Double),
    _ second: (x: Double, y: Double),
    height: Double
  ) {
    pivot = DoubleDouble(high: 0, low: 0)
    direction = 1
    x = (3 * first.x, 3 * (second.x - 2 * first.x), 1 - 3 * (second.x - first.x))
    y = (0, 3 * first.y, 3 * (second.y - 2 * first.y), height - 3 * (second.y - first.y))
  }

  /// Sees a curve from its end.
  ///
  /// - Parameters:
  ///   - first: The first control point.
  ///   - second: The second control point.
  ///   - height: The y of the end, which has the x 1.
  init(
    fromEnd first: (x: Double, y: Double),
    _ second: (x: Double, y: Double),
    height: Double
  ) {
    self.init(
      fromStart: (1 - second.x, height - second.y),
      (1 - first.x, height - first.y),
      height: height
    )
    pivot = DoubleDouble(high: 1, low: 0)
    direction = -1
    y = (height, -y.1, -y.2, -y.3)
  }

  /// Sees a curve from its inflection in x, if this is its view from the start.
  ///
  /// The slope of x may vanish there, so the point and the slope are computed in twice the
  /// precision: an error of 1e-17 in the point would be one of 1e-6 in the parameter.
  ///
  /// - Parameters:
  ///   - x1: The x of the first control point.
  ///   - x2: The x of the second control point.
  /// - Returns: The views to the left and to the right.
  func aroundInflection(x1: Double, x2: Double) -> (left: Self, right: Self) {
    let one = DoubleDouble(high: 1, low: 0)
    let linear = DoubleDouble(productOf: 3, x1)
    let square = DoubleDouble(productOf: 3, x2) + DoubleDouble(productOf: -6, x1)
    let cubic = one + DoubleDouble(productOf: 3, x1) + DoubleDouble(productOf: -3, x2)
    let t = -x.1 / (3 * x.2)
    let slope = linear + (square * 2 + cubic * t * 3) * t
    var right = self
    right.pivot = (linear + (square + cubic * t) * t) * t
    right.x = (max(slope.high, 0), 0, x.2)
    right.y.0 = t * (y.1 + t * (y.2 + t * y.3))
    right.y.1 = y.1 + t * (2 * y.2 + t * (3 * y.3))
    right.y.2 = y.2 + t * (3 * y.3)
    var left = right
    left.direction = -1
    left.y.1 = -left.y.1
    left.y.3 = -left.y.3
    return (left, right)
  }
}
