/// What a navigation controller says to a command at once.
public enum CommandAnswer {
  /// The stack has changed and the transition has begun, or ended if it takes no time.
  ///
  /// Said of time: it has passed, or stopped on the way where callbacks went beyond `eventLimit`.
  case applied(removed: [any Screen])
  /// The stack has changed and the transition waits; a user move waits as a whole.
  case queued(removed: [any Screen])
  /// The command was given inside a callback and is taken up when the callbacks have returned.
  case deferred
  /// A screen wants to think about it; its late word decides.
  case pending
  /// The finger's gesture means nothing any more until it is lifted.
  case absorbed
  /// The command is declined and has changed nothing; under the policy *finish* what ran before it
  /// may have ended.
  case refused(Refusal.Reason)
}

extension CommandAnswer {
  /// True if the stack has changed and the transition has begun, or ended if it takes no time.
  public var isApplied: Bool {
    switch self {
    case .applied: true
    case .queued, .deferred, .pending, .absorbed, .refused: false
    }
  }

  /// The screens that were taken off, topmost first; empty where none were or the answer is to come.
  public var removed: [any Screen] {
    switch self {
    case .applied(let removed), .queued(let removed): removed
    case .deferred, .pending, .absorbed, .refused: []
    }
  }

  /// Why the command was declined, or nil if it was not.
  public var refusal: Refusal.Reason? {
    switch self {
    case .refused(let reason): reason
    case .applied, .queued, .deferred, .pending, .absorbed: nil
    }
  }
}
