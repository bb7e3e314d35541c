import Boarding

extension Domain {
  /// What follows links from outside.
  static let links: Domain = Domain("Links", [.open, .expectLink])
}

/// What a statement says about a link.
struct LinkWords: Sendable {
  /// The link; nil if there is none.
  var link: FlowLink?
  /// What becomes of names that are gone; nil if there must be none.
  var gone: GonePolicy?
  /// True if a name of the link is unknown, which is the first fault of the line.
  var isFaulty = false
}

extension Statement {
  /// The row of `open LINK`.
  fileprivate static let open: Statement = Statement(
    StatementForm(
      "open",
      [.link],
      clauses: [.gone, .motion, .source],
      summary: """
        Puts the screens of a link on the stack, root first, and shows the last one, as 'set' does. \
        The facts of its query are set first; where that is refused, they are as they were, unless the \
        screens are there already. \
        Names that no longer exist are an error, unless it is said what becomes of them: they are \
        dropped, the stack stops below the first one, or the flow restarts at its first screen.
        """,
      example: "open /welcome/features gone drop"
    ),
    meaning: { (arguments) in
      let (motion, source) = (arguments.motion, arguments.source)
      if let link = arguments.link.link, let policy = arguments.link.gone {
        return .step(.derived(opening(link, gone: policy, motion: motion, source: source)))
      }
      let screens = Command.setStack(arguments.screens)
      let input = Input.command(screens, motion: motion, source: source)
      if arguments.facts.isEmpty { return .step(.input(input)) }
      let inputs = arguments.facts.map { Input.setting($0) } + [input]
      return .step(.derived(Step.Derived(isWhole: true) { _ in inputs }))
    }
  )

  /// Makes the step that opens a link whose names may be gone.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - policy: What becomes of names that are gone.
  ///   - motion: How the change is shown.
  ///   - source: The screen that issues it; nil for none.
  /// - Returns: The step, which shows what was left out.
  private static func opening(
    _ link: FlowLink,
    gone policy: GonePolicy,
    motion: Motion,
    source: ScreenID?
  ) -> Step.Derived {
    Step.Derived(
      saying: { (machine) in
        var restoration = Restoration()
        _ = link.destination(in: machine.flow, gone: policy, noting: &restoration)
        return restoration.dropped.map { $0.description }
          + (restoration.startsOver ? ["the stack begins anew, and no facts are set"] : [])
      },
      isWhole: true,
      make: { (machine) in
        var restoration = Restoration()
        let target = link.destination(in: machine.flow, gone: policy, noting: &restoration)
        let command = Command.setStack(target.screens)
        return target.settings.map { Input.setting($0) }
          + [.command(command, motion: motion, source: source)]
      }
    )
  }

  /// The row of `expect link LINK`.
  fileprivate static let expectLink: Statement = expectation(
    "link",
    [.link],
    summary: "This link leads to where the stack comes to rest.",
    example: "expect link /welcome/features",
    expected: { arguments, run in
      let flow = run.machine.flow
      var settings = flow.options.settings
      for setting in arguments.facts { settings.apply(setting) }
      let names = arguments.screens.map { run.text.name(of: $0) }
      return [FlowLink(to: names, facts: flow.changedFacts(in: settings))?.text ?? "none"]
    },
    actual: { _, run in [FlowLink(run.machine)?.text ?? "none"] }
  )
}

extension Parameter {
  /// A link to declared screens with declared facts.
  fileprivate static let link: Parameter = Parameter("LINK") {
    (reader, arguments) throws(Diagnostic) in
    guard let word = reader.word else { throw reader.unexpected("a link such as /welcome") }
    let start = reader.wordRange.lowerBound
    let link: FlowLink
    do throws(LinkError) {
      link = try FlowLink(word)
    } catch {
      let location = reader.line.location(at: start + error.column - 1)
      throw Diagnostic(at: location, .link(error))
    }
    arguments.link.link = link
    defer { arguments.link.isFaulty = !reader.faults.isEmpty }
    // The first unknown name is enough to say: finding its place takes time.
    for (place, name) in link.screens.enumerated() where reader.faults.isEmpty {
      if let screen = reader.names.screen(name) {
        arguments.screens.append(screen)
        continue
      }
      let location = reader.line.location(at: start + link.column(of: place) - 1)
      let nearest = nearestWord(to: name, in: reader.names.screens)
      reader.faults.append(Diagnostic(at: location, .unknownScreen(name, nearest: nearest)))
    }
    for (place, fact) in link.facts.enumerated() where reader.faults.isEmpty {
      let declared = reader.names.fact(fact.name)
      let values = declared.map { reader.names.facts[$0.rawValue].values } ?? []
      if let declared, let value = values.firstIndex(of: fact.value) {
        arguments.facts.append(.fact(declared, value))
        continue
      }
      let column = link.column(ofFact: place, value: declared != nil)
      let problem: Diagnostic.FactProblem =
        declared == nil
        ? .unknownFact(
          fact.name,
          nearest: nearestWord(to: fact.name, in: reader.names.facts.map { $0.name })
        )
        : .unknownValue(fact.value, of: fact.name, nearest: nearestWord(to: fact.value, in: values))
      let location = reader.line.location(at: start + column - 1)
      reader.faults.append(Diagnostic(at: location, .fact(problem)))
    }
    reader.take(to: reader.wordRange.upperBound)
  }
}

extension Clause {
  /// What becomes of names of a link that are gone.
  fileprivate static let gone: Clause = Clause(
    "gone",
    "[gone drop|stop|restart]",
    candidates: { _ in GonePolicy.allCases.map { $0.rawValue } },
    read: { (reader, arguments) throws(Diagnostic) in
      if arguments.link.isFaulty { reader.faults.removeFirst() }
      arguments.link.isFaulty = false
      let word = try reader.takeChoice(of: GonePolicy.allCases.map { $0.rawValue })
      arguments.link.gone = GonePolicy(rawValue: word)
    }
  )
}
