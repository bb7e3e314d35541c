/// What a navigation controller says to a command at once.
public enum CommandAnswer {
  /// The stack has changed and the transition has begun, or ended if it takes no time.
  case applied(removed: [any Screen])
  /// The stack has changed and the transition waits; a user move waits as a whole.
  case queued(removed: [any Screen])
  /// The command was given inside a callback and is taken up when the callbacks have returned.
  case deferred
  /// The command is declined and nothing has changed.
  case refused(Refusal.Reason)
}

extension CommandAnswer {
  /// True if the stack has changed and the transition has begun, or ended if it takes no time.
  public var isApplied: Bool {
    switch self {
    case .applied: true
    case .queued, .deferred, .refused: false
    }
  }

  /// The screens that were taken off, topmost first; empty where none were or the answer is to come.
  public var removed: [any Screen] {
    switch self {
    case .applied(let removed), .queued(let removed): removed
    case .deferred, .refused: []
    }
  }

  /// Why the command was declined, or nil if it was not.
  public var refusal: Refusal.Reason? {
    switch self {
    case .refused(let reason): reason
    case .applied, .queued, .deferred: nil
    }
  }
}
