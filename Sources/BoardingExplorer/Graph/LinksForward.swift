import Boarding
import BoardingScript

/// The links forward of the screens of a flow, without those that are never there.
///
/// Of the links of one kind the first one counts that is there; so a link is left out if its
/// condition holds only where an earlier one is there, and one that leads on from a skipped screen
/// if its condition holds only where the screen is not skipped. Where more than 512 ranges of facts
/// would have to be told apart, a link may stay that is never there.
struct LinksForward {
  /// The flow.
  private let flow: Flow
  /// The neighbours in the series.
  private let series: SeriesNeighbors
  /// What facts may be, for each history of news.
  private let ranges: [FactRange]

  /// How many ranges may be told apart at once.
  private static let rangeLimit = 512

  /// A link: where it leads, what takes it, and its own condition, or nil for always.
  typealias Link = (target: ScreenID, means: FlowGraph.Link.Means, condition: Flow.Condition?)

  /// Prepares the links of a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - series: The neighbours in the series.
  init(of flow: Flow, _ series: SeriesNeighbors) {
    self.flow = flow
    self.series = series
    let news = flow.histories.map { flow.settings(for: $0) }
    ranges = news.isEmpty ? [FactRange()] : news.map { FactRange($0) }
  }

  /// Finds the links of a screen.
  ///
  /// - Parameter source: The screen.
  /// - Returns: The next screens, the choices, and where it leads on while it is skipped, each in
  ///   the order of the declaration.
  /// - Complexity: O(*n*), where *n* is the number of links, times that of the histories of news.
  func links(of source: ScreenID) -> [Link] {
    let screen = flow.screens[source.rawValue]
    let following = series.neighbor(of: source, .forward)
    let last = screen.information.map { $0.next } ?? following
    let onward = screen.branches.map { (target: $0.target, condition: Optional($0.condition)) }
    var links: [Link] = []
    var left = ranges
    for (target, condition) in onward + [(last, nil)] {
      if take(condition, from: &left), let target { links.append((target, .next, condition)) }
    }
    var leftByLabel: [ChoiceID: [FactRange]] = [:]
    for choice in screen.choices {
      left = leftByLabel[choice.label] ?? ranges
      if take(choice.condition, from: &left) {
        links.append((choice.target, .choice(choice.label), choice.condition))
      }
      leftByLabel[choice.label] = left
    }
    guard let condition = screen.condition else { return links }
    let means = FlowGraph.Link.Means.skipping(unless: flow.words(for: condition))
    left = ranges.flatMap { $0.split(by: condition, in: flow).1 }
    for (target, condition) in onward + [(last, nil)] {
      let target = target ?? following
      if take(condition, from: &left), let target { links.append((target, means, condition)) }
    }
    return links
  }

  /// Tells whether a link is there for some facts, and leaves those for which it is not.
  ///
  /// - Parameters:
  ///   - condition: The condition of the link, or nil for always.
  ///   - left: What facts may be where no earlier link is there.
  /// - Returns: True if it may be there.
  private func take(_ condition: Flow.Condition?, from left: inout [FactRange]) -> Bool {
    let parts = left.map { $0.split(by: condition, in: flow) }
    let others = parts.flatMap { $0.1 }
    if others.count <= Self.rangeLimit { left = others }
    return parts.contains { $0.0 != nil }
  }
}
