import Boarding
import Testing

struct ValueTimingTests {
  /// Returns a number at several instants that goes from 0 to 8 with a timing.
  private func numbers(
    _ timing: ValueTiming?,
    from start: Double = 0,
    at progress: [Double]
  ) throws -> [Double] {
    var store = ValueStore()
    let number = try store.added(0.0)
    store.beginTransition()
    store.animate(at: start, timing: try #require(timing)) { $0.set(8, for: number) }
    return progress.map { store.presentation(of: number, at: $0) }
  }

  @Test func `a delay and a duration are fractions of the transition`() throws {
    let timing = ValueTiming(delay: 0.25, duration: 0.5)
    #expect(
      try numbers(timing, at: [-1, 0, 0.25, 0.5, 0.625, 0.75, 1, 2]) == [0, 0, 0, 4, 6, 8, 8, 8]
    )
  }

  @Test func `on the way they are fractions of what is left`() throws {
    let timing = ValueTiming(delay: 0.25, duration: 0.5)
    #expect(try numbers(timing, from: 0.5, at: [0.5, 0.625, 0.75, 0.875, 1]) == [0, 0, 4, 8, 8])
  }

  @Test func `an overshoot of the transition is one of values that arrive with it`() throws {
    let late = ValueTiming(delay: 0.5, duration: 0.5)
    #expect(try numbers(late, at: [-0.25, 0.75, 1, 1.25]) == [0, 4, 8, 10])
    let early = ValueTiming(duration: 0.5)
    #expect(try numbers(early, at: [-0.25, 0.25, 1, 1.25]) == [-2, 4, 8, 8])
  }

  @Test func `a movement without a duration is a jump`() throws {
    let timing = ValueTiming(delay: 0.5, duration: 0)
    #expect(try numbers(timing, at: [0, 0.5.nextDown, 0.5, 1]) == [0, 0, 8, 8])
    let last = ValueTiming(delay: 1, duration: 0)
    #expect(try numbers(last, at: [0, 1.0.nextDown, 1]) == [0, 0, 8])
    let first = ValueTiming(duration: 0)
    #expect(try numbers(first, at: [0, 0.5]) == [8, 8])
  }

  @Test func `a curve bends the movement`() throws {
    let timing = ValueTiming(delay: 0.5, duration: 0.5, timing: .curve(.easeInOut))
    let expected = [0, 0.25, 0.5, 0.75, 1].map { 8 * TimingCurve.easeInOut.value(at: $0) }
    #expect(try numbers(timing, at: [0.5, 0.625, 0.75, 0.875, 1]) == expected)
  }

  @Test func `a spring overshoots and comes to rest exactly`() throws {
    let spring = Spring(duration: 0.5, bounce: 0.5)
    let timing = ValueTiming(timing: .spring(spring))
    let numbers = try numbers(timing, at: (0...100).map { Double($0) / 100 })
    #expect(numbers.first == 0)
    #expect(numbers.last == 8)
    #expect(numbers.contains { $0 > 9 })
    let settling = try #require(spring.settlingDuration())
    let motion = spring.motion(from: 0, to: 8)
    for (index, number) in numbers.enumerated() {
      let exact = motion.position(at: Double(index) / 100 * settling)
      #expect(abs(number - exact) <= 0.01)
    }
  }

  @Test func `durations are measured against the transition's`() {
    let whole = Duration.milliseconds(400)
    #expect(
      ValueTiming(delay: .milliseconds(100), duration: .milliseconds(200), of: whole)
        == ValueTiming(delay: 0.25, duration: 0.5)
    )
    #expect(ValueTiming(duration: .seconds(9), of: whole) == .whole)
    #expect(ValueTiming(duration: .seconds(9), of: .zero) == .whole)
  }

  @Test func `what would last beyond the transition ends with it`() {
    #expect(ValueTiming(delay: 0.5, duration: 3) == ValueTiming(delay: 0.5, duration: 0.5))
    #expect(ValueTiming(delay: 0.5, duration: 3)?.end == 1)
    #expect(ValueTiming(delay: 0.5)?.delay == 0.5)
  }

  @Test func `what makes no sense is nil`() {
    for bad in [-0.1, .nan, .infinity, -.infinity] {
      #expect(ValueTiming(delay: bad) == nil)
      #expect(ValueTiming(duration: bad) == nil)
    }
    #expect(ValueTiming(delay: 1.5) == nil)
    let restless = Spring(stiffness: 1, damping: 0)
    #expect(ValueTiming(timing: .spring(restless)) == nil)
    let second = Duration.seconds(1)
    #expect(ValueTiming(delay: .seconds(-1), duration: second, of: second) == nil)
    #expect(ValueTiming(duration: .seconds(-1), of: second) == nil)
    #expect(ValueTiming(duration: second, of: .seconds(-1)) == nil)
    #expect(ValueTiming(delay: .seconds(2), duration: second, of: second) == nil)
    #expect(ValueTiming(duration: second, of: second, timing: .spring(restless)) == nil)
  }

  @Test func `springs of every sort stay finite`() throws {
    let springs = [
      Spring(mass: 1e100, stiffness: 1e-100, damping: 1), Spring(stiffness: 1e100, damping: 1e-50),
      Spring(stiffness: 1e-100, damping: 1e150), Spring(stiffness: 100, damping: 20),
      Spring(stiffness: 100, dampingRatio: 50), Spring(stiffness: 100, dampingRatio: 1e-6),
    ]
    for spring in springs {
      guard let timing = ValueTiming(timing: .spring(spring)) else { continue }
      let numbers = try numbers(timing, at: [-1, 0, 1e-9, 0.1, 0.5, 0.9, 1, 2])
      #expect(numbers.allSatisfy { abs($0) <= 16 })
    }
  }
}
