import Boarding

/// A picture of a number over time, in plain characters.
struct Graph {
  /// The number of columns, one for each sample.
  static let columns = 41
  /// The number of rows.
  private static let rows = 9

  /// The numbers at evenly spaced instants; nil where there is none.
  let samples: [Double?]
  /// When the first sample was taken.
  let start: Instant
  /// When the last one was.
  let end: Instant

  /// The picture, line by line; nil if no sample has a number.
  var lines: [String]? {
    let numbers = samples.compactMap { $0 }.filter { $0.isFinite }
    guard var low = numbers.min(), var high = numbers.max() else { return nil }
    if low == high { (low, high) = (low - 0.5, high + 0.5) }
    let digits = high - low < 20 ? 2 : 0
    let labels = [high, low].map { fixed($0, decimals: digits) }
    let margin = labels.map { $0.utf8.count }.max() ?? 0
    var picture = [[UInt8]](
      repeating: [UInt8](repeating: UInt8(ascii: " "), count: samples.count),
      count: Graph.rows
    )
    for (column, sample) in samples.enumerated() {
      guard let sample, sample.isFinite else { continue }
      let height = (sample - low) / (high - low) * Double(Graph.rows - 1)
      picture[Graph.rows - 1 - Int(height + 0.5)][column] = UInt8(ascii: "*")
    }
    var lines: [String] = []
    for (row, bytes) in picture.enumerated() {
      let label = row == 0 ? labels[0] : row == Graph.rows - 1 ? labels[1] : ""
      let dots = bytes.prefix((bytes.lastIndex(of: UInt8(ascii: "*")) ?? -1) + 1)
      lines.append(padded(label, to: margin) + " |" + String(decoding: dots, as: UTF8.self))
    }
    let times = [timeText(start), timeText(end)]
    let gap = max(1, samples.count - times[0].utf8.count - times[1].utf8.count)
    lines.append(padded("", to: margin) + " +" + String(repeating: "-", count: samples.count))
    lines.append(
      padded("", to: margin + 2) + times[0] + String(repeating: " ", count: gap) + times[1]
    )
    return lines
  }

  /// Writes a text at the right of a column.
  ///
  /// - Parameters:
  ///   - text: The text, in ASCII.
  ///   - width: The width of the column.
  /// - Returns: The text behind spaces.
  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
