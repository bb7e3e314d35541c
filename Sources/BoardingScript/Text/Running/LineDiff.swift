/// The difference between two lists of lines, line by line.
public struct LineDiff: Sendable {
  /// The lines: behind `- ` what is only expected, behind `+ ` what only is, otherwise both.
  ///
  /// Of equal lines those next to a difference are shown.
  public let lines: [String]

  /// How many pairs of lines are compared at the most; longer lists are shown one after the other.
  private static let comparisons = 250_000
  /// How many equal lines are shown before and after a difference.
  private static let context = 2

  /// Compares two lists.
  ///
  /// - Parameter mismatch: The lists.
  init(of mismatch: Mismatch) {
    self.init(expected: mismatch.expected, actual: mismatch.actual)
  }

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - expected: What should be, line by line.
  ///   - actual: What is, line by line.
  /// - Complexity: O(*n* × *m*) in what is left when equal lines at both ends are taken away.
  public init(expected: [String], actual: [String]) {
    var start = 0
    while start < min(expected.count, actual.count), expected[start] == actual[start] {
      start += 1
    }
    var end = 0
    while end < min(expected.count, actual.count) - start,
      expected[expected.count - 1 - end] == actual[actual.count - 1 - end]
    {
      end += 1
    }
    let before = expected[..<start].suffix(LineDiff.context)
    let after = expected[(expected.count - end)...].prefix(LineDiff.context)
    lines =
      (start > before.count ? ["  ..."] : []) + before.map { "  " + $0 }
      + LineDiff.folded(
        LineDiff.middle(
          Array(expected[start..<expected.count - end]),
          Array(actual[start..<actual.count - end])
        )
      )
      + after.map { "  " + $0 } + (end > after.count ? ["  ..."] : [])
  }

  /// Leaves out equal lines that are far from a difference.
  ///
  /// - Parameter lines: The lines with their marks, with differences at both ends.
  /// - Returns: The lines with `...` in the place of many equal ones.
  private static func folded(_ lines: [String]) -> [String] {
    var result: [String] = []
    var equal: [String] = []
    for line in lines {
      if line.utf8.first == UInt8(ascii: " ") {
        equal.append(line)
        continue
      }
      let isLong = equal.count > 2 * context + 1
      result += isLong ? equal.prefix(context) + ["  ..."] + equal.suffix(context) : equal
      equal = []
      result.append(line)
    }
    return result
  }

  /// Compares what differs at both ends.
  ///
  /// - Parameters:
  ///   - expected: What should be.
  ///   - actual: What is.
  /// - Returns: The lines with their marks.
  private static func middle(_ expected: [String], _ actual: [String]) -> [String] {
    if expected.count * actual.count > comparisons {
      return expected.map { "- " + $0 } + actual.map { "+ " + $0 }
    }
    let width = actual.count + 1
    var common = [Int](repeating: 0, count: (expected.count + 1) * width)
    for row in expected.indices.reversed() {
      for column in actual.indices.reversed() {
        let place = row * width + column
        common[place] =
          expected[row] == actual[column]
          ? common[place + width + 1] + 1 : max(common[place + width], common[place + 1])
      }
    }
    var lines: [String] = []
    var row = 0
    var column = 0
    while row < expected.count || column < actual.count {
      let place = row * width + column
      if row < expected.count, column < actual.count, expected[row] == actual[column] {
        lines.append("  " + expected[row])
        row += 1
        column += 1
      } else if row < expected.count,
        column == actual.count || common[place + width] >= common[place + 1]
      {
        lines.append("- " + expected[row])
        row += 1
      } else {
        lines.append("+ " + actual[column])
        column += 1
      }
    }
    return lines
  }
}
