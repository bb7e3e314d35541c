/// How far something can be scrolled along one axis.
public struct ScrollAxis: Hashable, Sendable {
  /// The smallest offset at which it can rest, in points.
  public let lower: Double
  /// The greatest offset at which it can rest, in points; at least the smallest.
  public let upper: Double
  /// The length of the window through which it is seen, in points; a pull past an end gives way
  /// the less, the further it has come into it.
  public let viewport: Double
  /// Whether it gives way past its ends.
  public let bounces: Bool

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - lower: The smallest offset at which it can rest, in points; not a number counts as 0.
  ///   - upper: The greatest offset, in points; one below the smallest counts as the smallest.
  ///   - viewport: The length of the window through which it is seen, in points.
  ///   - bounces: Whether it gives way past its ends.
  public init(lower: Double = 0, upper: Double, viewport: Double, bounces: Bool = true) {
    self.lower = lower.isFinite ? lower : 0
    self.upper = upper.isFinite ? max(upper, self.lower) : self.lower
    self.viewport = viewport > 0 && viewport.isFinite ? viewport : 0
    self.bounces = bounces
  }

  /// Returns the nearest offset at which it can rest.
  ///
  /// - Parameter offset: An offset, in points.
  /// - Returns: The offset, or the end that is nearer.
  public func clamp(_ offset: Double) -> Double {
    min(max(offset, lower), upper)
  }

  /// Returns where a finger's pull takes it.
  ///
  /// - Parameter pull: The offset that the finger asks for, in points.
  /// - Returns: The same offset between the ends; past an end, as a rubber band gives way, or the
  ///   end where nothing bounces.
  public func offset(ofPull pull: Double) -> Double {
    let nearest = clamp(pull)
    guard pull != nearest, bounces, let band = RubberBand(dimension: viewport) else {
      return nearest
    }
    return nearest + band.offset(ofPull: pull - nearest)
  }

  /// Returns the pull that holds it at an offset, the inverse of `offset(ofPull:)`.
  ///
  /// - Parameter offset: An offset, in points.
  /// - Returns: The offset that a finger asks for there, in points.
  public func pull(toOffset offset: Double) -> Double {
    let nearest = clamp(offset)
    guard offset != nearest, bounces, let band = RubberBand(dimension: viewport) else {
      return nearest
    }
    let pull = nearest + band.pull(toOffset: offset - nearest)
    return pull.isFinite ? pull : nearest
  }
}
