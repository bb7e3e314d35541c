import BoardingMotion
import Testing

struct SpringTests {
  @Test(arguments: [
    (SpringVectors.trajectories, 1e-9), (SpringVectors.longTrajectories, 1e-7),
  ])
  func `a weight moves as its equation says`(rows: [SpringVectors.Motion], tolerance: Double) {
    for row in rows {
      let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
      let motion = spring.motion(from: row.from, to: row.to, velocity: row.velocity)
      let (position, velocity) = motion.state(at: row.time)
      #expect(abs(position - row.position) <= tolerance, "\(row)")
      #expect(abs(velocity - row.timeVelocity) <= 10 * tolerance, "\(row)")
      #expect(motion.position(at: row.time) == position)
    }
  }

  @Test func `random springs are right to twelve digits`() {
    let rows = References.rows("spring.txt")
    #expect(rows.count == 500)
    for row in rows {
      let spring = Spring(mass: row[0], stiffness: row[1], damping: row[2])
      let (position, velocity) = spring.motion(from: row[3], to: 0, velocity: row[4])
        .state(at: row[5])
      let frequency = (row[1] / row[0]).squareRoot()
      let size = abs(row[3]) + abs(row[4]) / frequency
      #expect(abs(position - row[6]) <= 1e-12 * size, "\(row)")
      #expect(abs(velocity - row[7]) <= 1e-12 * size * frequency, "\(row)")
    }
  }

  @Test func `a weight moves as Core Animation was measured`() {
    for row in SpringVectors.measured {
      let spring = Spring(
        mass: row.mass,
        stiffness: row.stiffness,
        damping: row.damping,
        allowsOverdamping: false
      )
      let motion = spring.motion(from: row.from, to: row.to, velocity: row.velocity)
      #expect(abs(motion.position(at: row.time) - row.position) <= 1e-3, "\(row)")
    }
  }

  @Test(arguments: [(SpringVectors.measuredRests, 1e-6), (SpringVectors.computedRests, 1e-9)])
  func `an animation rests when Core Animation says so`(
    rows: [SpringVectors.Rest],
    tolerance: Double
  ) throws {
    for row in rows {
      let spring = Spring(
        mass: row.mass,
        stiffness: row.stiffness,
        damping: row.damping,
        allowsOverdamping: false
      )
      let seconds = try #require(spring.settlingDuration(velocity: row.velocity))
      #expect(abs(seconds - row.seconds) <= tolerance, "\(row)")
    }
  }

  @Test(arguments: [
    // A Swift test of UIKit's spring coefficients.
    (0.5, 0.7, 157.91367041742973, 7.539822368615504),
    (0.35, 0.15, 322.27279677026473, 30.51832863487228),
    (0.5, -0.3, 157.91367041742973, 35.90391604102621),
    // A Swift test that matches the perceptual interface of CASpringAnimation.
    (1, -0.5, 39.47841760435743, 25.132741228718345),
  ])
  func `duration and bounce make a spring, and it tells them`(
    duration: Double,
    bounce: Double,
    stiffness: Double,
    damping: Double
  ) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - stiffness) <= 1e-9)
    #expect(abs(spring.damping - damping) <= 1e-9)
    #expect(abs(spring.duration - duration) <= 1e-12)
    #expect(abs(spring.bounce - bounce) <= 1e-12)
  }

  @Test func `a spring of duration and bounce rests when UIKit says so`() throws {
    // The same Swift test of UIKit's spring coefficients.
    let bouncy = try #require(Spring(duration: 0.5, bounce: 0.7).settlingDuration())
    #expect(abs(bouncy - 1.904872615017113) <= 1e-6)
    let stiff = try #require(Spring(duration: 0.35, bounce: 0.15).settlingDuration())
    #expect(abs(stiff - 0.5156554893625898) <= 1e-6)
  }

  @Test func `bounce is what the damping ratio lacks`() {
    // Jetpack Compose animation-core, PhysicsAnimationTest.kt.
    let spring = Spring(duration: 0.5, bounce: 0.25)
    #expect(abs(spring.stiffness - 157.91367) <= 1e-3)
    #expect(abs(spring.dampingRatio - 0.75) <= 1e-3)
  }

  @Test func `the defaults of Core Animation have a duration and a bounce`() {
    // A Swift test that matches the perceptual interface of CASpringAnimation.
    let spring = Spring(stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.6283185307179586) <= 1e-12)
    #expect(abs(spring.bounce - 0.5) <= 1e-12)
  }

  @Test(arguments: [(1.0, 0.811), (0.5, 1.206)])
  func `a motion settles when Jetpack Compose says so`(ratio: Double, seconds: Double) throws {
    // Jetpack Compose animation-core, comments in PhysicsAnimationTest.kt.
    let motion = Spring(stiffness: 100, dampingRatio: ratio).motion(
      from: 100,
      to: 0,
      velocity: 3_000
    )
    #expect(abs(try #require(motion.settlingTime(within: 1)) - seconds) <= 0.001)
  }

  @Test(arguments: [(1_000, 63.245553203367585, 0.218), (100, 10, 1.381)])
  func `a motion decays when libadwaita says so`(
    stiffness: Double,
    damping: Double,
    seconds: Double
  ) throws {
    // GNOME/libadwaita src/adw-spring-animation.c: -ln(0.001) divided by the rate of decay.
    let spring = Spring(stiffness: stiffness, damping: damping)
    #expect(abs(try #require(spring.decayTime(to: 0.001)) - seconds) <= 0.001)
  }

  @Test func `a motion snaps to its end once it is near and slow`() {
    // flutter/flutter packages/flutter/test/physics/spring_simulation_test.dart.
    let motion = Spring(stiffness: 400, damping: 40).motion(from: 0, to: 1)
    let snapped = motion.state(at: 0.4, snappingWithin: 0.1)
    #expect(snapped.position == 1)
    #expect(snapped.velocity == 0)
    let state = motion.state(at: 0.4)
    #expect(state.position < 1)
    #expect(state.velocity > 0)
    #expect(motion.state(at: 0.1, snappingWithin: 0.1) == motion.state(at: 0.1))
  }

  @Test(arguments: [
    (0.3, 5.0), (1.0, 0.0), (1.0, 40.0), (1.0, -40.0), (1.0, 9.0), (3.0, 0.0), (3.0, 200.0),
    (3.0, -200.0), (3.0, 60.0), (1.000_001, 12.0), (50, 1_000.0),
  ])
  func `after the settling time a motion stays near, before it does not`(
    ratio: Double,
    velocity: Double
  ) throws {
    let motion = Spring(stiffness: 100, dampingRatio: ratio)
      .motion(from: 0, to: 1, velocity: velocity)
    let time = try #require(motion.settlingTime(within: 0.01))
    for step in 0...1_000 {
      #expect(abs(motion.position(at: time * (1 + Double(step) / 200)) - 1) <= 0.010_000_001)
    }
    if ratio >= 1 {
      #expect(abs(motion.position(at: time * 0.999) - 1) > 0.01)
    }
  }

  @Test func `a motion that never leaves has settled at once`() {
    for ratio in [0, 0.5, 1, 2] {
      let motion = Spring(stiffness: 100, dampingRatio: ratio).motion(from: 1, to: 1)
      #expect(motion.settlingTime(within: 0.001) == 0)
      #expect(motion.position(at: 3) == 1)
    }
  }

  @Test func `without damping a spring never settles`() {
    let spring = Spring(duration: 1, bounce: 1)
    #expect(spring.damping == 0)
    #expect(spring.settlingDuration() == nil)
    #expect(spring.decayTime(to: 0.001) == nil)
    #expect(spring.motion(from: 0, to: 1).settlingTime(within: 0.001) == nil)
    #expect(abs(spring.motion(from: 0, to: 1).position(at: 100)) <= 1e-12)
  }

  @Test(arguments: [0.2, 1, 4])
  func `long after, a motion is exactly at its target`(ratio: Double) {
    let motion = Spring(stiffness: 100, dampingRatio: ratio).motion(from: 0, to: 1, velocity: 7)
    #expect(motion.position(at: 1e6) == 1)
    #expect(motion.state(at: 1e300) == (1, 0))
    #expect(motion.position(at: .infinity) == 1)
  }

  @Test(arguments: [0.2, 0.35, 0.5, 0.7, 1, 3])
  func `without bounce a spring is critical, whatever its numbers round to`(
    duration: Double
  ) throws {
    let spring = Spring(duration: duration)
    // (1 + x) e^-x is a thousandth at x = 9.2334.
    let exact = 9.2334 * duration / (2 * Double.pi)
    let seconds = try #require(spring.settlingDuration())
    #expect(exact...(exact + 0.1) ~= seconds)
    let ratio = Spring(stiffness: spring.stiffness, dampingRatio: 1)
    #expect(ratio.settlingDuration() == seconds)
  }

  @Test func `damping above the critical one counts only if allowed`() {
    let clamped = Spring(stiffness: 100, damping: 30, allowsOverdamping: false)
    let critical = Spring(stiffness: 100, damping: 20)
    let crawling = Spring(stiffness: 100, damping: 30)
    #expect(clamped.motion(from: 0, to: 1) == critical.motion(from: 0, to: 1))
    #expect(clamped.motion(from: 0, to: 1) != crawling.motion(from: 0, to: 1))
  }

  @Test func `a mass, a stiffness and a duration are positive`() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: .nan, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: .infinity) }
  }

  @Test func `a damping is not negative, and a bounce lies above -1, up to 1`() async {
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 1, damping: -0.1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 1, dampingRatio: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: 1.01) }
  }

  @Test func `what counts as near is positive`() async {
    await #expect(processExitsWith: .failure) {
      _ = Spring(duration: 1).motion(from: 0, to: 1).settlingTime(within: 0)
    }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1).decayTime(to: 0) }
  }
}
