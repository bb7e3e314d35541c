extension FlowDraft {
  /// Something that conditions look at, while it is being written down.
  public struct Fact: Hashable, Sendable {
    /// The name of the fact.
    public var name: String
    /// The names of its values, two or more.
    public var values: [String]
    /// The name of the value that it has at first; nil for the first one.
    public var initialValue: String?
    /// The name of the value that it is declared with, where a run begins with another one; nil for
    /// the same.
    package var declaredValue: String?

    /// Makes a fact.
    ///
    /// - Parameters:
    ///   - name: The name of the fact.
    ///   - values: The names of its values, two or more.
    ///   - initialValue: The name of the value that it has at first; nil for the first one.
    public init(_ name: String, _ values: [String], initially initialValue: String? = nil) {
      self.name = name
      self.values = values
      self.initialValue = initialValue
    }
  }
}
