public import Boarding
import BoardingScript

extension Flow {
  /// The links of the flow: of each screen the next one, the choices, where it leads on while it is
  /// skipped, and the ways back.
  ///
  /// Where the way back leads to whatever lies below, it stands there for each screen that can lie
  /// there; in a flow that looks at facts that is so for the screens of the series too.
  ///
  /// A link forward says its own condition only: where its target is skipped, the links of the
  /// target say where that leads. Of the links of one kind the first one counts that is there, and
  /// those that are never there are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens, links and ways back; in a flow that
  ///   looks at facts O(*h* × *n*²) at the most, where *h* is the number of histories of news.
  public var links: [FlowGraph.Link] {
    let series = SeriesNeighbors(of: self)
    let onward = LinksForward(of: self, series)
    var forward: [[FlowGraph.Link]] = []
    var back: [[ScreenID]] = []
    for place in screens.indices {
      let source = ScreenID(rawValue: place)
      var previous: [ScreenID] = []
      forEachLink(from: source, series) { (target, kind, _) in
        switch kind {
        case .back: previous.append(target)
        case .next, .choice, .past, .pastBack: break
        }
      }
      forward.append(
        onward.links(of: source).map { (target, means, condition) in
          link(from: source, to: target, by: means, when: condition)
        }
      )
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
  ///   - condition: When it is there, or nil for always.
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
    return FlowGraph.Link(
      source: source,
      target: target,
      means: means,
      isSwiped: isButton && options.settings.allowsGestures && screen.allowsGestures,
      isGuarded: other.enterAnswer != .allow || (means == .back && screen.leaveAnswer != .allow),
      condition: condition.map { words(for: $0) }
    )
  }
}
