/// Writing the inputs of a run down.
extension BoardingNavigationController {
  /// Begins to write down what reaches the engine; before the first screen only.
  ///
  /// ```swift
  /// let onboarding = BoardingNavigationController(screensToPresent: [FirstScreen()])
  /// onboarding.startRecording()
  /// onboarding.start()
  /// let log = onboarding.stopRecording()
  /// ```
  ///
  /// The log begins with the surroundings as they are now where those are not the usual ones, so
  /// that it says everything that a replay needs. It grows with each input until the recording
  /// stops. Nothing is written down unless somebody asks.
  ///
  /// - Returns: False if there is a screen already, and nothing is recorded: what came before
  ///   would be missing.
  @discardableResult
  public func startRecording() -> Bool {
    guard isAtTheBeginning else { return false }
    var log = InputLog()
    let fresh = Machine(flow: Self.openFlow())
    for setting in machine.state.settings.differences(from: fresh.state.settings) {
      log.append(.input(.setting(setting)))
    }
    if !machine.state.isContainerVisible { log.append(.input(.container(.disappear))) }
    let elapsed = Input.advance(nanoseconds: now.nanoseconds)
    log.append(elapsed, answered: .advanced(remainingNanoseconds: 0))
    log.choiceLabels = choiceLabels
    log.guardReasons = guardReasons
    recorder = Recorder(log)
    return true
  }

  /// True before the first screen, outside of callbacks, while no screen thinks about being it.
  var isAtTheBeginning: Bool {
    if turn.isActive || machine.pendingScreen != nil { return false }
    switch machine.state.phase {
    case .empty: return true
    case .resting, .asking, .running, .ended: return false
    }
  }

  /// Ends a recording.
  ///
  /// - Returns: What was written down, or nil if nothing was recorded.
  @discardableResult
  public func stopRecording() -> InputLog? {
    defer { recorder = nil }
    return inputLog
  }

  /// What has been written down since the recording began, or nil if nothing is recorded.
  public var inputLog: InputLog? { recorder?.log }

  /// Writes an input down while the objects that it names are known.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - answer: What the engine said to it.
  func record(_ input: Input, answered answer: Answer) {
    // A name is asked for outside of any access to the log: it may be code that reads the log.
    for id in input.screens where recorder?.log.names(id) == false {
      let name = table[id]?.name ?? ""
      recorder?.log.name(id, name)
    }
    recorder?.log.append(input, answered: answer)
    if let count = recorder?.log.choiceLabels.count, count < choiceLabels.count {
      recorder?.log.choiceLabels = choiceLabels
    }
    if let count = recorder?.log.guardReasons.count, count < guardReasons.count {
      recorder?.log.guardReasons = guardReasons
    }
  }

  /// Writes down that somebody asked what a swipe would come to.
  ///
  /// - Parameter direction: The direction.
  func recordProbe(_ direction: Direction) {
    recorder?.log.append(.probed(direction))
  }

  /// Writes down what was declined without reaching the engine.
  ///
  /// - Parameter events: The events that say so.
  func recordDeclined(_ events: [Event]) {
    for event in events {
      switch event.kind {
      case .refused(let refusal):
        recorder?.log.append(.declined(refusal.input, refusal.reason))
      case .stopped(let limit):
        recorder?.log.append(.stopped(limit: limit))
      case .eligibilityChanged(let direction, let reason):
        recorder?.log.append(.eligibilityChanged(direction, reason))
      case .transitionBegan, .interactionUpdated, .interactionChanged, .transitionGrabbed,
        .gestureEnded, .willEnterStack, .didEnterStack, .willLeaveStack, .didLeaveStack,
        .willAppear, .didAppear, .willDisappear, .didDisappear, .willShow, .didShow, .committed,
        .cancelled, .flowFinished, .screenChanged, .transitionEnded, .pending:
        break
      }
    }
  }
}

extension Settings {
  /// Finds the changes that lead from other surroundings to these.
  ///
  /// - Parameter other: The surroundings to begin with.
  /// - Returns: The changes, at most one of each kind.
  fileprivate func differences(from other: Settings) -> [Setting] {
    var changes: [Setting] = []
    if containerWidth != other.containerWidth { changes.append(.containerWidth(containerWidth)) }
    if layoutDirection != other.layoutDirection {
      changes.append(.layoutDirection(layoutDirection))
    }
    if reducesMotion != other.reducesMotion { changes.append(.reduceMotion(reducesMotion)) }
    if reducedMotionStyle != other.reducedMotionStyle {
      changes.append(.reducedMotionStyle(reducedMotionStyle))
    }
    if movePolicy != other.movePolicy { changes.append(.movePolicy(movePolicy)) }
    if commandPolicy != other.commandPolicy { changes.append(.commandPolicy(commandPolicy)) }
    if swipePolicy != other.swipePolicy { changes.append(.swipePolicy(swipePolicy)) }
    if swipeRules != other.swipeRules { changes.append(.swipeRules(swipeRules)) }
    if allowsGestures != other.allowsGestures { changes.append(.gestures(allowsGestures)) }
    if isForwardOnly != other.isForwardOnly { changes.append(.forwardOnly(isForwardOnly)) }
    for placed in guardAnswers {
      changes.append(.guardAnswer(placed.screen, placed.side, placed.answer))
    }
    return changes
  }
}
