/// The identity of a choice label inside the engine.
public struct ChoiceID: Hashable, Sendable {
  /// The number behind the identity: the label's place in `Flow.choiceLabels`.
  public let rawValue: Int

  /// Makes an identity from its number.
  ///
  /// - Parameter rawValue: The label's place in the list of labels.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
