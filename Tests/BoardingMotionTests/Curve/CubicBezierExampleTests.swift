import BoardingMotion
import Testing

struct CubicBezierExampleTests {
  @Test func `a curve is made from its control points`() {
    let curve = CubicBezier(0.3, 0, 0.1, 1) ?? .ease
    let progress = curve.value(at: 0.5)

    #expect(progress > 0.8 && progress < 0.9)
  }
}
