extension Settings {
  /// What a declared screen answers in place of what the flow declares.
  public struct PlacedGuardAnswer: Hashable, Sendable {
    /// The screen.
    public let screen: ScreenID
    /// What it is asked for permission to.
    public let side: GuardSide
    /// What it answers.
    public let answer: GuardAnswer
  }

  /// Finds what a screen answers in place of what the flow declares.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - side: What it is asked for permission to.
  /// - Returns: What it answers, or nil for what the flow declares.
  /// - Complexity: O(*n*), where *n* is the number of such answers.
  func guardAnswer(of screen: ScreenID, _ side: GuardSide) -> GuardAnswer? {
    guardAnswers.first { $0.screen == screen && $0.side == side }?.answer
  }

  /// Sets what a screen answers in place of what the flow declares.
  ///
  /// - Parameters:
  ///   - answer: What it answers, or nil for what the flow declares.
  ///   - screen: The screen.
  ///   - side: What it is asked for permission to.
  /// - Complexity: O(*n*), where *n* is the number of such answers.
  mutating func setGuardAnswer(_ answer: GuardAnswer?, of screen: ScreenID, _ side: GuardSide) {
    let isBefore = { (other: PlacedGuardAnswer) in
      (other.screen.rawValue, other.side.rawValue) < (screen.rawValue, side.rawValue)
    }
    let place = guardAnswers.firstIndex { !isBefore($0) } ?? guardAnswers.count
    if place < guardAnswers.count, guardAnswers[place].screen == screen,
      guardAnswers[place].side == side
    {
      guardAnswers.remove(at: place)
    }
    guard let answer else { return }
    guardAnswers.insert(PlacedGuardAnswer(screen: screen, side: side, answer: answer), at: place)
  }
}
