public import Boarding
import BoardingScript

extension Flow {
  /// The links of the flow: of each screen the next one, the choices, where it leads on while it is
  /// skipped, and the ways back.
  ///
  /// Where the way back leads to whatever lies below, it stands there for each screen that leads
  /// here.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens and links.
  public var links: [FlowGraph.Link] {
    let series = SeriesNeighbors(of: self)
    var forward: [[FlowGraph.Link]] = []
    var leading = [[ScreenID]](repeating: [], count: screens.count)
    for place in screens.indices {
      let links = forwardLinks(from: ScreenID(rawValue: place), series)
      for link in links where !(leading[link.target.rawValue].last == link.source) {
        leading[link.target.rawValue].append(link.source)
      }
      forward.append(links + waysPast(ScreenID(rawValue: place), series))
    }
    return screens.indices.flatMap { (place) in
      forward[place]
        + waysBack(from: ScreenID(rawValue: place), series, over: leading[place])
    }
  }

  /// Returns the links that lead on from a screen.
  ///
  /// - Parameters:
  ///   - source: The screen.
  ///   - series: The neighbours in the series.
  /// - Returns: The next screen, and the choices.
  private func forwardLinks(from source: ScreenID, _ series: SeriesNeighbors) -> [FlowGraph.Link] {
    let screen = screens[source.rawValue]
    var links = screen.branches.compactMap { (branch) in
      branch.target.map { link(from: source, to: $0, by: .next, when: branch.condition) }
    }
    if let next = screen.information.map({ $0.next }) ?? series.neighbor(of: source, .forward) {
      links.append(link(from: source, to: next, by: .next))
    }
    return links
      + screen.choices.map {
        link(from: source, to: $0.target, by: .choice($0.label), when: $0.condition)
      }
  }

  /// Returns where a screen leads on while it is skipped.
  ///
  /// - Parameters:
  ///   - source: The screen.
  ///   - series: The neighbours in the series.
  /// - Returns: Its next screens, or the one behind it in the series where it has none; no link for
  ///   a screen that is always there.
  private func waysPast(_ source: ScreenID, _ series: SeriesNeighbors) -> [FlowGraph.Link] {
    let screen = screens[source.rawValue]
    guard let condition = screen.condition else { return [] }
    let means = FlowGraph.Link.Means.skipping(unless: words(for: condition))
    let following = series.neighbor(of: source, .forward)
    let branches = screen.branches.map { (target: $0.target, condition: Optional($0.condition)) }
    return (branches + [(screen.information.flatMap { $0.next }, nil)]).compactMap { (branch) in
      (branch.target ?? following).map {
        link(from: source, to: $0, by: means, when: branch.condition)
      }
    }
  }

  /// Returns the ways back from a screen.
  ///
  /// - Parameters:
  ///   - source: The screen.
  ///   - series: The neighbours in the series.
  ///   - leading: The screens that lead to it.
  /// - Returns: The links; none where nobody goes back.
  private func waysBack(
    from source: ScreenID,
    _ series: SeriesNeighbors,
    over leading: [ScreenID]
  ) -> [FlowGraph.Link] {
    if options.settings.isForwardOnly { return [] }
    let targets: [ScreenID] =
      switch screens[source.rawValue].information?.previous {
      case .below?: leading.filter { $0 != source }
      case .screen(let previous)?: [previous]
      case .some(.none): []
      case nil: series.neighbor(of: source, .backward).map { [$0] } ?? []
      }
    return targets.map { link(from: source, to: $0, by: .back) }
  }

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - source: The screen that is left or covered.
  ///   - target: The screen to which it leads.
  ///   - means: What takes it.
  ///   - condition: When it is there, or nil for always; its target has a condition beside that.
  /// - Returns: The link.
  private func link(
    from source: ScreenID,
    to target: ScreenID,
    by means: FlowGraph.Link.Means,
    when condition: Condition? = nil
  ) -> FlowGraph.Link {
    let (screen, other) = (screens[source.rawValue], screens[target.rawValue])
    let isButton =
      switch means {
      case .next, .back: true
      case .choice, .skipping: false
      }
    let conditions = [condition, means == .back ? nil : other.condition].compactMap { $0 }
      .map { words(for: $0) }
    return FlowGraph.Link(
      source: source,
      target: target,
      means: means,
      isSwiped: isButton && options.settings.allowsGestures && screen.allowsGestures,
      isGuarded: other.enterAnswer != .allow || (means == .back && screen.leaveAnswer != .allow),
      condition: conditions.isEmpty ? nil : conditions.joined(separator: " and ")
    )
  }
}
