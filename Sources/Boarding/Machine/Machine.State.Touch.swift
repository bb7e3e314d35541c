extension Machine.State {
  /// What a finger is doing, as far as the machine is concerned.
  public enum GesturePhase: UInt8, Hashable, Sendable, CaseIterable {
    /// No finger touches.
    case none
    /// It touches and has not moved far enough to mean a direction.
    case undecided
    /// It has a direction, and the machine has to learn what that comes to.
    case deciding
    /// It drives the transition that is open.
    case driving
    /// It pulls at the last screen, which gives way and leads nowhere.
    case pulling
    /// It means nothing any more until it is lifted.
    case absorbed
  }

  /// A finger on the screen, or what it has left behind.
  struct Touch: Hashable, Sendable {
    /// Where the finger has been lately.
    var tracker = VelocityTracker()
    /// Where it came down in the container, or nil if nobody said.
    let start: PanVector?
    /// The width of the container when it came down, in points.
    let width: Double
    /// The place on the stack where it came down; it means only that one.
    let entry: EntryID
    /// How far it has moved since.
    var translation = PanVector.zero
    /// How fast it moves as the last sample says, or nil where that does not say.
    var reportedVelocity: PanVector?
    /// What it does.
    var stage: Stage
    /// How it was lifted while the machine had to learn something, or nil while it is down.
    var release: Release?

    /// What a finger does.
    enum Stage: Hashable, Sendable {
      /// It has not moved far enough.
      case undecided
      /// It has a direction; where it drove or pulled another way before, it may have to go on
      /// there.
      case deciding(Direction, insteadOf: Drive?)
      /// It drives the open transition.
      case driving(Drive)
      /// It pulls at the last screen; the drive says where its place is and which way it is pulled.
      case pulling(Drive)
      /// It means nothing any more.
      case absorbed
      /// It is lifted, and the screen goes back to its place: a stretch in points.
      ///
      /// It stands apart because it would make what a finger does three times as large.
      indirect case recoiling(RunningTransition.Run, TransitionAnimation)
    }

    /// Notes where the finger is.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - instant: When it was there.
    mutating func track(_ sample: PanSample, at instant: Instant) {
      tracker.add(sample.translation, at: instant)
      translation = sample.translation
      reportedVelocity = sample.velocity
    }

    /// How a translation becomes progress.
    ///
    /// It is a line through one point, so that a change of width bends it and does not move it.
    struct Drive: Hashable, Sendable {
      /// Which way along the flow the finger drives.
      let direction: Direction
      /// What a translation to the right counts towards the destination: 1 or -1.
      var sign: Double
      /// The progress of the point, before it is clamped.
      var progress: Double
      /// The translation of the point towards the destination, in points.
      var translation: Double
      /// True once it was tried to drive the other way from the origin.
      var hasTriedReverse = false
      /// True if nothing comes in the direction, so that the finger pulls at the screen.
      var isPull = false
    }

    /// How a finger was lifted.
    struct Release: Hashable, Sendable {
      /// How fast it moved to the right, in points per second.
      let velocity: Double
      /// True if the system took the gesture away.
      let isCancelled: Bool
    }
  }
}

extension Machine.State {
  /// What the finger is doing.
  public var gesturePhase: GesturePhase {
    if touches.isEmpty { return .none }
    switch touches[0].stage {
    case .undecided: return .undecided
    case .deciding: return .deciding
    case .driving: return .driving
    case .pulling: return .pulling
    case .absorbed: return .absorbed
    case .recoiling: return .none
    }
  }

  /// How far the finger has moved since it came down, or nil if none touches.
  package var fingerTranslation: PanVector? { isTouched ? touches[0].translation : nil }

  /// True while a finger touches.
  var isTouched: Bool { gesturePhase != .none }

  /// The way back of a screen that a finger has pulled, or nil if there is none.
  var recoil: RunningTransition.Run? {
    if touches.isEmpty { return nil }
    guard case .recoiling(let run, _) = touches[0].stage else { return nil }
    return run
  }

  /// True while a finger touches and is not lifted; a release may have to wait for an answer.
  var isFingerDown: Bool { isTouched && touches[0].release == nil }
}
