/// A line of the table.
struct Row: Equatable {
  /// What was measured.
  var name: String
  /// How much of it there was, or nil where it has no size.
  var size: Int?
  /// What came out.
  var result: Measurement.Result
  /// The time in times of the smallest size, or nil where there is no smaller one.
  var growth: Double?
  /// The most that the ratio may be.
  var goalRatio: Double?
  /// The most that the bytes may be.
  var goalBytes: Double?
  /// The most allocations that there may be.
  var goalAllocations: Double?
  /// The most that the growth may be.
  var goalGrowth: Double?

  /// Makes the line of a figure.
  ///
  /// - Parameters:
  ///   - figure: The figure.
  ///   - result: What came out.
  init(_ figure: Figure, _ result: Measurement.Result) {
    name = figure.name
    size = figure.size
    goalRatio = figure.goal.ratio
    goalBytes = figure.goal.bytes
    goalAllocations = figure.goal.allocations
    goalGrowth = figure.goal.growth
    self.result = result
  }

  /// True if every goal is reached, false if one is missed, nil where there is none.
  var isGoalReached: Bool? {
    let pairs = [
      (result.ratio, goalRatio), (result.bytes, goalBytes),
      (result.allocations, goalAllocations), (growth, goalGrowth),
    ]
    let verdicts = pairs.compactMap { value, goal in
      if let value, let goal { value <= goal } else { nil as Bool? }
    }
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }

  /// Works out how times grow from the first line of the same name.
  ///
  /// - Parameter rows: The lines.
  /// - Returns: The lines with their growth.
  static func withGrowth(_ rows: [Row]) -> [Row] {
    var firsts: [String: Double] = [:]
    return rows.map { row in
      var row = row
      guard row.size != nil, let time = row.result.nanoseconds else { return row }
      if let first = firsts[row.name] {
        row.growth = time / first
      } else {
        firsts[row.name] = time
      }
      return row
    }
  }
}
