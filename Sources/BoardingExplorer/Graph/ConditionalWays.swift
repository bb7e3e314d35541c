import Boarding

/// Where the moves of a person lead in a flow that looks at facts, whatever the facts are.
///
/// Each range of facts in which a move leads to the same screen is looked at, so that a way is there
/// only if facts can be like that. Where one move has too many ranges, or all moves together have,
/// the conditions of the screens that are skipped are no longer held against one another, and a way
/// may be there that nobody can take. More than 32 screens are not skipped in a row: a picture with
/// more ways shows nothing any more.
struct ConditionalWays {
  /// The flow.
  private let flow: Flow
  /// The neighbours in the series.
  private let series: SeriesNeighbors
  /// What facts may be.
  var facts: FactRange = FactRange()
  /// How many ranges all moves together may still look at, those of every history of news.
  private var budget: Int

  /// How many screens may be skipped in a row.
  private static let skippedLimit = 32
  /// How many ranges a move may look at.
  private static let moveLimit = 512
  /// How many ranges may be told apart at once.
  private static let rangeLimit = 64

  /// Looks at a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - series: The neighbours in the series.
  init(_ flow: Flow, _ series: SeriesNeighbors) {
    self.flow = flow
    self.series = series
    budget = max(200_000, flow.screens.count * 2 * Self.skippedLimit)
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
  mutating func firstScreens() -> Set<Int> {
    arrivals(at: flow.root.map { [(target: $0, range: facts)] } ?? [])
  }

  /// Finds the screens to which a screen may lead on.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The screens, by their numbers.
  mutating func following(_ screen: ScreenID) -> Set<Int> {
    let declared = flow.screens[screen.rawValue]
    var found = arrivals(at: next(of: screen, in: facts))
    for label in declared.choiceLabels {
      let links = declared.choices.filter { $0.label == label }
        .map { (target: Optional($0.target), condition: $0.condition) }
      found.formUnion(arrivals(at: first(of: links, in: facts).taken))
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
      guard let candidate = before, !ranges.isEmpty else { break }
      let condition = flow.screens[candidate.rawValue].condition
      let parts = ranges.map { $0.split(by: condition, in: flow) }
      if parts.contains(where: { $0.0 != nil }) { found.insert(candidate.rawValue) }
      ranges = parts.flatMap { $0.1 }
      if ranges.count > Self.rangeLimit { ranges = [facts] }
      before = series.neighbor(of: candidate, .backward)
    }
    return found
  }

  /// Where a link leads, nil for nowhere, with what the facts are then.
  private typealias Taken = (target: ScreenID?, range: FactRange)

  /// Finds the screens at which one arrives by a move.
  ///
  /// - Parameter links: Where the move may lead.
  /// - Returns: The screens, by their numbers.
  private mutating func arrivals(at links: [Taken]) -> Set<Int> {
    var found: Set<Int> = []
    var left = min(Self.moveLimit, budget)
    let given = left
    for link in links {
      guard let target = link.target else { continue }
      arrive(at: target, in: link.range, past: [], &found, &left)
    }
    budget -= given - left
    return left > 0 ? found : arrivalsWhatever(at: links.compactMap { $0.target })
  }

  /// Finds the screens at which one arrives by a move if every condition may hold or not.
  ///
  /// - Parameter targets: Where the move may lead.
  /// - Returns: The screens, by their numbers.
  private func arrivalsWhatever(at targets: [ScreenID]) -> Set<Int> {
    var found = Set(targets.map { $0.rawValue })
    var reached = targets
    for _ in 0..<Self.skippedLimit where !reached.isEmpty {
      var behind: [ScreenID] = []
      for screen in reached {
        flow.forEachLink(from: screen, series) { (target, kind, _) in
          switch kind {
          case .past: if found.insert(target.rawValue).inserted { behind.append(target) }
          case .next, .choice, .back, .pastBack: break
          }
        }
      }
      reached = behind
    }
    return found.filter { presence(of: ScreenID(rawValue: $0)).canBeShown }
  }

  /// Comes to a screen, or past it to the next one.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: What the facts may be.
  ///   - passed: The screens that were skipped; whoever comes to one again goes round in circles.
  ///   - found: What was found so far.
  ///   - left: How many ranges may still be looked at; none gives up.
  private func arrive(
    at screen: ScreenID,
    in range: FactRange,
    past passed: [ScreenID],
    _ found: inout Set<Int>,
    _ left: inout Int
  ) {
    if left == 0 { return }
    left -= 1
    let (shown, skipped) = range.split(by: flow.screens[screen.rawValue].condition, in: flow)
    if shown != nil { found.insert(screen.rawValue) }
    if passed.contains(screen) || passed.count == Self.skippedLimit { return }
    for part in skipped {
      for link in next(of: screen, in: part) {
        guard let target = link.target ?? series.neighbor(of: screen, .forward) else { continue }
        arrive(at: target, in: link.range, past: passed + [screen], &found, &left)
      }
    }
  }

  /// Finds where the next screen is, by a screen's own word or that of the series.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - range: What the facts may be.
  /// - Returns: The screens, nil for nowhere, each with what the facts are then.
  private func next(of screen: ScreenID, in range: FactRange) -> [Taken] {
    let declared = flow.screens[screen.rawValue]
    let links = declared.branches.map { (target: $0.target, condition: Optional($0.condition)) }
    let (taken, left) = first(of: links, in: range)
    let last =
      declared.information.map { $0.next } ?? series.neighbor(of: screen, .forward)
    return taken + left.map { (target: last, range: $0) }
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
  ) -> (taken: [Taken], left: [FactRange]) {
    var taken: [Taken] = []
    var left = [range]
    for link in links {
      let parts = left.map { $0.split(by: link.condition, in: flow) }
      taken += parts.compactMap { (part) in part.0.map { (target: link.target, range: $0) } }
      left = parts.flatMap { $0.1 }
      if left.count > Self.rangeLimit { left = [range] }
    }
    return (taken, left)
  }
}
