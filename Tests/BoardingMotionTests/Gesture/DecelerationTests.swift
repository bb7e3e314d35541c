import BoardingMotion
import Testing

struct DecelerationTests {
  @Test(arguments: [
    (1_000, 0.998, 499), (-1_000, 0.998, -499), (250, 0.998, 124.75), (0, 0.998, 0),
    (1_000, 0.99, 99), (1_000, 0.5, 1),
  ])
  func `a velocity goes as far as the formula says`(
    velocity: Double,
    rate: Double,
    distance: Double
  ) {
    #expect(abs(Deceleration.distance(of: velocity, rate: rate) - distance) <= 1e-9)
  }

  @Test func `the rates are those of a scroll view`() {
    #expect(Deceleration.normal == 0.998)
    #expect(Deceleration.fast == 0.99)
    #expect(Deceleration.distance(of: 800) == Deceleration.distance(of: 800, rate: 0.998))
  }

  @Test func `it is the sum of what is left after each millisecond`() {
    var (sum, velocity) = (0.0, 2.0)
    for _ in 0..<40_000 {
      velocity *= Deceleration.normal
      sum += velocity / 1_000
    }
    #expect(abs(sum - Deceleration.distance(of: 2)) <= 1e-9)
  }
}
