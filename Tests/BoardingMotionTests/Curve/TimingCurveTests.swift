import BoardingMotion
import Testing

struct TimingCurveTests {
  @Test func `linear progress is the fraction`() {
    for fraction in [-2, 0, 0.3, 1, 5.5] {
      #expect(TimingCurve.linear.value(at: fraction) == fraction)
    }
  }

  @Test func `the named curves are those of CSS`() {
    #expect(TimingCurve.ease == CubicBezier(0.25, 0.1, 0.25, 1).map(TimingCurve.cubicBezier))
    #expect(TimingCurve.easeIn == CubicBezier(0.42, 0, 1, 1).map(TimingCurve.cubicBezier))
    #expect(TimingCurve.easeOut == CubicBezier(0, 0, 0.58, 1).map(TimingCurve.cubicBezier))
    #expect(TimingCurve.easeInOut == CubicBezier(0.42, 0, 0.58, 1).map(TimingCurve.cubicBezier))
  }

  @Test func `a Bézier curve is read as it is`() {
    #expect(TimingCurve.easeOut.value(at: 0.3) == CubicBezier.easeOut.value(at: 0.3))
  }
}
