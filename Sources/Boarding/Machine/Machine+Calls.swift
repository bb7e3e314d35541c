/// The calls that a change sends, in the order that is the same on all platforms.
extension Machine {
  /// Sends what comes before the alongside animations.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - membership: Which screens get and lose their place.
  ///   - isAnimated: Whether the transition takes time.
  ///   - events: Where the events are appended.
  func emitBeginning(
    of change: StackChange,
    _ membership: StackChange.Membership,
    isAnimated: Bool,
    into events: inout [Event]
  ) {
    let source = change.source
    let destination = change.destination
    emit(.transitionBegan(change.passage, isAnimated: isAnimated), into: &events)
    emitPlaced(membership.placed, into: &events)
    for screen in membership.removed { emit(.willLeaveStack(screen), into: &events) }
    if membership.sourceLeaves { emit(.willLeaveStack(source), into: &events) }
    if membership.destinationEnters { emit(.willEnterStack(destination), into: &events) }
    emit(.willDisappear(source), into: &events)
    emit(.willAppear(destination), into: &events)
    emit(.willShow(destination), into: &events)
  }

  /// Sends what comes after the alongside animations.
  ///
  /// The did-calls of removed screens in the middle follow the call of the old top where that
  /// leaves, otherwise the call of the new top.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - membership: Which screens get and lose their place.
  ///   - events: Where the events are appended.
  func emitEnd(
    of change: StackChange,
    _ membership: StackChange.Membership,
    into events: inout [Event]
  ) {
    let source = change.source
    let destination = change.destination
    emit(.didDisappear(source), into: &events)
    emit(.didAppear(destination), into: &events)
    if membership.sourceLeaves {
      emit(.didLeaveStack(source), into: &events)
      for screen in membership.removed { emit(.didLeaveStack(screen), into: &events) }
    }
    if membership.destinationEnters { emit(.didEnterStack(destination), into: &events) }
    if !membership.sourceLeaves {
      for screen in membership.removed { emit(.didLeaveStack(screen), into: &events) }
    }
    emit(.didShow(destination), into: &events)
    emit(.committed(change.passage), into: &events)
    emit(.screenChanged(focus: destination), into: &events)
    emit(.transitionEnded(change.passage), into: &events)
  }

  /// Sends the calls of a change that has no transition: the first screen, or the stack below.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - events: Where the events are appended.
  func rearrange(_ change: StackChange, into events: inout [Event]) {
    let destination = change.destination
    let membership = change.membership
    emitPlaced(membership.placed, into: &events)
    for screen in membership.removed { emit(.willLeaveStack(screen), into: &events) }
    for screen in membership.removed { emit(.didLeaveStack(screen), into: &events) }
    if membership.destinationEnters {
      emit(.willEnterStack(destination), into: &events)
      emit(.willAppear(destination), into: &events)
      emit(.didAppear(destination), into: &events)
      emit(.didEnterStack(destination), into: &events)
    }
    emit(.committed(change.passage), into: &events)
    if membership.destinationEnters { emit(.screenChanged(focus: destination), into: &events) }
  }

  /// Sends the calls of screens that are placed below the top, bottom first.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - events: Where the events are appended.
  private func emitPlaced(_ screens: [ScreenID], into events: inout [Event]) {
    for screen in screens {
      emit(.willEnterStack(screen), into: &events)
      emit(.didEnterStack(screen), into: &events)
    }
  }
}
