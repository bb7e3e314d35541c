import Boarding
import BoardingScript
import Foundation
import Testing

struct FixedDecimalsTests {
  @Test(arguments: [
    (0.0, 0, "0"), (-0.0, 2, "0.00"), (0.5, 0, "1"), (-0.5, 0, "-1"), (1.5, 0, "2"),
    (2.5, 0, "3"), (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (0.1, 1, "0.1"),
    (0.15, 1, "0.1"), (0.25, 1, "0.3"), (0.999, 2, "1.00"), (9.99, 1, "10.0"),
    (-0.001, 2, "0.00"), (1e15, 0, "1000000000000000"), (123.456, 3, "123.456"),
    (0.1, 20, "0.10000000000000000555"), (.leastNonzeroMagnitude, 3, "0.000"),
    (1.0 / 3.0, 6, "0.333333"),
    (1e22, 1, "10000000000000000000000.0"), (4_503_599_627_370_497.5, 0, "4503599627370498"),
    (.nan, 2, "nan"), (.infinity, 2, "inf"), (-.infinity, 0, "-inf"),
  ])
  func `a number is rounded to the nearest, ties away from zero`(
    value: Double,
    decimals: Int,
    text: String
  ) {
    #expect(fixed(value, decimals: decimals) == text)
  }

  @Test func `the largest and the smallest number are written out`() {
    #expect(
      fixed(.greatestFiniteMagnitude, decimals: 1)
        == String(format: "%.1f", Double.greatestFiniteMagnitude)
    )
    #expect(
      fixed(.leastNonzeroMagnitude, decimals: 1_100)
        == String(format: "%.1100f", Double.leastNonzeroMagnitude)
    )
  }

  @Test func `any bit pattern is written like printf does, ties excepted`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let isSmall = Bool.random(using: &generator)
      let bits = Double(bitPattern: generator.next())
      let value = isSmall ? Double.random(in: -1_000...1_000, using: &generator) : bits
      if !value.isFinite { continue }
      let decimals = Int.random(in: 0...12, using: &generator)
      let expected = String(format: "%.\(decimals)f", value)
      let exact = String(format: "%.1100f", value).drop { $0 != "." }.dropFirst(1 + decimals)
      if exact.first == "5", exact.dropFirst().allSatisfy({ $0 == "0" }) { continue }
      let isZero = expected.allSatisfy { "-0.".contains($0) }
      let unsigned = isZero ? expected.replacingOccurrences(of: "-", with: "") : expected
      #expect(fixed(value, decimals: decimals) == unsigned, "\(value) with \(decimals) decimals")
    }
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (0.5, "0.5"), (100.0, "100"), (-0.25, "-0.25"), (0.0000001, "0"),
    (2.0 / 3.0, "0.666667"), (.nan, "nan"),
  ])
  func `trailing zeros are left out`(value: Double, text: String) {
    #expect(trimmed(value) == text)
  }

  @Test(arguments: [
    (Int64(0), "0ms"), (400_000_000, "400ms"), (133_333_333, "133.333333ms"), (1, "0.000001ms"),
    (1_500_000, "1.5ms"), (-200_000_000, "-200ms"), (-1, "-0.000001ms"),
    (.max, "9223372036854.775807ms"), (.min, "-9223372036854.775808ms"),
  ])
  func `time is written in milliseconds`(nanoseconds: Int64, text: String) {
    #expect(timeText(nanoseconds: nanoseconds) == text)
  }
}
