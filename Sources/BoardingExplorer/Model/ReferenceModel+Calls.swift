import Boarding

/// What a change tells its screens, worked out from the lists before and after.
extension ReferenceModel {
  /// Tells the screens that are placed below the top.
  ///
  /// - Parameter change: The change.
  mutating func tellPlacing(_ change: Change) {
    for place in change.places.dropLast() where !change.leaves(place.screen) {
      events.append(.willEnterStack(place.screen))
      events.append(.didEnterStack(place.screen))
    }
  }

  /// Tells the screens that were placed below the top and are not after all, topmost first.
  ///
  /// - Parameter change: The change.
  mutating func tellTakingBack(_ change: Change) {
    for place in change.places.dropLast().reversed() where !change.leaves(place.screen) {
      events.append(.willLeaveStack(place.screen))
      events.append(.didLeaveStack(place.screen))
    }
  }

  /// Tells of another end than the one that was announced.
  ///
  /// - Parameters:
  ///   - hidden: The screen that is not shown after all.
  ///   - shown: The screen that is.
  mutating func tellTurning(from hidden: ScreenID, to shown: ScreenID) {
    events.append(.willDisappear(hidden))
    events.append(.willAppear(shown))
    events.append(.willShow(shown))
  }

  /// Tells the screens below the old top that leave, topmost first.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - event: What they are told.
  private mutating func tellMiddle(of change: Change, _ event: (ScreenID) -> Event.Kind) {
    for place in change.before.dropLast().reversed() where !change.makes(place.screen) {
      events.append(event(place.screen))
    }
  }

  /// Tells of the beginning of a transition.
  ///
  /// - Parameters:
  ///   - change: What it shows.
  ///   - motion: How it is shown.
  mutating func tellBeginning(of change: Change, _ motion: Motion) {
    let source = change.source
    let destination = change.destination
    events.append(.transitionBegan(change.passage, motion))
    if motion != .interactive { tellPlacing(change) }
    tellMiddle(of: change) { .willLeaveStack($0) }
    if !change.makes(source) { events.append(.willLeaveStack(source)) }
    if !change.leaves(destination) { events.append(.willEnterStack(destination)) }
    if isVisible {
      events.append(.willDisappear(source))
      events.append(.willAppear(destination))
    }
    events.append(.willShow(destination))
  }

  /// Tells of the end of a transition.
  ///
  /// - Parameter change: What it showed.
  mutating func tellEnd(of change: Change) {
    let source = change.source
    let destination = change.destination
    let isNew = !change.leaves(destination)
    if isVisible {
      events.append(.didDisappear(source))
      events.append(.didAppear(destination))
    }
    if change.makes(source) {
      if isNew { events.append(.didEnterStack(destination)) }
      tellMiddle(of: change) { .didLeaveStack($0) }
    } else {
      events.append(.didLeaveStack(source))
      tellMiddle(of: change) { .didLeaveStack($0) }
      if isNew { events.append(.didEnterStack(destination)) }
    }
    events.append(.didShow(destination))
    events.append(.committed(change.passage))
    if isVisible { events.append(.screenChanged(focus: destination)) }
    events.append(.transitionEnded(change.passage, isCancelled: false))
  }

  /// Tells of the end of a transition that went back.
  ///
  /// - Parameter change: What it would have shown.
  mutating func tellCancelledEnd(of change: Change) {
    let source = change.source
    let destination = change.destination
    events.append(.didDisappear(destination))
    events.append(.didAppear(source))
    if !change.leaves(destination) { events.append(.didLeaveStack(destination)) }
    if !change.makes(source) { events.append(.didEnterStack(source)) }
    tellMiddle(of: change) { .didEnterStack($0) }
    events.append(.didShow(source))
    events.append(.cancelled(change.passage))
    events.append(.transitionEnded(change.passage, isCancelled: true))
  }
}
