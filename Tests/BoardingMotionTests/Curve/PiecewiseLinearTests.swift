import BoardingMotion
import Testing

struct PiecewiseLinearTests {
  @Test func `a curve wants finite stops`() {
    #expect(PiecewiseLinear([]) == nil)
    #expect(PiecewiseLinear([.init(0), .init(.infinity)]) == nil)
    #expect(PiecewiseLinear([.init(0), .init(1, at: .infinity)]) == nil)
    #expect(PiecewiseLinear([.init(0), .init(1, at: -.infinity), .init(1)]) == nil)
  }

  @Test func `stops without a place stand evenly between their neighbours`() throws {
    let curve = try #require(
      PiecewiseLinear([.init(0), .init(10), .init(20), .init(30, at: 0.6), .init(40), .init(50)])
    )
    let places = [0, 0.6 / 3, 1.2 / 3, 0.6, 0.8, 1]
    for (place, value) in zip(places, [0.0, 10, 20, 30, 40, 50]) {
      #expect(abs(curve.value(at: place) - value) <= 1e-14)
    }
  }

  @Test func `no stop lies before an earlier one`() throws {
    let curve = try #require(PiecewiseLinear([.init(0), .init(1, at: 0.5), .init(2, at: 0.25)]))
    #expect(curve.value(at: 0.25) == 0.5)
    #expect(curve.value(at: 0.5) == 2)
    #expect(curve == PiecewiseLinear([.init(0), .init(1, at: 0.5), .init(2, at: 0.5)]))
    let late = try #require(PiecewiseLinear([.init(0), .init(1, at: 2), .init(3)]))
    #expect(late == PiecewiseLinear([.init(0, at: 0), .init(1, at: 2), .init(3, at: 2)]))
  }

  @Test func `a stop may hold its progress`() throws {
    let curve = try #require(
      PiecewiseLinear([.init(0), .init(0.5, from: 0.25, to: 0.75), .init(1)])
    )
    #expect(
      [0, 0.125, 0.25, 0.5, 0.75, 0.875, 1].map { curve.value(at: $0) } == [
        0, 0.25, 0.5, 0.5, 0.5, 0.75, 1,
      ]
    )
    let backwards = PiecewiseLinear([.init(0), .init(0.5, from: 0.25, to: 0.1), .init(1)])
    #expect(backwards == PiecewiseLinear([.init(0), .init(0.5, at: 0.25), .init(1)]))
  }

  @Test func `beyond the ends the outermost lines go on`() throws {
    let curve = try #require(PiecewiseLinear([.init(0, at: 0.5), .init(1, at: 1)]))
    #expect([-0.5, 0, 1.5].map { curve.value(at: $0) } == [-2, -1, 2])
    let jump = try #require(
      PiecewiseLinear([.init(0, at: 0), .init(1, at: 0), .init(2, at: 1), .init(3, at: 1)])
    )
    #expect([-1, 0, 1, 2].map { jump.value(at: $0) } == [0, 1, 3, 3])
    let level = try #require(PiecewiseLinear([.init(1), .init(1)]))
    #expect(level.value(at: .infinity) == 1)
  }

  @Test func `on the side before, the first jump does not count yet`() throws {
    let curve = try #require(
      PiecewiseLinear([.init(0), .init(1, at: 0), .init(2), .init(3, at: 1)])
    )
    #expect(curve.value(at: 0, on: .before) == 0)
    #expect(curve.value(at: 0) == 1)
  }

  @Test func `one stop is a constant`() throws {
    let curve = try #require(PiecewiseLinear([.init(0.3)]))
    #expect([-1, 0, 0.5, 2].map { curve.value(at: $0) } == [0.3, 0.3, 0.3, 0.3])
    #expect(curve.slope(at: 0.5) == 0)
  }

  @Test func `a slope is that of the line that begins or goes through`() throws {
    let curve = try #require(PiecewiseLinear([.init(0), .init(1, at: 0.25), .init(0.5, at: 0.75)]))
    #expect(
      [-1, 0, 0.1, 0.25, 0.5, 0.75, 2].map { curve.slope(at: $0) } == [4, 4, 4, -1, -1, -1, -1]
    )
  }

  @Test func `an input that is not a number gives none`() throws {
    let curve = try #require(PiecewiseLinear([.init(0), .init(1)]))
    #expect(curve.value(at: .nan).isNaN)
    #expect(curve.slope(at: .nan).isNaN)
  }
}

extension PiecewiseLinearTests {
  @Test func `stops at the ends of all numbers have finite progress between them`() {
    let largest = 1.7e308
    let wide = PiecewiseLinear([.init(0, at: -largest), .init(0.5), .init(1, at: largest)])
    #expect(wide?.value(at: 0) == 0.5)
    let two = PiecewiseLinear([.init(0, at: -largest), .init(1, at: largest)])
    #expect(two?.value(at: 0) == 0.5)
    #expect(two.map { abs($0.value(at: largest / 2) - 0.75) < 1e-12 } == true)
    let high = PiecewiseLinear([.init(-largest), .init(largest)])
    #expect(high?.value(at: 0.5) == 0)
    #expect(high.map { abs($0.value(at: 0.25) / largest + 0.5) < 1e-12 } == true)
  }

  @Test func `stops that are no numbers make no curve`() {
    #expect(PiecewiseLinear([.init(.nan)]) == nil)
    #expect(PiecewiseLinear([.init(0), .init(1, at: .nan)]) == nil)
    #expect(PiecewiseLinear([.init(0), .init(1, from: 0, to: .nan)]) == nil)
    #expect(PiecewiseLinear([.init(0), .init(1, from: .nan, to: 1)]) == nil)
  }
}
