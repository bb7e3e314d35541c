import BoardingMotion
import Testing

struct VelocityTrackerTests {
  /// An instant in milliseconds.
  private static func ms(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: milliseconds * 1_000_000)
  }

  /// A tracker with samples at milliseconds and horizontal places.
  private static func tracker(
    _ samples: [(Int64, Double)],
    window: Duration = .milliseconds(100)
  ) -> VelocityTracker {
    var tracker = VelocityTracker(window: window)
    for (time, x) in samples { tracker.add(PanVector(x: x), at: ms(time)) }
    return tracker
  }

  /// The horizontal velocity at a millisecond.
  private static func velocity(_ samples: [(Int64, Double)], at release: Int64) -> PanVector {
    tracker(samples).velocity(at: ms(release))
  }

  @Test func `the velocity is that between the first and the last sample of the window`() {
    #expect(Self.velocity([(0, 0), (50, 90), (60, 30)], at: 60) == PanVector(x: 500))
    var tracker = VelocityTracker()
    tracker.add(PanVector(x: 10, y: 10), at: Self.ms(5))
    tracker.add(PanVector(x: 0, y: 60), at: Self.ms(105))
    #expect(tracker.velocity(at: Self.ms(105)) == PanVector(x: -100, y: 500))
  }

  @Test func `without two samples there is no velocity`() {
    #expect(VelocityTracker().velocity(at: .zero) == .zero)
    #expect(Self.velocity([(0, 40)], at: 0) == .zero)
    #expect(Self.velocity([(0, 40)], at: 50) == .zero)
  }

  @Test func `samples at one instant have no velocity between them`() {
    #expect(Self.velocity([(7, 0), (7, 40)], at: 7) == .zero)
    #expect(Self.velocity([(7, 0), (7, 40), (7, 90)], at: 20) == .zero)
  }

  @Test func `of two samples at one instant the earlier begins and the later ends`() {
    #expect(Self.velocity([(0, 0), (0, 40), (100, 50)], at: 100) == PanVector(x: 500))
    #expect(Self.velocity([(0, 0), (100, 40), (100, 50)], at: 100) == PanVector(x: 500))
  }

  @Test func `a sample just as old as the window counts, and one nanosecond older does not`() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: Instant(nanoseconds: 0))
    tracker.add(PanVector(x: 10), at: Instant(nanoseconds: 1))
    tracker.add(PanVector(x: 90), at: Instant(nanoseconds: 50_000_001))
    var other = tracker
    tracker.add(PanVector(x: 100), at: Instant(nanoseconds: 100_000_000))
    #expect(tracker.velocity(at: Instant(nanoseconds: 100_000_000)) == PanVector(x: 1_000))
    other.add(PanVector(x: 100), at: Instant(nanoseconds: 100_000_001))
    #expect(other.velocity(at: Instant(nanoseconds: 100_000_001)) == PanVector(x: 900))
    #expect((tracker.count, other.count) == (4, 3))
  }

  @Test func `a finger that rests before it is lifted has no velocity`() {
    let samples: [(Int64, Double)] = [(0, 0), (10, 100), (20, 200)]
    #expect(Self.velocity(samples, at: 20) == PanVector(x: 10_000))
    #expect(Self.velocity(samples, at: 110) == PanVector(x: 10_000))
    #expect(Self.velocity(samples, at: 111) == .zero)
    #expect(Self.velocity(samples, at: 10_000) == .zero)
    #expect(Self.velocity(samples + [(500, 200)], at: 500) == .zero)
  }

  @Test func `samples after the instant do not count`() {
    let samples: [(Int64, Double)] = [(0, 0), (10, 100), (20, 300)]
    #expect(Self.velocity(samples, at: 19) == PanVector(x: 10_000))
    #expect(Self.velocity(samples, at: 5) == .zero)
    #expect(Self.velocity(samples, at: -1) == .zero)
  }

  @Test func `time that goes back starts anew`() {
    #expect(Self.tracker([(50, 0), (60, 9), (40, 3)]) == Self.tracker([(40, 3)]))
  }

  @Test func `what is no number or infinite is left out`() {
    var tracker = Self.tracker([(0, 0)])
    for odd in [Double.nan, .infinity, -.infinity] {
      tracker.add(PanVector(x: odd), at: Self.ms(1))
      tracker.add(PanVector(x: 0, y: odd), at: Self.ms(-1))
    }
    #expect(tracker == Self.tracker([(0, 0)]))
  }

  @Test func `a velocity beyond all numbers is the largest of them`() {
    let most = Double.greatestFiniteMagnitude
    #expect(Self.velocity([(0, most), (1, -most)], at: 1) == PanVector(x: -most))
    #expect(Self.velocity([(0, 0), (1, most)], at: 1) == PanVector(x: most))
    var tracker = VelocityTracker()
    tracker.add(PanVector(x: 0, y: -1), at: Instant(nanoseconds: 0))
    tracker.add(PanVector(x: 0, y: most), at: Instant(nanoseconds: 1))
    #expect(tracker.velocity(at: Instant(nanoseconds: 1)) == PanVector(x: 0, y: most))
  }

  @Test func `instants at both ends of time are told apart`() {
    let (first, last) = (Instant(nanoseconds: .min), Instant(nanoseconds: .max))
    var tracker = VelocityTracker()
    tracker.add(.zero, at: first)
    #expect(tracker.velocity(at: last) == .zero)
    tracker.add(PanVector(x: 1), at: last)
    #expect(tracker.count == 1)
    #expect(tracker.velocity(at: first) == .zero)
    tracker.add(.zero, at: first)
    #expect(tracker.count == 1)
  }

  @Test(arguments: [Duration.seconds(Int64.max), .nanoseconds(Int64.max), .seconds(10_000_000_000)])
  func `a window of any length works`(window: Duration) {
    let longest = Self.tracker([(0, 0), (9_000_000_000_000, 9_000_000_000)], window: window)
    #expect(longest.velocity(at: Self.ms(9_000_000_000_000)) == PanVector(x: 1))
    #expect(longest == Self.tracker([(0, 0), (9_000_000_000_000, 9e9)], window: window))
  }

  @Test(arguments: [Duration.zero, .nanoseconds(-1), .seconds(Int64.min)])
  func `a window that is not above zero holds one instant`(window: Duration) {
    let tracker = Self.tracker([(0, 0), (1, 9), (1, 12)], window: window)
    #expect(tracker.count == 2)
    #expect(tracker.velocity(at: Self.ms(1)) == .zero)
    #expect(tracker == Self.tracker([(1, 9), (1, 12)], window: .zero))
  }

  @Test func `a thousand samples per second need a hundred and one places and no more with time`() {
    var tracker = VelocityTracker()
    var capacities: [Int] = []
    for time in 0..<5_000 as Range<Int64> {
      tracker.add(PanVector(x: Double(2 * time)), at: Self.ms(time))
      if tracker.capacity != capacities.last { capacities.append(tracker.capacity) }
      let velocity = PanVector(x: time == 0 ? 0 : 2_000)
      #expect(tracker.velocity(at: Self.ms(time)) == velocity)
    }
    #expect(capacities == [16, 32, 64, 128])
    #expect(tracker.count == 101)
  }

  @Test func `a ring that grows in the middle of a round keeps its samples in order`() {
    var samples: [(Int64, Double)] = (0..<25).map { (10 * $0, Double($0)) }
    samples += (1...60).map { (240 + $0, Double(24 + 5 * $0)) }
    let tracker = Self.tracker(samples)
    let kept = samples.filter { $0.0 >= 200 }
    #expect(tracker.count == kept.count)
    #expect(tracker == Self.tracker(kept))
    #expect(tracker.velocity(at: Self.ms(300)) == PanVector(x: 3_040))
  }

  @Test func `trackers with the same samples are equal wherever these stand`() {
    let kept: [(Int64, Double)] = [(1_000, 1), (1_050, 2), (1_100, 3)]
    let fresh = Self.tracker(kept)
    for count in 0..<40 as Range<Int64> {
      let old = (0..<count).map { (Int64(100 + $0), Double($0)) }
      let tracker = Self.tracker(old + kept)
      #expect(tracker == fresh)
      #expect(Set([tracker, fresh]).count == 1)
    }
  }

  @Test func `trackers differ by a sample, an instant, a number of samples and the window`() {
    let trackers = [
      Self.tracker([]), Self.tracker([(0, 0)]), Self.tracker([(0, 0), (1, 1)]),
      Self.tracker([(0, 0), (1, 2)]), Self.tracker([(0, 0), (2, 1)]),
      Self.tracker([], window: .milliseconds(99)),
    ]
    for (i, first) in trackers.enumerated() {
      for (j, second) in trackers.enumerated() { #expect((first == second) == (i == j)) }
    }
    #expect(Set(trackers).count == trackers.count)
  }

  @Test func `a new touch forgets the last one and keeps its places`() {
    var tracker = Self.tracker((0..<20).map { ($0, Double($0)) })
    tracker.removeAll()
    #expect(tracker == VelocityTracker())
    #expect(tracker.capacity == 32)
    tracker.add(PanVector(x: 5), at: Self.ms(20))
    #expect(tracker.velocity(at: Self.ms(20)) == .zero)
  }

  @Test func `a copy is on its own`() {
    var tracker = Self.tracker([(0, 0)])
    let copy = tracker
    tracker.add(PanVector(x: 10), at: Self.ms(10))
    #expect(copy == Self.tracker([(0, 0)]))
    #expect(tracker == Self.tracker([(0, 0), (10, 10)]))
  }
}
