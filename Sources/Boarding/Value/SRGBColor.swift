/// A colour in the sRGB space, with an opacity.
public struct SRGBColor: Hashable, Sendable {
  /// The red component, 0 for none and 1 for full.
  public var red: Double
  /// The green component, 0 for none and 1 for full.
  public var green: Double
  /// The blue component, 0 for none and 1 for full.
  public var blue: Double
  /// The opacity, 0 for clear and 1 for opaque.
  public var alpha: Double

  /// Makes a colour from its components.
  ///
  /// - Parameters:
  ///   - red: The red component, 0 for none and 1 for full.
  ///   - green: The green component, 0 for none and 1 for full.
  ///   - blue: The blue component, 0 for none and 1 for full.
  ///   - alpha: The opacity, 0 for clear and 1 for opaque.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Returns the colour part of the way to another, component by component.
  ///
  /// - Parameters:
  ///   - other: The colour at progress 1.
  ///   - progress: How far to go; 0 is this colour, 1 the other.
  /// - Returns: The colour in between.
  public func interpolated(to other: SRGBColor, progress: Double) -> SRGBColor {
    SRGBColor(
      red: interpolate(from: red, to: other.red, progress: progress),
      green: interpolate(from: green, to: other.green, progress: progress),
      blue: interpolate(from: blue, to: other.blue, progress: progress),
      alpha: interpolate(from: alpha, to: other.alpha, progress: progress)
    )
  }
}
