import BoardingExplorer
import BoardingScript
import Testing

/// Tests of walks of whole flows.
struct ExplorationTests {
  @Test(arguments: 0..<60)
  func `a walk finds what scripts from the beginning find`(seed: UInt64) throws {
    try compareWithBruteForce(randomDeclarations(seed: seed))
  }

  @Test(arguments: 0..<30)
  func `a walk of facts finds what scripts from the beginning find`(seed: UInt64) throws {
    try compareWithBruteForce(randomConditionalDeclarations(seed: seed))
  }

  /// Compares states, transitions and depths.
  ///
  /// - Parameter declarations: The lines that declare a flow.
  /// - Throws: What is wrong with a script.
  private func compareWithBruteForce(_ declarations: [String]) throws {
    let exploration = Exploration(of: try flow(declarations.joined(separator: "\n")))
    let force = try BruteForce(declarations)
    #expect(exploration.isComplete)
    #expect(exploration.stateCount == force.depths.count)
    #expect(exploration.transitionCount == force.transitions.count)
    let depths = (0..<exploration.stateCount).map { exploration.path(toState: $0).count }
    #expect(depths.sorted() == force.depths.values.sorted())
    #expect(transitions(of: exploration) == force.transitions)
  }

  /// Writes every transition in the way of `BruteForce`.
  ///
  /// - Parameter exploration: The walk.
  /// - Returns: The transitions, sorted.
  private func transitions(of exploration: Exploration) -> [String] {
    func identity(_ state: Int) -> String {
      let stack = exploration.stack(ofState: state).map { $0.rawValue }
      let condition = exploration.condition(ofState: state)
      return "\(stack) \(condition.pending.map { "\($0)" } ?? "-") \(condition.facts)"
    }
    return (0..<exploration.transitionCount).map { (number) in
      let transition = exploration.transition(number)
      let lines = exploration.lines(of: transition.input)
      return "\(identity(transition.source)) \(lines) \(identity(transition.target))"
    }.sorted()
  }

  @Test func `two walks give the same bytes`() throws {
    for seed in 100..<130 as Range<UInt64> {
      let flow = try flow(randomDeclarations(seed: seed).joined(separator: "\n"))
      let (first, second) = (Exploration(of: flow), Exploration(of: flow))
      #expect("\(first.findings)" == "\(second.findings)")
      #expect(first.coveringPaths() == second.coveringPaths())
    }
  }

  @Test func `only the inputs that are asked for are tried`() throws {
    let flow = try flow("screen a choice go b\nscreen b\nscreen c\nseries a c")
    let exploration = Exploration(of: flow, ExplorationOptions(inputs: [.choices]))
    let words = (0..<exploration.transitionCount).map {
      exploration.words(for: exploration.transition($0).input.action)
    }
    #expect(words == ["start", "choose go"])
    #expect(exploration.unseenScreens.map { flow.screens[$0.rawValue].name } == ["c"])
  }

  @Test func `a walk stops at its number of states`() throws {
    let flow = try flow("screen a\nscreen b\nscreen c\nscreen d\nseries a b c d")
    let exploration = Exploration(of: flow, ExplorationOptions(stateLimit: 3))
    #expect(exploration.limit == .states(3))
    #expect(exploration.stateCount == 3)
    #expect(exploration.unseenScreens.map { $0.rawValue } == [2, 3])
    #expect(exploration.findings.isEmpty)
  }

  @Test func `a walk stops at its depth`() throws {
    let flow = try flow("screen a\nscreen b\nscreen c\nscreen d\nseries a b c d")
    let exploration = Exploration(of: flow, ExplorationOptions(depthLimit: 2))
    #expect(exploration.limit == .depth(2))
    #expect(exploration.stateCount == 3)
    #expect(exploration.untriedCount == 1)
    #expect(exploration.depth == 2)
  }

  @Test func `a walk stops at its number of transitions`() throws {
    let flow = try flow("screen a\nscreen b\nscreen c\nscreen d\nseries a b c d")
    let exploration = Exploration(of: flow, ExplorationOptions(transitionLimit: 2))
    #expect(exploration.limit == .transitions(2))
    #expect(exploration.stateCount == 3)
    #expect(exploration.untriedCount == 1)
  }

  @Test func `nothing can be done in an open flow`() {
    let exploration = Exploration(of: Flow(openNamed: "Open"))
    #expect(exploration.stateCount == 1)
    #expect(exploration.transitionCount == 1)
    #expect(exploration.findings.isEmpty)
    #expect(exploration.coveringPaths().count == 1)
  }

  @Test func `a long series is walked to its end`() throws {
    var draft = FlowDraft(name: "Long")
    draft.screens = (0..<10_000).map { FlowDraft.Screen(name: "s\($0)") }
    draft.series = draft.screens.map { $0.name }
    let exploration = Exploration(of: try draft.makeFlow())
    #expect(exploration.isComplete)
    #expect(exploration.stateCount == 10_001)
    #expect(exploration.depth == 10_000)
    #expect(exploration.findings.isEmpty)
  }

  @Test func `the longest transitions come to their end`() throws {
    var draft = FlowDraft(name: "Slow")
    draft.screens = ["a", "b", "c"].map { FlowDraft.Screen(name: $0) }
    draft.series = ["a", "b", "c"]
    draft.options.animation = TransitionAnimation(duration: .seconds(9_000_000_000))
    let exploration = Exploration(of: try draft.makeFlow())
    #expect(exploration.isComplete)
    #expect(exploration.stateCount == 4)
  }

  @Test func `facts that multiply the states are named where a walk stops`() throws {
    func message(_ facts: Int) throws -> String? {
      var draft = FlowDraft(name: "Facts")
      draft.facts = (0..<facts).map { .init("fact-\($0)", ["unknown", "granted", "denied"]) }
      draft.screens = [
        .init(name: "a"), .init(name: "b", when: .fact("fact-0", is: "granted")),
      ]
      draft.series = ["a", "b"]
      return Exploration(of: try draft.makeFlow(), ExplorationOptions(stateLimit: 500)).limitMessage
    }
    #expect(try message(4) == nil)
    #expect(
      try message(12)
        == "there are more than 500 states (12 facts alone have 531441 combinations)"
    )
    #expect(
      try message(32)
        == "there are more than 500 states "
        + "(32 facts alone have 1853020188851841 combinations), and this screen was not seen: b"
    )
  }

  @Test func `a flow of one screen is walked`() throws {
    let exploration = Exploration(of: try flow("screen a"))
    #expect(exploration.isComplete)
    #expect(exploration.stateCount == 2)
    #expect(exploration.transitionCount == 7)
    #expect(exploration.findings.isEmpty)
    #expect(exploration.coveringPaths().map { $0.inputs.count } == [7])
  }

  @Test func `2,000 screens that all lead to one another end at the limit`() throws {
    let names = (0..<2_000).map { "s\($0)" }
    var draft = FlowDraft(name: "Hostile")
    draft.screens = names.map { (name) in
      FlowDraft.Screen(name: name, choices: names.map { FlowDraft.Choice($0, to: $0) })
    }
    let options = ExplorationOptions(transitionLimit: 10_000)
    let exploration = Exploration(of: try draft.makeFlow(), options)
    #expect(exploration.limit == .transitions(10_000))
    #expect(exploration.unseenScreens.isEmpty)
    #expect(exploration.findings.allSatisfy { $0.isWithinBound })
    let tree = FlowGraph(of: exploration.flow).shortestPaths()
    #expect(tree.path(to: ScreenID(rawValue: 1_999)).count == 2)
  }

  @Test func `screens that all lead to one another and to themselves end at the limit`() throws {
    let names = (0..<100).map { "s\($0)" }
    var draft = FlowDraft(name: "Hostile")
    draft.screens = names.map { (name) in
      FlowDraft.Screen(
        name: name,
        next: .screen(name),
        choices: names.map { FlowDraft.Choice($0, to: $0) }
      )
    }
    let exploration = Exploration(of: try draft.makeFlow(), ExplorationOptions(stateLimit: 2_000))
    #expect(exploration.limit == .states(2_000))
    #expect(exploration.stateCount == 2_000)
    #expect(exploration.findings.allSatisfy { $0.isWithinBound })
  }
}
