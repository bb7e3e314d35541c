import BoardingExplorer
import BoardingScript
import Testing

/// Tests of shortest and of covering ways, as scripts that run.
struct ExplorationPathsTests {
  /// Runs a way as a script.
  ///
  /// - Parameters:
  ///   - path: The way.
  ///   - exploration: The walk.
  ///   - declarations: The lines that declare the flow.
  /// - Returns: What failed, or nil if nothing did.
  /// - Throws: What is wrong with the script.
  private func failure(
    of path: Exploration.Path,
    _ exploration: Exploration,
    _ declarations: [String]
  ) throws -> String? {
    let text = exploration.script(for: path, declarations: declarations)
    return try Script(parsing: text, file: "way").run().failure
  }

  @Test(arguments: 0..<40)
  func `the way to every state and along every transition runs`(seed: UInt64) throws {
    try checkWays(randomDeclarations(seed: seed))
  }

  @Test(arguments: 0..<20)
  func `the way to every state runs whatever facts and news are`(seed: UInt64) throws {
    try checkWays(randomConditionalDeclarations(seed: seed))
  }

  /// Runs the way to every state and along every transition.
  ///
  /// - Parameter declarations: The lines that declare the flow.
  /// - Throws: What is wrong with a script.
  private func checkWays(_ declarations: [String]) throws {
    let exploration = Exploration(of: try flow(declarations.joined(separator: "\n")))
    for state in 0..<exploration.stateCount {
      let path = Exploration.Path(exploration.path(toState: state), to: state)
      #expect(try failure(of: path, exploration, declarations) == nil)
    }
    for number in 0..<exploration.transitionCount {
      let inputs = exploration.path(alongTransition: number)
      let path = Exploration.Path(inputs, to: exploration.transition(number).target)
      #expect(try failure(of: path, exploration, declarations) == nil)
    }
  }

  @Test(arguments: 0..<40)
  func `covering ways run, go along everything, and none begins another`(seed: UInt64) throws {
    try checkCoveringWays(randomDeclarations(seed: seed))
  }

  @Test(arguments: 0..<10)
  func `covering ways run whatever facts and news are`(seed: UInt64) throws {
    try checkCoveringWays(randomConditionalDeclarations(seed: seed))
  }

  /// Runs ways along every transition.
  ///
  /// - Parameter declarations: The lines that declare the flow.
  /// - Throws: What is wrong with a script.
  private func checkCoveringWays(_ declarations: [String]) throws {
    let exploration = Exploration(of: try flow(declarations.joined(separator: "\n")))
    let paths = exploration.coveringPaths()
    #expect(paths.count == exploration.coveringPathCount)
    var targets: [[Int: [ExplorerInput: Int]]] = [[:]]
    for number in 0..<exploration.transitionCount {
      let transition = exploration.transition(number)
      targets[0][transition.source, default: [:]][transition.input] = transition.target
    }
    var covered: Set<[String]> = []
    for path in paths {
      #expect(try failure(of: path, exploration, declarations) == nil)
      var state = 0
      for input in path.inputs {
        covered.insert(["\(state)"] + exploration.lines(of: input))
        state = try #require(targets[0][state]?[input])
      }
      #expect(state == path.state)
    }
    #expect(covered.count == exploration.transitionCount)
    for (place, path) in paths.enumerated() {
      for (other, longer) in paths.enumerated() where other != place {
        #expect(!longer.inputs.starts(with: path.inputs))
      }
    }
  }

  @Test func `a script says what it is about, what to do and where it ends`() throws {
    let text = """
      flow Terms
      screen welcome
      screen terms enter refuse "accept first"
      screen done enter wait
      series welcome terms done
      """
    let script = try Script(parsing: text + "\nstart\nnext\n", file: "terms")
    let exploration = Exploration(of: script.flow)
    let state = try #require(exploration.firstState(withTop: ScreenID(rawValue: 2)))
    let path = Exploration.Path(exploration.path(toState: state), to: state)
    let written = exploration.script(
      for: path,
      declarations: script.declarationLines,
      title: "The shortest way to done."
    )
    #expect(
      written == """
        # The shortest way to done.

        \(text)

        start
        settle
        guard terms enter allow
        next
        settle
        guard terms enter declared
        next
        settle
        answer allow
        settle
        expect stack welcome terms done
        expect pending none
        expect not finished

        """
    )
    #expect(try Script(parsing: written, file: "way").run().failure == nil)
  }

  @Test func `a stack that does not fit a line is told by its top`() throws {
    let names = (0..<200).map { "screen-with-a-long-name-\($0)" }
    let declarations =
      names.map { "screen " + $0 } + names.map { "series " + $0 }
    let exploration = Exploration(of: try flow(declarations.joined(separator: "\n")))
    let last = exploration.stateCount - 1
    let path = Exploration.Path(exploration.path(toState: last), to: last)
    #expect(try failure(of: path, exploration, declarations) == nil)
    let lines = exploration.script(for: path, declarations: []).split(separator: "\n").suffix(3)
    #expect(
      lines == [
        "expect top screen-with-a-long-name-199", "expect pending none", "expect not finished",
      ]
    )
  }

  @Test func `a way fails if a fact or the end of the flow is another one`() throws {
    let declarations = [
      "version 2.0.0", "fact plan free pro", "screen a", "screen b new-in 2.0.0", "series a b",
    ]
    let exploration = Exploration(of: try flow(declarations.joined(separator: "\n")))
    let state = try #require(
      (0..<exploration.stateCount).first {
        exploration.condition(ofState: $0).facts == [1, 0] && exploration.top(ofState: $0) != nil
      }
    )
    let path = Exploration.Path(exploration.path(toState: state), to: state)
    let text = exploration.script(for: path, declarations: declarations)
    let beginning = declarations + ["", "fresh-install", "settle", "start", "settle"]
    let end = [
      "set fact plan pro", "settle", "expect stack a", "expect pending none", "expect not finished",
      "expect fact plan pro", "expect fact new-in-2.0.0 seen",
    ]
    #expect(text == (beginning + end).joined(separator: "\n") + "\n")
    #expect(try Script(parsing: text, file: "way").run().failure == nil)
    for line in ["set fact plan free", "set fact new-in-2.0.0 new", "finish flow"] {
      let other = text.replacing("expect stack a", with: line + "\nexpect stack a")
      #expect(try Script(parsing: other, file: "way").run().failure != nil)
    }
  }

  @Test func `so many ways are written as are asked for`() throws {
    let exploration = Exploration(
      of: try flow("screen a choice go c\nscreen b\nscreen c\nseries a b")
    )
    let all = PathScripts(of: exploration, declarations: [])
    let ways = all.files.map { $0.name }.filter { $0.hasPrefix("way-") }
    #expect(ways == (1...ways.count).map { "way-000\($0).boarding" })
    #expect(all.limitMessage == nil)
    let few = PathScripts(of: exploration, declarations: [], limit: ways.count - 1)
    #expect(few.files.map { $0.name } == all.files.dropLast().map { $0.name })
    #expect(
      few.limitMessage == "1 of \(ways.count) ways along transitions was not written"
    )
    for file in all.files {
      #expect(PathScripts.origin(of: Array(file.text.utf8)) == .walk)
      #expect(PathScripts.origin(of: Array((file.text + "next\n").utf8)) == .changedWalk)
      #expect(PathScripts.origin(of: Array(file.text.dropFirst().utf8)) == .other)
    }
  }
}
