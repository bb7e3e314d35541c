import Boarding

extension Flow {
  /// Makes a flow of letters in which some screens are there only while a fact of their own is on.
  ///
  /// - Parameters:
  ///   - letters: The screens.
  ///   - series: The screens that follow one another.
  ///   - conditional: The screens that are there only while their fact has its first value; the
  ///     facts have the order of these letters, and the values `on` and `off`.
  ///   - settings: The surroundings of the stack.
  ///   - edit: What else is declared.
  /// - Returns: The flow.
  static func switched(
    _ letters: String,
    series: String,
    _ conditional: String,
    settings: Settings = Settings(),
    edit: (inout FlowDraft) -> Void = { _ in }
  ) -> Flow {
    declared(letters, series: series, settings: settings) { draft in
      for letter in conditional {
        draft.facts.append(.init(String(letter), ["on", "off"]))
        for place in draft.screens.indices where draft.screens[place].name == String(letter) {
          draft.screens[place].condition = .fact(String(letter), is: "on")
        }
      }
      edit(&draft)
    }
  }
}
