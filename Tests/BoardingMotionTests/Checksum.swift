import BoardingMotion

/// A number made from the bits of many results, to compare builds and platforms with each other.
///
/// This file imports nothing else, so that it also compiles as Embedded Swift.
struct Checksum {
  /// The sum so far, by the rule of FNV-1a with words instead of bytes.
  private(set) var sum: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Where the inputs come from.
  private var random = SplitMix64(seed: 2_024)

  /// Adds up everything that computes with doubles.
  init() {
    addFunctions()
    addBeziers()
    addCurves()
    addSprings()
  }

  private mutating func addFunctions() {
    for _ in 0..<20_000 {
      add(Elementary.exp(number(-745, 709)))
      add(Elementary.log(positive()))
      let (sin, cos) = Elementary.sinAndCos(number(-1e5, 1e5))
      add(sin)
      add(cos)
      add(Elementary.sin(number(-1e12, 1e12)))
      add(Elementary.pow(number(0, 4), number(-10, 10)))
    }
  }

  private mutating func addBeziers() {
    for _ in 0..<300 {
      let (x1, x2) = (number(0, 1), number(0, 1))
      guard let curve = CubicBezier(x1, number(-1, 2), x2, number(-1, 2)) else { continue }
      for _ in 0..<50 {
        let x = number(-0.2, 1.2)
        add(curve.value(at: x))
        add(curve.slope(at: x))
      }
      add(curve.range.lowerBound)
      add(curve.range.upperBound)
    }
  }

  private mutating func addCurves() {
    for curve in [TimingCurve.ease, .easeIn, .easeOut, .easeInOut] {
      add(curve.value(at: 0.3))
    }
    guard let steps = Steps(5, .jumpBoth) else { return }
    guard let lines = PiecewiseLinear([.init(0), .init(0.3, at: 0.7), .init(1)]) else { return }
    let chained = TimingCurve.chained(.steps(steps), then: .piecewiseLinear(lines))
    for index in 0..<100 {
      add(chained.value(at: Double(index) / 99))
    }
  }

  private mutating func addSprings() {
    for _ in 0..<300 {
      let (mass, damping) = (number(0.1, 3), number(0, 60))
      let spring = Spring(mass: mass, stiffness: number(10, 1_000), damping: damping)
      let motion = spring.motion(from: number(-1, 1), to: 1, velocity: number(-9, 9))
      for _ in 0..<20 {
        let (position, velocity) = motion.state(at: number(0, 3))
        add(position)
        add(velocity)
      }
      add(motion.settlingTime(within: 0.01) ?? -1)
      add(spring.settlingDuration(velocity: 1) ?? -1)
    }
  }

  private mutating func add(_ number: Double) {
    sum = (sum ^ number.bitPattern) &* 0x100_0000_01B3
  }

  /// Draws one of all positive doubles that are finite.
  private mutating func positive() -> Double {
    Double(bitPattern: 1 + random.next() % (Double.infinity.bitPattern - 1))
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    low + Double(random.next() >> 11) * 0x1p-53 * (high - low)
  }
}
