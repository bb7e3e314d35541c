extension CubicBezier {
  /// The least and the greatest progress between the ends.
  ///
  /// A curve whose control points lie below 0 or above 1 may leave 0...1.
  public var range: ClosedRange<Double> {
    // y(t) = (a t³ + b t² + c t) size, with coefficients of a size that can be squared.
    let size = max(1, abs(y1), abs(y2))
    let a = 1 / size - 3 * (y2 / size - y1 / size)
    let b = 3 * (y2 / size - 2 * (y1 / size))
    let c = 3 * (y1 / size)
    var least = 0.0
    var greatest = 1.0
    let discriminant = b * b - 3 * a * c
    if discriminant > 0 {
      let root = discriminant.squareRoot()
      let sum = b < 0 ? root - b : -root - b
      for t in [sum / (3 * a), c / sum] where t > 0 && t < 1 {
        let y = size * (t * (c + t * (b + t * a)))
        least = min(least, y)
        greatest = max(greatest, y)
      }
    }
    return least...greatest
  }
}
