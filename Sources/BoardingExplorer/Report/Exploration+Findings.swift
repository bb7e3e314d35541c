public import Boarding

extension Exploration {
  /// The screens that never came on top, in the order of their declaration.
  ///
  /// - Complexity: O(*n*), where *n* is the number of states.
  public var unseenScreens: [ScreenID] {
    var isSeen = [Bool](repeating: false, count: flow.screens.count)
    for state in 0..<stateCount {
      if let top = top(ofState: state) { isSeen[top.rawValue] = true }
    }
    return isSeen.indices.filter { !isSeen[$0] }.map { ScreenID(rawValue: $0) }
  }

  /// What breaks a rule and is not allowed, by rule and then by screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of states and transitions.
  public var findings: [Finding] { judgement.findings }

  /// What breaks a rule and is allowed, by rule and then by screen.
  ///
  /// - Complexity: As `findings`.
  public var silencedFindings: [SilencedFinding] { judgement.silenced }

  /// What breaks a rule: what is not allowed, and what is.
  ///
  /// - Complexity: As `findings`.
  public var judgement: Judgement {
    var findings: [Finding] = []
    var silenced: [SilencedFinding] = []
    var isUsed = [Bool](repeating: false, count: flow.allowances.count)
    for finding in unreachableScreens + deadEnds + fingerTraps + idleChoices {
      let place = flow.allowances.firstIndex {
        $0.rule == finding.problem.rule && finding.concerns($0)
      }
      if let place {
        isUsed[place] = true
        silenced.append(SilencedFinding(finding: finding, reason: flow.allowances[place].reason))
      } else {
        findings.append(finding)
      }
    }
    for (place, allowance) in flow.allowances.enumerated() where !isUsed[place] {
      findings.append(
        Finding(
          problem: .unusedAllowance(allowance.rule),
          screen: allowance.screen,
          state: nil,
          stateCount: 0,
          isWithinBound: !isComplete
        )
      )
    }
    return Judgement(
      findings: inOrder(findings) { $0 },
      silenced: inOrder(silenced) { $0.finding }
    )
  }

  /// Sorts by rule and then by screen.
  ///
  /// - Parameters:
  ///   - items: What is sorted.
  ///   - finding: Returns the finding of an item.
  /// - Returns: The items; those of the same rule and screen stay in their order.
  private func inOrder<Item>(_ items: [Item], finding: (Item) -> Finding) -> [Item] {
    let places = items.indices.sorted { (left, right) in
      let (first, second) = (finding(items[left]), finding(items[right]))
      return (first.problem.rule.rawValue, first.screen.rawValue, left)
        < (second.problem.rule.rawValue, second.screen.rawValue, right)
    }
    return places.map { items[$0] }
  }

  /// Screens that cannot come on top, as far as that is certain.
  ///
  /// Where a limit stopped the walk, the links of the flow decide: they lead at least as far as
  /// the machine goes.
  private var unreachableScreens: [Finding] {
    var unseen = unseenScreens
    if !isComplete, !unseen.isEmpty {
      let tree = FlowGraph(of: flow).shortestPaths()
      unseen = unseen.filter { !tree.reaches($0) }
    }
    return unseen.map {
      Finding(problem: .unreachable, screen: $0, state: nil, stateCount: 0, isWithinBound: false)
    }
  }
}

extension Finding {
  /// Tells whether an allowance is about a screen of the finding.
  ///
  /// - Parameter allowance: The allowance.
  /// - Returns: True for its screen; for a loop, for each of its screens.
  fileprivate func concerns(_ allowance: Flow.Allowance) -> Bool {
    switch problem {
    case .loop(let screens): screens.contains(allowance.screen)
    case .unreachable, .deadEnd, .fingerTrap, .sameChoices, .choiceLikeNext, .deadChoice,
      .unusedAllowance:
      screen == allowance.screen
    }
  }
}
