import Boarding

/// Where facts let a person go, by the tables of the world.
extension ReferenceModel {
  /// Tells whether a condition holds.
  private func holds(_ condition: World.Condition?) -> Bool {
    condition?.tests.allSatisfy { $0.values.contains(facts[$0.fact]) } ?? true
  }

  /// Tells whether somebody who comes to a screen passes it.
  func isSkipped(_ number: Int) -> Bool {
    !holds(world.conditions[number])
  }

  /// Where a move leads in a world in which something looks at facts.
  func conditionalTarget(of kind: UserMove.Kind, from number: Int) -> ScreenID? {
    switch kind {
    case .next: return passing(onward(from: number))
    case .previous: return conditionalPrevious(of: number)
    case .choice(let label):
      guard labels.indices.contains(label.rawValue) else { return nil }
      let name = labels[label.rawValue]
      let link = world.choices[number].first { $0.label == name && holds($0.condition) }
      return passing(link?.target)
    }
  }

  /// Goes on from a screen as long as one comes to screens that are passed.
  private func passing(_ first: Int?) -> ScreenID? {
    var passed: [Int] = []
    var current = first
    while let number = current, isSkipped(number) {
      if passed.contains(number) { return nil }
      passed.append(number)
      current = onward(from: number) ?? neighbor(of: number, 1)?.rawValue
    }
    return current.map(ScreenID.init)
  }

  /// Where a screen leads on, whether that is passed or not.
  private func onward(from number: Int) -> Int? {
    for branch in world.branches[number] ?? [] where holds(branch.condition) {
      return branch.target
    }
    if let word = world.words[number] { return word.next }
    return neighbor(of: number, 1)?.rawValue
  }

  /// What comes before a screen: what was visited, if anything was.
  private func conditionalPrevious(of number: Int) -> ScreenID? {
    let below = screens.dropLast().last
    switch world.words[number]?.previous {
    case .some(.none): return nil
    case .some(.below): return below
    case .some(.screen(let target)):
      return screens.contains(target) || !isSkipped(target.rawValue) ? target : below
    case nil:
      guard let place = world.series.firstIndex(of: number) else {
        return world.branches[number] == nil ? nil : below
      }
      if let below { return below }
      return world.series[..<place].last { !isSkipped($0) }.map(ScreenID.init)
    }
  }

  /// The first screen of a run that is asked to begin with one.
  func first(_ screen: ScreenID) throws(Objection) -> ScreenID {
    guard let first = passing(screen.rawValue) else { throw Objection(reason: .noTarget) }
    return first
  }

  /// The screens with which a run begins that was left with some.
  func resumed(_ list: [ScreenID]) throws(Objection) -> [ScreenID] {
    let below = Array(list.dropLast())
    if let last = list.last {
      if !isSkipped(last.rawValue) { return list }
      if let shown = passing(last.rawValue) {
        return below.contains(shown) ? below : below + [shown]
      }
      if !below.isEmpty { return below }
    }
    if world.screenCount == nil { throw Objection(reason: .noTarget) }
    return [try first(ScreenID(rawValue: world.series.first ?? 0))]
  }

  /// The screen at which one arrives who wants to go to the last one.
  func last(_ screen: ScreenID) throws(Objection) -> ScreenID {
    if screens.contains(screen) || !isSkipped(screen.rawValue) { return screen }
    let way = world.series.isEmpty ? Array(0..<(world.screenCount ?? 0)) : world.series
    guard let place = way.firstIndex(of: screen.rawValue),
      let last = way[..<place].last(where: { !isSkipped($0) })
    else { throw Objection(reason: .noTarget) }
    return ScreenID(rawValue: last)
  }

  /// Counts the steps before each place in the series anew, unless stack and facts are as they were.
  ///
  /// A screen of the series is a step while one comes to it, or has it on the stack.
  mutating func countSteps() {
    if stepsAreCounted { return }
    stepsAreCounted = true
    var count = 0
    for (place, number) in world.series.enumerated() {
      stepsBefore[place] = count
      if !isSkipped(number) || places.contains(where: { $0.screen.rawValue == number }) {
        count += 1
      }
    }
    stepsBefore[world.series.count] = count
  }
}
