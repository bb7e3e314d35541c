extension Plane {
  /// A place in the plane.
  public struct Point: Hashable, Sendable {
    /// The horizontal coordinate, in points.
    public var x: Double
    /// The vertical coordinate, in points.
    public var y: Double

    /// The place at which both coordinates are 0.
    public static var zero: Point { Point(x: 0, y: 0) }

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - x: The horizontal coordinate, in points.
    ///   - y: The vertical coordinate, in points.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// Returns where a transform takes the place.
    ///
    /// - Parameter transform: The transform.
    /// - Returns: The place afterwards.
    public func applying(_ transform: Transform) -> Point {
      Point(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty
      )
    }
  }
}

extension Plane.Point: VectorConvertible {
  /// The coordinates, x first.
  public var animationVector: AnimationVector { AnimationVector(x, y) }

  /// Makes the place of a vector.
  ///
  /// - Parameter animationVector: The vector; x is its component 0, y its component 1.
  public init(animationVector: AnimationVector) {
    self.init(x: animationVector[0], y: animationVector[1])
  }
}
