import BoardingMotion
import Testing

struct CubicBezierTests {
  @Test func `only an x inside 0...1 and a finite y make a curve`() {
    #expect(CubicBezier(0, -5, 1, 7) != nil)
    #expect(CubicBezier(-0.001, 0, 1, 1) == nil)
    #expect(CubicBezier(0, 0, 1.001, 1) == nil)
    #expect(CubicBezier(.nan, 0, 1, 1) == nil)
    #expect(CubicBezier(0, 0, .infinity, 1) == nil)
    #expect(CubicBezier(0, .infinity, 1, 1) == nil)
    #expect(CubicBezier(0, 0, 1, .nan) == nil)
  }

  @Test(arguments: References.rows("cubic-bezier.txt"))
  func `values are right within a billionth, however steep the curve`(row: [Double]) throws {
    let curve = try #require(CubicBezier(row[0], row[1], row[2], row[3]))
    let size = max(1, abs(row[1]), abs(row[3]))
    for index in stride(from: 4, to: row.count, by: 2) {
      let (x, y) = (row[index], row[index + 1])
      #expect(abs(curve.value(at: x) / size - y / size) <= 3e-11, "x \(x)")
      #expect(abs(curve.exactValue(at: x) / size - y / size) <= 1e-13, "x \(x)")
    }
  }

  @Test func `all reference rows are read`() {
    let rows = References.rows("cubic-bezier.txt")
    #expect(rows.count == 737)
    #expect(rows.map { $0.count / 2 - 2 }.reduce(0, +) == 2_653)
  }

  @Test(arguments: [
    CubicBezierVectors.basic, CubicBezierVectors.unclamped, CubicBezierVectors.outOfRange,
    CubicBezierVectors.computed, CubicBezierVectors.measured,
  ])
  func `values are the published ones`(rows: [CubicBezierVectors.Row]) throws {
    for row in rows {
      let curve = try #require(CubicBezier(row.curve.0, row.curve.1, row.curve.2, row.curve.3))
      #expect(abs(curve.value(at: row.input) - row.expected) <= row.tolerance, "\(row)")
    }
  }

  @Test func `slopes are the published ones`() throws {
    for row in CubicBezierVectors.slopes {
      let curve = try #require(CubicBezier(row.curve.0, row.curve.1, row.curve.2, row.curve.3))
      #expect(abs(curve.slope(at: row.input) - row.expected) <= row.tolerance, "\(row)")
    }
  }

  @Test(arguments: References.rows("cubic-bezier.txt"))
  func `the ends are exact`(row: [Double]) throws {
    let curve = try #require(CubicBezier(row[0], row[1], row[2], row[3]))
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: -0.0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test(arguments: References.rows("cubic-bezier.txt"))
  func `next to the ends the tangents go on`(row: [Double]) throws {
    let curve = try #require(CubicBezier(row[0], row[1], row[2], row[3]))
    let size = max(1, abs(row[1]), abs(row[3]))
    for x in [-.leastNonzeroMagnitude, -1e-300, -1e-17, -0x1p-54, -0x1.8p-54, -0x1p-53, -1e-15] {
      let (value, expected) = (curve.value(at: x), curve.slope(at: x) * x)
      #expect(value == expected || abs(value / size - expected / size) <= 3e-11, "x \(x)")
    }
    for x in [1.nextUp, 1 + 0x1p-50] {
      #expect(curve.value(at: x) == 1 + (x - 1) * curve.slope(at: x), "x \(x)")
    }
  }

  @Test(arguments: [1e250, 0x1p899, 0x1p900, 1e300, 1.7e308])
  func `heights next to the largest number are as precise as small ones`(y: Double) throws {
    let curve = try #require(CubicBezier(0.42, -y, 0.58, y))
    let mirror = try #require(CubicBezier(0.42, y, 0.58, -y))
    for step in 1..<200 {
      let x = Double(step) / 200
      let value = curve.value(at: x)
      #expect(abs(value / y - curve.exactValue(at: x) / y) <= 3e-11, "x \(x)")
      #expect(abs(mirror.value(at: x) / y + value / y) <= 6e-11, "x \(x)")
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0, 1.0), (1.0, 1.0, 0.0, 0.0), (0.3, 0.3, 0.3, 0.3), (0.0, 0.0, 0.0, 0.0),
  ])
  func `control points on the diagonal change nothing`(
    points: (Double, Double, Double, Double)
  ) throws {
    let curve = try #require(CubicBezier(points.0, points.1, points.2, points.3))
    var random = SplitMix64(seed: 3)
    for _ in 0..<1_000 {
      let x = Double(random.next() >> 11) * 0x1p-52 - 0.5
      #expect(curve.value(at: x) == x)
      #expect(curve.slope(at: x) == 1)
    }
  }

  @Test(arguments: [CubicBezier.ease, .easeIn, .easeOut, .easeInOut])
  func `named curves never step back`(curve: CubicBezier) {
    var last = 0.0
    for step in 1...20_000 {
      let value = curve.value(at: Double(step) / 20_000)
      #expect(last <= value)
      last = value
    }
  }

  @Test func `an input that is not a number gives none`() {
    #expect(CubicBezier.ease.value(at: .nan).isNaN)
    #expect(CubicBezier.ease.slope(at: .nan).isNaN)
  }

  @Test func `a horizontal tangent goes on for ever`() {
    #expect(CubicBezier.easeInOut.value(at: -.infinity) == 0)
    #expect(CubicBezier.easeInOut.value(at: .infinity) == 1)
    #expect(CubicBezier.easeOut.value(at: .infinity) == 1)
    #expect(CubicBezier.easeOut.value(at: -.infinity) == -.infinity)
  }

  @Test func `a slope is infinite at a vertical tangent and zero in a cusp`() throws {
    let vertical = try #require(CubicBezier(1, 0, 0, 1))
    #expect(vertical.slope(at: 0.5) == .infinity)
    let falling = try #require(CubicBezier(1, 3, 0, -2))
    #expect(falling.slope(at: 0.5) == -.infinity)
    let cusp = try #require(CubicBezier(1, 1.5, 0, 0.5))
    #expect(cusp.slope(at: 0.5) == 0)
  }

  @Test func `the range is that of the values`() throws {
    // chromium ui/gfx/geometry/cubic_bezier_unittest.cc, "Range".
    let published = try #require(CubicBezier(0.25, 0.1, 0.75, 1.5))
    #expect(abs(published.range.upperBound - 1.10755) <= 0.00015)
    #expect(published.range.lowerBound == 0)
    #expect(CubicBezier.easeInOut.range == 0...1)
    let both = try #require(CubicBezier(0.5, -1, 0.5, 2))
    let values = (0...10_000).map { both.value(at: Double($0) / 10_000) }
    #expect(abs((values.min() ?? 0) - both.range.lowerBound) <= 1e-7)
    #expect(abs((values.max() ?? 0) - both.range.upperBound) <= 1e-7)
    let huge = try #require(CubicBezier(0.5, 1.7e308, 0.5, -1.7e308))
    #expect(huge.range.upperBound > 4e307 && huge.range.upperBound.isFinite)
  }

  @Test func `curves are equal if their control points are`() {
    #expect(CubicBezier(0.25, 0.1, 0.25, 1) == CubicBezier.ease)
    #expect(CubicBezier(-0.0, 0, 0.58, 1) == CubicBezier.easeOut)
    #expect(CubicBezier.easeIn != CubicBezier.easeOut)
    let again = CubicBezier(0.25, 0.1, 0.25, 1) ?? .easeOut
    #expect(Set([CubicBezier.ease, .easeIn, again]).count == 2)
  }

  @Test(arguments: References.rows("cubic-bezier.txt"))
  func `a curve keeps 2 to 13 kilobytes`(row: [Double]) throws {
    let curve = try #require(CubicBezier(row[0], row[1], row[2], row[3]))
    #expect(2_000...13_000 ~= curve.byteCount)
  }
}
