/// What is wrong after an input.
package struct Complaint: Hashable, Sendable, CustomStringConvertible {
  /// What is looked at.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The answer is the one of the reference model.
    case answer
    /// The events are those of the reference model.
    case events
    /// Every event has the instant at which the machine stands, and time is that of the model.
    case time
    /// The settings are those of the reference model.
    case settings
    /// The container is shown or not, and the flow ends or not, as in the reference model.
    case surroundings
    /// The stack is the one of the reference model, never empty again, no screen on it twice.
    case stack
    /// Calls are balanced, and every transition ends once.
    case balance
    /// What the machine does is what the reference model does.
    case phase
    /// What runs is what the reference model shows.
    case transition
    /// The finger means what it means in the reference model.
    case finger
    /// What is pending and due is what the reference model has.
    case due
    /// The place in the series is the one of the reference model.
    case step
    /// At rest exactly the top has appeared and nothing waits.
    case rest
    /// What comes from a screen that is not on top changes nothing.
    case staleSource
    /// Cutting an advance changes nothing.
    case cut
    /// An advance comes to its end.
    case endless
    /// A second run of the same seed is the same to the last byte.
    case replay
  }

  /// What was looked at.
  package let rule: Rule
  /// What it is about, without names and numbers: such as the event that should have come.
  package let subject: String
  /// What was found and what should have been, with names and numbers.
  package let detail: String

  /// Complains.
  ///
  /// - Parameters:
  ///   - rule: What was looked at.
  ///   - subject: What it is about, without names and numbers.
  ///   - detail: What was found and what should have been.
  package init(_ rule: Rule, about subject: String = "", _ detail: String) {
    self.rule = rule
    self.subject = subject
    self.detail = detail
  }

  /// By what two failures are known to be the same.
  package var signature: String { subject.isEmpty ? rule.rawValue : rule.rawValue + " " + subject }

  /// What is wrong, in words.
  package var description: String { signature + ": " + detail }
}
