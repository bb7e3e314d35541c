extension Plane {
  /// An affine transform: what turns, scales, shears and shifts the plane.
  ///
  /// It takes (x, y) to (a x + c y + tx, b x + d y + ty), as `CGAffineTransform` does. On the way
  /// from one transform to another, their translations, scales, rotations and shears move, and the
  /// rotation takes the shorter way round.
  public struct Transform: Hashable, Sendable {
    /// How much of x goes into the new x.
    public var a: Double
    /// How much of x goes into the new y.
    public var b: Double
    /// How much of y goes into the new x.
    public var c: Double
    /// How much of y goes into the new y.
    public var d: Double
    /// The horizontal shift, in points.
    public var tx: Double
    /// The vertical shift, in points.
    public var ty: Double

    /// The transform that changes nothing.
    public static var identity: Transform { Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Makes a transform from its numbers.
    ///
    /// - Parameters:
    ///   - a: How much of x goes into the new x.
    ///   - b: How much of x goes into the new y.
    ///   - c: How much of y goes into the new x.
    ///   - d: How much of y goes into the new y.
    ///   - tx: The horizontal shift, in points.
    ///   - ty: The vertical shift, in points.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Makes a transform that shifts.
    ///
    /// - Parameters:
    ///   - x: The horizontal shift, in points.
    ///   - y: The vertical shift, in points.
    public init(translationX x: Double, y: Double) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Makes a transform that scales.
    ///
    /// - Parameters:
    ///   - x: The multiple of each width; negative to mirror.
    ///   - y: The multiple of each height; negative to mirror.
    public init(scaleX x: Double, y: Double) {
      self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Makes a transform that turns around the place 0, 0.
    ///
    /// - Parameter angle: The angle in radians, from the x axis towards the y axis.
    public init(rotationAngle angle: Double) {
      let (sin, cos) = Elementary.sinAndCos(angle)
      self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
    }

    /// Returns the transform that does this one and then another.
    ///
    /// - Parameter next: The transform to do afterwards.
    /// - Returns: Both in one.
    public func concatenating(_ next: Transform) -> Transform {
      Transform(
        a: a * next.a + b * next.c,
        b: a * next.b + b * next.d,
        c: c * next.a + d * next.c,
        d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx,
        ty: tx * next.b + ty * next.d + next.ty
      )
    }
  }
}

extension Plane.Transform: VectorConvertible {
  /// The six numbers, from `a` to `ty`.
  public var animationVector: AnimationVector { AnimationVector(a, b, c, d, tx, ty) }

  /// Makes the transform of a vector.
  ///
  /// - Parameter animationVector: The vector; its components are the numbers from `a` to `ty`.
  public init(animationVector: AnimationVector) {
    self.init(
      a: animationVector[0],
      b: animationVector[1],
      c: animationVector[2],
      d: animationVector[3],
      tx: animationVector[4],
      ty: animationVector[5]
    )
  }
}
