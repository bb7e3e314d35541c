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

  @Test(arguments: [
    (TimingCurveVectors.steps, TimingCurve.Side.after, 1e-9),
    (TimingCurveVectors.stepsBefore, .before, 1e-9),
    (TimingCurveVectors.linear, .after, 1e-4),
    (TimingCurveVectors.chainedSteps, .after, 1e-6),
    (TimingCurveVectors.chainedBeziers, .after, 1e-4),
  ])
  func `values are the published ones`(
    rows: [TimingCurveVectors.Row],
    side: TimingCurve.Side,
    tolerance: Double
  ) throws {
    for row in rows {
      let curve = try #require(row.curve)
      for (input, expected) in row.samples {
        #expect(abs(curve.value(at: input, on: side) - expected) <= tolerance, "\(curve) \(input)")
      }
    }
  }

  @Test(arguments: [
    TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, .chained(.ease, then: .easeInOut),
  ])
  func `a slope is the limit of the differences`(curve: TimingCurve) {
    for fraction in [0.1, 0.25, 0.5, 0.6, 0.9] {
      let rise = curve.value(at: fraction + 1e-4) - curve.value(at: fraction - 1e-4)
      #expect(abs(curve.slope(at: fraction) - rise / 2e-4) <= 1e-5)
    }
  }

  @Test func `steps have no slope`() throws {
    #expect(TimingCurve.steps(try #require(Steps(3))).slope(at: 1 / 3) == 0)
  }
}
