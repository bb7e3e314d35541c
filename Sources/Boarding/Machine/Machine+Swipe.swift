/// What a finger means: its direction, its progress, its verdict.
extension Machine {
  /// Decides the direction of a finger, as soon as it has moved far enough.
  ///
  /// - Parameters:
  ///   - translation: How far it has moved.
  ///   - events: Where the events are appended.
  /// - Returns: Applied while it has not; otherwise what the direction comes to.
  mutating func decide(_ translation: PanVector, into events: inout [Event]) -> Answer {
    let rules = state.settings.swipeRules
    let (across, along) = (abs(translation.x), abs(translation.y))
    let isVertical = rules.isHorizontalOnly && along > across && along > rules.slop
    if !isVertical, !(across > rules.slop) { return .applied(removed: RemovedScreens()) }
    let direction: Direction = translation.x * sign(.forward) > 0 ? .forward : .backward
    let kind = isVertical ? .pan : direction.swipe
    if state.isEnding {
      state.touches[0].stage = .absorbed
      return refuse(kind, .wrongPhase, into: &events)
    }
    let hasMoved = state.touches[0].entry != state.stack.topEntry
    if isVertical || hasMoved || isBusy {
      state.touches[0].stage = .absorbed
      let reason: Refusal.Reason =
        isVertical ? .mostlyVertical : hasMoved ? .staleSource : .transitionInProgress
      return refuse(kind, reason, screen: state.stack.top, into: &events)
    }
    state.touches[0].stage = .deciding(direction, insteadOf: nil)
    let move = UserMove(direction.move, motion: .interactive)
    return followTouch(after: takeUp(move, as: kind, into: &events), into: &events)
  }

  /// Goes on with a finger once the machine has learnt what it had to.
  ///
  /// - Parameters:
  ///   - answer: What became of the input that was asked about.
  ///   - events: Where the events are appended.
  /// - Returns: The same, or what became of the gesture if the input was its direction.
  mutating func followTouch(after answer: Answer, into events: inout [Event]) -> Answer {
    guard let touch = state.touches.first, question == nil else { return answer }
    switch touch.stage {
    case .deciding(let direction, let previous):
      return goOn(direction, insteadOf: previous, after: answer, into: &events)
    case .driving(let drive) where touch.release != nil:
      let before = drivenProgress
      _ = release(after: follow(drive, into: &events), from: before, into: &events)
    case .undecided, .driving, .pulling, .absorbed, .recoiling:
      _ = release(after: answer, from: 0, into: &events)
    }
    return answer
  }

  /// Goes on with a finger whose direction was decided, once that has come to something.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - previous: How the finger drove or pulled the other way before, or nil if it did not.
  ///   - answer: What became of the direction.
  ///   - events: Where the events are appended.
  /// - Returns: The same, or what became of the gesture if the finger was lifted meanwhile.
  private mutating func goOn(
    _ direction: Direction,
    insteadOf previous: State.Touch.Drive?,
    after answer: Answer,
    into events: inout [Event]
  ) -> Answer {
    if case .running(let transition) = state.phase, transition.isInteractive,
      transition.change.operation.direction == direction
    {
      var drive = drive(along: transition.change.operation, from: 0)
      if let previous {
        // The layout direction may have changed since the finger had its first direction.
        drive.sign = -previous.sign
        drive.translation = -(previous.translation - previous.progress * width)
      }
      state.touches[0].stage = .driving(drive)
      let followed = follow(drive, into: &events)
      guard case .driving(let now)? = state.touches.first?.stage, now.direction == direction
      else { return followed }
      if state.touches[0].release != nil {
        return release(after: answer, from: 0, into: &events)
      }
      if state.settings.swipeRules.isCompleting(from: 0, to: drivenProgress) {
        return complete(drive, into: &events)
      }
      return answer
    }
    if var previous {
      previous.hasTriedReverse = true
      state.touches[0].stage = previous.isPull ? .pulling(previous) : .driving(previous)
    } else if isPull(answer) {
      let sign = sign(direction)
      let drive = State.Touch.Drive(
        direction: direction,
        sign: sign,
        progress: 0,
        translation: 0,
        isPull: true
      )
      state.touches[0].stage = .pulling(drive)
    } else {
      state.touches[0].stage = .absorbed
    }
    if state.touches[0].release != nil {
      return release(after: answer, from: drivenProgress, into: &events)
    }
    return answer
  }

  /// Brings the driven transition, if there is one, to where the finger is.
  ///
  /// Beyond the origin the other direction may begin, where the rules let a swipe be reversed. As
  /// long as a question is open the finger has to wait.
  ///
  /// - Parameters:
  ///   - drive: How the translation becomes progress.
  ///   - events: Where the events are appended.
  /// - Returns: Applied, or what the other direction comes to.
  mutating func follow(_ drive: State.Touch.Drive, into events: inout [Event]) -> Answer {
    if case .asking = state.phase { return .applied(removed: RemovedScreens()) }
    let progress = progress(of: drive)
    if !drive.isPull { self.drive(to: progress, into: &events) }
    let isReversible = state.settings.swipeRules.isReversible && !state.isEnding
    if progress < 0, isReversible, !drive.hasTriedReverse {
      let direction = drive.direction.opposite
      state.touches[0].stage = .deciding(direction, insteadOf: drive)
      let move = UserMove(direction.move, motion: .interactive)
      return followTouch(after: takeUp(move, as: direction.swipe, into: &events), into: &events)
    }
    return .applied(removed: RemovedScreens())
  }

  /// Completes the driven transition while the finger is down.
  ///
  /// - Parameters:
  ///   - drive: How the translation becomes progress.
  ///   - events: Where the events are appended.
  /// - Returns: Applied, with the screens that this takes off.
  mutating func complete(_ drive: State.Touch.Drive, into events: inout [Event]) -> Answer {
    guard case .running(let transition) = state.phase else { return .absorbed }
    finish(
      transition,
      speed: state.settings.swipeRules.completionSpeed,
      velocity: fingerVelocity * drive.sign / width,
      into: &events
    )
    takeUpWaiting(into: &events)
    return .applied(removed: transition.change.removed)
  }

  /// Ends a gesture whose finger was lifted, unless the machine has to learn something first.
  ///
  /// - Parameters:
  ///   - answer: What became of the last sample.
  ///   - before: How far the driven transition was before it.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the gesture.
  mutating func release(
    after answer: Answer,
    from before: Double,
    into events: inout [Event]
  ) -> Answer {
    guard let touch = state.touches.first, let release = touch.release, question == nil
    else { return answer }
    emit(.gestureEnded, into: &events)
    state.touches = []
    var answer = answer
    if case .driving(let drive) = touch.stage, case .running(let transition) = state.phase {
      answer = judge(transition, drive, release, from: before, into: &events)
    } else if case .pulling(let drive) = touch.stage {
      recoil(from: pull(of: touch, drive))
    }
    if let pending = state.pendingAttempt, pending.isAllowed {
      answer = perform(pending, into: &events)
    }
    takeUpWaiting(into: &events)
    return answer
  }

  /// Lets the driven transition run on or back, by the rules.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - drive: How the translation became progress.
  ///   - release: How the finger was lifted.
  ///   - before: How far the transition was before the last sample.
  ///   - events: Where the events are appended.
  /// - Returns: Applied, with the screens that a finish takes off.
  private mutating func judge(
    _ transition: RunningTransition,
    _ drive: State.Touch.Drive,
    _ release: State.Touch.Release,
    from before: Double,
    into events: inout [Event]
  ) -> Answer {
    let rules = state.settings.swipeRules
    let velocity = release.velocity * drive.sign / width
    let progress = drivenProgress
    var isFinished = rules.verdict(progress: progress, velocity: velocity) == .finish
    if release.isCancelled, rules.systemCancel == .cancels {
      isFinished = false
    } else if rules.isCompleting(from: before, to: progress) {
      isFinished = true
    }
    if isFinished {
      finish(transition, speed: rules.completionSpeed, velocity: velocity, into: &events)
      return .applied(removed: transition.change.removed)
    }
    cancel(transition, speed: rules.completionSpeed, velocity: velocity, into: &events)
    return .applied(removed: RemovedScreens())
  }
}
