import Boarding

extension Domain {
  /// What follows links from outside.
  static let links: Domain = Domain("Links", [.open, .expectLink])
}

extension Statement {
  /// The row of `open LINK`.
  fileprivate static let open: Statement = Statement(
    StatementForm(
      "open",
      [.link],
      clauses: [.motion, .source],
      summary: """
        Puts the screens of a link on the stack, root first, and shows the last one, as 'set' does. \
        The facts of its query are set first.
        """,
      example: "open /welcome/features"
    ),
    meaning: { (arguments) in
      let screens = Command.setStack(arguments.screens)
      let input = Input.command(screens, motion: arguments.motion, source: arguments.source)
      if arguments.facts.isEmpty { return .step(.input(input)) }
      let inputs = arguments.facts.map { Input.setting($0) } + [input]
      return .step(.derived(Step.Derived { _ in inputs }))
    }
  )

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
