import Boarding

extension Parameter {
  /// A declared screen.
  static let screen: Parameter = Parameter(
    "SCREEN",
    candidates: { $0.screens },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.screens.append(try reader.takeScreen())
    }
  )

  /// One declared screen or more.
  static let screens: Parameter = Parameter(
    "SCREEN...",
    repeats: true,
    candidates: { $0.screens },
    read: { (reader, arguments) throws(Diagnostic) in
      repeat {
        arguments.screens.append(try reader.takeScreen())
      } while reader.word.map { !Dialect.flow.isReserved($0) } ?? false
    }
  )

  /// A span of time.
  static let time: Parameter = Parameter("TIME") { (reader, arguments) throws(Diagnostic) in
    arguments.nanoseconds = try reader.takeTime()
  }

  /// A number.
  ///
  /// - Parameters:
  ///   - notation: How it is written in a usage line.
  ///   - expected: What was expected, in words.
  /// - Returns: The part.
  static func number(_ notation: String, expected: String) -> Parameter {
    Parameter(notation) { (reader, arguments) throws(Diagnostic) in
      let location = reader.location
      arguments.number = try reader.takeNumber(expected)
      arguments.written = Name(text: reader.lastPart, location: location)
    }
  }

  /// A whole number of things.
  ///
  /// - Parameters:
  ///   - notation: How it is written in a usage line.
  ///   - expected: What was expected, in words.
  /// - Returns: The part.
  static func count(_ notation: String, expected: String) -> Parameter {
    Parameter(notation) { (reader, arguments) throws(Diagnostic) in
      arguments.count = try reader.takeCount(expected)
    }
  }

  /// A word that has to stand there.
  ///
  /// - Parameter word: The word.
  /// - Returns: The part.
  static func word(_ word: String) -> Parameter {
    Parameter(
      word,
      candidates: { _ in [word] },
      read: { (reader, _) throws(Diagnostic) in
        if !reader.accept(word) { throw reader.unexpected("'" + word + "'", candidates: [word]) }
      }
    )
  }

  /// One of several words.
  ///
  /// - Parameter words: The words.
  /// - Returns: The part, which gives the place of the word.
  static func one(of words: [String]) -> Parameter {
    one(of: words.joined(separator: "|"), words)
  }

  /// One of several words that have a notation together.
  ///
  /// - Parameters:
  ///   - notation: How they are written in a usage line.
  ///   - words: The words.
  ///   - kind: What they are, in words, where it is plain which one was meant; nil to list them.
  /// - Returns: The part, which gives the place of the word.
  static func one(of notation: String, _ words: [String], kind: String? = nil) -> Parameter {
    Parameter(
      notation,
      candidates: { _ in words },
      read: { (reader, arguments) throws(Diagnostic) in
        guard let word = reader.word, let place = words.firstIndex(of: word) else {
          let nearest = reader.nearest(among: words)
          let expected = nearest.flatMap { _ in kind } ?? listing(words)
          throw reader.unexpected(expected, candidates: words)
        }
        _ = reader.accept(word)
        arguments.choice = place
      }
    )
  }

  /// Anything up to the end of the line, for what only the owner of a prompt understands.
  ///
  /// - Parameter notation: How it is written in a usage line.
  /// - Returns: The part.
  package static func rest(_ notation: String) -> Parameter {
    Parameter(notation, repeats: true) { reader, _ in reader.takeRest() }
  }

  /// Any words up to the end of the line, or none.
  static let words: Parameter = Parameter("[WORD...]", repeats: true) {
    (reader, arguments) throws(Diagnostic) in
    while let word = reader.word {
      _ = reader.accept(word)
      arguments.words.append(word)
    }
  }
}

extension Clause {
  /// The change is shown in no time, or as somebody drives it.
  static let motion: Clause = Clause(oneOf: ["instant", "interactive"]) { word, arguments in
    arguments.motion = word == "instant" ? .instant : .interactive
  }

  /// The screen that issued an input.
  static let source: Clause = Clause(
    "from",
    "[from SCREEN]",
    candidates: { $0.screens },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.source = try reader.takeScreen()
    }
  )
}
