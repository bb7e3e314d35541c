import BoardingMotion
import Testing

struct RubberBandTests {
  /// The formula as it is published.
  private static func published(_ x: Double, _ c: Double, _ d: Double) -> Double {
    (1 - 1 / (x * c / d + 1)) * d
  }

  @Test func `the coefficient is that of UIKit unless given`() {
    #expect(RubberBand(dimension: 320) == RubberBand(coefficient: 0.55, dimension: 320))
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `a band of no size or strength is not made`(number: Double) {
    #expect(RubberBand(dimension: number) == nil)
    #expect(RubberBand(coefficient: number, dimension: 100) == nil)
  }

  @Test(arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `it gives as much as the published table says`(pull: Double, offset: Double) throws {
    let band = try #require(RubberBand(dimension: 960))
    // The table was computed with numbers of 32 bits and cut or rounded to two digits.
    #expect(abs(band.offset(ofPull: pull) - offset) < 0.0151)
  }

  @Test(arguments: [0.1, 0.55, 1, 3], [1, 40, 375, 2_000])
  func `it follows the published formula and is undone`(
    coefficient: Double,
    dimension: Double
  ) throws {
    let band = try #require(RubberBand(coefficient: coefficient, dimension: dimension))
    for step in 0...200 {
      let pull = Double(step) * dimension / 50
      let offset = band.offset(ofPull: pull)
      #expect(abs(offset - Self.published(pull, coefficient, dimension)) <= 1e-13 * dimension)
      #expect(band.offset(ofPull: -pull) == -offset)
      #expect(abs(band.pull(toOffset: offset) - pull) <= 1e-12 * dimension)
      #expect(band.pull(toOffset: -offset) == -band.pull(toOffset: offset))
    }
  }

  @Test func `a short pull keeps its digits`() throws {
    let band = try #require(RubberBand(dimension: 100))
    #expect(abs(band.offset(ofPull: 1e-20) / 5.5e-21 - 1) < 1e-15)
    #expect(abs(band.pull(toOffset: 5.5e-21) / 1e-20 - 1) < 1e-15)
    #expect(band.offset(ofPull: 0) == 0)
    #expect(band.pull(toOffset: 0) == 0)
  }

  @Test func `it moves by no more than its size, however far it is pulled`() throws {
    let band = try #require(RubberBand(coefficient: 7, dimension: 100))
    for pull in [1e6, 1e20, .greatestFiniteMagnitude, .infinity] {
      #expect((99.9...100).contains(band.offset(ofPull: pull)))
      #expect((-100 ... -99.9).contains(band.offset(ofPull: -pull)))
    }
    #expect(band.offset(ofPull: .infinity) == 100)
    #expect(band.pull(toOffset: 100) == .infinity)
    #expect(band.pull(toOffset: 101) == .infinity)
    #expect(band.pull(toOffset: -.infinity) == -.infinity)
  }

  @Test func `what is no number stays none`() throws {
    let band = try #require(RubberBand(dimension: 100))
    #expect(band.offset(ofPull: .nan).isNaN)
    #expect(band.pull(toOffset: .nan).isNaN)
  }
}
