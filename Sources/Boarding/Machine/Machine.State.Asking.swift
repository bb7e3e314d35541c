extension Machine.State {
  /// What the machine has to learn, and what it does meanwhile.
  public struct Asking: Hashable, Sendable {
    /// What the machine has to learn.
    public var question: Question { contents.question }
    /// The parts, in an object that keeps a state small.
    let contents: Contents

    /// What goes on once the answer is there.
    enum Purpose: Hashable, Sendable {
      /// A user move, which a refusal names by this kind, goes where it leads.
      case move(Input.Kind)
      /// An attempt goes on.
      case attempt(Machine.Attempt)
      /// A change that the stack has made already is shown.
      case showing
    }

    /// The parts.
    final class Contents: Sendable {
      /// What the machine has to learn.
      let question: Question
      /// What goes on once the answer is there.
      let purpose: Purpose
      /// What the machine does meanwhile.
      let beneath: Phase

      /// Keeps the parts.
      ///
      /// - Parameters:
      ///   - question: What the machine has to learn.
      ///   - purpose: What goes on once the answer is there.
      ///   - beneath: What the machine does meanwhile.
      init(_ question: Question, _ purpose: Purpose, _ beneath: Phase) {
        self.question = question
        self.purpose = purpose
        self.beneath = beneath
      }
    }

    /// Asks.
    ///
    /// - Parameters:
    ///   - question: What the machine has to learn.
    ///   - purpose: What goes on once the answer is there.
    ///   - beneath: What the machine does meanwhile; it does not ask.
    init(_ question: Question, for purpose: Purpose, over beneath: Phase) {
      contents = Contents(question, purpose, beneath)
    }

    /// What goes on once the answer is there.
    var purpose: Purpose { contents.purpose }

    /// What the machine does meanwhile.
    var beneath: Phase { contents.beneath }

    /// The transition that runs meanwhile, or nil if none does.
    var transition: RunningTransition? {
      switch beneath {
      case .running(let transition): transition
      case .empty, .resting, .asking, .ended: nil
      }
    }

    /// How the flow has ended, or nil while it goes on.
    var flowEnd: FlowEnd? {
      switch question {
      case .animation(let change): return change.motion == .interactive ? change.flowEnd : nil
      case .target, .permission: break
      }
      switch beneath {
      case .ended(let end): return end
      case .running(let transition) where transition.isInteractive || transition.isCancelled:
        return transition.change.flowEnd
      case .empty, .resting, .asking, .running: return nil
      }
    }

    /// Tells whether the same is asked for the same purpose.
    ///
    /// - Parameters:
    ///   - lhs: A question.
    ///   - rhs: Another question.
    /// - Returns: True if they are equal.
    public static func == (lhs: Asking, rhs: Asking) -> Bool {
      lhs.contents === rhs.contents
        || (lhs.question == rhs.question && lhs.purpose == rhs.purpose
          && lhs.beneath == rhs.beneath)
    }

    /// Feeds the question and its purpose to a hasher.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(question)
      hasher.combine(purpose)
      hasher.combine(beneath)
    }
  }
}
