extension FlowDraft {
  /// What facts have to be like for a screen or a link to be there, while it is being written down.
  ///
  /// ```swift
  /// let isAsked = FlowDraft.Condition.fact("notifications", isNot: "granted")
  ///   .and("plan", is: "pro", "team")
  /// ```
  public struct Condition: Hashable, Sendable {
    /// What is asked of single facts; all of it has to be so.
    public var tests: [Test]

    /// Makes a condition.
    ///
    /// - Parameter tests: What is asked of single facts; all of it has to be so.
    public init(_ tests: [Test]) {
      self.tests = tests
    }

    /// What is asked of a fact.
    public struct Test: Hashable, Sendable {
      /// The name of the fact.
      public var fact: String
      /// The names of some of its values.
      public var values: [String]
      /// True if all other values will do, false if these will.
      public var isNegated: Bool

      /// Makes a test.
      ///
      /// - Parameters:
      ///   - fact: The name of the fact.
      ///   - values: The names of some of its values.
      ///   - isNegated: True if all other values will do, false if these will.
      public init(_ fact: String, _ values: [String], isNegated: Bool = false) {
        self.fact = fact
        self.values = values
        self.isNegated = isNegated
      }
    }

    /// Makes a condition that holds while a fact has one of some values.
    ///
    /// - Parameters:
    ///   - fact: The name of the fact.
    ///   - values: The names of the values.
    /// - Returns: The condition.
    public static func fact(_ fact: String, is values: String...) -> Condition {
      Condition([Test(fact, values)])
    }

    /// Makes a condition that holds while a fact has none of some values.
    ///
    /// - Parameters:
    ///   - fact: The name of the fact.
    ///   - values: The names of the values.
    /// - Returns: The condition.
    public static func fact(_ fact: String, isNot values: String...) -> Condition {
      Condition([Test(fact, values, isNegated: true)])
    }

    /// Makes a condition that holds while this one does and a fact has one of some values.
    ///
    /// - Parameters:
    ///   - fact: The name of the fact.
    ///   - values: The names of the values.
    /// - Returns: The condition.
    public func and(_ fact: String, is values: String...) -> Condition {
      Condition(tests + [Test(fact, values)])
    }

    /// Makes a condition that holds while this one does and a fact has none of some values.
    ///
    /// - Parameters:
    ///   - fact: The name of the fact.
    ///   - values: The names of the values.
    /// - Returns: The condition.
    public func and(_ fact: String, isNot values: String...) -> Condition {
      Condition(tests + [Test(fact, values, isNegated: true)])
    }
  }

  /// A link to the next screen that is there under a condition, while it is being written down.
  public struct Branch: Hashable, Sendable {
    /// Where the link leads.
    public var target: Link
    /// When it is there.
    public var condition: Condition

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - target: Where the link leads.
    ///   - condition: When it is there.
    public init(to target: Link, when condition: Condition) {
      self.target = target
      self.condition = condition
    }
  }
}
