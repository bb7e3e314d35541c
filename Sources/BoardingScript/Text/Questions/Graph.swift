import Boarding

/// A picture of numbers over time, in plain characters.
struct Graph {
  /// The number of columns, one for each sample.
  static let columns = 41
  /// The number of rows.
  private static let rows = 9
  /// The mark of a place where several lines meet.
  private static let meeting = UInt8(ascii: "*")

  /// A number over time.
  struct Line {
    /// What it is drawn with, a character of ASCII.
    let mark: UInt8
    /// The numbers at evenly spaced instants; nil where there is none.
    let samples: [Double?]
  }

  /// The numbers, all with the same number of samples.
  let curves: [Line]
  /// When the first sample was taken.
  let start: Instant
  /// When the last one was.
  let end: Instant

  /// The picture, line by line; nil if no sample has a number.
  var lines: [String]? {
    let numbers = curves.flatMap { $0.samples.compactMap { $0 } }.filter { $0.isFinite }
    guard var low = numbers.min(), var high = numbers.max() else { return nil }
    if low == high { (low, high) = (low - 0.5, high + 0.5) }
    let digits = Graph.decimals(for: high - low)
    let labels = [high, low].map { fixed($0, decimals: digits) }
    let margin = labels.map { $0.utf8.count }.max() ?? 0
    let picture = picture(from: low, to: high)
    var lines: [String] = []
    for (row, bytes) in picture.enumerated() {
      let label = row == 0 ? labels[0] : row == Graph.rows - 1 ? labels[1] : ""
      let dots = bytes.prefix((bytes.lastIndex { $0 != UInt8(ascii: " ") } ?? -1) + 1)
      lines.append(padded(label, to: margin) + " |" + String(decoding: dots, as: UTF8.self))
    }
    let times = [timeText(start), timeText(end)]
    let gap = max(1, Graph.columns - times[0].utf8.count - times[1].utf8.count)
    lines.append(padded("", to: margin) + " +" + String(repeating: "-", count: Graph.columns))
    lines.append(
      padded("", to: margin + 2) + times[0] + String(repeating: " ", count: gap) + times[1]
    )
    return lines
  }

  /// Draws the lines.
  ///
  /// - Parameters:
  ///   - low: The number at the bottom.
  ///   - high: The number at the top.
  /// - Returns: The rows, the uppermost first.
  private func picture(from low: Double, to high: Double) -> [[UInt8]] {
    let space = UInt8(ascii: " ")
    let row = [UInt8](repeating: space, count: Graph.columns)
    var picture = [[UInt8]](repeating: row, count: Graph.rows)
    for curve in curves {
      for (column, sample) in curve.samples.enumerated() {
        guard let sample, sample.isFinite else { continue }
        let height = (sample - low) / (high - low) * Double(Graph.rows - 1)
        let row = Graph.rows - 1 - Int(height + 0.5)
        let isFree = picture[row][column] == space
        picture[row][column] = isFree ? curve.mark : Graph.meeting
      }
    }
    return picture
  }

  /// Returns how many decimals labels need to show how far they are apart.
  ///
  /// - Parameter span: The difference of the labels, above 0.
  /// - Returns: None from 20 on, otherwise 2 or as many as show two digits of the difference.
  private static func decimals(for span: Double) -> Int {
    if span >= 20 { return 0 }
    var decimals = 2
    var scaled = span * 100
    while scaled < 10, decimals < 17 {
      decimals += 1
      scaled *= 10
    }
    return decimals
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
