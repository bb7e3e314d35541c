public import Boarding
import BoardingScript

extension Flow {
  /// The links of the flow: of each screen the next one, the choices, where it leads on while it is
  /// skipped, and the ways back.
  ///
  /// Where the way back leads to whatever lies below, it stands there for each screen that can lie
  /// there; in a flow that looks at facts that is so for the screens of the series too.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens, links and ways back.
  public var links: [FlowGraph.Link] {
    let series = SeriesNeighbors(of: self)
    var forward: [[FlowGraph.Link]] = []
    var back: [[ScreenID]] = []
    for place in screens.indices {
      let source = ScreenID(rawValue: place)
      var links: [FlowGraph.Link] = []
      var previous: [ScreenID] = []
      forEachLink(from: source, series) { (target, kind, condition) in
        switch kind {
        case .next: links.append(link(from: source, to: target, by: .next, when: condition))
        case .choice(let label):
          links.append(link(from: source, to: target, by: .choice(label), when: condition))
        case .past:
          let words = screens[place].condition.map { self.words(for: $0) } ?? ""
          let means = FlowGraph.Link.Means.skipping(unless: words)
          links.append(link(from: source, to: target, by: means, when: condition))
        case .back: previous.append(target)
        case .pastBack: break
        }
      }
      forward.append(links)
      back.append(previous)
    }
    if options.settings.isForwardOnly { return forward.flatMap { $0 } }
    if isConditional {
      let ways = WaysBack(of: self, series)
      back = ways.targets.map { $0.sorted().map { ScreenID(rawValue: $0) } }
    } else {
      addWaysBelow(to: &back, along: forward)
    }
    return screens.indices.flatMap { (place) in
      forward[place]
        + back[place].map { link(from: ScreenID(rawValue: place), to: $0, by: .back) }
    }
  }

  /// Adds the ways back of screens that say that they lead to what lies below.
  ///
  /// - Parameters:
  ///   - back: The ways back that are written down, by screen.
  ///   - forward: The links forward, by screen.
  private func addWaysBelow(to back: inout [[ScreenID]], along forward: [[FlowGraph.Link]]) {
    for link in forward.joined() where link.source != link.target {
      let target = link.target.rawValue
      guard case .below? = screens[target].information?.previous,
        back[target].last != link.source
      else { continue }
      back[target].append(link.source)
    }
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
