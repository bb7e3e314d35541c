/// The calls that a change sends, in the order that is the same on all platforms.
extension Machine {
  /// Sends what comes before the alongside animations.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - membership: Which screens get and lose their place.
  ///   - motion: How the transition is shown.
  ///   - events: Where the events are appended.
  func emitBeginning(
    of change: StackChange,
    _ membership: StackChange.Membership,
    _ motion: Motion,
    into events: inout [Event]
  ) {
    let source = change.sourceOrAbsent
    let destination = change.destination
    emit(.transitionBegan(change.passage, motion), into: &events)
    if motion != .interactive { emitPlaced(membership.placed, into: &events) }
    for screen in membership.removed { emit(.willLeaveStack(screen), into: &events) }
    if membership.sourceLeaves { emit(.willLeaveStack(source), into: &events) }
    if membership.destinationEnters { emit(.willEnterStack(destination), into: &events) }
    if state.isContainerVisible {
      emit(.willDisappear(source), into: &events)
      emit(.willAppear(destination), into: &events)
    }
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
  mutating func emitEnd(
    of change: StackChange,
    _ membership: StackChange.Membership,
    into events: inout [Event]
  ) {
    let source = change.sourceOrAbsent
    let destination = change.destination
    if state.isContainerVisible {
      emit(.didDisappear(source), into: &events)
      emit(.didAppear(destination), into: &events)
    }
    if membership.sourceLeaves {
      emit(.didLeaveStack(source), into: &events)
      for screen in membership.removed { emit(.didLeaveStack(screen), into: &events) }
    }
    if membership.destinationEnters { emit(.didEnterStack(destination), into: &events) }
    if !membership.sourceLeaves {
      for screen in membership.removed { emit(.didLeaveStack(screen), into: &events) }
    }
    emit(.didShow(destination), into: &events)
    noteStep(destination)
    emit(.committed(change.passage), into: &events)
    if state.isContainerVisible { emit(.screenChanged(focus: destination), into: &events) }
    emit(.transitionEnded(change.passage, isCancelled: false), into: &events)
  }

  /// Sends what announces another end of the transition than was announced before.
  ///
  /// - Parameters:
  ///   - hidden: The screen that will not be shown after all.
  ///   - shown: The screen that will be shown instead.
  ///   - events: Where the events are appended.
  func emitTurn(from hidden: ScreenID, _ shown: ScreenID, _ events: inout [Event]) {
    if state.isContainerVisible {
      emit(.willDisappear(hidden), into: &events)
      emit(.willAppear(shown), into: &events)
    }
    emit(.willShow(shown), into: &events)
  }

  /// Sends what comes after the way back of a cancelled transition.
  ///
  /// Every place on the stack closes where it began: the destination's is left, the others' are
  /// entered.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - membership: Which screens would have got and lost their place.
  ///   - events: Where the events are appended.
  func emitCancelledEnd(
    of change: StackChange,
    _ membership: StackChange.Membership,
    into events: inout [Event]
  ) {
    let source = change.sourceOrAbsent
    emit(.didDisappear(change.destination), into: &events)
    emit(.didAppear(source), into: &events)
    if membership.destinationEnters { emit(.didLeaveStack(change.destination), into: &events) }
    if membership.sourceLeaves { emit(.didEnterStack(source), into: &events) }
    for screen in membership.removed { emit(.didEnterStack(screen), into: &events) }
    emit(.didShow(source), into: &events)
    emit(.cancelled(change.passage), into: &events)
    emit(.transitionEnded(change.passage, isCancelled: true), into: &events)
  }

  /// Sends the calls of a change that has no transition: the first screen, or the stack below.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - events: Where the events are appended.
  mutating func rearrange(_ change: StackChange, into events: inout [Event]) {
    let destination = change.destination
    let membership = change.membership
    emitPlaced(membership.placed, into: &events)
    for screen in membership.removed { emit(.willLeaveStack(screen), into: &events) }
    for screen in membership.removed { emit(.didLeaveStack(screen), into: &events) }
    if membership.destinationEnters {
      emit(.willEnterStack(destination), into: &events)
      if state.isContainerVisible {
        emit(.willAppear(destination), into: &events)
        emit(.didAppear(destination), into: &events)
      }
      emit(.didEnterStack(destination), into: &events)
    }
    noteStep(destination)
    emit(.committed(change.passage), into: &events)
    if membership.destinationEnters, state.isContainerVisible {
      emit(.screenChanged(focus: destination), into: &events)
    }
  }

  /// Sends the calls of screens that are placed below the top, bottom first.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - events: Where the events are appended.
  func emitPlaced(_ screens: [ScreenID], into events: inout [Event]) {
    for screen in screens {
      emit(.willEnterStack(screen), into: &events)
      emit(.didEnterStack(screen), into: &events)
    }
  }

  /// Sends the calls of screens that were placed below the top and lose that place again.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - events: Where the events are appended.
  func emitTakenBack(_ screens: [ScreenID], into events: inout [Event]) {
    for screen in screens.reversed() {
      emit(.willLeaveStack(screen), into: &events)
      emit(.didLeaveStack(screen), into: &events)
    }
  }
}
