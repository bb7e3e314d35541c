import Boarding

/// Where the moves of a person lead in a flow that looks at facts, whatever the facts are.
///
/// Each range of facts in which a move leads to the same screen is looked at once, so that a way is
/// there only if facts can be like that. More than 32 screens are not skipped in a row, and a move
/// is given up after 4096 ranges: a picture with more ways shows nothing any more.
struct ConditionalWays {
  /// The flow.
  private let flow: Flow
  /// The neighbours in the series.
  private let series: SeriesNeighbors
  /// What facts may be.
  private let facts: FactRange

  /// How many screens may be skipped in a row.
  private static let skippedLimit = 32
  /// How many ranges a move may look at.
  private static let rangeLimit = 4096

  /// Looks at a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - series: The neighbours in the series.
  ///   - facts: What facts may be.
  init(_ flow: Flow, _ series: SeriesNeighbors, facts: FactRange) {
    self.flow = flow
    self.series = series
    self.facts = facts
  }

  /// Tells whether a screen can be there, and whether it can be skipped.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Both.
  func presence(of screen: ScreenID) -> (canBeShown: Bool, canBeSkipped: Bool) {
    let (shown, skipped) = facts.split(by: flow.screens[screen.rawValue].condition, in: flow)
    return (shown != nil, !skipped.isEmpty)
  }

  /// Finds the screens with which a run may begin.
  ///
  /// - Returns: The screens, by their numbers.
  func firstScreens() -> Set<Int> {
    var search = Search(limit: Self.rangeLimit)
    if let root = flow.root { arrive(at: root, in: facts, past: [], &search) }
    return search.found
  }

  /// Finds the screens to which a screen may lead on.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The screens, by their numbers.
  func following(_ screen: ScreenID) -> Set<Int> {
    var found: Set<Int> = []
    let declared = flow.screens[screen.rawValue]
    var search = Search(limit: Self.rangeLimit)
    for (target, range) in next(of: screen, in: facts) {
      if let target { arrive(at: target, in: range, past: [], &search) }
    }
    found.formUnion(search.found)
    for label in declared.choiceLabels {
      search = Search(limit: Self.rangeLimit)
      let links = declared.choices.filter { $0.label == label }
        .map { (target: Optional($0.target), condition: $0.condition) }
      for (target, range) in first(of: links, in: facts).taken {
        if let target { arrive(at: target, in: range, past: [], &search) }
      }
      found.formUnion(search.found)
    }
    return found
  }

  /// Finds the screens of the series to which a screen may lead back that is the root.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The screens, by their numbers: each that is not skipped while those between are.
  func preceding(_ screen: ScreenID) -> Set<Int> {
    var found: Set<Int> = []
    var ranges = [facts]
    var before = series.neighbor(of: screen, .backward)
    for _ in 0...Self.skippedLimit {
      guard let candidate = before, !ranges.isEmpty, ranges.count < Self.rangeLimit else { break }
      let condition = flow.screens[candidate.rawValue].condition
      let parts = ranges.map { $0.split(by: condition, in: flow) }
      if parts.contains(where: { $0.0 != nil }) { found.insert(candidate.rawValue) }
      ranges = parts.flatMap { $0.1 }
      before = series.neighbor(of: candidate, .backward)
    }
    return found
  }

  /// What was found behind a move so far.
  private struct Search {
    /// The screens, by their numbers.
    var found: Set<Int> = []
    /// How many ranges may be looked at.
    var limit: Int
  }

  /// Comes to a screen, or past it to the next one.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: What the facts may be.
  ///   - passed: The screens that were skipped; whoever comes to one again goes round in circles.
  ///   - search: What was found so far.
  private func arrive(
    at screen: ScreenID,
    in range: FactRange,
    past passed: [ScreenID],
    _ search: inout Search
  ) {
    let (shown, skipped) = range.split(by: flow.screens[screen.rawValue].condition, in: flow)
    if shown != nil { search.found.insert(screen.rawValue) }
    if passed.contains(screen) || passed.count == Self.skippedLimit { return }
    for part in skipped {
      if search.limit == 0 { return }
      search.limit -= 1
      for (target, range) in next(of: screen, in: part) {
        guard let target = target ?? series.neighbor(of: screen, .forward) else { continue }
        arrive(at: target, in: range, past: passed + [screen], &search)
      }
    }
  }

  /// Finds where the next screen is, by a screen's own word or that of the series.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: What the facts may be.
  /// - Returns: The screens, nil for nowhere, each with what the facts are then.
  private func next(of screen: ScreenID, in range: FactRange) -> [(ScreenID?, FactRange)] {
    let declared = flow.screens[screen.rawValue]
    let links = declared.branches.map { (target: $0.target, condition: Optional($0.condition)) }
    let (taken, left) = first(of: links, in: range)
    let last =
      declared.information.map { $0.next } ?? series.neighbor(of: screen, .forward)
    return taken + left.map { (last, $0) }
  }

  /// Finds the first link that is there.
  ///
  /// - Parameters:
  ///   - links: Where the links lead, nil for nowhere, and when they are there.
  ///   - range: What the facts may be.
  /// - Returns: Where they lead, with what the facts are then; and what they are where none is there.
  private func first(
    of links: [(target: ScreenID?, condition: Flow.Condition?)],
    in range: FactRange
  ) -> (taken: [(ScreenID?, FactRange)], left: [FactRange]) {
    var taken: [(ScreenID?, FactRange)] = []
    var left = [range]
    for link in links {
      let parts = left.prefix(Self.rangeLimit).map { $0.split(by: link.condition, in: flow) }
      taken += parts.compactMap { (part) in part.0.map { (link.target, $0) } }
      left = parts.flatMap { $0.1 }
    }
    return (taken, left)
  }
}
