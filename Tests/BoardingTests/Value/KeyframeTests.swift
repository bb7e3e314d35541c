import Boarding
import Testing

struct KeyframeTests {
  /// A store with a number, 0 at first, in a transition.
  private var store = ValueStore()
  /// The number.
  private let number: AnimatedProperty<Double>

  init() throws {
    number = try store.added(0.0)
    store.beginTransition()
  }

  /// Returns the number at several instants.
  private func numbers(at progress: [Double], in store: ValueStore) -> [Double] {
    progress.map { store.presentation(of: number, at: $0) }
  }

  /// A value that is reached, in a short notation.
  private func frame(
    _ start: Double,
    _ duration: Double,
    _ value: Double,
    _ curve: TimingCurve = .linear
  ) -> Keyframe<Double> {
    Keyframe(relativeStart: start, relativeDuration: duration, value: value, curve: curve)
  }

  @Test func `a value goes from one keyframe to the next`() {
    var store = store
    store.animate(at: 0) { store in
      let isSet = store.setKeyframes([frame(0, 0.5, 8), frame(0.5, 0.25, 0)], for: number)
      #expect(isSet)
    }
    #expect(store.model(of: number) == 0)
    #expect(numbers(at: [-0.25, 0, 0.25, 0.5], in: store) == [-2, 0, 4, 8])
    #expect(numbers(at: [0.625, 0.75, 1, 1.5], in: store) == [4, 0, 0, 0])
  }

  @Test func `it waits before the first, between and after them`() {
    var store = store
    store.animate(at: 0) {
      $0.setKeyframes([frame(0.25, 0.125, 8), frame(0.5, 0.25, 16)], for: number)
    }
    let progress = [0, 0.25, 0.375, 0.5, 0.625, 0.75, 1]
    #expect(numbers(at: progress, in: store) == [0, 0, 8, 8, 12, 16, 16])
  }

  @Test func `each keyframe has its curve`() {
    var store = store
    store.animate(at: 0) {
      $0.setKeyframes([frame(0, 0.5, 8, .easeIn), frame(0.5, 0.5, 0, .easeOut)], for: number)
    }
    let easeIn = 8 * TimingCurve.easeIn.value(at: 0.5)
    let easeOut = 8 - 8 * TimingCurve.easeOut.value(at: 0.5)
    #expect(numbers(at: [0.25, 0.5, 0.75], in: store) == [easeIn, 8, easeOut])
  }

  @Test func `they lie within the delay and the duration of the animation`() throws {
    let timing = try #require(ValueTiming(delay: 0.5, duration: 0.25))
    var store = store
    store.animate(at: 0, timing: timing) {
      $0.setKeyframes([frame(0, 0.5, 8), frame(0.5, 0.5, 0)], for: number)
    }
    #expect(numbers(at: [0.25, 0.5, 0.625, 0.6875, 0.75, 1], in: store) == [0, 0, 8, 4, 0, 0])
  }

  @Test func `one that starts early takes over from where the value is`() {
    var store = store
    store.animate(at: 0) {
      $0.setKeyframes([frame(0, 1, 8), frame(0.5, 0.5, 0)], for: number)
    }
    #expect(numbers(at: [0.25, 0.5, 0.75, 1], in: store) == [2, 4, 2, 0])
  }

  @Test func `one without a duration is a jump`() {
    var store = store
    store.animate(at: 0) {
      $0.setKeyframes(
        [frame(0, 0, 4), frame(0.5, 0, 8), frame(0.5, 0.5, 0)],
        for: number
      )
    }
    #expect(numbers(at: [0, 0.25, 0.5, 0.75, 1], in: store) == [4, 4, 8, 4, 0])
  }

  @Test func `they interrupt what runs and are interrupted`() {
    var store = store
    store.animate(at: 0) { $0.set(8, for: number) }
    store.animate(at: 0.5) {
      $0.setKeyframes([frame(0, 0.5, 0), frame(0.5, 0.5, 8)], for: number)
    }
    #expect(numbers(at: [0.25, 0.5, 0.625, 0.75, 1], in: store) == [2, 4, 2, 0, 8])
    store.animate(at: 0.75) { $0.set(2, for: number) }
    #expect(numbers(at: [0.25, 0.5, 0.75, 0.875, 1], in: store) == [2, 4, 0, 1, 2])
    store.animate(at: 0.5) { $0.set(8, for: number) }
    #expect(numbers(at: [0.25, 0.5, 0.75, 1], in: store) == [2, 4, 6, 8])
  }

  @Test func `a cancel takes them back`() {
    var store = store
    store.animate(at: 0) {
      $0.setKeyframes([frame(0, 0.5, 8), frame(0.5, 0.5, 4)], for: number)
    }
    store.endTransition(isCancelled: true)
    #expect(store.model(of: number) == 0)
  }

  @Test func `outside of an animation the last one counts at once`() {
    var store = store
    let isSet = store.setKeyframes([frame(0, 0.5, 8), frame(0.5, 0.5, 4)], for: number)
    #expect(isSet)
    #expect(numbers(at: [0, 1], in: store) == [4, 4])
  }

  @Test func `keyframes that make no sense are refused and change nothing`() {
    var store = store
    store.animate(at: 0) { $0.set(8, for: number) }
    let before = store
    let bad = [
      [], [frame(0.5, 0.5, 1), frame(0, 0.5, 2)], [frame(-0.1, 1, 1)], [frame(1.1, 1, 1)],
      [frame(0, -1, 1)], [frame(.nan, 1, 1)], [frame(0, .nan, 1)], [frame(0, .infinity, 1)],
      [frame(0, 0.5, 1), frame(0.5, 0.5, .nan)], [frame(0, 1, .infinity)],
    ]
    for frames in bad {
      let isSet = store.setKeyframes(frames, for: number)
      #expect(!isSet)
      store.animate(at: 0) { store in
        let isSet = store.setKeyframes(frames, for: number)
        #expect(!isSet)
      }
    }
    #expect(store == before)
  }

  @Test func `one that would last longer than the animation ends with it`() {
    var store = store
    store.animate(at: 0) { $0.setKeyframes([frame(0.5, 5, 8)], for: number) }
    #expect(numbers(at: [0.5, 0.75, 1, 1.5], in: store) == [0, 4, 8, 12])
  }
}
