import Boarding

extension Exploration {
  /// Screens, and loops of screens, from which no way leads to an end of the flow.
  ///
  /// The facts stay as they are: who has denied something must get on all the same. Guards are
  /// lifted where they may be, because they stand for what a person has to do first.
  ///
  /// What may follow a state that was not tried out may lead to an end, so that these findings are
  /// certain whatever stopped the walk. Of states from which no end can be reached those count
  /// that cannot be left for good: what leads there is mended with them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of states and transitions.
  var deadEnds: [Finding] {
    let isLost = lostStates
    guard let root = flow.root, isLost.contains(true) else { return [] }
    let groups = groupsWithoutExit(among: isLost)
    var places: [[ScreenID]: Int] = [:]
    var findings: [(screens: [ScreenID], state: Int, count: Int)] = []
    for group in groups {
      let screens = Set(group.map { (top(ofState: $0) ?? root).rawValue }).sorted()
        .map { ScreenID(rawValue: $0) }
      let first = group.min() ?? 0
      if let place = places[screens] {
        findings[place].state = min(findings[place].state, first)
        findings[place].count += group.count
      } else {
        places[screens] = findings.count
        findings.append((screens, first, group.count))
      }
    }
    return findings.map { (screens, state, count) in
      Finding(
        problem: screens.count == 1 ? .deadEnd : .loop(screens),
        screen: screens[0],
        state: state,
        stateCount: count,
        isWithinBound: false
      )
    }
  }

  /// Tells of each state whether no end can be reached from it.
  private var lostStates: [Bool] {
    var isEnd = [Bool](repeating: false, count: flow.screens.count)
    for end in flow.endScreens { isEnd[end.rawValue] = true }
    var isLost = [Bool](repeating: true, count: stateCount)
    var found: [Int] = []
    for state in 0..<stateCount {
      let isAtEnd = top(ofState: state).map { isEnd[$0.rawValue] } ?? false
      if isAtEnd || isOpenState[state] || flowEnd(ofState: state) != nil {
        isLost[state] = false
        found.append(state)
      }
    }
    let (offsets, sources) = reversedTransitions
    while let state = found.popLast() {
      for place in offsets[state]..<offsets[state + 1] {
        let source = Int(sources[place])
        if !isLost[source] { continue }
        isLost[source] = false
        found.append(source)
      }
    }
    return isLost
  }

  /// The states from which transitions lead to each state, in compressed rows.
  private var reversedTransitions: (offsets: [Int], sources: [UInt32]) {
    var offsets = [Int](repeating: 0, count: stateCount + 1)
    for state in 0..<stateCount {
      for transition in moves(ofState: state) {
        offsets[Int(targetOfTransition[transition]) + 1] += 1
      }
    }
    for state in 0..<stateCount { offsets[state + 1] += offsets[state] }
    var places = offsets
    var sources = [UInt32](repeating: 0, count: transitionCount)
    for state in 0..<stateCount {
      for transition in moves(ofState: state) {
        let target = Int(targetOfTransition[transition])
        sources[places[target]] = UInt32(state)
        places[target] += 1
      }
    }
    return (offsets, sources)
  }

  /// Returns the transitions of a state that leave the facts as they are.
  ///
  /// - Parameter state: The number of the state.
  /// - Returns: The numbers of the transitions; those that change facts come last in each state.
  fileprivate func moves(ofState state: Int) -> Range<Int> {
    let all = transitions(ofState: state)
    let facts = all.firstIndex { (transition) in
      switch inputs[Int(inputOfTransition[transition])].action {
      case .history, .fact: true
      case .start, .next, .back, .choice, .swipe, .cancelledSwipe, .answer: false
      }
    }
    return all.lowerBound..<(facts ?? all.upperBound)
  }

  /// Finds groups of states that lead to one another and to no other state.
  ///
  /// - Parameter isLost: The states that are looked at; they lead to one another only.
  /// - Returns: The groups, in a fixed order.
  /// - SeeAlso: Tarjan, "Depth-first search and linear graph algorithms" (1972), here without
  ///   recursion.
  private func groupsWithoutExit(among isLost: [Bool]) -> [[Int]] {
    var search = GroupSearch(stateCount: stateCount)
    for state in 0..<stateCount where isLost[state] && search.order[state] == 0 {
      search.visit(state, in: self)
    }
    return search.groups
  }
}

/// A search for groups of states that lead to one another and to no other state.
private struct GroupSearch {
  /// When each state was found, counted from 1; 0 for one that was not.
  var order: [Int]
  /// The earliest state that each one leads back to, as far as it is known.
  private var low: [Int]
  /// The number of the group of each state, or -1 while it has none.
  private var group: [Int]
  /// The states that have no group yet.
  private var waiting: [Int] = []
  /// The number of states that were found.
  private var count = 0
  /// The number of groups.
  private var groupCount = 0
  /// The groups that nothing leads out of.
  private(set) var groups: [[Int]] = []

  /// Prepares a search.
  ///
  /// - Parameter stateCount: The number of states.
  init(stateCount: Int) {
    order = [Int](repeating: 0, count: stateCount)
    low = order
    group = [Int](repeating: -1, count: stateCount)
  }

  /// Follows every way from a state.
  ///
  /// - Parameters:
  ///   - root: The state, which was not found yet.
  ///   - exploration: The states and transitions.
  mutating func visit(_ root: Int, in exploration: Exploration) {
    var path = [(state: root, next: exploration.moves(ofState: root).lowerBound)]
    find(root)
    while let (state, next) = path.last {
      if next < exploration.moves(ofState: state).upperBound {
        path[path.count - 1].next += 1
        let target = Int(exploration.targetOfTransition[next])
        if order[target] == 0 {
          find(target)
          path.append((target, exploration.moves(ofState: target).lowerBound))
        } else if group[target] < 0 {
          low[state] = min(low[state], order[target])
        }
        continue
      }
      path.removeLast()
      if let parent = path.last { low[parent.state] = min(low[parent.state], low[state]) }
      if low[state] == order[state] { close(state, in: exploration) }
    }
  }

  /// Notes that a state is found.
  ///
  /// - Parameter state: The state.
  private mutating func find(_ state: Int) {
    count += 1
    order[state] = count
    low[state] = count
    waiting.append(state)
  }

  /// Makes a group of a state and those behind it that have none.
  ///
  /// - Parameters:
  ///   - state: The state of the group that was found first.
  ///   - exploration: The states and transitions.
  private mutating func close(_ state: Int, in exploration: Exploration) {
    var members: [Int] = []
    repeat {
      members.append(waiting.removeLast())
    } while members[members.count - 1] != state
    for member in members { group[member] = groupCount }
    let isClosed = members.allSatisfy { (member) in
      exploration.moves(ofState: member).allSatisfy {
        group[Int(exploration.targetOfTransition[$0])] == groupCount
      }
    }
    if isClosed { groups.append(members) }
    groupCount += 1
  }
}
