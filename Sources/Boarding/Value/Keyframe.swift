/// A value that an animation reaches on its way.
///
/// - SeeAlso: `UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
public struct Keyframe<Value: VectorConvertible> {
  /// When the value begins to move, as a fraction of the animation.
  public var relativeStart: Double
  /// How long it moves, as a fraction of the animation.
  public var relativeDuration: Double
  /// The value that is reached.
  public var value: Value
  /// How it moves meanwhile.
  public var curve: TimingCurve

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - relativeStart: When the value begins to move, as a fraction of the animation, 0...1.
  ///   - relativeDuration: How long it moves, as a fraction of the animation; not negative.
  ///   - value: The value that is reached.
  ///   - curve: How it moves meanwhile.
  public init(
    relativeStart: Double,
    relativeDuration: Double,
    value: Value,
    curve: TimingCurve = .linear
  ) {
    self.relativeStart = relativeStart
    self.relativeDuration = relativeDuration
    self.value = value
    self.curve = curve
  }

  /// True if the keyframe can be reached: fractions in range, and a value of finite numbers.
  var isValid: Bool {
    relativeStart >= 0 && relativeStart <= 1 && relativeDuration >= 0
      && relativeDuration.isFinite && ValueStore.accepts(value)
  }
}

extension Keyframe: Equatable where Value: Equatable {}
extension Keyframe: Hashable where Value: Hashable {}
extension Keyframe: Sendable where Value: Sendable {}
