import Foundation
import Testing

@testable import BoardingBenchmarks

struct ReportTests {
  /// Three lines: two sizes of a figure with a floor, and something that was weighed.
  private var rows: [Row] {
    let figures = [1, 1_000].map { size in
      Figure("walk", size: size, goal: .init(ratio: 2, growth: 1.5)) { .sized { 0 } }
    }
    let weighed = Figure("weight", goal: .init(bytes: 64)) { .sized { 0 } }
    let slow = Measurement.Result(
      nanoseconds: 60,
      floor: 40,
      ratio: 1.5,
      spread: 0.041,
      allocations: 1,
      bytes: 48
    )
    var slower = slow
    slower.nanoseconds = 120
    return Row.withGrowth([
      Row(figures[0], slow), Row(figures[1], slower), Row(weighed, .init(bytes: 64)),
    ])
  }

  @Test func `the table has a column for each number and a verdict`() {
    #expect(
      Report.table(rows) == """
        figure   size     ns  floor ns  ratio  spread  allocs  bytes  growth              goal
        ----------------------------------------------------------------------------------------------
        walk        1   60.0      40.0   1.50      4%     1.0     48          2.0x, growth 1.5     met
        walk    1,000  120.0      40.0   1.50      4%     1.0     48    2.00  2.0x, growth 1.5  missed
        weight                                                    64                  64 bytes     met
        """
    )
  }

  @Test func `a goal is met if every number keeps to it`() {
    #expect(rows.map(\.isGoalReached) == [true, false, true])
    #expect(rows.map(\.growth) == [nil, 2, nil])
  }

  @Test func `a goal of allocations is met by as many and missed by more`() {
    let figure = Figure("sample", goal: .init(allocations: 0)) { .sized { 0 } }
    let rows = [0, 0.5].map { Row(figure, .init(allocations: $0)) }
    #expect(rows.map(\.isGoalReached) == [true, false])
    #expect(
      Report.table(rows) == """
        figure  size  ns  floor ns  ratio  spread  allocs  bytes  growth      goal
        ----------------------------------------------------------------------------------
        sample                                        0.0                 0 allocs     met
        sample                                        0.5                 0 allocs  missed
        """
    )
  }

  @Test func `the JSON is a list of objects with the known numbers`() throws {
    let data = Data(Report.json(rows).utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(list.count == 3)
    #expect(list[0]["name"] as? String == "walk")
    #expect(list[1]["size"] as? Int == 1_000)
    #expect(list[1]["growth"] as? Double == 2)
    #expect(list[1]["goalReached"] as? Bool == false)
    #expect(
      list[1].keys.sorted() == [
        "allocations", "bytes", "floorNs", "goalGrowth", "goalRatio", "goalReached", "growth",
        "name", "ns", "ratio", "size", "spread",
      ]
    )
    #expect(list[2].keys.sorted() == ["bytes", "goalBytes", "goalReached", "name"])
  }
}
