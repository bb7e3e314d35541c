public import Boarding

/// What lies between two values while pages move.
public enum PagingTween {
  /// Returns a number between two others.
  ///
  /// - Parameters:
  ///   - start: The number at the start.
  ///   - end: The number at the end.
  ///   - progress: How far the way is gone, 0 for not and 1 for fully; may leave this range.
  /// - Returns: The number in between.
  public static func number(from start: Double, to end: Double, progress: Double) -> Double {
    start + (end - start) * progress
  }

  /// Returns a colour between two others, such as that of an item's text.
  ///
  /// - Parameters:
  ///   - start: The colour at the start.
  ///   - end: The colour at the end.
  ///   - progress: How far the way is gone, 0 for not and 1 for fully; what leaves this range, as
  ///     past an edge, counts as its end.
  /// - Returns: The colour in between, component by component.
  public static func color(
    from start: SRGBColor,
    to end: SRGBColor,
    progress: Double
  ) -> SRGBColor {
    let progress = progress > 0 ? min(progress, 1) : 0
    return SRGBColor(
      red: number(from: start.red, to: end.red, progress: progress),
      green: number(from: start.green, to: end.green, progress: progress),
      blue: number(from: start.blue, to: end.blue, progress: progress),
      alpha: number(from: start.alpha, to: end.alpha, progress: progress)
    )
  }
}

extension SRGBColor {
  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - white: How bright it is, 0 for black and 1 for white.
  ///   - alpha: The opacity, 0 for clear and 1 for opaque.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}
