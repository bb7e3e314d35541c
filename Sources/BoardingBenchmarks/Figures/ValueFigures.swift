import Boarding
import BoardingMotion

extension Figure {
  /// The figures of animated values.
  ///
  /// - Returns: The figures.
  static func valueFigures() -> [Figure] {
    [
      Figure("presentation of 100 animated values, a curve each", goal: Goal(ratio: 2)) {
        presentationWork(timings: 100, asFrame: false)
      },
      Figure("presentation of 100 animated values, one curve, together", goal: Goal(ratio: 1)) {
        presentationWork(timings: 1, asFrame: true)
      },
    ]
  }

  /// Prepares reading values at many instants beside a curve and an interpolation for each value.
  ///
  /// - Parameters:
  ///   - timings: How many curves the values share, from 1 to 100.
  ///   - asFrame: True to read all values of an instant together, so that a curve counts once.
  /// - Returns: The work.
  private static func presentationWork(timings: Int, asFrame: Bool) -> Work {
    let count = 100
    var random = SplitMix64(seed: 7)
    let instants = (0..<64).map { _ in Double.random(in: 0..<1, using: &random) }
    let curves = (0..<timings).map { CubicBezier(0.42, 0, 0.58, 1 - Double($0) / 1000) ?? .ease }
    let targets = (0..<count).map { _ in Double.random(in: 1..<1000, using: &random) }
    var store = ValueStore()
    let properties = (0..<count).compactMap { _ in store.add(0.0) }
    store.beginTransition()
    for (index, property) in properties.enumerated() {
      let curve = TimingCurve.cubicBezier(curves[index * timings / count])
      guard let timing = ValueTiming(timing: .curve(curve)) else { continue }
      store.animate(at: 0, timing: timing) { $0.set(targets[index], for: property) }
    }
    let movements = targets.enumerated().map { index, target in
      FloorMovement(
        start: 0,
        distance: target,
        curve: .cubicBezier(curves[index * timings / count])
      )
    }
    return .timed(
      operations: instants.count,
      work: { [store] rounds in
        var sum = 0.0
        for _ in 0..<rounds {
          for instant in instants {
            if asFrame {
              let frame = store.presentation(at: instant)
              for property in properties { sum += frame.value(of: property) }
            } else {
              for property in properties { sum += store.presentation(of: property, at: instant) }
            }
          }
        }
        consume(sum)
      },
      floor: { rounds in
        var sum = 0.0
        for _ in 0..<rounds {
          for instant in instants {
            for movement in movements {
              sum += movement.start + movement.distance * movement.curve.value(at: instant)
            }
          }
        }
        consume(sum)
      }
    )
  }
}

/// The floor of an animated value: a start, a distance and a curve.
private struct FloorMovement {
  /// The value at progress 0.
  let start: Double
  /// How far it is to the value at progress 1.
  let distance: Double
  /// How it moves meanwhile.
  let curve: TimingCurve
}
