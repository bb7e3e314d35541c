extension Flow {
  /// Something that conditions look at, such as whether a permission is granted.
  ///
  /// It has one of finitely many values at any time, so that everything that can become of a flow
  /// can be looked through.
  public struct Fact: Hashable, Sendable {
    /// The name of the fact, unique in its flow.
    public let name: String
    /// The names of its values, two or more, none of them twice.
    public let values: [String]
    /// The place of the value that it has at first.
    public let initialValue: Int
    /// The release whose news it is about, with the values `seen` and `new`; nil for any other fact.
    public let release: AppVersion?
  }

  /// What facts have to be like for a screen or a link to be there.
  public struct Condition: Hashable, Sendable {
    /// What is asked of single facts, at least of one; all of it has to be so.
    public let tests: [Test]

    /// What is asked of a fact.
    public struct Test: Hashable, Sendable {
      /// The fact.
      public let fact: FactID
      /// The places of the values that will do, in ascending order.
      public let values: [Int]
    }
  }

  /// A link to the next screen that is there under a condition.
  public struct Branch: Hashable, Sendable {
    /// When the link is there.
    public let condition: Condition
    /// The screen it leads to, or nil for nowhere.
    public let target: ScreenID?
  }
}
