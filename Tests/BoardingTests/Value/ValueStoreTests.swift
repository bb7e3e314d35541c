import Boarding
import Testing

struct ValueStoreTests {
  /// A store with a number, 0 at first.
  private var store = ValueStore()
  /// The number.
  private let number: AnimatedProperty<Double>

  init() throws {
    number = try store.added(0.0)
  }

  /// Returns the number at several instants.
  private func numbers(at progress: [Double], in store: ValueStore) -> [Double] {
    progress.map { store.presentation(of: number, at: $0) }
  }

  @Test func `a value is at once where it is set outside of an animation`() {
    var store = store
    let isSet = store.set(5, for: number)
    #expect(isSet)
    #expect(store.model(of: number) == 5)
    #expect(numbers(at: [-1, 0, 0.5, 1, 2], in: store) == [5, 5, 5, 5, 5])
    #expect(!store.isAnimating(number))
  }

  @Test func `a value that is set in an animation follows the progress, backwards and beyond too`()
  {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    #expect(store.model(of: number) == 8)
    #expect(store.isAnimating(number))
    let progress = [0, 0.5, 0.25, 1, 1.25, -0.125, 0.75]
    #expect(numbers(at: progress, in: store) == [0, 4, 2, 8, 10, -1, 6])
  }

  @Test func `a finished transition leaves the model`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    store.endTransition(isCancelled: false)
    #expect(store.model(of: number) == 8)
    #expect(numbers(at: [0, 0.5, 1], in: store) == [8, 8, 8])
    var rested = self.store
    rested.set(8, for: number)
    #expect(store == rested)
  }

  @Test func `a cancelled transition restores what was before`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    store.endTransition(isCancelled: true)
    #expect(store == self.store)
  }

  @Test func `of two animations the last wins, and a cancel restores the first before`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    store.animate(at: 0) { $0.set(-4, for: number) }
    #expect(store.model(of: number) == -4)
    #expect(numbers(at: [0, 0.5, 1], in: store) == [0, -2, -4])
    store.endTransition(isCancelled: true)
    #expect(store == self.store)
  }

  @Test func `a write outside of an animation drops it and survives a cancel`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    store.set(3, for: number)
    #expect(numbers(at: [0, 0.5, 1], in: store) == [3, 3, 3])
    store.endTransition(isCancelled: true)
    #expect(store.model(of: number) == 3)
  }

  @Test func `an animation after a write outside of one is taken back to that write`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    store.set(3, for: number)
    store.animate(at: 0) { $0.set(5, for: number) }
    #expect(numbers(at: [0, 0.5, 1], in: store) == [3, 4, 5])
    store.endTransition(isCancelled: true)
    #expect(store.model(of: number) == 3)
  }

  @Test func `a write without animation inside of one is a write outside of it`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { store in
      store.performWithoutAnimation { $0.set(3, for: number) }
      #expect(store.presentation(of: number, at: 0) == 3)
      store.set(5, for: number)
    }
    #expect(numbers(at: [0, 0.5, 1], in: store) == [3, 4, 5])
  }

  @Test func `without a transition an animation happens at once`() {
    var store = store
    store.animate(at: 0) { $0.set(8, for: number) }
    #expect(store.presentation(of: number, at: 0) == 8)
    store.beginTransition()
    store.endTransition(isCancelled: true)
    #expect(store.model(of: number) == 8)
    store.animate(at: 0.5) { $0.set(9, for: number) }
    #expect(!store.isAnimating(number))
    #expect(!store.isInTransition)
  }

  @Test func `a second animation starts where the value is, and before that the first one counts`()
  {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    store.animate(at: 0.5) { $0.set(0, for: number) }
    let progress = [0, 0.25, 0.5, 0.75, 1]
    #expect(numbers(at: progress, in: store) == [0, 2, 4, 2, 0])
    store.animate(at: 0.25) { $0.set(5, for: number) }
    #expect(numbers(at: progress, in: store) == [0, 2, 3, 4, 5])
    store.endTransition(isCancelled: true)
    #expect(store == self.store)
  }

  @Test func `an animation that takes the place of another one starts where the one before leads`()
    throws
  {
    let half = try #require(ValueTiming(duration: 0.5))
    var store = store
    store.beginTransition()
    store.animate(at: 0, timing: half) { $0.set(8, for: number) }
    store.animate(at: 0.5) { $0.set(3, for: number) }
    store.animate(at: 0.5) { $0.set(4, for: number) }
    #expect(numbers(at: [0, 0.25, 0.5, 0.75, 1], in: store) == [0, 4, 8, 6, 4])
  }

  @Test func `an animation that begins on the way stands still before that`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0.5) { $0.set(8, for: number) }
    #expect(numbers(at: [-1, 0, 0.5, 0.75, 1], in: store) == [0, 0, 0, 4, 8])
  }

  @Test func `an animation at the end is there at the end, and nowhere before`() {
    for progress in [1, 1.25, .infinity] {
      var store = store
      store.beginTransition()
      store.animate(at: progress) { $0.set(8, for: number) }
      store.animate(at: progress) { $0.set(9, for: number) }
      #expect(numbers(at: [0, 0.5, 1.0.nextDown, 1], in: store) == [0, 0, 0, 9])
    }
  }

  @Test func `a transition that begins within another one finishes it`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    store.beginTransition()
    #expect(store.isInTransition)
    #expect(!store.isAnimating(number))
    store.endTransition(isCancelled: true)
    #expect(store.model(of: number) == 8)
  }

  @Test func `a transition that ends within an animation animates no more`() {
    var store = store
    store.beginTransition()
    store.beginAnimation(at: 0)
    store.set(8, for: number)
    store.endTransition(isCancelled: true)
    store.set(3, for: number)
    store.beginTransition()
    store.set(4, for: number)
    #expect(!store.isAnimating(number))
    store.endAnimation()
    store.endAnimation()
    store.endTransition(isCancelled: true)
    #expect(store.model(of: number) == 4)
  }

  @Test func `animations within animations have timings of their own`() throws {
    var store = store
    let other = try store.added(0.0)
    let late = try #require(ValueTiming(delay: 0.5, duration: 0.5))
    store.beginTransition()
    store.animate(at: 0) { store in
      store.animate(at: 0, timing: late) { $0.set(8, for: number) }
      store.set(8, for: other)
    }
    #expect(numbers(at: [0, 0.5, 0.75, 1], in: store) == [0, 0, 4, 8])
    #expect([0, 0.5, 0.75, 1].map { store.presentation(of: other, at: $0) } == [0, 4, 6, 8])
  }

  @Test func `values that are not finite are refused and change nothing`() throws {
    var store = store
    let color = try store.added(SRGBColor(red: 0, green: 0, blue: 0))
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    let before = store
    for bad in [.nan, .infinity, -.infinity, 1e301, -Double.greatestFiniteMagnitude] {
      let added = store.add(bad)
      let isNumberSet = store.set(bad, for: number)
      let isColorSet = store.set(SRGBColor(red: 0, green: bad, blue: 0), for: color)
      #expect(added == nil)
      #expect(!isNumberSet)
      #expect(!isColorSet)
      store.animate(at: 0) { store in
        let isSet = store.set(bad, for: number)
        #expect(!isSet)
      }
    }
    #expect(store == before)
  }

  @Test func `progress that is no number, or has no end, gives finite values`() {
    var store = store
    store.beginTransition()
    store.animate(at: .nan) { $0.set(8, for: number) }
    #expect(numbers(at: [.nan, .infinity, -.infinity], in: store) == [0, 8000, -8000])
    #expect(numbers(at: [0.5, 1e300], in: store) == [4, 8000])
  }

  @Test func `a copy is a snapshot`() {
    var store = store
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    let snapshot = store
    store.endTransition(isCancelled: true)
    #expect(numbers(at: [0.5], in: snapshot) == [4])
    #expect(snapshot != store)
  }

  @Test func `all values of an instant are what each is by itself`() throws {
    var store = store
    let point = try store.added(Plane.Point.zero)
    let resting = try store.added(7.0)
    let curve = try #require(ValueTiming(delay: 0.1, timing: .curve(.easeInOut)))
    store.beginTransition()
    store.animate(at: 0) { $0.set(8, for: number) }
    store.animate(at: 0.25, timing: curve) { store in
      store.set(2, for: number)
      store.set(Plane.Point(x: 1, y: 2), for: point)
    }
    for progress in [-0.5, 0, 0.1, 0.25, 0.6, 1, 1.5, .nan] {
      let frame = store.presentation(at: progress)
      #expect(frame.value(of: number) == store.presentation(of: number, at: progress))
      #expect(frame.value(of: point) == store.presentation(of: point, at: progress))
      #expect(frame.value(of: resting) == 7)
    }
  }

  @Test func `a property of another store is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      var store = ValueStore()
      if let property = store.add(1.0) { _ = ValueStore().model(of: property) }
    }
  }

  @Test func `transforms are exact where they start and where they rest`() throws {
    var store = store
    var random = SplitMix64(seed: 3)
    let (from, to) = (random.transform(), random.transform())
    let transform = try store.added(from)
    store.beginTransition()
    store.animate(at: 0) { $0.set(to, for: transform) }
    #expect(store.presentation(of: transform, at: 0) == from)
    #expect(store.presentation(of: transform, at: 1) == to)
    #expect(
      store.presentation(of: transform, at: 0.5) == from.interpolated(to: to, progress: 0.5)
    )
  }

  @Test func `a type of one's own starts nearest to its target`() throws {
    var store = store
    let course = try store.added(Compass(degrees: 350))
    store.beginTransition()
    store.animate(at: 0) { $0.set(Compass(degrees: 20), for: course) }
    #expect(store.presentation(of: course, at: 0) == Compass(degrees: 350))
    #expect(store.presentation(of: course, at: 0.5) == Compass(degrees: 5))
  }
}
