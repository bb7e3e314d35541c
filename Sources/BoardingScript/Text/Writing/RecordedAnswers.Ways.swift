import Boarding

extension RecordedAnswers {
  /// Where a screen led, each time that it was asked.
  struct Ways {
    /// The screens after it; nil for none.
    private var next: [ScreenID?] = []
    /// The screens before it, nil for none, each with the one below it on the stack.
    private var previous: [(screen: ScreenID?, below: ScreenID?)] = []
    /// The screens to which choices led, nil for none.
    private var choices: [(label: ChoiceID, screen: ScreenID?)] = []
    /// Whether fingers might move it.
    private var gestures: [Bool] = []

    /// Notes where it led.
    ///
    /// - Parameters:
    ///   - target: The screen, or nil for none.
    ///   - kind: Where the person wanted to go.
    ///   - below: The screen below it on the stack, or nil at the root.
    mutating func note(_ target: ScreenID?, along kind: UserMove.Kind, above below: ScreenID?) {
      switch kind {
      case .next: next.append(target)
      case .previous: previous.append((target, below))
      case .choice(let label): choices.append((label, target))
      }
    }

    /// Notes whether a finger might move it.
    ///
    /// - Parameter isAllowed: True if it might.
    mutating func noteGestures(_ isAllowed: Bool) { gestures.append(isAllowed) }

    /// Declares the screen.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - names: The names of all screens, by their identities.
    ///   - label: Finds the label of a choice.
    /// - Returns: The declaration.
    /// - Throws: That it did not always lead to the same place.
    func screen(
      named name: String,
      among names: [String],
      _ label: (ChoiceID) -> String
    ) throws(RecordedScript.Unsaid) -> FlowDraft.Screen {
      var screen = FlowDraft.Screen(name: name)
      let link = { (screen: ScreenID?) -> FlowDraft.Link in
        screen.map { .screen(names[$0.rawValue]) } ?? .none
      }
      if let first = next.first {
        if next.contains(where: { $0 != first }) { throw Self.unsteady("next", on: name) }
        screen.next = link(first)
      }
      if let first = previous.first {
        // Without a word of its own, the screen below is the one before it.
        screen.next = screen.next ?? FlowDraft.Link.none
        if previous.contains(where: { $0.screen != $0.below }) {
          let isSteady = previous.allSatisfy { $0.screen == first.screen }
          if !isSteady { throw Self.unsteady("back", on: name) }
          screen.previous = link(first.screen)
        }
      }
      for (choice, target) in choices {
        let (word, target) = (label(choice), target.map { names[$0.rawValue] })
        if let declared = screen.choices.first(where: { $0.label == word }) {
          if declared.target != target { throw Self.unsteady("choose " + word, on: name) }
        } else if let target {
          screen.choices.append(FlowDraft.Choice(word, to: target))
        }
      }
      if let first = gestures.first {
        if gestures.contains(!first) { throw Self.unsteady("a finger", on: name) }
        screen.allowsGestures = first
      }
      return screen
    }

    /// Says that a screen did not always lead to the same place.
    ///
    /// - Parameters:
    ///   - word: What did not.
    ///   - name: The name of the screen.
    /// - Returns: The error.
    private static func unsteady(_ word: String, on name: String) -> RecordedScript.Unsaid {
      RecordedScript.Unsaid("'\(word)' does not always lead from '\(name)' to the same place")
    }
  }
}
