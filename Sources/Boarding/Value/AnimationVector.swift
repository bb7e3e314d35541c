/// The components of a value that can be animated: up to eight numbers.
///
/// Components that a value does not use are 0.
///
/// - SeeAlso: SwiftUI's `VectorArithmetic` and `AnimationVector` of Jetpack Compose.
public struct AnimationVector: Hashable, Sendable {
  /// The components.
  @usableFromInline var lanes: SIMD8<Double>

  /// How many components there are.
  public static var componentCount: Int { 8 }

  /// The vector of which every component is 0.
  public static var zero: AnimationVector { AnimationVector(lanes: .zero) }

  /// The largest magnitude of a component that can be animated.
  ///
  /// It leaves room for the distance between two values and for overshooting.
  public static var limit: Double { 1e300 }

  /// Makes a vector from all its components at once.
  ///
  /// - Parameter lanes: The components.
  @inlinable
  init(lanes: SIMD8<Double>) {
    self.lanes = lanes
  }

  /// Makes a vector; what is left out is 0.
  ///
  /// - Parameters:
  ///   - first: The component 0.
  ///   - second: The component 1.
  ///   - third: The component 2.
  ///   - fourth: The component 3.
  ///   - fifth: The component 4.
  ///   - sixth: The component 5.
  ///   - seventh: The component 6.
  ///   - eighth: The component 7.
  public init(
    _ first: Double,
    _ second: Double = 0,
    _ third: Double = 0,
    _ fourth: Double = 0,
    _ fifth: Double = 0,
    _ sixth: Double = 0,
    _ seventh: Double = 0,
    _ eighth: Double = 0
  ) {
    lanes = SIMD8(first, second, third, fourth, fifth, sixth, seventh, eighth)
  }

  /// Reads or writes a component.
  ///
  /// - Parameter index: The place of the component, 0..<8.
  /// - Returns: The component.
  @inlinable
  public subscript(index: Int) -> Double {
    get {
      precondition(index >= 0 && index < 8, "A vector has the components 0 to 7.")
      return lanes[index]
    }
    set {
      precondition(index >= 0 && index < 8, "A vector has the components 0 to 7.")
      lanes[index] = newValue
    }
  }

  /// True if every component is finite and not beyond ``limit``.
  public var isAnimatable: Bool {
    all((lanes .<= Self.limit) .& (lanes .>= -Self.limit))
  }

  /// True if every component is a finite number.
  var isFinite: Bool { all((lanes - lanes) .== 0) }

  /// Returns the vector part of the way to another one, component by component.
  ///
  /// - Parameters:
  ///   - target: The vector at progress 1.
  ///   - progress: How far to go; may leave 0...1.
  /// - Returns: The vector in between.
  func interpolated(to target: AnimationVector, progress: Double) -> AnimationVector {
    let distance = target.lanes - lanes
    if all((distance - distance) .== 0) {
      return AnimationVector(lanes: lanes + distance * progress)
    }
    var result = self
    for index in 0..<Self.componentCount {
      result.lanes[index] = interpolate(
        from: lanes[index],
        to: target.lanes[index],
        progress: progress
      )
    }
    return result
  }
}

/// Returns the number part of the way from one to another, with exact ends.
///
/// - Parameters:
///   - from: The number at progress 0.
///   - to: The number at progress 1.
///   - progress: How far to go; may leave 0...1.
/// - Returns: The number in between.
func interpolate(from: Double, to: Double, progress: Double) -> Double {
  if progress == 0 { return from }
  if progress == 1 { return to }
  let distance = to - from
  return distance.isFinite ? from + distance * progress : from * (1 - progress) + to * progress
}
