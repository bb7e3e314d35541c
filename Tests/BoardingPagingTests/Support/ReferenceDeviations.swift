import Foundation
import Testing

/// The rows of the reference that are answered otherwise here, because the reference is wrong.
struct ReferenceDeviations {
  /// A row that is answered otherwise.
  struct Row: Hashable {
    /// The identity of the row.
    var id: String
    /// The first step that differs, from 0; nil for a row without steps.
    var step: Int?
    /// The number of the fault that the row shows.
    var fault: Int
    /// The first field that differs, and what it is here.
    var ours: String
  }

  /// The faults that are a reason.
  static let faults = 1...16

  /// All rows, by their identity.
  static let table: [String: Row] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "References/parchment/deviations.txt")
    var table: [String: Row] = [:]
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    for line in lines where line.first != "#" {
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard words.count == 4, let fault = Int(words[2]), faults.contains(fault) else {
        Issue.record("This is no row with a fault of \(faults): \(line)")
        continue
      }
      let row = Row(id: words[0], step: Int(words[1]), fault: fault, ours: words[3])
      if table.updateValue(row, forKey: row.id) != nil { Issue.record("Twice: \(row.id)") }
    }
    return table
  }()

  /// Holds what was found in the rows of a file against the table.
  ///
  /// - Parameters:
  ///   - found: For each row its identity and the first difference, nil if there is none.
  ///   - prefix: What the identities of the file begin with; rows of the table must be found.
  ///   - sourceLocation: The line that asks.
  static func check(
    _ found: [(id: String, difference: Difference?)],
    prefix: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var unseen = Set(table.keys.filter { $0.hasPrefix(prefix) })
    for (id, difference) in found {
      unseen.remove(id)
      let listed = table[id]
      switch (listed, difference) {
      case (nil, nil): break
      case (.some(let row), nil):
        Issue.record("\(row.id) matches after all", sourceLocation: sourceLocation)
      case (nil, .some(let difference)):
        Issue.record("\(id) \(difference)", sourceLocation: sourceLocation)
      case (.some(let row), .some(let difference)):
        if row.step != difference.step || row.ours != difference.text {
          Issue.record("\(id) \(difference), listed \(row.ours)", sourceLocation: sourceLocation)
        }
      }
    }
    for id in unseen.sorted() {
      Issue.record("\(id) is listed, but there is no such row", sourceLocation: sourceLocation)
    }
  }

  /// The first difference between a row and what is here.
  struct Difference: CustomStringConvertible {
    /// The step that differs, from 0; nil for a row without steps.
    var step: Int?
    /// The field.
    var field: String
    /// What it is here.
    var ours: String
    /// What it is in the reference.
    var theirs: String

    /// The field and what it is here.
    var text: String { "\(field) \(ours)" }
    /// Everything.
    var description: String {
      "\(step.map { "\($0)" } ?? "-") ? \(text) (reference \(theirs))"
    }
  }
}
