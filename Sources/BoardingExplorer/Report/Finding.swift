public import Boarding

/// Something in a flow that breaks a rule.
public struct Finding: Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The screen on which the rule is broken, and may be silenced.
  public let screen: ScreenID
  /// The first state in which it shows, or nil where no state does.
  public let state: Int?
  /// The number of states in which it shows.
  public let stateCount: Int
  /// True if it holds only for what was seen before a limit stopped the walk.
  public let isWithinBound: Bool

  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// The screen never comes on top.
    case unreachable
    /// No way leads on to an end of the flow.
    case deadEnd
    /// These screens, by their numbers, lead to one another and to no end of the flow.
    case loop([ScreenID])
    /// Button and swipe in this direction come to different things.
    case fingerTrap(Direction, button: Outcome, swipe: Outcome)
    /// These choices, all that the screen has, always lead to the same place.
    case sameChoices([ChoiceID])
    /// The choice always leads where the button to the next screen leads.
    case choiceLikeNext(ChoiceID)
    /// The choice never leads anywhere.
    case deadChoice(ChoiceID)
    /// The allowance of this rule silences nothing.
    case unusedAllowance(FlowRule)

    /// The rule that is broken.
    public var rule: FlowRule {
      switch self {
      case .unreachable: .unreachableScreen
      case .deadEnd: .deadEnd
      case .loop: .endlessLoop
      case .fingerTrap: .fingerTrap
      case .sameChoices, .choiceLikeNext, .deadChoice: .idleChoice
      case .unusedAllowance: .unusedAllowance
      }
    }
  }

  /// What an input comes to.
  public enum Outcome: Hashable, Sendable {
    /// It changes nothing.
    case nothing
    /// It leads to this screen.
    case screen(ScreenID)
    /// It waits for the word of this screen.
    case waits(ScreenID)
  }
}

/// Something in a flow that breaks a rule and is allowed, with the reason.
public struct SilencedFinding: Hashable, Sendable {
  /// What breaks the rule.
  public let finding: Finding
  /// Why it is right.
  public let reason: String
}
