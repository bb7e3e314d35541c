import Boarding

extension Flow.Screen {
  /// The labels of the choices, each once: one may lead to several screens, by conditions.
  ///
  /// - Complexity: O(*n*), where *n* is the number of choices.
  var choiceLabels: [ChoiceID] {
    var listed: Set<ChoiceID> = []
    return choices.compactMap { listed.insert($0.label).inserted ? $0.label : nil }
  }
}
