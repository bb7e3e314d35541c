import BoardingExplorer

/// How far fuzzing is.
struct FuzzProgress: Hashable, Sendable {
  /// How many seeds are done.
  var doneCount: Int
  /// How many seeds there are.
  let seedCount: Int
  /// How many have failed.
  var failureCount: Int
  /// How many steps a seed has.
  let stepCount: Int
  /// How far the present seed is.
  var stage: FuzzStage

  /// Says how far the work is and how long it still takes, shrinking not counted.
  ///
  /// - Parameter seconds: How long it has taken.
  /// - Returns: A line without its end.
  func text(after seconds: Double) -> String {
    let (width, done, count) = (30, doneSeeds, Double(max(seedCount, 1)))
    let filled = min(Int(done / count * Double(width)), width)
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
    var parts = ["[\(bar)] \(doneCount) of \(seedCount)"]
    if failureCount > 0 { parts.append("\(failureCount) failed") }
    if let stageText { parts.append(stageText) }
    if done > 0 { parts.append(time(seconds * (count - done) / done) + " left") }
    return parts.joined(separator: ", ")
  }

  /// How many seeds are done, the present one by the part of its steps.
  private var doneSeeds: Double {
    switch stage {
    case .running(let taken): Double(doneCount) + Double(taken) / Double(max(stepCount, 1))
    case .finding, .shrinking: Double(doneCount) + 1
    }
  }

  /// How far the present seed is, in words; nil at its beginning.
  private var stageText: String? {
    switch stage {
    case .running(0): nil
    case .running(let taken): "step \(taken) of \(stepCount)"
    case .finding(let taken, let count): "writing a failure down: step \(taken) of \(count)"
    case .shrinking(let replayed, let limit, let left):
      "shrinking: step \(replayed) of at most \(limit), now " + counted(left, "step")
    }
  }

  /// Writes a time roughly.
  ///
  /// - Parameter seconds: The time.
  /// - Returns: Such as `12 s`, `3 min` or `2 h`.
  private func time(_ seconds: Double) -> String {
    let whole = seconds < 1e9 ? Int(seconds.rounded(.up)) : 1_000_000_000
    if whole < 120 { return "\(whole) s" }
    return whole < 7200 ? "\(whole / 60) min" : "\(whole / 3600) h"
  }
}
