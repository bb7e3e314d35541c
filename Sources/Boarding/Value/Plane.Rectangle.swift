extension Plane {
  /// A rectangle whose sides are horizontal and vertical.
  ///
  /// On the way from one rectangle to another, a size that overshoots below 0 counts as 0.
  public struct Rectangle: Hashable, Sendable {
    /// The corner with the smallest coordinates.
    public var origin: Point
    /// The width and the height.
    public var size: Size

    /// The rectangle without a size at the place 0, 0.
    public static var zero: Rectangle { Rectangle(origin: .zero, size: .zero) }

    /// Makes a rectangle.
    ///
    /// - Parameters:
    ///   - origin: The corner with the smallest coordinates.
    ///   - size: The width and the height.
    public init(origin: Point, size: Size) {
      self.origin = origin
      self.size = size
    }

    /// Makes a rectangle from four numbers.
    ///
    /// - Parameters:
    ///   - x: The smallest horizontal coordinate, in points.
    ///   - y: The smallest vertical coordinate, in points.
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }
  }
}

extension Plane.Rectangle: VectorConvertible {
  /// The coordinates of the origin, the width and the height.
  public var animationVector: AnimationVector {
    AnimationVector(origin.x, origin.y, size.width, size.height)
  }

  /// Makes the rectangle of a vector.
  ///
  /// - Parameter animationVector: The vector; its components are x, y, width and height.
  public init(animationVector: AnimationVector) {
    self.init(
      x: animationVector[0],
      y: animationVector[1],
      width: animationVector[2],
      height: animationVector[3]
    )
  }

  /// Keeps an overshoot from turning a rectangle inside out.
  ///
  /// - Parameter vector: The coordinates of the origin, the width and the height.
  /// - Returns: The same, width and height not below 0.
  public static func composed(_ vector: AnimationVector) -> AnimationVector {
    AnimationVector(vector[0], vector[1], max(0, vector[2]), max(0, vector[3]))
  }
}
