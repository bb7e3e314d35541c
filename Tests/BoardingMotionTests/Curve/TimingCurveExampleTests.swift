import BoardingMotion
import Testing

struct TimingCurveExampleTests {
  @Test func `a timing curve gives the progress`() {
    let progress = TimingCurve.easeInOut.value(at: 0.25)

    #expect(progress > 0.12 && progress < 0.13)
  }
}
