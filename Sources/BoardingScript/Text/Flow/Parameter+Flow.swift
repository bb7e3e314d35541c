import Boarding

extension Parameter {
  /// The name of a flow.
  static let flowName: Parameter = Parameter("NAME") { (reader, arguments) throws(Diagnostic) in
    arguments.names.append(try reader.takeName(LineReader.name))
  }

  /// The name of a screen that is about to be declared.
  static let screenName: Parameter = Parameter("NAME") { (reader, arguments) throws(Diagnostic) in
    let name = try reader.takeNewName()
    arguments.screen.draft.name = name.text
    arguments.screen.location = name.location
  }

  /// What a person reads on a screen, if it is said.
  static let title: Parameter = Parameter("[\"TITLE\"]") {
    (reader, arguments) throws(Diagnostic) in
    if reader.isAtString { arguments.screen.draft.title = try reader.takeString() }
  }

  /// A span of time that is not negative.
  static let duration: Parameter = Parameter("TIME") { (reader, arguments) throws(Diagnostic) in
    let location = reader.location
    arguments.nanoseconds = try reader.takeTime()
    if arguments.nanoseconds < 0 {
      throw Diagnostic(at: location, .negativeTransition(reader.lastPart))
    }
  }

  /// How long a spring seems to last, which is more than no time.
  static let springDuration: Parameter = Parameter("TIME") {
    (reader, arguments) throws(Diagnostic) in
    let location = reader.location
    arguments.nanoseconds = try reader.takeTime()
    if arguments.nanoseconds <= 0 {
      let found = Diagnostic.Found.text(reader.lastPart)
      throw Diagnostic(at: location, .unexpected(found, expected: "a time above 0", nearest: nil))
    }
  }

  /// A curve, if one is said.
  static let curve: Parameter = Parameter(
    "[CURVE]",
    candidates: { _ in WrittenCurve.words },
    read: { (reader, arguments) throws(Diagnostic) in
      if reader.isAtEnd || reader.word.map(Clause.styles.contains) ?? false { return }
      arguments.curve = try reader.takeCurve()
    }
  )

  /// The name of a screen that need not be declared yet.
  static let anyScreen: Parameter = Parameter(
    "SCREEN",
    candidates: { $0.screens },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.names.append(try reader.takeName("a screen"))
    }
  )

  /// Why something is right.
  static let allowanceReason: Parameter = Parameter("\"REASON\"") {
    (reader, arguments) throws(Diagnostic) in
    if !reader.isAtString { throw reader.unexpected("a reason in quotation marks") }
    arguments.words.append(try reader.takeString())
  }

  /// The names of screens that need not be declared yet.
  static let seriesNames: Parameter = Parameter(
    "SCREEN...",
    repeats: true,
    candidates: { $0.screens },
    read: { (reader, arguments) throws(Diagnostic) in
      repeat {
        arguments.names.append(try reader.takeName("a screen"))
      } while !reader.isAtEnd
    }
  )
}

extension Clause {
  /// Where a screen leads.
  static let next: Clause = Clause(
    "next",
    "[next SCREEN|none [when CONDITION]]...",
    mayStandAgain: { $0.screen.draft.next == nil },
    candidates: { $0.screens + ["none"] },
    read: { (reader, arguments) throws(Diagnostic) in
      let name = try reader.takeName("a screen or none")
      if let condition = try reader.takeConditionIfAny() {
        let branch = FlowDraft.Branch(to: link(to: name), when: condition)
        arguments.screen.draft.branches.append(branch)
        arguments.screen.branches.append(name.location)
        return
      }
      arguments.screen.draft.next = link(to: name)
      arguments.screen.next = name.location
    }
  )

  /// Where a screen leads back.
  static let previous: Clause = Clause(
    "previous",
    "[previous SCREEN|none]",
    candidates: { $0.screens + ["none"] },
    read: { (reader, arguments) throws(Diagnostic) in
      let name = try reader.takeName("a screen or none")
      arguments.screen.draft.previous = link(to: name)
      arguments.screen.previous = name.location
    }
  )

  /// A named link of a screen.
  static let choice: Clause = Clause(
    "choice",
    "[choice LABEL SCREEN [when CONDITION]]...",
    isRepeatable: true
  ) { (reader, arguments) throws(Diagnostic) in
    let label = try reader.takeName("a label")
    let target = try reader.takeName("a screen")
    let condition = try reader.takeConditionIfAny()
    let choice = FlowDraft.Choice(label.text, to: target.text, when: condition)
    arguments.screen.draft.choices.append(choice)
    let places = FlowNotes.Choice(label: label.location, target: target.location)
    arguments.screen.choices.append(places)
  }

  /// What moves in a transition.
  static let style: Clause = Clause(oneOf: styles, "[slide|cross-fade|custom N|none]") {
    (reader, arguments) throws(Diagnostic) in
    if reader.lastPart == "custom" {
      arguments.style = .custom(try reader.takeCount("the whole number of a style"))
    } else if reader.lastPart == "cross-fade" {
      arguments.style = .crossFade
    } else {
      arguments.style = reader.lastPart == "none" ? .none : .slide
    }
  }

  /// The words with which a style begins.
  static let styles: [String] = ["slide", "cross-fade", "custom", "none"]

  /// How much a spring overshoots.
  static let bounce: Clause = Clause("bounce", "[bounce NUMBER]") {
    (reader, arguments) throws(Diagnostic) in
    let expected = "a bounce above -1 and below 1"
    arguments.bounce = try reader.takeNumber(expected) { $0 > -1 && $0 < 1 }
  }

  /// Whether fingers may move a screen.
  static let gestures: Clause = Clause(
    "gestures",
    "[gestures on|off]",
    candidates: { _ in ["on", "off"] },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.screen.draft.allowsGestures = try reader.takeChoice(of: ["on", "off"]) == "on"
    }
  )

  /// What a screen answers when it is about to lose its place.
  static let leave: Clause = Clause(
    "leave",
    "[leave allow|refuse [\"REASON\"]|wait]",
    candidates: { _ in Parameter.guardWords },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.screen.draft.leave = try reader.takeGuard()
    }
  )

  /// What a screen answers when it is about to become the top.
  static let enter: Clause = Clause(
    "enter",
    "[enter allow|refuse [\"REASON\"]|wait]",
    candidates: { _ in Parameter.guardWords },
    read: { (reader, arguments) throws(Diagnostic) in
      arguments.screen.draft.enter = try reader.takeGuard()
    }
  )

  /// An animated value of a screen.
  static let value: Clause = Clause(nil, "[VALUE NUMBER|#COLOUR|SHAPE]...", isRepeatable: true) {
    (reader, arguments) throws(Diagnostic) in
    let name = try reader.takeNewName()
    let written = try reader.takeValue("a number, a colour or a shape")
    arguments.screen.draft.values.append(FlowDraft.Value(name.text, written.value))
    arguments.screen.values.append(name.location)
  }

  /// Makes the link to a screen.
  ///
  /// - Parameter name: The name of the screen, or `none`.
  /// - Returns: The link.
  private static func link(to name: Name) -> FlowDraft.Link {
    name.text == "none" ? .none : .screen(name.text)
  }
}
