import BoardingScript

/// What an expectation says about events, beside what happened.
struct EventComparison {
  /// The lines that were stated.
  let stated: [String]
  /// The lines of what happened, all with their time.
  let events: [String]
  /// The lines of what happened; without the time where they are stated without it.
  private(set) var happened: [String] = []
  /// The places in `happened` that no stated line matches, where some may be left out.
  private(set) var skipped: [String] = []
  /// True if every stated line has happened, in this order.
  private(set) var isSubsequence = false

  /// Compares lines.
  ///
  /// - Parameters:
  ///   - stated: The lines that were stated, each with its time or without it.
  ///   - events: The lines of what happened, all with their time.
  /// - Complexity: O(n), where n is the number of lines.
  init(stated: [String], events: [String]) {
    self.stated = stated
    self.events = events
    let lines = Set(stated)
    var left = stated[...]
    for (place, event) in events.enumerated() {
      let short = Self.timeless(event)
      let opposite = stated.indices.contains(place) ? stated[place] : nil
      let line: String
      if let opposite, opposite == event || opposite == short {
        line = opposite
      } else {
        line = lines.contains(short) && !lines.contains(event) ? short : event
      }
      happened.append(line)
      if let first = left.first, first == event || first == short {
        left.removeFirst()
      } else {
        skipped.append(line)
      }
    }
    isSubsequence = left.isEmpty
  }

  /// Takes the time away from the beginning of a line.
  ///
  /// - Parameter line: A line.
  /// - Returns: What is behind its time; the whole line if there is none.
  private static func timeless(_ line: String) -> String {
    guard let space = line.firstIndex(of: " "), line[..<space].hasSuffix("ms"),
      let first = line.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9")
    else { return line }
    return String(line[line.index(after: space)...])
  }

  /// What is reported if the comparison has failed; nil if it has not.
  ///
  /// - Parameter exhaustivity: How much has to be stated.
  /// - Returns: The text.
  func failure(_ exhaustivity: EventLog.Exhaustivity) -> String? {
    switch exhaustivity {
    case .on where stated == happened: return nil
    case .off where isSubsequence, .offShowingSkipped where isSubsequence: return nil
    case .on:
      return """
        The events since the last expectation are not those that were stated \
        (- stated only, + happened only):
        \(differences)
        """
    case .off, .offShowingSkipped:
      return """
        Not all events that were stated have happened since the last expectation \
        (- stated only, + happened only):
        \(differences)
        """
    }
  }

  /// The most lines that a failure gives whole, those that were stated and those that happened
  /// together.
  static let wholeLines = 40

  /// What is different, and everything beside it where that is short.
  private var differences: String {
    var parts = LineDiff(expected: stated, actual: happened).lines
    if stated.count + events.count <= Self.wholeLines {
      parts += whole(stated, under: "Stated") + whole(events, under: "Happened")
    }
    return text(parts)
  }

  /// Lists lines.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - title: What they are.
  /// - Returns: The title and the lines.
  private func whole(_ lines: [String], under title: String) -> [String] {
    if lines.isEmpty { return [title + ": nothing"] }
    return [title + ":"] + lines.map { "  " + $0 }
  }

  /// What is shown of events that were left out; nil if nothing is.
  ///
  /// - Parameter exhaustivity: How much has to be stated.
  /// - Returns: The text.
  func note(_ exhaustivity: EventLog.Exhaustivity) -> String? {
    switch exhaustivity {
    case .on, .off: return nil
    case .offShowingSkipped:
      if skipped.isEmpty { return nil }
      return "Events that were not stated:\n\(text(skipped.map { "+ " + $0 }))"
    }
  }

  /// Joins lines.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: The text, without a line break at its end.
  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
