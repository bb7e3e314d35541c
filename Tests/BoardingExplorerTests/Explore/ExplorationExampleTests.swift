import BoardingExplorer
import BoardingScript
import Testing

/// The examples of the comments in the sources, word for word.
struct ExplorationExampleTests {
  @Test func `a flow is walked`() throws {
    let flow = try flow("screen a\nscreen b\nseries a b")
    let exploration = Exploration(of: flow)
    assert(exploration.isComplete)
    assert(exploration.findings.isEmpty)
    #expect(exploration.stateCount == 3)
  }

  @Test func `shortest ways are found among links`() throws {
    let flow = try flow("screen a choice skip c\nscreen b\nscreen c\nseries a b c")
    let completed = ScreenID(rawValue: 2)
    let tree = FlowGraph(of: flow).shortestPaths()
    let way = tree.path(to: completed)
    #expect(way.map { $0.rawValue } == [0, 2])
  }
}
