import Boarding
import Testing

struct PlaneTests {
  @Test func `points, sizes and rectangles have their components in order`() {
    let point = Plane.Point(x: 1, y: 2)
    let size = Plane.Size(width: 3, height: 4)
    let rectangle = Plane.Rectangle(origin: point, size: size)
    #expect(point.animationVector == AnimationVector(1, 2))
    #expect(size.animationVector == AnimationVector(3, 4))
    #expect(rectangle.animationVector == AnimationVector(1, 2, 3, 4))
    #expect(Plane.Point(animationVector: AnimationVector(1, 2)) == point)
    #expect(Plane.Size(animationVector: AnimationVector(3, 4)) == size)
    #expect(Plane.Rectangle(animationVector: AnimationVector(1, 2, 3, 4)) == rectangle)
  }

  @Test func `an overshoot moves places on, but no size below zero`() {
    let from = Plane.Rectangle(x: 0, y: 0, width: 10, height: 10)
    let to = Plane.Rectangle(x: 10, y: -10, width: 0, height: 20)
    #expect(
      from.interpolated(to: to, progress: 1.5)
        == Plane.Rectangle(x: 15, y: -15, width: 0, height: 25)
    )
    #expect(from.size.interpolated(to: to.size, progress: 2) == Plane.Size(width: 0, height: 30))
  }

  @Test func `a transform takes points where its parts say`() {
    let point = Plane.Point(x: 1, y: 2)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(Plane.Transform(translationX: 3, y: 4)) == Plane.Point(x: 4, y: 6))
    #expect(point.applying(Plane.Transform(scaleX: 3, y: -1)) == Plane.Point(x: 3, y: -2))
    let quarter = Plane.Transform(rotationAngle: .pi / 2)
    #expect(distance(point.applying(quarter), Plane.Point(x: -2, y: 1)) < 1e-15)
  }

  @Test func `concatenated transforms act one after the other`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<100 {
      let first = random.transform()
      let second = random.transform()
      let point = Plane.Point(x: random.component(), y: random.component())
      let both = point.applying(first.concatenating(second))
      #expect(distance(both, point.applying(first).applying(second)) < 1e-9)
    }
  }

  /// Returns how far two points are apart.
  private func distance(_ one: Plane.Point, _ other: Plane.Point) -> Double {
    max(abs(one.x - other.x), abs(one.y - other.y))
  }
}

extension SplitMix64 {
  /// Returns a number within -10...10.
  mutating func component() -> Double { Double.random(in: -10...10, using: &self) }

  /// Returns a transform with components within -10...10.
  mutating func transform() -> Plane.Transform {
    Plane.Transform(
      a: component(),
      b: component(),
      c: component(),
      d: component(),
      tx: component(),
      ty: component()
    )
  }
}
