import BoardingMotion

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Figure {
  /// The figures of springs.
  ///
  /// - Returns: The figures.
  static func springFigures() -> [Figure] {
    let ratios = [("under-damped", 0.7), ("critically damped", 1.0), ("over-damped", 2.0)]
    return ratios.flatMap { name, ratio in
      [
        Figure("spring position, \(name), independent", goal: Goal(ratio: 1.0)) {
          springWork(dampingRatio: ratio, isChained: false)
        },
        Figure("spring position, \(name), chained", goal: Goal(ratio: 1.3)) {
          springWork(dampingRatio: ratio, isChained: true)
        },
      ]
    }
  }

  /// Prepares reading positions of a spring beside the same closed form by the C library.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio.
  ///   - isChained: True to let each instant depend on the position before.
  /// - Returns: The work.
  private static func springWork(dampingRatio ratio: Double, isChained: Bool) -> Work {
    var random = SplitMix64(seed: 5)
    let times = (0..<1_024).map { _ in Double.random(in: 0..<2, using: &random) }
    let motion = Spring(stiffness: 100, dampingRatio: ratio).motion(from: 0, to: 1)
    let floor = FloorSpring(dampingRatio: ratio)
    if isChained {
      return .timed(
        operations: times.count,
        work: { rounds in
          var last = 0.0
          for _ in 0..<rounds {
            for time in times { last = motion.position(at: time + last * 1e-9) }
          }
          consume(last)
        },
        floor: { rounds in
          var last = 0.0
          for _ in 0..<rounds {
            for time in times { last = floor.position(at: time + last * 1e-9) }
          }
          consume(last)
        }
      )
    }
    return .timed(
      operations: times.count,
      work: { rounds in
        var sum = 0.0
        for _ in 0..<rounds { for time in times { sum += motion.position(at: time) } }
        consume(sum)
      },
      floor: { rounds in
        var sum = 0.0
        for _ in 0..<rounds { for time in times { sum += floor.position(at: time) } }
        consume(sum)
      }
    )
  }
}

/// The closed form of a spring of stiffness 100 and mass 1 from 0 to 1, by the C library.
private struct FloorSpring {
  /// The rate at which the swings, or the slower of two decays, shrink.
  private let rate: Double
  /// The frequency of the swings, or the rate of the faster decay.
  private let second: Double
  /// The damping ratio.
  private let ratio: Double

  /// Prepares the closed form.
  ///
  /// - Parameter ratio: The damping ratio.
  init(dampingRatio ratio: Double) {
    self.ratio = ratio
    let natural = 10.0
    if ratio < 1 {
      rate = ratio * natural
      second = natural * (1 - ratio * ratio).squareRoot()
    } else {
      let spread = natural * (ratio * ratio - 1).squareRoot()
      rate = ratio * natural - spread
      second = ratio * natural + spread
    }
  }

  /// Returns the position at a time.
  ///
  /// - Parameter time: The seconds since the start.
  /// - Returns: The position.
  @inline(never)
  func position(at time: Double) -> Double {
    if ratio < 1 {
      let swing = cos(second * time) + rate / second * sin(second * time)
      return 1 - exp(-rate * time) * swing
    }
    if ratio == 1 { return 1 - exp(-rate * time) * (1 + rate * time) }
    let slow = second / (second - rate) * exp(-rate * time)
    return 1 - slow + rate / (second - rate) * exp(-second * time)
  }
}
