/// The identity of a fact inside the engine.
public struct FactID: Hashable, Sendable {
  /// The number behind the identity: the fact's place in `Flow.facts`.
  public let rawValue: Int

  /// Makes an identity from its number.
  ///
  /// - Parameter rawValue: The fact's place in the list of facts.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
