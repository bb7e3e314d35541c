import BoardingMotion
import Testing

struct PiecewiseLinearExampleTests {
  @Test func `the example of the comment gives what it says`() {
    let bounce = PiecewiseLinear([.init(0), .init(1, at: 0.6), .init(0.9), .init(1)])
    let half = bounce?.value(at: 0.3)
    #expect(half == 0.5)
  }
}
