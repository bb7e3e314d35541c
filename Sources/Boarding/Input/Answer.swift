/// What the machine says to an input at once.
public enum Answer: Hashable, Sendable {
  /// The stack has changed and the transition has begun, or ended if it takes no time.
  case applied(removed: RemovedScreens)
  /// The input waits for its turn; a command has changed the stack already.
  case queued(removed: RemovedScreens)
  /// A screen wants to think about it; its late word decides.
  case pending
  /// The finger's gesture means nothing any more; the sample is only looked at for its end.
  case absorbed
  /// The input is declined and nothing has changed.
  case refused(Refusal.Reason)
  /// The machine needs a reply to `Machine.question` before it can go on.
  case asks
  /// Time has passed up to the first due instant; so many nanoseconds are left.
  case advanced(remainingNanoseconds: Int64)
}

extension Answer {
  /// True if the input is declined.
  var isRefusal: Bool {
    switch self {
    case .refused: true
    case .applied, .queued, .pending, .absorbed, .asks, .advanced: false
    }
  }
}
