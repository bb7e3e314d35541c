import Boarding
import BoardingPaging

extension PieceFeed {
  /// The numbers of the loaded items.
  ///
  /// - Complexity: O(n), where n is the number of items.
  var listText: String {
    PieceEventText.list(loader.pages.pages.lazy.map { $0.rawValue...$0.rawValue })
  }

  /// The loaded items, the place of the shown one and placeholders, line by line.
  var itemLines: [String] {
    let loader = loader
    var lines = [PieceEventText.items(loader.pages.count) + ": " + listText]
    if loader.count > 0 { lines.append("at place \(loader.currentIndex + 1) of \(loader.count)") }
    if loader.options.hasPlaceholders {
      lines.append(
        "\(loader.itemsBefore) placeholders in front, \(loader.itemsAfter) behind"
      )
    }
    return lines
  }

  /// How loading stands, line by line.
  var phaseLines: [String] {
    LoadDirection.allCases.map { (direction) in
      let phase = loader.phase(of: direction)
      let detail =
        switch phase {
        case .idle, .complete: ""
        case .loading(let request): ": " + PieceEventText.text(of: request)
        case .waiting(let request, let instant):
          ": " + PieceEventText.text(of: request) + ", again at " + timeText(instant)
        case .failed(let request, let failure):
          ": " + PieceEventText.text(of: request) + ", " + PieceEventText.text(of: failure)
        }
      return direction.rawValue + " " + phase.name + detail
    }
  }
}

extension ScriptRun {
  /// Finds what was asked for.
  ///
  /// - Parameter count: The number of events before.
  /// - Returns: When and what, in order.
  /// - Complexity: O(n), where n is the number of events behind those.
  func requests(from count: Int) -> [(instant: Instant, text: String)] {
    allPageEvents[count..<position.pageEvents.count].compactMap { (event) in
      guard case .loading(.requested(let request), let instant) = event else { return nil }
      return (instant, PieceEventText.text(of: request))
    }
  }
}

extension LoadPhase {
  /// The words for the phases, in the order in which they are declared.
  static let names: [String] = ["idle", "loading", "waiting", "failed", "complete"]

  /// The word for the phase.
  var name: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .waiting: "waiting"
    case .failed: "failed"
    case .complete: "complete"
    }
  }
}
