import BoardingExplorer
import BoardingRender
import Testing

/// The examples of the comments in the sources, word for word.
struct ExampleTests {
  @Test func `a flow is drawn`() throws {
    let flow = try sampleFlow()
    let picture = FlowPicture(of: flow)
    let text = picture.mermaid
    #expect(text.count { $0 == "\n" } == 16)
  }

  @Test func `a walk is reported`() throws {
    let flow = try sampleFlow()
    let report = ExplorationReport(of: Exploration(of: flow))
    let text = report.text
    #expect(text.count { $0 == "\n" } == 15)
  }

  @Test func `a flow is explored, reported and drawn`() throws {
    let flow = try soundFlow()
    let exploration = Exploration(of: flow)
    #expect(exploration.isComplete)
    #expect(exploration.findings.map { exploration.message(of: $0) } == [])

    let report = ExplorationReport(of: exploration)
    #expect(exploration.findings.isEmpty, "\(report.text)")

    let drawn = """
      flowchart LR
        s0(["welcome"])
        s1((("ready")))
        s0 -->|"button, swipe"| s1
        s1 -.->|"back, swipe"| s0
        classDef unreachable stroke-dasharray: 4 4

      """
    let picture = FlowPicture(of: flow)
    #expect(picture.mermaid == drawn)
  }

  @Test func `a flow has no screen to which nothing leads`() throws {
    let flow = try soundFlow()
    let paths = FlowGraph(of: flow).shortestPaths()
    let lost = flow.screens.indices.map { ScreenID(rawValue: $0) }.filter { !paths.reaches($0) }
    #expect(lost == [])
  }

  /// Makes a flow that breaks no rule.
  ///
  /// - Returns: The flow.
  /// - Throws: What is wrong with it.
  private func soundFlow() throws -> Flow {
    var draft = FlowDraft(name: "Sound")
    draft.screens = [.init(name: "welcome"), .init(name: "ready")]
    draft.series = ["welcome", "ready"]
    return try draft.makeFlow()
  }
}
