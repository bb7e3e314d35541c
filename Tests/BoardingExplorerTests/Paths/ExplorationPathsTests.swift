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
    let declarations = randomDeclarations(seed: seed)
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
    let declarations = randomDeclarations(seed: seed)
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
    let lines = exploration.script(for: path, declarations: []).split(separator: "\n").suffix(2)
    #expect(lines == ["expect top screen-with-a-long-name-199", "expect pending none"])
  }
}
