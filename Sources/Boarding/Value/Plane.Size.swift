extension Plane {
  /// A width and a height.
  ///
  /// On the way from one size to another, what overshoots below 0 counts as 0.
  public struct Size: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// The size without width and height.
    public static var zero: Size { Size(width: 0, height: 0) }

    /// Makes a size.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

extension Plane.Size: VectorConvertible {
  /// The width and the height.
  public var animationVector: AnimationVector { AnimationVector(width, height) }

  /// Makes the size of a vector.
  ///
  /// - Parameter animationVector: The vector; the width is its component 0, the height its
  ///   component 1.
  public init(animationVector: AnimationVector) {
    self.init(width: animationVector[0], height: animationVector[1])
  }

  /// Keeps an overshoot from turning a size inside out.
  ///
  /// - Parameter vector: The width and the height.
  /// - Returns: Both, not below 0.
  public static func composed(_ vector: AnimationVector) -> AnimationVector {
    AnimationVector(max(0, vector[0]), max(0, vector[1]))
  }
}
