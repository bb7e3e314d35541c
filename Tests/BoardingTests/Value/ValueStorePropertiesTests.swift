import Boarding
import Testing

/// What holds for values whatever is done to them.
struct ValueStorePropertiesTests {
  /// The runs of each test, by their seeds.
  static let seeds: Range<UInt64> = 0..<200

  @Test(arguments: seeds)
  func `animations that are cancelled leave the store as it was`(seed: UInt64) {
    var world = ValueWorld(seed: seed)
    let before = world.store
    world.store.beginTransition()
    for _ in 0..<world.random.next(upperBound: 12 as UInt64) { world.animate() }
    world.store.endTransition(isCancelled: true)
    #expect(world.store == before)
    #expect(world.store.hashValue == before.hashValue)
  }

  @Test(arguments: seeds)
  func `a cancel restores each value to what was set last outside of an animation`(seed: UInt64) {
    var world = ValueWorld(seed: seed)
    world.store.beginTransition()
    var expected = world.models
    for _ in 0..<world.random.next(upperBound: 20 as UInt64) {
      if Bool.random(using: &world.random) {
        world.animate()
      } else {
        let value = world.random.component()
        let place = Int(world.random.next(upperBound: UInt64(world.numbers.count)))
        world.store.set(value, for: world.numbers[place])
        expected.numbers[place] = value
      }
    }
    world.store.endTransition(isCancelled: true)
    #expect(world.models == expected)
  }

  @Test(arguments: seeds)
  func `a finish leaves the models, and every value arrives at them`(seed: UInt64) {
    var world = ValueWorld(seed: seed)
    world.store.beginTransition()
    for _ in 0..<8 { world.animate() }
    let models = world.models
    #expect(world.presentations(at: 1) == models)
    world.store.endTransition(isCancelled: false)
    #expect(world.models == models)
    #expect(world.presentations(at: 0.5) == models)
  }

  @Test(arguments: seeds)
  func `every value starts where it was before`(seed: UInt64) {
    var world = ValueWorld(seed: seed)
    let before = world.models
    world.store.beginTransition()
    for _ in 0..<8 { world.animate() }
    #expect(world.presentations(at: 0) == before)
  }

  @Test(arguments: seeds)
  func `an interruption changes nothing at the progress at which it comes, nor before`(
    seed: UInt64
  ) {
    var world = ValueWorld(seed: seed)
    world.store.beginTransition()
    for _ in 0..<4 { world.animate() }
    let progress = Double.random(in: 0..<1, using: &world.random)
    let instants = [-0.5, 0, progress / 3, progress / 2, progress.nextDown, progress]
    let before = instants.map { world.vectors(at: $0) }
    world.animate(at: progress, among: ValueWorld.gentleTimings)
    let after = instants.map { world.vectors(at: $0) }
    for (one, other) in zip(before, after) { #expect(ValueWorld.distance(one, other) < 1e-9) }
    // Nor does it jump right after.
    let next = world.vectors(at: progress + 1e-9 * (1 - progress))
    #expect(ValueWorld.distance(next, after[5]) < 1e-4)
  }

  @Test(arguments: seeds)
  func `a spring goes on with the velocity of what it interrupts`(seed: UInt64) throws {
    var world = ValueWorld(seed: seed)
    world.store.beginTransition()
    for _ in 0..<3 { world.animate(among: ValueWorld.gentleTimings) }
    let progress = Double.random(in: 0.4..<0.9, using: &world.random)
    let before = world.numbers.map { world.store.velocity(of: $0, at: progress)[0] }
    let duration = Double.random(in: 0.5..<1, using: &world.random)
    let spring = Spring(duration: 0.5, bounce: Double.random(in: -0.5...0.7, using: &world.random))
    let timing = try #require(ValueTiming(duration: duration, timing: .spring(spring)))
    for number in world.numbers {
      let value = world.random.component()
      world.store.animate(at: progress, timing: timing) { $0.set(value, for: number) }
    }
    for (number, velocity) in zip(world.numbers, before) {
      let tolerance = 1e-9 * max(1, abs(velocity))
      #expect(abs(world.store.velocity(of: number, at: progress)[0] - velocity) <= tolerance)
      // The velocity that is told is the one that is seen.
      let step = 1e-7 * (1 - progress)
      let position = world.store.presentation(of: number, at: progress)
      let next = world.store.presentation(of: number, at: progress + step)
      #expect(abs((next - position) / step - velocity) < 1e-2 * max(1, abs(velocity)))
    }
  }

  @Test(arguments: seeds)
  func `what is read does not change what is read`(seed: UInt64) {
    var world = ValueWorld(seed: seed)
    world.store.beginTransition()
    for _ in 0..<6 { world.animate() }
    let store = world.store
    let instants = (0..<20).map { _ in Double.random(in: -0.5...1.5, using: &world.random) }
    let forwards = instants.map { world.presentations(at: $0) }
    let backwards = instants.reversed().map { world.presentations(at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(world.store == store)
  }

  @Test(arguments: seeds)
  func `whatever is asked for, values are finite`(seed: UInt64) throws {
    var world = ValueWorld(seed: seed)
    let huge = try world.store.added(Plane.Transform(scaleX: 1e300, y: -1e300))
    world.store.beginTransition()
    let strange = [-1e300, -2, 0, 1, 3, 1e-300, 1e300, .nan, .infinity, -.infinity]
    for _ in 0..<10 {
      world.animate(at: strange.randomElement(using: &world.random) ?? 0)
      let target = Plane.Transform(rotationAngle: 3).concatenating(
        Plane.Transform(scaleX: 1e300, y: 1e300)
      )
      world.store.animate(at: strange.randomElement(using: &world.random) ?? 0) {
        $0.set(target, for: huge)
      }
      for progress in strange {
        let numbers =
          world.vectors(at: progress) + [
            world.store.presentation(of: huge, at: progress).animationVector
          ]
        #expect(numbers.allSatisfy { vector in (0..<8).allSatisfy { vector[$0].isFinite } })
      }
    }
  }
}

/// A store that is filled and animated at random.
struct ValueWorld {
  /// The values of the world, by their types.
  struct Values: Equatable {
    /// The numbers.
    var numbers: [Double]
    /// The transforms.
    var transforms: [Plane.Transform]
    /// The colours.
    var colors: [SRGBColor]
  }

  /// What decides.
  var random: SplitMix64
  /// The store.
  var store: ValueStore
  /// The numbers in the store.
  let numbers: [AnimatedProperty<Double>]
  /// The transforms in the store.
  let transforms: [AnimatedProperty<Plane.Transform>]
  /// The colours in the store.
  let colors: [AnimatedProperty<SRGBColor>]

  /// Timings without jumps, that start at once.
  static let gentleTimings: [ValueTiming?] = [
    .whole, ValueTiming(timing: .curve(.easeInOut)), ValueTiming(duration: 0.75),
    ValueTiming(timing: .spring(Spring(duration: 0.4, bounce: 0.4))),
  ]
  /// Timings of every sort.
  static let timings: [ValueTiming?] =
    gentleTimings + [
      ValueTiming(delay: 0.3, duration: 0.3), ValueTiming(duration: 0.2, timing: .curve(.easeIn)),
      ValueTiming(delay: 0.1, timing: .spring(Spring(duration: 1, bounce: -0.3))),
    ]

  /// Makes a world.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    store = ValueStore()
    var (numbers, transforms, colors) = (
      [AnimatedProperty<Double>](), [AnimatedProperty<Plane.Transform>](),
      [AnimatedProperty<SRGBColor>]()
    )
    for _ in 0..<3 {
      if let number = store.add(random.component()) { numbers.append(number) }
      if let transform = store.add(random.transform()) { transforms.append(transform) }
      if let color = store.add(random.color()) { colors.append(color) }
    }
    (self.numbers, self.transforms, self.colors) = (numbers, transforms, colors)
  }

  /// The models of all values.
  var models: Values {
    Values(
      numbers: numbers.map { store.model(of: $0) },
      transforms: transforms.map { store.model(of: $0) },
      colors: colors.map { store.model(of: $0) }
    )
  }

  /// Returns all values at an instant.
  func presentations(at progress: Double) -> Values {
    Values(
      numbers: numbers.map { store.presentation(of: $0, at: progress) },
      transforms: transforms.map { store.presentation(of: $0, at: progress) },
      colors: colors.map { store.presentation(of: $0, at: progress) }
    )
  }

  /// Returns the components of all values at an instant.
  func vectors(at progress: Double) -> [AnimationVector] {
    let values = presentations(at: progress)
    return values.numbers.map(\.animationVector) + values.transforms.map(\.animationVector)
      + values.colors.map(\.animationVector)
  }

  /// Returns the largest difference between components.
  static func distance(_ one: [AnimationVector], _ other: [AnimationVector]) -> Double {
    zip(one, other).flatMap { pair in (0..<8).map { abs(pair.0[$0] - pair.1[$0]) } }.max() ?? 0
  }

  /// Sets a few values in an animation at a random progress.
  mutating func animate() {
    animate(at: Double.random(in: 0..<1, using: &random))
  }

  /// Sets a few values in an animation at a random progress, with one of some timings.
  mutating func animate(among timings: [ValueTiming?]) {
    animate(at: Double.random(in: 0..<0.4, using: &random), among: timings)
  }

  /// Sets a few values in an animation.
  mutating func animate(at progress: Double, among timings: [ValueTiming?] = timings) {
    store.beginAnimation(
      at: progress,
      timing: (timings.randomElement(using: &random) ?? nil) ?? .whole
    )
    for index in numbers.indices where Bool.random(using: &random) {
      store.set(random.component(), for: numbers[index])
    }
    for index in transforms.indices where Bool.random(using: &random) {
      store.set(random.transform(), for: transforms[index])
    }
    for index in colors.indices where Bool.random(using: &random) {
      let frames = [0, 0.25, 0.75].map { start in
        Keyframe(relativeStart: start, relativeDuration: 0.25, value: random.color())
      }
      store.setKeyframes(frames, for: colors[index])
    }
    store.endAnimation()
  }
}

extension SplitMix64 {
  /// Returns an opaque colour.
  mutating func color() -> SRGBColor {
    SRGBColor(
      red: Double.random(in: 0...1, using: &self),
      green: Double.random(in: 0...1, using: &self),
      blue: Double.random(in: 0...1, using: &self)
    )
  }
}
