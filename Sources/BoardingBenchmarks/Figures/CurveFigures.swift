import BoardingMotion
import CBoardingAllocations

extension Figure {
  /// The figures of timing curves.
  ///
  /// - Returns: The figures.
  static func curveFigures() -> [Figure] {
    let named: [(String, CubicBezier)] = [
      ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ]
    let steep = [(1.0, 0.0, 0.0, 1.0), (0.98, 0.0, 0.02, 1.0)].compactMap { x1, y1, x2, y2 in
      CubicBezier(x1, y1, x2, y2)
    }
    return named.map { name, curve in
      Figure("curve value, \(name)", goal: Goal(ratio: 2.5)) { valueWork(of: [curve]) }
    }
      + [
        Figure("curve value, 100 random curves of a slope up to 50", goal: Goal(ratio: 2.5)) {
          valueWork(of: randomCurves(count: 100, steepest: 50))
        }
      ]
      + steep.map { curve in
        Figure("curve value, steep (\(curve.x1), 0, \(curve.x2), 1)", goal: Goal(ratio: 25)) {
          valueWork(of: [curve])
        }
      }
      + [
        Figure("curve value, at a vertical tangent", goal: Goal(ratio: 25)) {
          valueWork(of: [CubicBezier(1, 0, 0, 1) ?? .ease], between: 0.499, and: 0.501)
        },
        Figure("make a curve") { makingWork() },
        Figure("memory of a curve, ease-in-out") { .sized { bytesOfCurve(0.42, 0, 0.58, 1) } },
        Figure("memory of a curve, steep (1.0, 0, 0.0, 1)") { .sized { bytesOfCurve(1, 0, 0, 1) } },
      ]
  }

  /// Makes curves whose control points lie anywhere from 0 to 1, and up to 1 above and below.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - steepest: The largest slope that they may have.
  /// - Returns: The same curves every time.
  private static func randomCurves(count: Int, steepest: Double) -> [CubicBezier] {
    var random = SplitMix64(seed: 7)
    var curves: [CubicBezier] = []
    while curves.count < count {
      let (x1, x2) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      let (y1, y2) = (
        Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random)
      )
      guard let curve = CubicBezier(x1, y1, x2, y2) else { continue }
      if (0...1_000).allSatisfy({ abs(curve.slope(at: Double($0) / 1_000)) <= steepest }) {
        curves.append(curve)
      }
    }
    return curves
  }

  /// Prepares reading values at many places of a curve, and then of the next one.
  ///
  /// - Parameters:
  ///   - curves: The curves.
  ///   - start: The first place.
  ///   - end: What all places lie below.
  /// - Returns: The work beside a table of cubic polynomials.
  private static func valueWork(
    of curves: [CubicBezier],
    between start: Double = 0,
    and end: Double = 1
  ) -> Work {
    var random = SplitMix64(seed: 3)
    let places = (0..<1_024).map { _ in Double.random(in: start..<end, using: &random) }
    let timings = curves.map(TimingCurve.cubicBezier)
    let floors = curves.map(FloorTable.init)
    return .timed(
      operations: places.count * curves.count,
      work: { rounds in
        var sum = 0.0
        for _ in 0..<rounds {
          for timing in timings { for place in places { sum += timing.value(at: place) } }
        }
        consume(sum)
      },
      floor: { rounds in
        var sum = 0.0
        for _ in 0..<rounds {
          for floor in floors { for place in places { sum += floor.value(at: place) } }
        }
        consume(sum)
      }
    )
  }

  /// Prepares making curves.
  ///
  /// - Returns: The work beside making tables of cubic polynomials.
  private static func makingWork() -> Work {
    let curve = CubicBezier.easeInOut
    return .timed(
      operations: 1,
      work: { rounds in
        for _ in 0..<rounds { consume(CubicBezier(curve.x1, curve.y1, curve.x2, curve.y2)) }
      },
      floor: { rounds in
        for _ in 0..<rounds { consume(FloorTable(curve)) }
      }
    )
  }

  /// Weighs a curve.
  ///
  /// - Returns: Its bytes outside of the value itself.
  private static func bytesOfCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  )
    -> Double
  {
    let before = boarding_allocations_now().bytes_in_use
    let curve = CubicBezier(x1, y1, x2, y2)
    let after = boarding_allocations_now().bytes_in_use
    consume(curve)
    return Double(after) - Double(before)
  }
}

/// The floor of a curve: cells of equal width, each a cubic polynomial, precise or not.
struct FloorTable {
  /// A polynomial of the place in its cell.
  private struct Cubic {
    /// The coefficients, from the constant one upwards.
    var coefficients: (Double, Double, Double, Double)
  }

  /// The polynomials from left to right.
  private let cells: [Cubic]

  /// The number of cells.
  private static let count = 256

  /// Fits cells to a curve.
  ///
  /// - Parameter curve: The curve.
  init(_ curve: CubicBezier) {
    cells = (0..<Self.count).map { index in
      let values = (0...3).map { third in
        curve.value(at: (Double(index) + Double(third) / 3) / Double(Self.count))
      }
      let first = values[1] - values[0]
      let second = values[2] - 2 * values[1] + values[0]
      let third = values[3] - 3 * values[2] + 3 * values[1] - values[0]
      return Cubic(
        coefficients: (
          values[0], 3 * first - 1.5 * second + third, 4.5 * (second - third), 4.5 * third
        )
      )
    }
  }

  /// Returns the value of the table.
  ///
  /// - Parameter place: A number from 0 up to but not 1.
  /// - Returns: The value of the polynomial there.
  func value(at place: Double) -> Double {
    let scaled = place * Double(Self.count)
    let index = Int(scaled)
    let offset = scaled - Double(index)
    let (constant, linear, square, cube) = cells[index].coefficients
    return ((cube * offset + square) * offset + linear) * offset + constant
  }
}
