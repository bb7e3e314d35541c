/// How far a finger has come, in points and in progress.
extension Machine {
  /// The width of the container in points.
  var width: Double { state.settings.containerWidth }

  /// Returns what a translation to the right counts towards the destination of a direction.
  ///
  /// - Parameter direction: A direction along the flow.
  /// - Returns: 1 or -1: from left to right a swipe to the left goes forward.
  func sign(_ direction: Direction) -> Double {
    switch (direction, state.settings.layoutDirection) {
    case (.forward, .leftToRight), (.backward, .rightToLeft): -1
    case (.backward, .leftToRight), (.forward, .rightToLeft): 1
    }
  }

  /// Begins to turn translation into progress.
  ///
  /// - Parameters:
  ///   - operation: The operation that is shown.
  ///   - progress: How far it is where the finger came down.
  /// - Returns: How translation becomes progress.
  func drive(along operation: NavigationOperation, from progress: Double) -> State.Touch.Drive {
    let direction = operation.direction ?? .forward
    return State.Touch.Drive(
      direction: direction,
      sign: sign(direction),
      progress: progress,
      translation: 0
    )
  }

  /// Returns the progress where the finger is.
  ///
  /// - Parameter drive: How translation becomes progress.
  /// - Returns: The progress, not clamped.
  func progress(of drive: State.Touch.Drive) -> Double {
    let translation = state.touches[0].translation.x * drive.sign
    return drive.progress + (translation - drive.translation) / width
  }

  /// Keeps the progress where it is before the width of the container changes.
  mutating func anchorDrive() {
    guard case .driving(var drive)? = state.touches.first?.stage else { return }
    // Infinities of two signs would add up to no number.
    let limit = Double.greatestFiniteMagnitude
    drive.progress = min(max(progress(of: drive), -limit), limit)
    drive.translation = state.touches[0].translation.x * drive.sign
    state.touches[0].stage = .driving(drive)
  }

  /// Lets a finger that drives mean nothing any more.
  mutating func absorbDrive() {
    guard case .driving? = state.touches.first?.stage else { return }
    state.touches[0].stage = .absorbed
  }

  /// Lets a finger mean nothing any more, and a screen that it pulled stand in its place.
  mutating func absorbTouch() {
    endRecoil()
    if !state.touches.isEmpty { state.touches[0].stage = .absorbed }
  }

  /// Tells whether a finger came down too far from the edge at which the destination appears.
  ///
  /// - Parameter kind: Where the finger wants to go.
  /// - Returns: True if an edge is set and it did, or nobody said where it came down.
  func isOutsideEdge(_ kind: UserMove.Kind) -> Bool {
    guard let edge = state.settings.swipeRules.edgeWidth, let touch = state.touches.first
    else { return false }
    guard let start = touch.start else { return true }
    let isFromRight = sign(kind == .previous ? .backward : .forward) < 0
    return (isFromRight ? touch.width - start.x : start.x) > edge
  }
}

/// A screen that gives way where there is nothing beyond it.
extension Machine {
  /// Tells whether a swipe that came to nothing pulls at the screen.
  ///
  /// - Parameter answer: What became of the swipe.
  /// - Returns: True if there is no target and the rules give way.
  func isPull(_ answer: Answer) -> Bool {
    if state.settings.swipeRules.rubberBand == nil { return false }
    switch answer {
    case .refused(.noTarget), .refused(.atRoot): return true
    case .refused, .applied, .queued, .pending, .absorbed, .asks, .advanced: return false
    }
  }

  /// Returns how far a finger has pulled the screen.
  ///
  /// It never goes past its place: on the other side there may be a screen.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - drive: Which way it pulls.
  /// - Returns: Points to the right; negative to the left.
  func pull(of touch: State.Touch, _ drive: State.Touch.Drive) -> Double {
    guard let coefficient = state.settings.swipeRules.rubberBand,
      let band = RubberBand(coefficient: coefficient, dimension: width)
    else { return 0 }
    let translation = touch.translation.x
    return translation * drive.sign > 0 ? band.offset(ofPull: translation) : 0
  }

  /// How far the screen stands from its place because a finger pulls or has pulled it.
  ///
  /// - Parameter instant: An instant.
  /// - Returns: Points to the right; negative to the left.
  func pull(at instant: Instant) -> Double {
    guard let touch = state.touches.first else { return 0 }
    switch touch.stage {
    case .pulling(let drive): return pull(of: touch, drive)
    case .recoiling(let run, let animation): return run.progress(at: instant, in: animation)
    case .undecided, .deciding, .driving, .absorbed: return 0
    }
  }

  /// Lets the screen go back to its place, as the flow shows its transitions.
  ///
  /// - Parameter offset: How far it stands from there, in points to the right.
  mutating func recoil(from offset: Double) {
    let animation = flow.options.animation
    let run = RunningTransition.Run(
      rest: min(abs(offset) / width, 1),
      from: offset,
      to: 0,
      velocity: 0,
      speed: 1,
      in: animation,
      at: state.now
    )
    let isStill = state.settings.reducesMotion && state.settings.reducedMotionStyle == .instant
    if run.end == state.now || isStill { return }
    let entry = state.stack.topEntry ?? EntryID(rawValue: 0)
    state.touches = [
      State.Touch(start: nil, width: width, entry: entry, stage: .recoiling(run, animation))
    ]
  }

  /// Puts a screen that is pulled, or goes back to its place, there; a finger that pulls it means
  /// nothing any more.
  mutating func endPull() {
    endRecoil()
    if state.gesturePhase == .pulling { state.touches[0].stage = .absorbed }
  }

  /// Puts a screen that goes back to its place there.
  mutating func endRecoil() {
    if state.recoil != nil { state.touches = [] }
  }
}

extension Direction {
  /// The other direction.
  var opposite: Direction {
    switch self {
    case .forward: .backward
    case .backward: .forward
    }
  }

  /// Where a person wants to go who swipes in the direction.
  var move: UserMove.Kind {
    switch self {
    case .forward: .next
    case .backward: .previous
    }
  }

  /// What a refusal names a swipe in the direction by.
  var swipe: Input.Kind {
    switch self {
    case .forward: .swipeForward
    case .backward: .swipeBackward
    }
  }
}
