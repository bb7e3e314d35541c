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
