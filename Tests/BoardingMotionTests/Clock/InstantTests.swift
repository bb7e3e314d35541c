import BoardingMotion
import Testing

struct InstantTests {
  @Test func `an instant advances by exact nanoseconds`() {
    #expect(Instant.zero.advanced(by: .milliseconds(400)) == Instant(nanoseconds: 400_000_000))
    #expect(Instant(nanoseconds: 5).advanced(byNanoseconds: -7) == Instant(nanoseconds: -2))
  }

  @Test func `time that would overflow is nil`() {
    #expect(Instant(nanoseconds: .max).advanced(byNanoseconds: 1) == nil)
    #expect(Instant(nanoseconds: .max).advanced(by: .nanoseconds(1)) == nil)
    #expect(Instant.zero.advanced(by: .seconds(9_223_372_037)) == nil)
  }

  @Test func `instants are ordered by time`() {
    #expect(Instant(nanoseconds: -1) < Instant.zero)
    #expect(!(Instant.zero < Instant.zero))
  }

  @Test(arguments: Self.roundings)
  func `parts of a nanosecond round to the nearest, ties to even`(
    seconds: Int64,
    attoseconds: Int64,
    expected: Int64
  ) {
    let duration = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    #expect(duration.wholeNanoseconds == expected)
  }

  static let roundings: [(Int64, Int64, Int64)] = [
    (0, 499_999_999, 0),
    (0, 500_000_000, 0),
    (0, 500_000_001, 1),
    (0, 1_500_000_000, 2),
    (0, 2_500_000_000, 2),
    (0, -500_000_000, 0),
    (0, -500_000_001, -1),
    (0, -1_500_000_000, -2),
    (-1, -1, -1_000_000_000),
  ]
}
