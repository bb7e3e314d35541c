import Boarding
import Testing

struct PlaneTransformTests {
  /// Transforms of every sort: turned, mirrored, sheared, flat, empty, huge and tiny.
  static let samples: [Plane.Transform] =
    [
      .identity, Plane.Transform(translationX: 3, y: -4), Plane.Transform(scaleX: 2, y: 0.5),
      Plane.Transform(scaleX: -1, y: 1), Plane.Transform(scaleX: 1, y: -1),
      Plane.Transform(scaleX: -1, y: -1), Plane.Transform(scaleX: 0, y: 0),
      Plane.Transform(scaleX: 0, y: 1), Plane.Transform(scaleX: 1, y: 0),
      Plane.Transform(scaleX: 0, y: -2), Plane.Transform(scaleX: -0.0, y: -0.0),
      Plane.Transform(a: 0, b: 0, c: 3, d: 4, tx: 1, ty: 2),
      Plane.Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      Plane.Transform(a: 1, b: 2, c: -2, d: -4, tx: 0, ty: 0),
      Plane.Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
      Plane.Transform(a: 1, b: 0, c: 5, d: 1, tx: 0, ty: 0),
      Plane.Transform(a: 1e299, b: -1e299, c: 1e299, d: 1e298, tx: 1e300, ty: 0),
      Plane.Transform(a: 0x1p-1030, b: 0x1p-1030, c: -0x1p-1030, d: 0x1p-1030, tx: 0, ty: 0),
    ]
    + (-24...24).map { Plane.Transform(rotationAngle: Double($0) * .pi / 12) }

  @Test(arguments: samples)
  func `a transform comes apart and together again`(transform: Plane.Transform) {
    #expect(error(of: transform) < 1e-12)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random transforms come apart and together again`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      var transform = random.transform()
      #expect(error(of: transform) < 1e-12)
      // Flat ones as well.
      let factor = random.component()
      (transform.c, transform.d) = (transform.a * factor, transform.b * factor)
      #expect(error(of: transform) < 1e-12)
    }
  }

  @Test(arguments: samples, samples)
  func `what lies between transforms is finite, with exact ends`(
    from: Plane.Transform,
    to: Plane.Transform
  ) {
    for progress in [-0.5, 0.25, 0.5, 0.75, 1.5] {
      let vector = from.interpolated(to: to, progress: progress).animationVector
      #expect(vector.isAnimatable || largest(vector) < 1e302)
    }
    #expect(from.interpolated(to: to, progress: 0) == from)
    #expect(from.interpolated(to: to, progress: 1) == to)
  }

  @Test func `parts are found`() {
    let turned = Plane.Transform(scaleX: 2, y: 3)
      .concatenating(Plane.Transform(rotationAngle: 0.7))
      .concatenating(Plane.Transform(translationX: 5, y: 6))
    let parts = Plane.Transform.decomposed(turned.animationVector)
    #expect(distance(parts, AnimationVector(5, 6, 2, 3, 0.7, 0)) < 1e-15)
    let sheared = Plane.Transform(a: 1, b: 0, c: 0.5, d: 2, tx: 0, ty: 0)
    let shear = Plane.Transform.decomposed(sheared.animationVector)
    #expect(shear == AnimationVector(0, 0, 1, 2, 0, 0.5))
  }

  @Test(arguments: -11...11)
  func `a rotation turns the shorter way round`(twelfths: Int) {
    let angle = Double(twelfths) * .pi / 12
    for start in -12...12 {
      let origin = Double(start) * .pi / 12
      let half = Plane.Transform(rotationAngle: origin).interpolated(
        to: Plane.Transform(rotationAngle: origin + angle),
        progress: 0.5
      )
      let expected = Plane.Transform(rotationAngle: origin + angle / 2)
      #expect(distance(half.animationVector, expected.animationVector) < 1e-12)
    }
  }

  @Test func `half a turn is a turn and not a shrinking`() {
    let half = Plane.Transform.identity.interpolated(
      to: Plane.Transform(scaleX: -1, y: -1),
      progress: 0.5
    )
    let quarter = Plane.Transform(rotationAngle: .pi / 2)
    #expect(distance(half.animationVector, quarter.animationVector) < 1e-15)
  }

  @Test func `a mirroring folds and does not turn`() {
    let upright = Plane.Transform.identity
    #expect(
      upright.interpolated(to: Plane.Transform(scaleX: -1, y: 1), progress: 0.25)
        == Plane.Transform(scaleX: 0.5, y: 1)
    )
    #expect(
      upright.interpolated(to: Plane.Transform(scaleX: 1, y: -1), progress: 0.25)
        == Plane.Transform(scaleX: 1, y: 0.5)
    )
    let between = Plane.Transform(scaleX: -1, y: 1).interpolated(
      to: Plane.Transform(scaleX: 1, y: -1),
      progress: 0.5
    )
    let quarter = Plane.Transform(scaleX: 1, y: -1)
      .concatenating(Plane.Transform(rotationAngle: -.pi / 2))
    #expect(distance(between.animationVector, quarter.animationVector) < 1e-15)
  }

  @Test func `what grows out of nothing does not turn`() {
    let turned = Plane.Transform(rotationAngle: 1)
    let half = Plane.Transform(scaleX: 0, y: 0).interpolated(to: turned, progress: 0.5)
    let expected = turned.concatenating(Plane.Transform(scaleX: 0.5, y: 0.5))
    #expect(distance(half.animationVector, expected.animationVector) < 1e-15)
  }

  /// Returns by how much a transform changes when it is taken apart, relative to its numbers.
  private func error(of transform: Plane.Transform) -> Double {
    let vector = transform.animationVector
    let again = Plane.Transform.composed(Plane.Transform.decomposed(vector))
    let size = largest(vector)
    return size == 0 ? largest(again) : distance(vector, again) / size
  }

  /// Returns the largest difference between components.
  private func distance(_ one: AnimationVector, _ other: AnimationVector) -> Double {
    (0..<8).map { abs(one[$0] - other[$0]) }.max() ?? 0
  }

  /// Returns the largest component.
  private func largest(_ vector: AnimationVector) -> Double {
    (0..<8).map { abs(vector[$0]) }.max() ?? 0
  }
}
