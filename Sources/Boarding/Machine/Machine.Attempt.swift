extension Machine {
  /// A change of the stack that has a target and is not made yet.
  ///
  /// It is an object: it is handed on several times before it comes to something.
  final class Attempt: Sendable {
    /// What the attempt comes from, by which a refusal names it.
    let input: Input.Kind
    /// What is asked for, so that the change can be worked out anew.
    let request: Request
    /// The change.
    let change: StackChange
    /// The number of places given out after the change.
    let entryCount: UInt32

    /// What a change comes from.
    enum Request: Hashable, Sendable {
      /// A command.
      case command(Command)
      /// A user move that leads to this screen.
      case move(UserMove.Kind, target: ScreenID)
    }

    /// Keeps what is wanted.
    ///
    /// - Parameters:
    ///   - input: What the attempt comes from.
    ///   - request: What is asked for.
    ///   - change: The change.
    ///   - entryCount: The number of places given out after the change.
    init(input: Input.Kind, request: Request, change: StackChange, entryCount: UInt32) {
      self.input = input
      self.request = request
      self.change = change
      self.entryCount = entryCount
    }

    /// True if a finger wants the change.
    var isSwipe: Bool { input.isSwipe }

    /// Makes the question for permission.
    ///
    /// - Parameter allowedCount: How many screens have allowed the change already.
    /// - Returns: The question.
    func permissionRequest(allowedCount: Int) -> PermissionRequest {
      PermissionRequest(change: change, isSwipe: isSwipe, allowedCount: allowedCount)
    }
  }

  /// An attempt for which a screen still has to give its word.
  final class PendingAttempt: Sendable {
    /// The attempt.
    let attempt: Attempt
    /// The screen that wants to think about it.
    let screen: ScreenID
    /// How many screens have been asked, this one included.
    let askedCount: Int
    /// True once the screen allows it, while the finger that wants it is not lifted yet.
    let isAllowed: Bool

    /// Keeps an attempt.
    ///
    /// - Parameters:
    ///   - attempt: The attempt.
    ///   - screen: The screen that wants to think about it.
    ///   - askedCount: How many screens have been asked, this one included.
    ///   - isAllowed: Whether the screen allows it already.
    init(_ attempt: Attempt, screen: ScreenID, askedCount: Int, isAllowed: Bool = false) {
      self.attempt = attempt
      self.screen = screen
      self.askedCount = askedCount
      self.isAllowed = isAllowed
    }
  }
}

extension Machine.Attempt: Hashable {
  /// Tells whether two attempts want the same for the same reason.
  ///
  /// - Parameters:
  ///   - lhs: An attempt.
  ///   - rhs: Another attempt.
  /// - Returns: True if they are equal.
  static func == (lhs: Machine.Attempt, rhs: Machine.Attempt) -> Bool {
    lhs === rhs
      || (lhs.input == rhs.input && lhs.request == rhs.request && lhs.change == rhs.change
        && lhs.entryCount == rhs.entryCount)
  }

  /// Feeds the attempt to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(input)
    hasher.combine(request)
    hasher.combine(change)
    hasher.combine(entryCount)
  }
}

extension Machine.PendingAttempt: Hashable {
  /// Tells whether two attempts wait in the same way.
  ///
  /// - Parameters:
  ///   - lhs: An attempt.
  ///   - rhs: Another attempt.
  /// - Returns: True if they are equal.
  static func == (lhs: Machine.PendingAttempt, rhs: Machine.PendingAttempt) -> Bool {
    lhs === rhs
      || (lhs.attempt == rhs.attempt && lhs.screen == rhs.screen
        && lhs.askedCount == rhs.askedCount && lhs.isAllowed == rhs.isAllowed)
  }

  /// Feeds the attempt to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(attempt)
    hasher.combine(screen)
    hasher.combine(askedCount)
    hasher.combine(isAllowed)
  }
}
