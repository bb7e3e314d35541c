import Boarding

/// What becomes of the stack.
extension ReferenceModel {
  /// Tells whether a screen may come.
  func knows(_ screen: ScreenID) -> Bool {
    screen.rawValue >= 0 && screen.rawValue < world.screenCount ?? .max
      || world.screenCount == nil && screen.rawValue == .max
  }

  /// Tells whether a screen is on the stack.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: True if it is.
  func holds(_ screen: ScreenID) -> Bool { places.contains { $0.screen == screen } }

  /// Finds a screen that a command names and that may not come.
  ///
  /// - Parameter command: The command.
  /// - Returns: The first such screen, or nil.
  func firstUnknown(in command: Command) -> ScreenID? {
    switch command {
    case .start(.absent), .skipTo(.absent): nil
    case .start(let screen), .push(let screen), .popTo(let screen), .replaceTop(let screen),
      .skipTo(let screen):
      knows(screen) ? nil : screen
    case .setStack(let screens), .resume(let screens): screens.first { !knows($0) }
    case .pop, .popToRoot, .finishFlow: nil
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
      return (.none, [place(of: try first(screen))])
    case .resume(let list):
      return try setting(try resumed(list))
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
      let screen = try last(screen)
      let isOnStack = holds(screen)
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
    if holds(target) { return (.pop, try uncovering(target)) }
    return (.pop, places.dropLast() + [place(of: target)])
  }

  /// Where a move leads by the tables of the world.
  func target(of kind: UserMove.Kind) -> ScreenID? {
    guard let top else { return nil }
    let number = top.rawValue
    if isConditional { return conditionalTarget(of: kind, from: number) }
    switch kind {
    case .next:
      if let word = word(of: number) { return word.next.map(ScreenID.init) }
      return neighbor(of: number, 1)
    case .previous:
      guard let word = word(of: number) else { return neighbor(of: number, -1) }
      switch word.previous {
      case .below: return places.dropLast().last?.screen
      case .screen(let target): return target
      case .none: return nil
      }
    case .choice(let label):
      guard labels.indices.contains(label.rawValue) else { return nil }
      let name = labels[label.rawValue]
      return world.choices[number].first { $0.label == name }.map { ScreenID(rawValue: $0.target) }
    }
  }

  /// The neighbour of a screen in the series.
  ///
  /// - Parameters:
  ///   - number: The number of the screen.
  ///   - step: How far away it is.
  /// - Returns: The neighbour, if any.
  func neighbor(of number: Int, _ step: Int) -> ScreenID? {
    guard let index = world.series.firstIndex(of: number) else { return nil }
    guard world.series.indices.contains(index + step) else { return nil }
    return ScreenID(rawValue: world.series[index + step])
  }

  /// Objects to a screen that is on the stack.
  ///
  /// - Parameter screen: The screen.
  /// - Throws: The reason against it.
  private func refuseTwice(_ screen: ScreenID) throws(Objection) {
    if holds(screen) { throw Objection(reason: .alreadyOnStack, screen: screen) }
  }

  /// Takes everything off that is above a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: What stays, root first.
  /// - Throws: The reason against it.
  private func uncovering(_ screen: ScreenID) throws(Objection) -> [Place] {
    guard let index = places.firstIndex(where: { $0.screen == screen }) else {
      throw Objection(reason: .notOnStack, screen: screen)
    }
    if index == places.count - 1 { throw Objection(reason: .alreadyThere, screen: screen) }
    return Array(places[...index])
  }

  /// Makes a list the stack.
  ///
  /// - Parameter list: The screens, root first.
  /// - Returns: What kind of change that is, and the stack.
  /// - Throws: The reason against it.
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
