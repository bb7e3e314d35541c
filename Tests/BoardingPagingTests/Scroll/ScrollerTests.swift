import BoardingMotion
import BoardingPaging
import Testing

/// An offset that a finger drags and time carries on.
@Suite struct ScrollerTests {
  /// Two pages to scroll, through a window of one.
  private let axis = ScrollAxis(upper: 640, viewport: 320)
  /// A spring that comes back without swinging.
  private let spring = Spring(stiffness: 200, dampingRatio: 1)

  /// Returns an instant.
  ///
  /// - Parameter milliseconds: Milliseconds since the beginning.
  /// - Returns: The instant.
  private func at(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: milliseconds * 1_000_000)
  }

  /// The example of the type.
  @Test func `a finger drags the offset point for point`() {
    var scroller = Scroller(offset: 0)
    let axis = ScrollAxis(upper: 640, viewport: 320)
    scroller.grab(at: .zero, along: axis)
    scroller.drag(by: 200, along: axis)
    #expect(scroller.offset(at: .zero) == 200)
    #expect(scroller.target == nil)
    #expect(scroller.end == nil)
  }

  /// Past an end the offset follows the formula of the rubber band.
  @Test func `past an end a pull gives way as a rubber band`() throws {
    let band = try #require(RubberBand(dimension: 320))
    var scroller = Scroller(offset: 600)
    scroller.grab(at: .zero, along: axis)
    scroller.drag(by: 140, along: axis)
    #expect(scroller.offset(at: .zero) == 640 + band.offset(ofPull: 100))
    scroller.drag(by: -700, along: axis)
    #expect(scroller.offset(at: .zero) == band.offset(ofPull: -100))
  }

  /// Without bouncing the ends are walls.
  @Test func `where nothing bounces an end is a wall`() {
    let walls = ScrollAxis(upper: 640, viewport: 320, bounces: false)
    var scroller = Scroller(offset: 600)
    scroller.grab(at: .zero, along: walls)
    scroller.drag(by: 140, along: walls)
    #expect(scroller.offset(at: .zero) == 640)
    scroller.drag(by: -2_000, along: walls)
    #expect(scroller.offset(at: .zero) == 0)
  }

  /// Taking hold beyond an end does not make the offset jump.
  @Test func `a grab beyond an end holds the offset where it is`() {
    var scroller = Scroller(offset: -40)
    scroller.grab(at: .zero, along: axis)
    scroller.drag(by: 0, along: axis)
    #expect((scroller.offset(at: .zero) + 40).magnitude < 1e-9)
  }

  /// A curve leads from one offset to the other.
  @Test func `a way along a curve ends exactly at its target`() {
    var scroller = Scroller(offset: 0)
    scroller.glide(.init(from: 0, to: 320, start: at(100), seconds: 0.25, curve: .linear))
    #expect(scroller.end == at(350))
    #expect(scroller.target == 320)
    #expect(scroller.offset(at: at(100)) == 0)
    #expect(scroller.offset(at: at(225)) == 160)
    #expect(scroller.velocity(at: at(225)) == 1_280)
    let isEarly = scroller.settle(at: at(349))
    let isThere = scroller.settle(at: at(350))
    #expect(!isEarly)
    #expect(isThere)
    #expect(scroller.stage == .resting(320))
  }

  /// A spring takes the finger's velocity over.
  @Test func `a spring begins with the velocity and ends at rest`() throws {
    var scroller = Scroller(offset: 100)
    scroller.glide(.init(from: 100, to: 320, velocity: 900, start: .zero, spring: spring))
    #expect(scroller.offset(at: .zero) == 100)
    #expect(scroller.velocity(at: .zero) == 900)
    let end = try #require(scroller.end)
    let last = try #require(end.advanced(byNanoseconds: -1))
    #expect((scroller.offset(at: last) - 320).magnitude < 0.0157)
    #expect(scroller.offset(at: end) == 320)
    #expect(scroller.velocity(at: end) == 0)
  }

  /// A spring that swings is at its target before it rests there.
  @Test func `a way that swings arrives before it ends`() throws {
    let swinging = Spring(stiffness: 200, dampingRatio: 0.4)
    let glide = Scroller.Glide(from: 0, to: 320, velocity: 0, start: .zero, spring: swinging)
    var scroller = Scroller()
    scroller.glide(glide)
    #expect(glide.arrival < glide.end)
    let before = Instant(nanoseconds: glide.arrival.nanoseconds - 1)
    #expect(scroller.offset(at: before) < 320)
    #expect(scroller.offset(at: glide.arrival) >= 320)
    #expect(scroller.velocity(at: glide.arrival) > 0)

    let thrown = Scroller.Glide(from: 0, to: 320, velocity: 20_000, start: .zero, spring: spring)
    scroller.glide(thrown)
    #expect(thrown.arrival < thrown.end)
    #expect(scroller.offset(at: Instant(nanoseconds: thrown.arrival.nanoseconds - 1)) < 320)
    #expect(scroller.offset(at: thrown.arrival) >= 320)

    let slow = Scroller.Glide(from: 0, to: 320, velocity: 0, start: .zero, spring: spring)
    #expect(slow.arrival == slow.end)
    let overshooting = try #require(CubicBezier(0.3, 0, 0.3, 1.5))
    let backwards = Scroller.Glide(
      from: 320,
      to: 0,
      start: at(10),
      seconds: 0.3,
      curve: .cubicBezier(overshooting)
    )
    scroller.glide(backwards)
    #expect(backwards.arrival < backwards.end)
    #expect(scroller.offset(at: backwards.arrival) <= 0)
  }

  /// A throw goes as far as the projection of its velocity.
  @Test func `a throw rests where it was projected to`() throws {
    var scroller = Scroller(offset: 10)
    let glide = Scroller.Glide(
      throwing: 10,
      velocity: 500,
      start: .zero,
      along: axis,
      spring: spring
    )
    scroller.glide(glide)
    #expect(scroller.target == 10 + Deceleration.distance(of: 500))
    let end = try #require(scroller.end)
    var before = 10.0
    for step in Int64(1)...100 {
      let offset = scroller.offset(at: Instant(nanoseconds: end.nanoseconds / 100 * step))
      #expect(offset > before)
      before = offset
    }
  }

  /// A throw that meets an end swings past it and comes back.
  @Test func `a throw that meets an end swings past it and comes back`() throws {
    var scroller = Scroller(offset: 600)
    let glide = Scroller.Glide(
      throwing: 600,
      velocity: 2_000,
      start: .zero,
      along: axis,
      spring: spring
    )
    scroller.glide(glide)
    #expect(scroller.target == 640)
    var most = 0.0
    var before = 600.0
    for millisecond in Int64(0)...2_000 {
      let offset = scroller.offset(at: at(millisecond))
      #expect((offset - before).magnitude < 2.1)
      most = max(most, offset)
      before = offset
    }
    #expect(most > 650 && most < 700)
    let isThere = scroller.settle(at: at(2_000))
    #expect(isThere)
    #expect(scroller.offset(at: at(2_000)) == 640)
  }

  /// A throw meets a wall and stays there.
  @Test func `a throw against a wall stops there`() throws {
    let walls = ScrollAxis(upper: 640, viewport: 320, bounces: false)
    let glide = Scroller.Glide(
      throwing: 600,
      velocity: 2_000,
      start: .zero,
      along: walls,
      spring: spring
    )
    var scroller = Scroller(offset: 600)
    scroller.glide(glide)
    let end = try #require(scroller.end)
    #expect(end < at(25))
    #expect(scroller.offset(at: end) == 640)
  }

  /// A shift changes offsets and nothing else.
  @Test func `a shift moves every offset by the same distance`() {
    let glides: [Scroller.Glide] = [
      .init(from: 0, to: 320, start: .zero, seconds: 0.25, curve: .easeInOut),
      .init(from: 0, to: 320, velocity: 400, start: .zero, spring: spring),
      .init(throwing: 10, velocity: 500, start: .zero, along: axis, spring: spring),
      .init(throwing: 600, velocity: 2_000, start: .zero, along: axis, spring: spring),
    ]
    for glide in glides {
      var plain = Scroller()
      plain.glide(glide)
      var shifted = plain
      shifted.shift(by: -320)
      for millisecond in stride(from: Int64(0), through: 3_000, by: 50) {
        let (one, other) = (plain.offset(at: at(millisecond)), shifted.offset(at: at(millisecond)))
        #expect((one - 320 - other).magnitude < 1e-9)
        #expect(plain.velocity(at: at(millisecond)) == shifted.velocity(at: at(millisecond)))
      }
      #expect(shifted.end == plain.end)
    }
  }

  /// Nothing that a program may pass makes an offset that is no number.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `absurd velocities and distances leave a finite offset`(number: Double) throws {
    var scroller = Scroller(offset: 10)
    scroller.grab(at: .zero, along: axis)
    scroller.drag(by: number, along: axis)
    #expect(scroller.offset(at: .zero).isFinite)
    let origin = scroller.offset(at: .zero)
    for glide in [
      Scroller.Glide(
        throwing: origin,
        velocity: number,
        start: .zero,
        along: axis,
        spring: spring
      ),
      Scroller.Glide(from: origin, to: 0, velocity: number, start: .zero, spring: spring),
    ] {
      scroller.glide(glide)
      let end = try #require(scroller.end)
      for part in Int64(0)...10 {
        let instant = Instant(nanoseconds: end.nanoseconds / 10 * part)
        #expect(scroller.offset(at: instant).isFinite)
        #expect(scroller.velocity(at: instant).isFinite)
      }
    }
  }
}
