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
