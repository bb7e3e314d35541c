import Boarding
import Testing

/// A direction on a compass, as the documentation shows it.
struct Compass: VectorConvertible, Equatable {
  var degrees: Double

  init(degrees: Double) { self.degrees = degrees }
  init(animationVector: AnimationVector) { degrees = animationVector[0] }
  var animationVector: AnimationVector { AnimationVector(degrees) }

  static func nearestStart(
    _ start: AnimationVector,
    to target: AnimationVector
  ) -> AnimationVector {
    var start = start
    if target[0] - start[0] > 180 { start[0] += 360 }
    if target[0] - start[0] < -180 { start[0] -= 360 }
    return start
  }
}

/// A value with eight components.
private struct Octet: VectorConvertible, Equatable {
  /// The components.
  var animationVector: AnimationVector
}

struct VectorConvertibleTests {
  @Test func `a type of one's own moves as it says`() {
    let almostNorth = Compass(degrees: 350)
    let pastNorth = Compass(degrees: 20)
    #expect(almostNorth.interpolated(to: pastNorth, progress: 0.5) == Compass(degrees: 5))
    #expect(pastNorth.interpolated(to: almostNorth, progress: 0.5) == Compass(degrees: 365))
    #expect(almostNorth.interpolated(to: pastNorth, progress: 0) == almostNorth)
  }

  @Test func `a value may have eight components`() {
    let from = Octet(animationVector: AnimationVector(1, 2, 3, 4, 5, 6, 7, 8))
    let to = Octet(animationVector: AnimationVector(3, 4, 5, 6, 7, 8, 9, 10))
    let half = Octet(animationVector: AnimationVector(2, 3, 4, 5, 6, 7, 8, 9))
    #expect(from.interpolated(to: to, progress: 0.5) == half)
    #expect((0..<8).map { from.animationVector[$0] } == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(AnimationVector.componentCount == 8)
  }

  @Test func `one component at the end of the range does not disturb the others`() {
    let from = Octet(animationVector: AnimationVector(0x1p1023, 0.1))
    let to = Octet(animationVector: AnimationVector(-0x1p1023, 0.3))
    let moved = from.interpolated(to: to, progress: 0.75).animationVector
    #expect(moved == AnimationVector(-0x1p1022, 0.1.interpolated(to: 0.3, progress: 0.75)))
  }

  @Test func `what can be animated is finite and not beyond the limit`() {
    let limit = AnimationVector.limit
    for number in [0, -0.0, 1, limit, -limit] {
      #expect(AnimationVector(0, 0, 0, number).isAnimatable)
    }
    for number in [.nan, .infinity, -.infinity, limit.nextUp, -limit.nextUp] {
      #expect(!AnimationVector(0, 0, 0, number).isAnimatable)
    }
  }

  @Test func `a component beyond the eighth is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = AnimationVector(1)[8] }
    await #expect(processExitsWith: .failure) { _ = AnimationVector(1)[-1] }
  }
}
