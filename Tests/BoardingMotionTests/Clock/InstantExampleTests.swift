import BoardingMotion
import Testing

struct InstantExampleTests {
  @Test func `an instant lies later by a duration`() {
    let start = Instant.zero
    let later = start.advanced(by: .milliseconds(400))

    #expect(later == Instant(nanoseconds: 400_000_000))
  }
}
