import BoardingMotion
import Testing

struct SpringRangeTests {
  @Test func `a critical spring whose turning lies nowhere settles like its mirror`() {
    let spring = Spring(stiffness: 1, damping: 2)
    let below = spring.motion(from: -1, to: 0, velocity: 1).settlingTime(within: 0.001)
    let above = spring.motion(from: 1, to: 0, velocity: -1).settlingTime(within: 0.001)
    #expect(below == above)
    #expect(below.map { abs($0 - 6.907755) < 0.0001 } == true)
  }

  @Test func `numbers beyond the range of a spring are broken contracts of their own`() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Spring(duration: 1e-160)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Spring(duration: 1e170)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Spring(mass: 1e200, stiffness: 1e200, dampingRatio: 1)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Spring(stiffness: 1e200, damping: 1)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Spring(stiffness: 1, damping: 1e200)
      },
    ]
    let sentences = ["duration", "duration", "mass", "stiffness", "damping"]
    for (result, word) in zip(results, sentences) {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("The \(word) of a spring lies between"))
    }
  }

  // Beyond 65,000 quarter turns or sixty-fourths of a power of two a motion is computed otherwise.
  @Test(arguments: [0.9, 0.999_999, 1, 1.000_001, 1.1, 3])
  func `a motion that swings for long goes on as its closed form`(share: Double) {
    let motion = Spring(stiffness: 100, damping: 1e-5).motion(from: 1, to: 0)
    let time = share * 65_000 / (10 / (Double.pi / 2))
    let (sin, cos) = Elementary.sinAndCos(10 * time)
    let decay = Elementary.exp(-5e-6 * time)
    let (position, velocity) = motion.state(at: time)
    #expect(abs(position - decay * (cos + 5e-7 * sin)) <= 1e-7)
    #expect(abs(velocity + decay * 10 * sin) <= 1e-6)
  }

  @Test(arguments: [0.5, 0.999_999, 1, 1.000_001, 1.5, 30])
  func `a motion that crawls for long goes on as its closed form`(share: Double) {
    let (slow, fast) = (0.5, 500.0)
    let motion = Spring(stiffness: slow * fast, damping: slow + fast).motion(from: 1, to: 0)
    let time = share * 65_000 / ((fast - slow) * 92.332_482_616_893_66)
    let (first, second) = (Elementary.exp(-slow * time), Elementary.exp(-fast * time))
    let (position, velocity) = motion.state(at: time)
    #expect(abs(position - (fast * first - slow * second) / (fast - slow)) <= 1e-14)
    #expect(abs(velocity - (second - first) * slow * fast / (fast - slow)) <= 1e-13)
  }

  @Test(arguments: [0.2, 1, 4]) func `no time is no position`(ratio: Double) {
    let motion = Spring(stiffness: 100, dampingRatio: ratio).motion(from: 0, to: 1)
    #expect(motion.position(at: .nan).isNaN)
    #expect(motion.state(at: .nan).velocity.isNaN)
  }

  @Test func `the numbers at the ends of the range make springs`() {
    for stiffness in [1e-100, 1, 1e100] {
      for mass in [1e-100, 1, 1e100] {
        let spring = Spring(mass: mass, stiffness: stiffness, dampingRatio: 1)
        #expect(spring.dampingRatio.isFinite)
        #expect(spring.motion(from: 0, to: 1).position(at: 0) == 0)
      }
    }
    for duration in [1e-40, 1e40] {
      #expect(abs(Spring(duration: duration).duration / duration - 1) < 1e-9)
    }
  }
}
