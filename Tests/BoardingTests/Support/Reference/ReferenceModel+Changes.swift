import Boarding

extension ReferenceModel {
  /// Tells whether a screen may come.
  func knows(_ screen: ScreenID) -> Bool {
    screen.rawValue >= 0 && screen.rawValue < world.screenCount ?? .max
      || world.screenCount == nil && screen.rawValue == .max
  }

  /// The screens that a command names.
  func named(by command: Command) -> [ScreenID] {
    switch command {
    case .start(.absent), .skipTo(.absent): []
    case .start(let screen), .push(let screen), .popTo(let screen), .replaceTop(let screen),
      .skipTo(let screen):
      [screen]
    case .setStack(let screens): screens
    case .pop, .popToRoot, .finishFlow: []
    }
  }

  /// Works out what a command makes of the stack.
  func result(
    of command: Command
  ) throws(Objection) -> (operation: NavigationOperation, after: [Place]) {
    switch command {
    case .start(.absent), .skipTo(.absent):
      throw Objection(reason: .noTarget)
    case .start(let screen):
      return (.none, [place(of: screen)])
    case .push(let screen):
      try refuseTwice(screen)
      return (.push, places + [place(of: screen)])
    case .pop:
      if places.count == 1 { throw Objection(reason: .atRoot, screen: top) }
      return (.pop, Array(places.dropLast()))
    case .popTo(let screen):
      return (.pop, try uncovering(screen))
    case .popToRoot:
      if places.count == 1 { throw Objection(reason: .alreadyThere, screen: top) }
      return (.pop, [places[0]])
    case .replaceTop(let screen):
      try refuseTwice(screen)
      return (.replace, places.dropLast() + [place(of: screen)])
    case .setStack(let list):
      return try setting(list)
    case .skipTo(let screen):
      let isOnStack = screens.contains(screen)
      return try isOnStack ? result(of: .popTo(screen)) : result(of: .push(screen))
    case .finishFlow:
      throw Objection(reason: .wrongPhase)
    }
  }

  /// Works out where a user move leads, and what that makes of the stack.
  func result(
    of move: UserMove,
    leadingTo target: ScreenID?
  ) throws(Objection) -> (operation: NavigationOperation, after: [Place]) {
    guard let target else {
      let isAtRoot = move.kind == .previous && places.count == 1
      throw Objection(reason: isAtRoot ? .atRoot : .noTarget, screen: top)
    }
    if move.kind != .previous { return try result(of: .push(target)) }
    if screens.contains(target) { return (.pop, try uncovering(target)) }
    return (.pop, places.dropLast() + [place(of: target)])
  }

  /// Where a move leads by the tables of the world.
  func target(of kind: UserMove.Kind) -> ScreenID? {
    guard let top else { return nil }
    let number = top.rawValue
    switch kind {
    case .next:
      if let word = world.words[number] { return word.next.map(ScreenID.init) }
      return neighbor(of: number, 1)
    case .previous:
      guard let word = world.words[number] else { return neighbor(of: number, -1) }
      switch word.previous {
      case .below: return screens.dropLast().last
      case .screen(let target): return target
      case .none: return nil
      }
    case .choice(let label):
      guard world.labels.indices.contains(label.rawValue) else { return nil }
      let name = world.labels[label.rawValue]
      return world.choices[number].first { $0.label == name }.map { ScreenID(rawValue: $0.target) }
    }
  }

  private func neighbor(of number: Int, _ step: Int) -> ScreenID? {
    guard let index = world.series.firstIndex(of: number) else { return nil }
    guard world.series.indices.contains(index + step) else { return nil }
    return ScreenID(rawValue: world.series[index + step])
  }

  private func refuseTwice(_ screen: ScreenID) throws(Objection) {
    if screens.contains(screen) { throw Objection(reason: .alreadyOnStack, screen: screen) }
  }

  private func uncovering(_ screen: ScreenID) throws(Objection) -> [Place] {
    guard let index = screens.firstIndex(of: screen) else {
      throw Objection(reason: .notOnStack, screen: screen)
    }
    if index == places.count - 1 { throw Objection(reason: .alreadyThere, screen: screen) }
    return Array(places[...index])
  }

  private func setting(
    _ list: [ScreenID]
  ) throws(Objection) -> (operation: NavigationOperation, after: [Place]) {
    for (index, screen) in list.enumerated() where list[..<index].contains(screen) {
      throw Objection(reason: .alreadyOnStack, screen: screen)
    }
    if list == screens { throw Objection(reason: .alreadyThere, screen: top) }
    var after: [Place] = []
    var entry = nextEntry
    for screen in list {
      if let known = places.first(where: { $0.screen == screen }) {
        after.append(known)
      } else {
        after.append(Place(screen: screen, entry: entry))
        entry += 1
      }
    }
    if places.isEmpty || list.last == top { return (.none, after) }
    return (screens.contains { $0 == list.last } ? .pop : .push, after)
  }

  /// The next place, for a screen that is not on the stack.
  private func place(of screen: ScreenID) -> Place {
    Place(screen: screen, entry: nextEntry)
  }

  /// Makes the stack another one and tells what was taken off, topmost first.
  mutating func commit(_ change: Change) -> [ScreenID] {
    dropPending()
    places = change.places
    for place in places { nextEntry = max(nextEntry, place.entry + 1) }
    return change.removed
  }
}
