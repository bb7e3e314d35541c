extension CubicBezier {
  /// Returns how fast the progress grows at an elapsed fraction.
  ///
  /// At the ends and beyond them it is the slope of the tangent that extends the curve there. CSS
  /// Easing (w3.org/TR/css-easing-1, section 2.3.1) takes it towards the nearest control point that
  /// does not lie straight above or below the end, and 0 if the tangent is vertical.
  ///
  /// - Parameter x: The elapsed fraction, any number.
  /// - Returns: The slope of the curve: infinite at a vertical tangent between the ends, 0 where
  ///   the curve turns back in a cusp, not a number if `x` is not.
  public func slope(at x: Double) -> Double {
    if x > 0, x < 1 {
      let slope = table.exact.unit * table.exact.derivatives(at: x)[1]
      return slope.isNaN ? 0 : slope
    }
    if x.isNaN { return x }
    return x < 0.5 ? startSlope : endSlope
  }

  /// Returns the progress before the start.
  ///
  /// - Parameter x: The elapsed fraction, not above 0.
  /// - Returns: The point of the tangent.
  func startTangent(at x: Double) -> Double {
    let slope = startSlope
    return x == 0 || slope == 0 ? 0 : x * slope
  }

  /// Returns the progress after the end.
  ///
  /// - Parameter x: The elapsed fraction, not below 1.
  /// - Returns: The point of the tangent.
  func endTangent(at x: Double) -> Double {
    let slope = endSlope
    return x == 1 || slope == 0 ? 1 : 1 + (x - 1) * slope
  }

  /// The slope of the tangent before the start.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return 0 }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : 0
  }

  /// The slope of the tangent after the end.
  private var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 != 1 { return 0 }
    if x1 < 1 { return (1 - y1) / (1 - x1) }
    return y1 == 1 ? 1 : 0
  }
}
