import BoardingExplorer
import Testing

/// Tests of what breaks a rule, each on the smallest flow that does.
struct FindingsTests {
  /// Returns what breaks a rule in a flow.
  ///
  /// - Parameters:
  ///   - text: The lines that declare the flow.
  ///   - options: What is tried, and how far.
  /// - Returns: The screen of each finding with the number of states, and the problem.
  /// - Throws: What is wrong with the lines.
  private func findings(
    _ text: String,
    _ options: ExplorationOptions = ExplorationOptions()
  ) throws -> [Line] {
    let flow = try flow(text)
    return Exploration(of: flow, options).findings.map {
      Line(flow.screens[$0.screen.rawValue].name, $0.problem, $0.stateCount, $0.isWithinBound)
    }
  }

  /// What a finding says.
  private struct Line: Equatable {
    /// The name of the screen.
    let screen: String
    /// What is wrong.
    let problem: Finding.Problem
    /// The number of states.
    let count: Int
    /// True if it holds only for what was seen.
    let isWithinBound: Bool

    /// Makes a line.
    init(
      _ screen: String,
      _ problem: Finding.Problem,
      _ count: Int,
      _ isWithinBound: Bool = false
    ) {
      self.screen = screen
      self.problem = problem
      self.count = count
      self.isWithinBound = isWithinBound
    }
  }

  @Test func `a sound flow breaks no rule`() throws {
    let text = """
      screen a choice yes b choice no c next b
      screen b next c
      screen c next none
      allow idle-choice on a "yes is the usual answer"
      """
    #expect(try findings(text) == [])
  }

  @Test func `a screen to which nothing leads is unreachable`() throws {
    #expect(
      try findings("screen a\nscreen b\nscreen c\nseries a c") == [Line("b", .unreachable, 0)]
    )
  }

  @Test func `a screen that leads nowhere and not back is a dead end`() throws {
    let text = """
      screen a choice no denied
      screen b
      screen denied previous none
      series a b
      """
    #expect(try findings(text) == [Line("denied", .deadEnd, 1)])
  }

  @Test func `a screen from which a person can go back is no dead end`() throws {
    #expect(try findings("screen a choice more b\nscreen b next none\nscreen c\nseries a c") == [])
  }

  @Test func `what the flow calls an end is none`() throws {
    let text = """
      screen a choice no denied
      screen b
      screen denied previous none
      series a b
      ends b denied
      """
    #expect(try findings(text) == [])
  }

  @Test func `screens that lead to one another for ever are a loop`() throws {
    let text = """
      screen a choice lost b
      screen b next c previous none
      screen c next none previous b
      screen d
      series a d
      """
    let ids = [1, 2].map { ScreenID(rawValue: $0) }
    #expect(try findings(text) == [Line("b", .loop(ids), 2)])
  }

  @Test func `a screen without gestures traps the finger`() throws {
    let text = "screen a\nscreen b gestures off\nscreen c\nseries a b c"
    let (a, c) = (ScreenID(rawValue: 0), ScreenID(rawValue: 2))
    #expect(
      try findings(text) == [
        Line("b", .fingerTrap(.forward, button: .screen(c), swipe: .nothing), 1),
        Line("b", .fingerTrap(.backward, button: .screen(a), swipe: .nothing), 1),
      ]
    )
  }

  @Test func `a flow without gestures traps no finger`() throws {
    #expect(try findings("screen a\nscreen b gestures off\nseries a b\ngestures off") == [])
  }

  @Test func `a guard traps no finger, whatever it answers`() throws {
    let text = """
      screen a
      screen b leave wait enter refuse "first this"
      screen c enter wait
      series a b c
      """
    #expect(try findings(text) == [])
  }

  @Test func `a guard that nobody lifts is a dead end`() throws {
    let text = "screen a\nscreen b enter refuse\nseries a b"
    let options = ExplorationOptions(inputs: [.next, .back, .choices, .swipes])
    #expect(try findings(text, options) == [Line("b", .unreachable, 0), Line("a", .deadEnd, 1)])
    #expect(try findings(text) == [])
  }

  @Test func `choices that lead to the same place never matter`() throws {
    let text = "screen a choice yes b choice no b next none\nscreen b"
    let labels = [0, 1].map { ChoiceID(rawValue: $0) }
    #expect(try findings(text) == [Line("a", .sameChoices(labels), 1)])
  }

  @Test func `a choice that leads where next leads never matters`() throws {
    let text = "screen a choice on b choice skip c\nscreen b\nscreen c\nseries a b c"
    #expect(try findings(text) == [Line("a", .choiceLikeNext(ChoiceID(rawValue: 0)), 1)])
  }

  @Test func `a choice whose target is on the stack already leads nowhere`() throws {
    let text = "screen a choice ask b\nscreen b choice later a choice yes c next none\nscreen c"
    #expect(try findings(text) == [Line("b", .deadChoice(ChoiceID(rawValue: 1)), 1)])
  }

  @Test func `a screen that is there under one value only is reached`() throws {
    let text = "fact plan free pro\nscreen a\nscreen b when plan pro\nscreen c\nseries a b c"
    #expect(try findings(text) == [])
    let options = ExplorationOptions(inputs: [.next, .back, .choices, .swipes])
    #expect(try findings(text, options) == [Line("b", .unreachable, 0)])
  }

  @Test func `a screen whose condition never holds is unreachable`() throws {
    let text = """
      fact plan free pro
      fact asked no yes
      screen a next b when plan pro next c
      screen b when plan free
      screen c next none
      """
    #expect(try findings(text).map { $0.screen } == ["b", "a"])
  }

  @Test func `who is stuck under one value is at a dead end`() throws {
    let text = """
      fact photos granted denied
      screen a next b
      screen b next c when photos granted next none previous none
      screen c next none
      """
    #expect(try findings(text) == [Line("b", .deadEnd, 1)])
  }

  @Test func `a choice that matters under one value only does matter`() throws {
    let text = """
      fact plan free pro
      screen a choice more b when plan pro choice no c next c
      screen b next none
      screen c next none
      """
    let label = ChoiceID(rawValue: 1)
    #expect(try findings(text) == [Line("a", .choiceLikeNext(label), 2)])
    let same = "screen a choice more b when plan pro choice more c choice no c next none"
    #expect(
      try findings("fact plan free pro\n\(same)\nscreen b\nscreen c\nends b c") == []
    )
  }

  @Test func `a screen is reached if any history of news leads to it`() throws {
    let news = """
      version 2.0.0
      seen 1.0.0
      screen a
      screen b new-in 2.0.0
      screen c new-in 1.0.0
      screen d
      series a b c d
      """
    #expect(try findings(news) == [])
    let without = ExplorationOptions(inputs: .all.subtracting(.facts))
    #expect(try findings(news, without) == [Line("c", .unreachable, 0)])
  }

  @Test func `a screen that no history leads to is unreachable`() throws {
    // Who has missed the older release has missed the newer one, too.
    let text = """
      version 2.0.0
      screen a
      screen new new-in 2.0.0
      screen old new-in 1.0.0
      screen later new-in 3.0.0
      screen odd when new-in-1.0.0 new and new-in-2.0.0 seen
      screen done
      series a old new later odd done
      """
    #expect(
      try findings(text) == [Line("later", .unreachable, 0), Line("odd", .unreachable, 0)]
    )
  }

  @Test func `who has another history than the flow says may be stuck`() throws {
    let text = """
      version 2.0.0
      fresh-install
      screen a
      screen old new-in 1.0.0 next none previous none
      screen done
      series a old done
      """
    let exploration = Exploration(of: try flow(text))
    #expect(exploration.findings.map { $0.problem } == [.deadEnd])
    let state = try #require(exploration.findings.first?.state)
    let way = exploration.path(toState: state).map { exploration.words(for: $0.action) }
    #expect(way == ["seen 0.0.0", "start", "next"])
  }

  @Test func `a flow that cannot begin is told, without a way`() throws {
    let text = "fact open no yes\nscreen a when open yes\nscreen b when open yes\nseries a b"
    let exploration = Exploration(of: try flow(text))
    #expect(
      exploration.findings.map { exploration.message(of: $0) }
        == ["no screen can be put up at the beginning"]
    )
    #expect(exploration.findings.map { $0.state } == [0])
  }

  @Test func `a guard in the middle of what is left may allow it`() throws {
    let text = """
      screen a next b choice done goal
      screen b next c leave refuse
      screen c next none previous a
      screen goal next none
      """
    #expect(try findings(text) == [])
  }

  @Test func `a rule is silenced on its screen`() throws {
    let text = """
      screen a choice no denied
      screen b
      screen denied previous none
      series a b
      allow dead-end on denied "the app closes here"
      """
    let exploration = Exploration(of: try flow(text))
    #expect(exploration.findings == [])
    #expect(exploration.silencedFindings.map { $0.reason } == ["the app closes here"])
    #expect(exploration.silencedFindings.map { $0.finding.problem } == [.deadEnd])
  }

  @Test func `a loop is silenced on any of its screens`() throws {
    let text = """
      screen a choice lost b
      screen b next c previous none
      screen c next none previous b
      screen d
      series a d
      allow endless-loop on c "a game"
      """
    #expect(try findings(text) == [])
  }

  @Test func `an allowance that silences nothing is told`() throws {
    let text = "screen a\nscreen b\nseries a b\nallow dead-end on a \"of old\""
    #expect(try findings(text) == [Line("a", .unusedAllowance(.deadEnd), 0)])
  }

  @Test func `behind a limit only what is certain is told without a bound`() throws {
    let text = """
      screen a choice yes b choice no b
      screen b
      screen c
      screen d
      series a b c
      allow dead-end on a "of old"
      """
    let labels = [0, 1].map { ChoiceID(rawValue: $0) }
    #expect(
      try findings(text, ExplorationOptions(depthLimit: 2)) == [
        Line("d", .unreachable, 0),
        Line("a", .sameChoices(labels), 1, true),
        Line("a", .unusedAllowance(.deadEnd), 0, true),
      ]
    )
  }
}
