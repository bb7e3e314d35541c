import BoardingMotion
import Testing

struct GestureExampleTests {
  @Test func `the example of a vector points to the left`() {
    let flick = PanVector(x: -900, y: 40)
    #expect(flick == PanVector(x: -900, y: 40))
  }

  @Test func `the example of a sample has a velocity`() {
    let sample = PanSample(translation: PanVector(x: -120), velocity: PanVector(x: -400))
    #expect(sample.velocity == PanVector(x: -400, y: 0))
  }

  @Test func `the example of a pan is finite`() {
    let pan: [Pan] = [
      .began(start: PanVector(x: 380, y: 200)),
      .moved(PanSample(translation: PanVector(x: -120))),
      .ended(PanSample(translation: PanVector(x: -240), velocity: PanVector(x: -900))),
    ]
    #expect(pan.map(\.isFinite) == [true, true, true])
  }

  @Test func `the example of the tracker has the velocity that it says`() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: .zero)
    tracker.add(PanVector(x: -30), at: Instant(nanoseconds: 50_000_000))
    let velocity = tracker.velocity(at: Instant(nanoseconds: 50_000_000))  // -600 points per second
    #expect(velocity == PanVector(x: -600))
  }

  @Test func `the example of the rules cancels`() {
    var rules = SwipeRules.projecting
    rules.completionProgress = nil
    rules.edgeWidth = 20
    let verdict = rules.verdict(progress: 0.6, velocity: -2)  // cancel: it rests before the middle
    #expect(verdict == .cancel)
    #expect(rules.isValid)
  }

  @Test func `the example of deceleration goes as far as it says`() {
    let distance = Deceleration.distance(of: 1_000)  // about 499 points
    #expect(abs(distance - 499) < 1e-9)
  }

  @Test func `the example of the rubber band moves as far as it says`() throws {
    let band = RubberBand(dimension: 400)
    let offset = band?.offset(ofPull: 100)  // about 48 points
    #expect(abs(try #require(offset) - 48.35) < 0.01)
  }
}
