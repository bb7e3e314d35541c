import BoardingExplorer
import Testing

/// Tests of links between screens and of shortest ways along them.
struct FlowGraphTests {
  @Test(arguments: 0..<100)
  func `without guards, ways of links are as long as those of the machine`(seed: UInt64) throws {
    let declarations = randomDeclarations(seed: seed).map { (line) in
      let words = line.split(separator: " ")
      let cut = words.firstIndex { $0 == "leave" || $0 == "enter" } ?? words.count
      return words[..<cut].joined(separator: " ")
    }
    let flow = try flow(declarations.joined(separator: "\n"))
    let exploration = Exploration(of: flow)
    let tree = FlowGraph(of: flow).shortestPaths()
    for place in flow.screens.indices {
      let screen = ScreenID(rawValue: place)
      let state = exploration.firstState(withTop: screen)
      #expect(tree.path(to: screen).count == state.map { exploration.path(toState: $0).count } ?? 0)
    }
  }

  @Test(arguments: 0..<100)
  func `links lead wherever the machine goes, whatever the facts are`(seed: UInt64) throws {
    let flow = try flow(randomConditionalDeclarations(seed: seed).joined(separator: "\n"))
    let exploration = Exploration(of: flow)
    let tree = FlowGraph(of: flow).shortestPaths()
    let unreached = flow.screens.indices.map { ScreenID(rawValue: $0) }
      .filter { exploration.firstState(withTop: $0) != nil && !tree.reaches($0) }
    #expect(unreached == [])
  }

  @Test func `links are counted`() throws {
    let flow = try flow("screen a choice go b\nscreen b previous a next none\nseries a b")
    let graph = FlowGraph(of: flow)
    #expect(graph.screenCount == 2)
    #expect(graph.linkCount == 3)
    #expect(graph.root?.rawValue == 0)
  }

  @Test func `an open flow has no ways`() {
    let tree = FlowGraph(of: Flow(openNamed: "Open")).shortestPaths()
    #expect(!tree.reaches(ScreenID(rawValue: 0)))
    #expect(tree.path(to: ScreenID(rawValue: 0)).isEmpty)
  }

  @Test(arguments: 0..<300)
  func `every way back of the machine is drawn`(seed: UInt64) throws {
    let flow = try flow(randomConditionalDeclarations(seed: seed).joined(separator: "\n"))
    let missing = taken(in: flow).subtracting(drawn(in: flow))
    #expect(missing == [])
  }

  @Test(arguments: 0..<300)
  func `where links lead on only, the machine takes every way back that is drawn`(
    seed: UInt64
  ) throws {
    let flow = try flow(randomOnwardDeclarations(seed: seed).joined(separator: "\n"))
    #expect(drawn(in: flow) == taken(in: flow))
  }

  /// A way back.
  private struct Way: Hashable, CustomStringConvertible {
    /// The screen that is left.
    let source: Int
    /// The screen to which it leads.
    let target: Int

    /// Both, for a failure.
    var description: String { "\(source)>\(target)" }
  }

  /// Returns the ways back of the graph.
  private func drawn(in flow: Flow) -> Set<Way> {
    Set(
      flow.links.filter { $0.means == .back }
        .map { Way(source: $0.source.rawValue, target: $0.target.rawValue) }
    )
  }

  /// Returns the ways back of the machine.
  private func taken(in flow: Flow) -> Set<Way> {
    let exploration = Exploration(of: flow)
    #expect(exploration.isComplete)
    var ways: Set<Way> = []
    for number in 0..<exploration.transitionCount {
      let transition = exploration.transition(number)
      guard transition.input.action == .back,
        let source = exploration.top(ofState: transition.source),
        let target = exploration.top(ofState: transition.target), source != target
      else { continue }
      ways.insert(Way(source: source.rawValue, target: target.rawValue))
    }
    return ways
  }

  @Test func `a chain of skipped screens leads back to what lies below`() throws {
    let flow = try flow(
      """
      fact plan free pro team
      screen a
      screen b when plan pro
      screen c when plan not pro and plan not free
      screen d when plan free
      screen e
      series a b c d e
      """
    )
    let ways = drawn(in: flow).map { "\($0)" }.sorted()
    // The plan may change on the way, but whatever it is one of the three is there.
    #expect(ways == ["1>0", "2>0", "2>1", "3>0", "3>1", "3>2", "4>1", "4>2", "4>3"])
  }
}
