/// What somebody who looks over a whole flow may object to.
///
/// A flow may silence a rule on a screen, with a reason; see `FlowDraft.Allowance`.
public enum FlowRule: UInt8, Hashable, Sendable, CaseIterable {
  /// A screen that is declared and never comes on top.
  case unreachableScreen
  /// A screen from which no way leads to an end of the flow.
  case deadEnd
  /// Several screens that lead to one another and to no end of the flow.
  case endlessLoop
  /// A button that leads on where a swipe does not, or the other way round.
  case fingerTrap
  /// A choice that makes no difference.
  case idleChoice
  /// An allowance that silences nothing.
  case unusedAllowance

  /// The word that texts use for the rule.
  public var name: String {
    switch self {
    case .unreachableScreen: "unreachable-screen"
    case .deadEnd: "dead-end"
    case .endlessLoop: "endless-loop"
    case .fingerTrap: "finger-trap"
    case .idleChoice: "idle-choice"
    case .unusedAllowance: "unused-allowance"
    }
  }

  /// The rules that a flow may silence: all but the one about silencing.
  public static let allowable: [FlowRule] = allCases.filter { $0 != .unusedAllowance }
}
