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
}
