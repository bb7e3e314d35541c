import Boarding
import BoardingScript
import Testing

struct WrittenNumberTests {
  @Test(arguments: [
    ("0", 0), ("0.25", 0.25), ("-1", -1), ("-0", 0), ("007", 7), ("0.1", 0.1), ("0.3", 0.3),
    ("123456789012345", 123_456_789_012_345), ("0.000000000000000000001", 1e-21),
    ("0.0000000000000000000001", 1e-22), ("1.7976931348623", 1.797_693_134_862_3),
    ("9007199254.74099", 9_007_199_254.740_99),
  ])
  func `a written number is the nearest double`(text: String, value: Double) throws {
    let script = try Script(parsing: "screen a size \(text)", file: "t")
    #expect(script.flow.screens[0].values[0].value == .number(value))
  }

  @Test func `random numbers are read as the standard library reads them`() throws {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<2_000 {
      let digits = String(UInt64.random(in: 0..<1_000_000_000_000_000, using: &generator))
      let zeros = String(repeating: "0", count: Int.random(in: 0...7, using: &generator))
      let text = "0." + zeros + digits
      let script = try Script(parsing: "screen a size \(text)", file: "t")
      #expect(script.flow.screens[0].values[0].value == .number(try #require(Double(text))))
    }
  }

  @Test(arguments: [
    ("1e5", "'1e5' has an exponent; write all digits"),
    (
      "1234567890123456",
      "'1234567890123456' has too many digits; at most 15 count, and at most 22 follow the point"
    ),
    (
      "0.00000000000000000000001",
      "'0.00000000000000000000001' has too many digits; at most 15 count, and at most 22 follow"
        + " the point"
    ),
    (".5", "expected a number, a colour or a shape, found '.5'"),
    ("+5", "expected a number, a colour or a shape, found '+5'"),
    ("5.", "expected a number, a colour or a shape, found '5.'"),
    ("1.2.3", "expected a number, a colour or a shape, found '1.2.3'"),
    ("0xff", "expected a number, a colour or a shape, found '0xff'"),
    ("1,5", "expected a number, a colour or a shape, found '1,5'"),
  ])
  func `what is no exact number is a fault`(text: String, message: String) {
    #expect(faults(of: "screen a size \(text)") == ["t:1:15: error: " + message])
  }

  @Test(arguments: [
    ("0ms", 0), ("400ms", 400_000_000), ("0.4s", 400_000_000), ("0.000001ms", 1),
    ("1.000000000s", 1_000_000_000), ("86400s", 86_400_000_000_000),
    ("-200ms", -200_000_000),
  ])
  func `a time is a whole number of nanoseconds`(text: String, nanoseconds: Int64) throws {
    let script = try Script(parsing: "screen a\nstart\nadvance \(text)", file: "t")
    guard case .input(.advance(let read))? = script.statements[2].step else {
      Issue.record("not an advance")
      return
    }
    #expect(read == nanoseconds)
  }

  @Test(arguments: [
    ("400", "expected a time such as 400ms or 0.4s, found '400'"),
    ("400 ms", "write '400ms' without a space, found '400 ms'"),
    ("ms", "expected a time such as 400ms or 0.4s, found 'ms'"),
    ("s", "expected a time such as 400ms or 0.4s, found 's'"),
    ("1e3ms", "'1e3ms' has an exponent; write all digits"),
    ("0.0000001ms", "'0.0000001ms' is not a whole number of nanoseconds"),
    ("86400.000000001s", "'86400.000000001s' is longer than a run may take; at most 86400000ms"),
    (
      "999999999999999s",
      "'999999999999999s' is longer than a run may take; at most 86400000ms"
    ),
  ])
  func `what is no exact time is a fault`(text: String, message: String) {
    #expect(
      faults(of: "screen a\nstart\nadvance \(text)") == ["t:3:9: error: " + message]
    )
  }

  @Test(arguments: [
    ("#555555", "#555555"), ("#AbCdEf", "#abcdef"), ("#00000080", "#00000080"),
    ("#ffffffff", "#ffffff"),
  ])
  func `a colour is printed in its shortest form`(text: String, printed: String) throws {
    let script = try Script(parsing: "screen a tint \(text) # colour", file: "t")
    #expect(valueText(script.flow.screens[0].values[0].value) == printed)
  }

  @Test(arguments: ["#5", "#55555", "#5555555", "#555555555", "#55555g", "#123456789abc"])
  func `what is no colour is a fault`(text: String) {
    let message = "expected a colour such as #808080 or #808080ff, found '\(text)'"
    #expect(faults(of: "screen a tint \(text)") == ["t:1:15: error: " + message])
  }

  @Test func `a colour outside its range is printed at the nearer end`() {
    let color = SRGBColor(red: -1, green: 2, blue: .nan, alpha: 0.5)
    #expect(colorText(color) == "#00ff0080")
  }
}
