/// A colour in the sRGB space, with an opacity.
///
/// Components may leave 0...1, as in extended sRGB, for colours that sRGB has not.
///
/// ```swift
/// let accent = SRGBColor(hex: "#ff8000") ?? SRGBColor(red: 1, green: 0.5, blue: 0)
/// let faded = accent.interpolated(to: SRGBColor(red: 1, green: 1, blue: 1), progress: 0.4)
/// ```
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
}

extension SRGBColor: VectorConvertible {
  /// The components, the opacity last.
  public var animationVector: AnimationVector { AnimationVector(red, green, blue, alpha) }

  /// Makes the colour of a vector.
  ///
  /// - Parameter animationVector: The vector; its components are red, green, blue and opacity.
  public init(animationVector: AnimationVector) {
    self.init(
      red: animationVector[0],
      green: animationVector[1],
      blue: animationVector[2],
      alpha: animationVector[3]
    )
  }

  /// Keeps an overshoot of the opacity within 0...1; the other components may leave it.
  ///
  /// - Parameter vector: Red, green, blue and opacity.
  /// - Returns: The same, with an opacity that exists.
  public static func composed(_ vector: AnimationVector) -> AnimationVector {
    AnimationVector(vector[0], vector[1], vector[2], max(0, min(vector[3], 1)))
  }
}
