import Foundation

/// The lines as text.
enum Report {
  /// The heads of the columns.
  private static let heads = [
    "figure", "size", "ns", "floor ns", "ratio", "spread", "allocs", "bytes", "growth", "goal", "",
  ]

  /// Prints lines as a table.
  ///
  /// - Parameter rows: The lines.
  /// - Returns: The table, without a line end behind its last line.
  static func table(_ rows: [Row]) -> String {
    let cells = [heads] + rows.map(cells(of:))
    let widths = heads.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { line in
      let padded = line.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 0 ? line[column] + padding : padding + line[column]
      }
      return padded.joined(separator: "  ").trimmingTail
    }
    let total = widths.reduce(0, +) + 2 * (widths.count - 1)
    let rule = String(repeating: "-", count: total)
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }

  /// Prints lines as JSON: a list of objects that have only the fields that are known.
  ///
  /// - Parameter rows: The lines.
  /// - Returns: The JSON.
  static func json(_ rows: [Row]) -> String {
    let objects = rows.map { row in
      var fields = ["\"name\": \"\(row.name)\""]
      if let size = row.size { fields.append("\"size\": \(size)") }
      let numbers: [(String, Double?)] = [
        ("ns", row.result.nanoseconds), ("floorNs", row.result.floor),
        ("ratio", row.result.ratio), ("spread", row.result.spread),
        ("allocations", row.result.allocations), ("bytes", row.result.bytes),
        ("growth", row.growth), ("goalRatio", row.goalRatio), ("goalBytes", row.goalBytes),
        ("goalAllocations", row.goalAllocations), ("goalGrowth", row.goalGrowth),
      ]
      for (name, number) in numbers {
        if let number { fields.append("\"\(name)\": \(decimals(number, 4))") }
      }
      if let isReached = row.isGoalReached { fields.append("\"goalReached\": \(isReached)") }
      return "  {\(fields.joined(separator: ", "))}"
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]"
  }

  /// The cells of a line.
  private static func cells(of row: Row) -> [String] {
    let result = row.result
    let goals = [
      row.goalRatio.map { "\(decimals($0, 1))x" },
      row.goalBytes.map { "\(decimals($0, 0)) bytes" },
      row.goalAllocations.map { "\(decimals($0, 0)) allocs" },
      row.goalGrowth.map { "growth \(decimals($0, 1))" },
    ]
    let verdict =
      switch row.isGoalReached {
      case true?: "met"
      case false?: "missed"
      case nil: ""
      }
    return [
      row.name,
      row.size?.grouped ?? "",
      result.nanoseconds.map { decimals($0, 1) } ?? "",
      result.floor.map { decimals($0, 1) } ?? "",
      result.ratio.map { decimals($0, 2) } ?? "",
      result.spread.map { "\(decimals($0 * 100, 0))%" } ?? "",
      result.allocations.map { decimals($0, 1) } ?? "",
      result.bytes.map { decimals($0, 0) } ?? "",
      row.growth.map { decimals($0, 2) } ?? "",
      goals.compactMap { $0 }.joined(separator: ", "),
      verdict,
    ]
  }

  /// Prints a number with a fixed number of decimals.
  private static func decimals(_ number: Double, _ count: Int) -> String {
    String(format: "%.\(count)f", number)
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingTail: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
