/// A value that can be animated, because it is a short list of numbers.
///
/// A type of your own needs only the two conversions:
///
/// ```swift
/// struct Compass: VectorConvertible, Equatable {
///   var degrees: Double
///
///   init(degrees: Double) { self.degrees = degrees }
///   init(animationVector: AnimationVector) { degrees = animationVector[0] }
///   var animationVector: AnimationVector { AnimationVector(degrees) }
///
///   static func nearestStart(
///     _ start: AnimationVector,
///     to target: AnimationVector
///   ) -> AnimationVector {
///     var start = start
///     if target[0] - start[0] > 180 { start[0] += 360 }
///     if target[0] - start[0] < -180 { start[0] -= 360 }
///     return start
///   }
/// }
/// ```
///
/// - SeeAlso: SwiftUI's `Animatable`.
public protocol VectorConvertible {
  /// The components of the value.
  var animationVector: AnimationVector { get }

  /// Makes the value of components.
  ///
  /// - Parameter animationVector: The components.
  init(animationVector: AnimationVector)

  /// Takes a value apart into components that can be moved one by one.
  ///
  /// - Parameter vector: The components of a value.
  /// - Returns: The components that move; unless a type says otherwise, the same.
  static func decomposed(_ vector: AnimationVector) -> AnimationVector

  /// Puts moved components together again.
  ///
  /// A type whose components have bounds keeps an overshoot within them here.
  ///
  /// - Parameter vector: Components as `decomposed(_:)` returns them, or what lies between such.
  /// - Returns: The components of a value; unless a type says otherwise, the same.
  static func composed(_ vector: AnimationVector) -> AnimationVector

  /// Chooses, among the components that mean the same value, those that are nearest to a target.
  ///
  /// - Parameters:
  ///   - start: Where a movement starts, decomposed.
  ///   - target: Where it leads, decomposed.
  /// - Returns: Where it starts; unless a type says otherwise, `start`.
  static func nearestStart(
    _ start: AnimationVector,
    to target: AnimationVector
  ) -> AnimationVector
}

extension VectorConvertible {
  /// Returns the components as they are.
  ///
  /// - Parameter vector: The components of a value.
  /// - Returns: The same.
  public static func decomposed(_ vector: AnimationVector) -> AnimationVector { vector }

  /// Returns the components as they are.
  ///
  /// - Parameter vector: The components of a value.
  /// - Returns: The same.
  @inlinable
  public static func composed(_ vector: AnimationVector) -> AnimationVector { vector }

  /// Returns the start as it is.
  ///
  /// - Parameters:
  ///   - start: Where a movement starts.
  ///   - target: Where it leads.
  /// - Returns: The start.
  public static func nearestStart(
    _ start: AnimationVector,
    to target: AnimationVector
  ) -> AnimationVector { start }

  /// Returns the value part of the way to another one, with exact ends.
  ///
  /// - Parameters:
  ///   - other: The value at progress 1.
  ///   - progress: How far to go; 0 is this value, 1 the other. It may leave 0...1.
  /// - Returns: The value in between.
  public func interpolated(to other: Self, progress: Double) -> Self {
    if progress == 0 { return self }
    if progress == 1 { return other }
    let target = Self.decomposed(other.animationVector)
    let start = Self.nearestStart(Self.decomposed(animationVector), to: target)
    let vector = start.interpolated(to: target, progress: progress)
    return Self(animationVector: Self.composed(vector))
  }
}

extension Double: VectorConvertible {
  /// The number as the only component.
  public var animationVector: AnimationVector { AnimationVector(self) }

  /// Makes the number of a vector.
  ///
  /// - Parameter animationVector: The vector; its component 0 is the number.
  @inlinable
  public init(animationVector: AnimationVector) {
    self = animationVector.lanes[0]
  }
}
