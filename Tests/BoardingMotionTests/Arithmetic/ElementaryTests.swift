import BoardingMotion
import Testing

/// The references are rounded correctly, so a distance of one means an error below 1.5 units in the
/// last place.
struct ElementaryTests {
  @Test(arguments: ["exp.txt", "log.txt", "sine-cosine.txt", "pow.txt"])
  func `each file of references has 10,000 different inputs`(file: String) {
    let rows = References.rows(file)
    #expect(rows.count == 10_000)
    #expect(Set(rows).count == 10_000)
  }

  @Test func `exp is the nearest double or its neighbour`() {
    let rows = References.rows("exp.txt")
    #expect(rows.filter { distance(Elementary.exp($0[0]), $0[1]) > 1 } == [])
  }

  @Test func `log is the nearest double or its neighbour`() {
    let rows = References.rows("log.txt")
    #expect(rows.filter { distance(Elementary.log($0[0]), $0[1]) > 1 } == [])
  }

  @Test func `sin and cos are the nearest double or its neighbour`() {
    let rows = References.rows("sine-cosine.txt")
    #expect(rows.filter { distance(Elementary.sin($0[0]), $0[1]) > 1 } == [])
    #expect(rows.filter { distance(Elementary.cos($0[0]), $0[2]) > 1 } == [])
  }

  @Test func `pow is the nearest double or its neighbour`() {
    let rows = References.rows("pow.txt")
    #expect(rows.filter { distance(Elementary.pow($0[0], $0[1]), $0[2]) > 1 } == [])
  }

  @Test func `what fits no double is zero, infinite or not a number`() {
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.nan).isNaN)
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.cos(.nan).isNaN)
  }

  @Test func `exp reaches the largest and the least doubles`() {
    #expect(distance(Elementary.exp(709.782712893384), 1.797693134862273e308) <= 1)
    #expect(Elementary.exp(709.7827128933841) == .infinity)
    #expect(Elementary.exp(-745.1332191019411) == .leastNonzeroMagnitude)
    #expect(Elementary.exp(-745.1332191019413) == 0)
  }

  @Test(
    arguments: [
      (2, 0, 1), (0, 0, 1), (.infinity, 0, 1), (1, .infinity, 1), (1, -3, 1), (0, 2, 0),
      (0, -2, .infinity), (.infinity, 2, .infinity), (.infinity, -2, 0), (2, 2_000, .infinity),
      (2, -2_000, 0), (0.5, .infinity, 0), (0.5, -.infinity, .infinity), (2, 3, 8), (4, 0.5, 2),
      (3, 4, 81), (10, -2, 0.01), (2, -1_074, .leastNonzeroMagnitude), (2, 1e300, .infinity),
      (0.5, 1e300, 0),
    ] as [(Double, Double, Double)]
  )
  func `pow is exact where the result is`(base: Double, exponent: Double, expected: Double) {
    #expect(Elementary.pow(base, exponent) == expected)
  }

  @Test func `pow wants a base that is not negative`() {
    #expect(Elementary.pow(-2, 2).isNaN)
    #expect(Elementary.pow(.nan, 2).isNaN)
    #expect(Elementary.pow(2, .nan).isNaN)
  }

  @Test func `a zero keeps its sign in the sine`() {
    #expect(Elementary.sin(-0.0).bitPattern == (-0.0).bitPattern)
    #expect(Elementary.sin(0).bitPattern == 0)
    #expect(Elementary.cos(-0.0) == 1)
  }

  @Test func `an enormous angle still has a sine`() {
    // Computed with mpmath, 300 bits.
    #expect(abs(Elementary.sin(1e9) - 0.545_843_449_448_699_6) <= 1e-15)
    #expect(abs(Elementary.cos(1e15) - -0.513_193_737_786_970_3) <= 1e-12)
    #expect(Elementary.sin(1e300) == 0)
  }

  /// Returns how many doubles lie between two doubles, counting one of them.
  private func distance(_ a: Double, _ b: Double) -> UInt64 {
    if a.isNaN || b.isNaN { return .max }
    return ordinal(a).subtractingReportingOverflow(ordinal(b)).partialValue.magnitude
  }

  /// Returns the place of a double among all doubles in their order.
  private func ordinal(_ number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
}
