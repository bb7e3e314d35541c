import Boarding
import BoardingPaging

/// Writes what happens in loading, with pieces and places numbered from 1.
enum PieceEventText {
  /// Writes what happened.
  ///
  /// - Parameter event: What happened.
  /// - Returns: The text, such as `answer append 2: 10 items`.
  static func text(of event: PieceLoader.Event) -> String {
    switch event {
    case .requested(let request): "request " + text(of: request)
    case .cancelled(let request): "cancel " + text(of: request)
    case .waiting(let request, let failure, let instant):
      "fail " + text(of: request) + ": " + text(of: failure) + ", again at " + timeText(instant)
    case .failed(let request, let failure):
      "fail " + text(of: request) + ": " + text(of: failure) + ", for good"
    case .appended(let request, let count, let duplicates),
      .prepended(let request, let count, let duplicates):
      answer(to: request, count, duplicates)
    case .refetched(let request, let count): answer(to: request, count, 0) + ", and more to come"
    case .replaced(let request, let count, let duplicates):
      answer(to: request, count, duplicates) + " in place of all"
    case .cleared: "clear"
    case .dropped(let direction, let count):
      "drop " + items(count) + (direction == .prepend ? " in front" : " behind")
    case .indexChanged(let from, let to): "place \(from + 1) is \(to + 1)"
    case .completed(let direction): "complete " + direction.rawValue
    case .refused(let refusal): "refused " + text(of: refusal)
    }
  }

  /// Writes a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The text, such as `append 2 try 3`.
  static func text(of request: LoadRequest) -> String {
    let target =
      switch request.target {
      case .start: "start"
      case .key(let key): "\(key.rawValue + 1)"
      case .index(let index): "place \(index + 1)"
      }
    let attempt = request.attempt > 1 ? " try \(request.attempt)" : ""
    return request.direction.rawValue + " " + target + attempt
  }

  /// Writes an answer that brought items.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - count: How many items it brought.
  ///   - duplicates: How many were there already.
  /// - Returns: The text.
  private static func answer(to request: LoadRequest, _ count: Int, _ duplicates: Int) -> String {
    let leftOut = duplicates > 0 ? ", \(duplicates) left out" : ""
    return "answer " + text(of: request) + ": " + items(count) + leftOut
  }

  /// Writes a number of items.
  ///
  /// - Parameter count: The number.
  /// - Returns: The text, such as `1 item`.
  static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  /// Writes why there is no piece.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: The text.
  static func text(of failure: LoadFailure) -> String {
    switch failure {
    case .source(let code): "error \(code)"
    case .repeatedKey(let key): "piece \(key.rawValue + 1) twice in a row"
    case .duplicate(let page): "item \(page.rawValue + 1) is there already"
    case .impossibleCount, .nothingNew: failure.description
    }
  }

  /// Writes a refusal.
  ///
  /// - Parameter refusal: The refusal.
  /// - Returns: The text, such as `nothingToRetry append`.
  private static func text(of refusal: LoadRefusal) -> String {
    let detail: String? =
      switch refusal {
      case .nothingToRetry(let direction), .nothingToLoad(let direction): direction.rawValue
      case .index(let index, count: _): "\(index + 1)"
      case .staleRequest(let request, generation: _): text(of: request)
      case .unknownRequest(let number, lastNumber: _): "\(number)"
      case .past, .notStarted: nil
      }
    return refusal.name + (detail.map { " " + $0 } ?? "")
  }

  /// Writes items by their numbers, those that follow each other as one range.
  ///
  /// - Parameter items: Ranges of identities, in order; their numbers are by one greater.
  /// - Returns: The text, such as `1..10 37 11..20`; `none` without items.
  /// - Complexity: O(n), where n is the number of ranges.
  static func list(_ items: some Sequence<ClosedRange<Int>>) -> String {
    var parts: [String] = []
    var open: ClosedRange<Int>?
    func text(of range: ClosedRange<Int>) -> String {
      let first = "\(range.lowerBound + 1)"
      return range.count == 1 ? first : first + "..\(range.upperBound + 1)"
    }
    for range in items {
      if let last = open, last.upperBound + 1 == range.lowerBound {
        open = last.lowerBound...range.upperBound
      } else {
        if let last = open { parts.append(text(of: last)) }
        open = range
      }
    }
    if let last = open { parts.append(text(of: last)) }
    return parts.isEmpty ? "none" : parts.joined(separator: " ")
  }
}

extension LoadRefusal {
  /// The words by which scripts call the reasons that they can meet.
  static let names: [String] = ["nothingToRetry", "nothingToLoad", "notStarted"]

  /// The word by which scripts call the reason.
  var name: String {
    switch self {
    case .unknownRequest: "unknownRequest"
    case .staleRequest: "staleRequest"
    case .index: "indexIsOutOfRange"
    case .past: "past"
    case .nothingToRetry: "nothingToRetry"
    case .nothingToLoad: "nothingToLoad"
    case .notStarted: "notStarted"
    }
  }
}
