/// A timing curve from (0, 0) to (1, 1) that bends towards two control points.
///
/// It maps elapsed fractions, x, to progress, y, as `cubic-bezier()` does in CSS Easing
/// (w3.org/TR/css-easing-1, section 2.3). A step of x near a vertical tangent means a huge step of
/// y; values are right within 1e-9 of the larger of 1, |y1| and |y2| there as well.
///
/// ```swift
/// let curve = CubicBezier(0.3, 0, 0.1, 1) ?? .ease
/// let progress = curve.value(at: 0.5)
/// ```
///
/// Making a curve cuts it into polynomials. That takes 10 to 70 microseconds and leaves 2 to 12
/// kilobytes, which its copies share, so make a curve once and use it often.
public struct CubicBezier: Sendable {
  /// The control points and what values are read from.
  let table: Table

  /// The x of the first control point, from 0 to 1.
  public var x1: Double { table.first.x }

  /// The y of the first control point.
  public var y1: Double { table.first.y }

  /// The x of the second control point, from 0 to 1.
  public var x2: Double { table.second.x }

  /// The y of the second control point.
  public var y2: Double { table.second.y }

  /// Makes a curve from its control points, in the order in which CSS writes them.
  ///
  /// The result is nil if an x lies outside 0...1 or a y is not finite.
  ///
  /// - Parameters:
  ///   - x1: The x of the first control point.
  ///   - y1: The y of the first control point.
  ///   - x2: The x of the second control point.
  ///   - y2: The y of the second control point.
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard 0...1 ~= x1, 0...1 ~= x2, y1.isFinite, y2.isFinite else { return nil }
    self.init(valid: (x1, y1), (x2, y2))
  }

  /// Makes a curve from control points that are known to be legal.
  ///
  /// - Parameters:
  ///   - first: The first control point.
  ///   - second: The second control point.
  private init(valid first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
    table = Table(first, second)
  }

  /// Returns the progress at an elapsed fraction.
  ///
  /// The ends are exact. Beyond them the curve goes on along its tangent, see ``slope(at:)``.
  ///
  /// - Parameter x: The elapsed fraction, any number.
  /// - Returns: The progress; not a number if `x` is not.
  @inline(__always)
  public func value(at x: Double) -> Double {
    let value = table.value(at: x)
    return value.isNaN ? rareValue(at: x) : value
  }

  /// Returns the progress where the table has none; keeps the quick way free of its stack frame.
  ///
  /// - Parameter x: The elapsed fraction, any number.
  /// - Returns: The progress; not a number if `x` is not.
  @inline(never)
  private func rareValue(at x: Double) -> Double {
    if x > 0, x < 1 { return table.exactValue(at: x) }
    if x.isNaN { return x }
    return x < 0.5 ? startTangent(at: x) : endTangent(at: x)
  }
}

extension CubicBezier {
  /// Fast at first, slowing down for long: `ease` in CSS, `default` in Core Animation.
  public static let ease = CubicBezier(valid: (0.25, 0.1), (0.25, 1))

  /// Slow at first: `ease-in` in CSS.
  public static let easeIn = CubicBezier(valid: (0.42, 0), (1, 1))

  /// Slow at the end: `ease-out` in CSS.
  public static let easeOut = CubicBezier(valid: (0, 0), (0.58, 1))

  /// Slow at both ends: `ease-in-out` in CSS.
  public static let easeInOut = CubicBezier(valid: (0.42, 0), (0.58, 1))
}

extension CubicBezier: Hashable {
  /// Tells whether two curves have the same control points.
  ///
  /// - Parameters:
  ///   - lhs: A curve.
  ///   - rhs: Another curve.
  /// - Returns: True if they are the same curve.
  public static func == (lhs: CubicBezier, rhs: CubicBezier) -> Bool {
    lhs.x1 == rhs.x1 && lhs.y1 == rhs.y1 && lhs.x2 == rhs.x2 && lhs.y2 == rhs.y2
  }

  /// Feeds the control points to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
  }
}
