import Boarding

extension Parameter {
  /// The name of a fact that is about to be declared.
  static let newFact: Parameter = Parameter("FACT") { (reader, arguments) throws(Diagnostic) in
    arguments.names.append(try reader.takeNewFactName())
  }

  /// The names of the values of a fact that is about to be declared.
  static let newFactValues: Parameter = Parameter("VALUE...") {
    (reader, arguments) throws(Diagnostic) in
    repeat {
      arguments.names.append(try reader.takeNewFactName())
    } while !reader.isAtEnd
  }

  /// A declared fact.
  static let fact: Parameter = Parameter(
    "FACT",
    candidates: { $0.facts.map { $0.name } },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.fact = try reader.takeFact()
      arguments.isAboutNews = reader.names.isAboutNews(arguments.fact)
    }
  )

  /// A value of the fact that was read.
  static let factValue: Parameter = Parameter(
    "VALUE",
    candidates: { (names) in
      var words: [String] = []
      for value in names.facts.flatMap({ $0.values }) where !words.contains(value) {
        words.append(value)
      }
      return words
    },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.count = try reader.takeValue(of: arguments.fact)
    }
  )
}

extension Parameter {
  /// The screens that were left, root first, as far as they are declared still.
  static let resumed: Parameter = Parameter(
    "[SCREEN...]",
    repeats: true,
    candidates: { $0.screens },
    read: { (reader, arguments) throws(Diagnostic) in
      while !reader.isAtEnd {
        let name = try reader.takeName("a screen")
        if let screen = reader.names.screen(name.text) {
          arguments.screens.append(screen)
        } else {
          arguments.words.append(name.text)
        }
      }
    }
  )
}

extension Clause {
  /// When a screen is there.
  static let when: Clause = Clause(
    "when",
    "[when CONDITION]",
    candidates: { $0.facts.map { $0.name } },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.screen.draft.condition = try reader.takeCondition()
    }
  )
}
