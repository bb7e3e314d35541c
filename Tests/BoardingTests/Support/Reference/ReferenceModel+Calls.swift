import Boarding

/// What a change tells its screens, worked out from the lists before and after.
extension ReferenceModel {
  /// The calls of screens that are placed below the top.
  func placing(_ change: Change) -> [Event.Kind] {
    change.after.dropLast().filter { !change.left.contains($0) }
      .flatMap { [.willEnterStack($0), .didEnterStack($0)] }
  }

  /// The calls of screens that were placed below the top and are not after all, topmost first.
  func takingBack(_ change: Change) -> [Event.Kind] {
    change.after.dropLast().reversed().filter { !change.left.contains($0) }
      .flatMap { [.willLeaveStack($0), .didLeaveStack($0)] }
  }

  /// The calls of another end than the one that was announced.
  func turning(from hidden: ScreenID, to shown: ScreenID) -> [Event.Kind] {
    [.willDisappear(hidden), .willAppear(shown), .willShow(shown)]
  }

  /// The screens below the old top that leave, topmost first.
  private func middle(of change: Change) -> [ScreenID] {
    change.left.dropLast().reversed().filter { !change.after.contains($0) }
  }

  func beginning(of change: Change, _ motion: Motion) -> [Event.Kind] {
    let source = change.source
    let destination = change.destination
    var calls: [Event.Kind] = [.transitionBegan(change.passage, motion)]
    if motion != .interactive { calls += placing(change) }
    calls += middle(of: change).map { .willLeaveStack($0) }
    if !change.after.contains(source) { calls.append(.willLeaveStack(source)) }
    if !change.left.contains(destination) { calls.append(.willEnterStack(destination)) }
    if isVisible { calls += [.willDisappear(source), .willAppear(destination)] }
    return calls + [.willShow(destination)]
  }

  func end(of change: Change) -> [Event.Kind] {
    let source = change.source
    let destination = change.destination
    let middle = middle(of: change)
    var calls: [Event.Kind] = []
    if isVisible { calls += [.didDisappear(source), .didAppear(destination)] }
    let entering: [Event.Kind] =
      change.left.contains(destination) ? [] : [.didEnterStack(destination)]
    if change.after.contains(source) {
      calls += entering + middle.map { .didLeaveStack($0) }
    } else {
      calls += [.didLeaveStack(source)] + middle.map { .didLeaveStack($0) } + entering
    }
    calls += [.didShow(destination), .committed(change.passage)]
    if isVisible { calls.append(.screenChanged(focus: destination)) }
    return calls + [.transitionEnded(change.passage, isCancelled: false)]
  }

  func cancelledEnd(of change: Change) -> [Event.Kind] {
    let source = change.source
    let destination = change.destination
    var calls: [Event.Kind] = [.didDisappear(destination), .didAppear(source)]
    if !change.left.contains(destination) { calls.append(.didLeaveStack(destination)) }
    if !change.after.contains(source) { calls.append(.didEnterStack(source)) }
    calls += middle(of: change).map { .didEnterStack($0) }
    return calls + [
      .didShow(source), .cancelled(change.passage),
      .transitionEnded(change.passage, isCancelled: true),
    ]
  }
}
