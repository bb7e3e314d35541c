extension Plane.Transform {
  /// Takes a transform apart.
  ///
  /// It first shears and scales, then turns, then shifts. The shear is how far the scaled y axis
  /// leans along the turned x axis. CSS divides that by the scale of y, which a flat transform has
  /// not; without the division every transform comes apart and together again.
  ///
  /// - Parameter vector: The numbers from `a` to `ty`.
  /// - Returns: The translation, the scales, the rotation in radians, and the shear.
  /// - SeeAlso: CSS Transforms, "Decomposing a 2D matrix" (w3.org/TR/css-transforms-1).
  public static func decomposed(_ vector: AnimationVector) -> AnimationVector {
    let (a, b, c, d) = (vector[0], vector[1], vector[2], vector[3])
    var axis = Heading(x: a, y: b)
    if axis.length == 0 {
      // Nothing is left of the x axis: the y axis says how the transform is turned.
      let upright = Heading(x: d, y: -c)
      return AnimationVector(vector[4], vector[5], 0, upright.length, upright.angle, 0)
    }
    var scaleX = axis.length
    var scaleY = d * axis.cos - c * axis.sin
    var shear = c * axis.cos + d * axis.sin
    if scaleY < 0, a < d {
      // Of the two ways to see a mirroring, take the one that turns less.
      axis = Heading(x: -a, y: -b)
      (scaleX, scaleY, shear) = (-scaleX, -scaleY, -shear)
    }
    return AnimationVector(vector[4], vector[5], scaleX, scaleY, axis.angle, shear)
  }

  /// Puts a transform together again.
  ///
  /// - Parameter vector: The translation, the scales, the rotation in radians, and the shear.
  /// - Returns: The numbers from `a` to `ty`.
  public static func composed(_ vector: AnimationVector) -> AnimationVector {
    let (scaleX, scaleY, shear) = (vector[2], vector[3], vector[5])
    let (sin, cos) = Elementary.sinAndCos(vector[4])
    return AnimationVector(
      scaleX * cos,
      scaleX * sin,
      shear * cos - scaleY * sin,
      shear * sin + scaleY * cos,
      vector[0],
      vector[1]
    )
  }

  /// Turns the start so that the shorter way round leads to the target.
  ///
  /// A start without any extent has no rotation of its own and takes that of the target. A start
  /// that is mirrored along the other axis than the target counts as turned by half a turn.
  ///
  /// - Parameters:
  ///   - start: Where the movement starts, decomposed.
  ///   - target: Where it leads, decomposed.
  /// - Returns: The start, decomposed.
  public static func nearestStart(
    _ start: AnimationVector,
    to target: AnimationVector
  ) -> AnimationVector {
    var start = start
    if start[2] == 0, start[3] == 0, start[5] == 0 {
      start[4] = target[4]
      return start
    }
    let isMirroredOtherwise =
      (start[2] < 0 && target[3] < 0) || (start[3] < 0 && target[2] < 0)
    if isMirroredOtherwise {
      start[2] = -start[2]
      start[3] = -start[3]
      start[5] = -start[5]
      start[4] += start[4] < 0 ? Heading.halfTurn : -Heading.halfTurn
    }
    // The angles of an interrupted movement may be several turns apart.
    let turns = (target[4] - start[4]) / (2 * Heading.halfTurn)
    if turns > 0.5 || turns < -0.5 {
      start[4] += turns.rounded(.toNearestOrEven) * (2 * Heading.halfTurn)
    }
    return start
  }
}

/// Which way something points, and how far.
private struct Heading {
  /// How far.
  let length: Double
  /// The cosine of the angle.
  let cos: Double
  /// The sine of the angle.
  let sin: Double

  /// Half a turn in radians, π.
  static var halfTurn: Double { 0x1.921fb54442d18p+1 }

  /// Makes a heading from coordinates, without overflow on the way.
  ///
  /// - Parameters:
  ///   - x: The coordinate along which the angle is 0.
  ///   - y: The coordinate along which it is a quarter turn.
  init(x: Double, y: Double) {
    let most = max(abs(x), abs(y))
    if most == 0 {
      (length, cos, sin) = (0, 1, 0)
      return
    }
    let (u, v) = (x / most, y / most)
    let root = (u * u + v * v).squareRoot()
    (length, cos, sin) = (most * root, u / root, v / root)
  }

  /// The angle in radians, -π...π.
  var angle: Double {
    var angle: Double
    if abs(sin) <= abs(cos) {
      let tangent = sin / cos
      angle = tangent / (1 + 0.281_25 * tangent * tangent)
      if cos < 0 { angle += sin < 0 ? -Self.halfTurn : Self.halfTurn }
    } else {
      let cotangent = cos / sin
      angle = -cotangent / (1 + 0.281_25 * cotangent * cotangent)
      angle += sin < 0 ? -0.5 * Self.halfTurn : 0.5 * Self.halfTurn
    }
    // The guess errs by less than 0.005. Each step leaves a sixth of the cube of the error.
    for _ in 0..<2 {
      let guess = Elementary.sinAndCos(angle)
      angle += sin * guess.cos - cos * guess.sin
    }
    return angle
  }
}
