import Boarding
import BoardingMotion

/// What a finger does, by the words of the design.
extension ReferenceModel {
  /// A finger on the screen.
  struct Finger: Sendable {
    /// Where it came down, if somebody said it.
    var start: PanVector?
    /// The width of the container when it came down.
    var startWidth: Double
    /// The place that was on top when it came down.
    var entry: UInt32?
    /// When it was where, in points to the right.
    var samples: [(now: Int64, x: Double)]
    /// What it means.
    var stage: Stage = .undecided
    /// How it was lifted, kept as long as a question is open.
    var release: Release?

    /// How far it has come to the right, in points.
    var x: Double { samples[samples.count - 1].x }
  }

  /// What the finger means.
  enum Stage: Sendable {
    /// Nobody knows yet.
    case undecided
    /// A question about a direction is open.
    case deciding(Direction, insteadOf: Hold?)
    /// It drives a transition.
    case driving(Hold)
    /// It pulls at a screen that leads nowhere.
    case pulling(Hold)
    /// It means nothing any more.
    case absorbed
  }

  /// From where a finger drives a transition.
  struct Hold: Sendable {
    /// Where it leads.
    var direction: Direction
    /// What a point to the right counts towards the destination.
    var sign: Double
    /// The progress when it began to drive.
    var progressThen: Double
    /// How far it had come then.
    var translationThen: Double
    /// True if the other direction led nowhere.
    var hasTriedOtherWay = false
    /// True if it pulls at a screen.
    var isPull = false
  }

  /// How a finger was lifted.
  struct Release: Sendable {
    /// How fast it went to the right, in points a second.
    var velocity: Double
    /// True if the system took it away.
    var isCancelled: Bool
  }

  /// Takes a sample of a finger.
  mutating func take(_ pan: Pan) throws(Objection) -> Outcome {
    switch pan {
    case .began(let start):
      for number in [start?.x, start?.y] { try checkFinite(number) }
      return try touch(at: start)
    case .moved(let sample), .ended(let sample), .cancelled(let sample):
      let velocity = sample.velocity
      for number in [sample.translation.x, sample.translation.y, velocity?.x, velocity?.y] {
        try checkFinite(number)
      }
      if finger == nil || finger?.release != nil { throw Objection(reason: .wrongPhase) }
      finger?.samples.append((now, sample.translation.x))
      if case .moved = pan { return move(sample) }
      let isCancelled = if case .cancelled = pan { true } else { false }
      return lift(sample, isCancelled: isCancelled)
    }
  }

  /// Objects to a number that is not finite.
  ///
  /// - Parameter number: The number, if there is one.
  /// - Throws: The reason against it.
  private func checkFinite(_ number: Double?) throws(Objection) {
    if let number, number - number != 0 { throw Objection(reason: .invalidSample) }
  }

  /// Takes a finger that comes down.
  ///
  /// - Parameter start: Where, if somebody says it.
  /// - Returns: What came of it.
  /// - Throws: The reason against it.
  private mutating func touch(at start: PanVector?) throws(Objection) -> Outcome {
    if places.isEmpty || isAsking || isEnding || finger != nil || !isVisible {
      throw Objection(reason: .wrongPhase)
    }
    var touch = Finger(
      start: start,
      startWidth: settings.containerWidth,
      entry: places.last?.entry,
      samples: [(now, 0)]
    )
    recoilEnd = nil
    if let showing = running {
      let canInterrupt = !showing.isDriven && queue.isEmpty
      switch settings.swipePolicy {
      case .finish where canInterrupt:
        endRunning()
      case .grab where canInterrupt && barrier(toCatching: showing) == nil:
        touch.stage = .driving(grab(showing))
      case .refuse, .finish, .grab:
        touch.stage = .absorbed
        finger = touch
        if settings.swipePolicy == .grab, canInterrupt, let barrier = barrier(toCatching: showing) {
          throw barrier
        }
        throw Objection(reason: .transitionInProgress)
      }
    }
    finger = touch
    return .applied([])
  }

  /// What the settings and the screens have against a finger that catches what runs.
  private func barrier(toCatching showing: Showing) -> Objection? {
    let leadsBack = showing.change.operation == .pop
    if settings.isForwardOnly, leadsBack == showing.isCancelled {
      return Objection(reason: .forwardOnly, screen: top)
    }
    if !settings.allowsGestures { return Objection(reason: .gesturesOff) }
    if world.screenCount == nil { return nil }
    for screen in [showing.change.before.last?.screen, showing.change.destination] {
      if let screen, isFingerless(screen) {
        return Objection(reason: .screenDisallowsGestures, screen: screen)
      }
    }
    return nil
  }

  /// Catches what runs; the stack reads as before it.
  private mutating func grab(_ showing: Showing) -> Hold {
    var grabbed = showing
    grabbed.origin = showing.progress(at: now)
    grabbed.end = nil
    grabbed.isCancelled = false
    grabbed.announcesSource = showing.isCancelled
    grabbed.hasPlaced = !showing.isCancelled
    places = showing.change.before
    phase = .running(grabbed)
    events.append(.transitionGrabbed(progress: grabbed.origin))
    let direction: Direction = showing.change.operation == .pop ? .backward : .forward
    return Hold(
      direction: direction,
      sign: sign(of: direction),
      progressThen: grabbed.origin,
      translationThen: 0
    )
  }

  /// Towards the end side goes forward, towards the start side back.
  private func sign(of direction: Direction) -> Double {
    (direction == .forward) == (settings.layoutDirection == .leftToRight) ? -1 : 1
  }

  /// Takes a finger that moves.
  ///
  /// - Parameter sample: Where it is.
  /// - Returns: What came of it.
  private mutating func move(_ sample: PanSample) -> Outcome {
    switch finger?.stage {
    case .undecided:
      return decide(sample.translation)
    case .driving where !isAsking:
      let before = running?.origin ?? 0
      let outcome = follow()
      return hasCrossed(from: before) ? complete() : outcome
    case .pulling where !isAsking:
      return follow()
    case .deciding, .driving, .pulling:
      return .applied([])
    case .absorbed, nil:
      return .absorbed
    }
  }

  /// Takes a finger that is lifted.
  ///
  /// - Parameters:
  ///   - sample: Where and how fast it is.
  ///   - isCancelled: True if the system took it away.
  /// - Returns: What came of it.
  private mutating func lift(_ sample: PanSample, isCancelled: Bool) -> Outcome {
    let velocity = sample.velocity?.x ?? trackedVelocity
    finger?.release = Release(velocity: velocity, isCancelled: isCancelled)
    let before = running?.origin ?? 0
    let outcome: Outcome
    switch finger?.stage {
    case .undecided where isCancelled && settings.swipeRules.systemCancel == .cancels:
      outcome = .applied([])
    case .undecided: outcome = decide(sample.translation)
    case .driving where !isAsking, .pulling where !isAsking: outcome = follow()
    case .deciding, .driving, .pulling: outcome = .applied([])
    case .absorbed, nil: outcome = .absorbed
    }
    return letGo(after: outcome, from: before)
  }

  /// The way of the last 100 ms by their time, the last sample included.
  private var trackedVelocity: Double {
    guard let samples = finger?.samples else { return 0 }
    let recent = samples.filter { now - $0.now <= 100_000_000 }
    guard let first = recent.first, let last = recent.last, first.now < last.now else { return 0 }
    return (last.x - first.x) * 1e9 / Double(last.now - first.now)
  }

  /// Decides where the first movement beyond the slop leads.
  private mutating func decide(_ translation: PanVector) -> Outcome {
    let rules = settings.swipeRules
    let (across, along) = (abs(translation.x), abs(translation.y))
    let isVertical = rules.isHorizontalOnly && along > across && along > rules.slop
    if across <= rules.slop, !isVertical { return .applied([]) }
    let direction: Direction = translation.x * sign(of: .forward) > 0 ? .forward : .backward
    finger?.stage = .absorbed
    let kind: Input.Kind =
      isVertical ? .pan : direction == .forward ? .swipeForward : .swipeBackward
    if isEnding { return refuse(kind, Objection(reason: .wrongPhase)) }
    if isVertical { return refuse(kind, Objection(reason: .mostlyVertical, screen: top)) }
    if finger?.entry != places.last?.entry {
      return refuse(kind, Objection(reason: .staleSource, screen: top))
    }
    if isBusy { return refuse(kind, Objection(reason: .transitionInProgress, screen: top)) }
    return attempt(direction, insteadOf: nil)
  }

  /// Begins to drive in a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - hold: What it drove before, if anything.
  /// - Returns: What came of it.
  private mutating func attempt(_ direction: Direction, insteadOf hold: Hold?) -> Outcome {
    finger?.stage = .deciding(direction, insteadOf: hold)
    let move = UserMove(direction == .forward ? .next : .previous, motion: .interactive)
    let kind: Input.Kind = direction == .forward ? .swipeForward : .swipeBackward
    return goOn(after: takeUp(move, as: kind))
  }

  /// Goes on with a finger once no question is open any more.
  mutating func goOn(after outcome: Outcome) -> Outcome {
    guard let finger, !isAsking else { return outcome }
    switch finger.stage {
    case .deciding(let direction, let previous):
      return goOn(direction, insteadOf: previous, after: outcome)
    case .driving where finger.release != nil:
      let before = running?.origin ?? 0
      let followed = follow()
      _ = letGo(after: followed, from: before)
    case .undecided, .driving, .pulling, .absorbed:
      if finger.release != nil { _ = letGo(after: outcome, from: 0) }
    }
    return outcome
  }

  /// Goes on with a finger that wanted to drive.
  ///
  /// - Parameters:
  ///   - direction: Where it wanted to go.
  ///   - previous: What it drove before, if anything.
  ///   - outcome: What came of asking.
  /// - Returns: What came of it.
  private mutating func goOn(
    _ direction: Direction,
    insteadOf previous: Hold?,
    after outcome: Outcome
  ) -> Outcome {
    let hasBegun =
      running.map { $0.isDriven && ($0.change.operation == .pop) == (direction == .backward) }
    let isReleased = finger?.release != nil
    if hasBegun ?? false {
      // The other way begins where the first one has progress 0.
      let origin = previous.map {
        -($0.translationThen - $0.progressThen * settings.containerWidth)
      }
      let hold = Hold(
        direction: direction,
        // What was towards one destination goes away from the other, whatever the layout is now.
        sign: previous.map { -$0.sign } ?? sign(of: direction),
        progressThen: 0,
        translationThen: origin ?? 0
      )
      finger?.stage = .driving(hold)
      let followed = follow()
      guard case .driving(let hold) = finger?.stage, hold.direction == direction else {
        return followed
      }
      if isReleased { return letGo(after: outcome, from: 0) }
      return hasCrossed(from: 0) ? complete() : outcome
    }
    if var previous {
      previous.hasTriedOtherWay = true
      finger?.stage = previous.isPull ? .pulling(previous) : .driving(previous)
    } else {
      let isAtEnd = outcome == .refused(.noTarget) || outcome == .refused(.atRoot)
      let pull = Hold(
        direction: direction,
        sign: sign(of: direction),
        progressThen: 0,
        translationThen: 0,
        isPull: true
      )
      let givesWay = isAtEnd && settings.swipeRules.rubberBand != nil
      finger?.stage = givesWay ? .pulling(pull) : .absorbed
    }
    return isReleased ? letGo(after: outcome, from: running?.origin ?? 0) : outcome
  }

  /// Brings the transition to where the finger is.
  private mutating func follow() -> Outcome {
    guard let finger else { return .absorbed }
    let hold: Hold
    switch finger.stage {
    case .driving(let drive), .pulling(let drive): hold = drive
    case .undecided, .deciding, .absorbed: return .absorbed
    }
    let progress = progress(of: finger, hold)
    if !hold.isPull { bring(to: progress) }
    if progress < 0, settings.swipeRules.isReversible, !hold.hasTriedOtherWay, !isEnding {
      return attempt(hold.direction == .forward ? .backward : .forward, insteadOf: hold)
    }
    return .applied([])
  }

  /// Works out the progress of a finger.
  ///
  /// - Parameters:
  ///   - finger: The finger.
  ///   - hold: From where it drives.
  /// - Returns: The progress, beyond the ends too.
  private func progress(of finger: Finger, _ hold: Hold) -> Double {
    let way = finger.x * hold.sign - hold.translationThen
    return hold.progressThen + way / settings.containerWidth
  }

  /// Keeps the progress where it is before the width changes.
  mutating func keepProgress() {
    guard let finger, case .driving(var hold) = finger.stage else { return }
    let limit = Double.greatestFiniteMagnitude
    hold.progressThen = min(max(progress(of: finger, hold), -limit), limit)
    hold.translationThen = finger.x * hold.sign
    self.finger?.stage = .driving(hold)
  }

  /// True if the finger has just driven what it drives beyond the point of no return.
  func hasCrossed(from before: Double) -> Bool {
    guard case .driving = finger?.stage, let now = running?.origin,
      let limit = settings.swipeRules.completionProgress
    else { return false }
    return before <= limit && now > limit
  }

  /// Finishes what the finger drives while it is down.
  ///
  /// - Returns: What came of it.
  private mutating func complete() -> Outcome {
    guard let showing = running else { return .absorbed }
    finish(speed: settings.swipeRules.completionSpeed)
    drain()
    return .applied(showing.change.removed)
  }
}
