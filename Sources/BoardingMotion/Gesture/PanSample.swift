/// Where a finger is and how fast it moves there.
///
/// ```swift
/// let sample = PanSample(translation: PanVector(x: -120), velocity: PanVector(x: -400))
/// ```
public struct PanSample: Hashable, Sendable {
  /// How far the finger has come since it went down, in points.
  public var translation: PanVector

  /// The velocity in points per second, or nil where whoever reports the finger does not know it.
  public var velocity: PanVector?

  /// Makes a sample.
  ///
  /// - Parameters:
  ///   - translation: How far the finger has come since it went down, in points.
  ///   - velocity: The velocity in points per second, or nil where it is not known.
  public init(translation: PanVector, velocity: PanVector? = nil) {
    self.translation = translation
    self.velocity = velocity
  }

  /// True if the translation is finite, and the velocity where there is one.
  public var isFinite: Bool { translation.isFinite && velocity?.isFinite ?? true }
}
