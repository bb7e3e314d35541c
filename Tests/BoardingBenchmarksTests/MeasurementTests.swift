import Testing

@testable import BoardingBenchmarks

struct MeasurementTests {
  /// The smallest sizes at which every figure still runs.
  private static let tiny = Figure.Sizes(
    depths: [1, 2],
    keptDepth: 2,
    weighedDepth: 2,
    timers: [2],
    lines: 5,
    swipes: 2,
    items: [20],
    sleepers: [2]
  )

  @Test(arguments: Figure.all(sizes: Self.tiny).map(\.title))
  func `every figure runs`(title: String) throws {
    let figures = Figure.all(sizes: Self.tiny).filter { $0.title == title }
    let figure = try #require(figures.first)
    #expect(figures.count == 1)
    let result = Measurement(batchNanoseconds: 1, batchCount: 3).measure(figure)
    #expect(result.bytes != nil)
    switch figure.prepare() {
    case .timed: #expect(result.nanoseconds != nil && result.floor != nil && result.ratio != nil)
    case .sized: #expect(result.nanoseconds == nil)
    }
  }

  @Test func `a quantile is one of the values`() {
    let values: [Double] = [5, 1, 4, 2, 3]
    #expect(values.quantile(0) == 1)
    #expect(values.quantile(0.5) == 3)
    #expect(values.quantile(0.75) == 4)
    #expect(values.quantile(1) == 5)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")])
  func `large numbers are grouped`(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
