/// Samples of a finger, from its touch to its lift.
extension Machine {
  /// Takes a sample of a finger.
  ///
  /// - Parameters:
  ///   - pan: The sample.
  ///   - events: Where the events are appended.
  /// - Returns: Applied; absorbed where the gesture means nothing any more; pending or asks where
  ///   its direction has just been decided; or a refusal.
  mutating func handle(_ pan: Pan, into events: inout [Event]) -> Answer {
    if !pan.isFinite { return refuse(.pan, .invalidSample, into: &events) }
    switch pan {
    case .began(let start):
      return touch(at: start, into: &events)
    case .moved(let sample):
      if !state.isFingerDown { return refuse(.pan, .wrongPhase, into: &events) }
      track(sample)
      return move(sample, into: &events)
    case .ended(let sample):
      if !state.isFingerDown { return refuse(.pan, .wrongPhase, into: &events) }
      return lift(sample, isCancelled: false, into: &events)
    case .cancelled(let sample):
      if !state.isFingerDown { return refuse(.pan, .wrongPhase, into: &events) }
      return lift(sample, isCancelled: true, into: &events)
    }
  }

  /// Puts a finger down.
  ///
  /// Where something runs, the policy decides; what it refuses is absorbed until the finger is
  /// lifted.
  ///
  /// - Parameters:
  ///   - start: Where it comes down, or nil if nobody says.
  ///   - events: Where the events are appended.
  /// - Returns: Applied, or a refusal.
  private mutating func touch(at start: PanVector?, into events: inout [Event]) -> Answer {
    switch state.phase {
    case .empty, .asking, .ended:
      return refuse(.pan, .wrongPhase, into: &events)
    case .resting, .running:
      if state.isTouched || state.isEnding || !state.isContainerVisible {
        return refuse(.pan, .wrongPhase, into: &events)
      }
    }
    let entry = state.stack.topEntry ?? EntryID(rawValue: 0)
    var touch = State.Touch(start: start, width: width, entry: entry, stage: .undecided)
    touch.tracker.add(.zero, at: state.now)
    guard case .running(let transition) = state.phase else {
      state.touches = [touch]
      return .applied(removed: RemovedScreens())
    }
    switch state.settings.swipePolicy {
    case .finish where state.queue.isEmpty && !transition.isInteractive:
      end(transition, into: &events)
      takeUpWaiting(into: &events)
      state.touches = [touch]
      return .applied(removed: RemovedScreens())
    case .grab:
      if let obstacle = obstacle(toGrabbing: transition) {
        touch.stage = .absorbed
        state.touches = [touch]
        return refuse(.pan, obstacle.reason, screen: obstacle.screen, into: &events)
      }
      let progress = grab(transition, into: &events)
      touch.stage = .driving(drive(along: transition.change.operation, from: progress))
      state.touches = [touch]
      return .applied(removed: RemovedScreens())
    case .refuse, .finish:
      touch.stage = .absorbed
      state.touches = [touch]
      return refuse(.pan, .transitionInProgress, into: &events)
    }
  }

  /// Notes where the finger is.
  ///
  /// - Parameter sample: The sample.
  private mutating func track(_ sample: PanSample) {
    let now = state.now
    state.touches[0].track(sample, at: now)
  }

  /// Follows the finger.
  ///
  /// - Parameters:
  ///   - sample: Where it is.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the sample.
  @inline(__always)
  private mutating func move(_ sample: PanSample, into events: inout [Event]) -> Answer {
    switch state.touches[0].stage {
    case .undecided:
      return decide(sample.translation, into: &events)
    case .driving(let drive):
      let before = drivenProgress
      let answer = follow(drive, into: &events)
      if state.settings.swipeRules.isCompleting(from: before, to: drivenProgress),
        case .driving(let drive) = state.touches.first?.stage
      {
        return complete(drive, into: &events)
      }
      return answer
    case .pulling(let drive):
      return follow(drive, into: &events)
    case .deciding:
      return .applied(removed: RemovedScreens())
    case .absorbed, .recoiling:
      return .absorbed
    }
  }

  /// Lifts the finger, or lets the system take the gesture away.
  ///
  /// - Parameters:
  ///   - sample: Where the finger was at last.
  ///   - isCancelled: Whether the system took the gesture away.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the gesture.
  private mutating func lift(
    _ sample: PanSample,
    isCancelled: Bool,
    into events: inout [Event]
  ) -> Answer {
    track(sample)
    let before = drivenProgress
    state.touches[0].release = State.Touch.Release(
      velocity: fingerVelocity,
      isCancelled: isCancelled
    )
    var answer: Answer
    switch state.touches[0].stage {
    case .undecided where isCancelled && state.settings.swipeRules.systemCancel == .cancels:
      answer = .applied(removed: RemovedScreens())
    case .undecided: answer = decide(sample.translation, into: &events)
    case .driving(let drive), .pulling(let drive): answer = follow(drive, into: &events)
    case .deciding: answer = .applied(removed: RemovedScreens())
    case .absorbed, .recoiling: answer = .absorbed
    }
    return release(after: answer, from: before, into: &events)
  }

  /// How fast the finger moves to the right, in points per second: what its last sample says, or
  /// else what the last samples make of it.
  var fingerVelocity: Double {
    let touch = state.touches[0]
    return touch.reportedVelocity?.x ?? touch.tracker.velocity(at: state.now).x
  }

  /// How far the transition is that the finger drives, or 0 if it drives none.
  var drivenProgress: Double {
    guard case .running(let transition) = state.phase,
      case .interactive(let hold) = transition.stage
    else { return 0 }
    return hold.progress
  }
}
