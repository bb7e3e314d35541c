import BoardingExplorer
import Testing

/// Tests of what the module brings along.
struct ExportTests {
  @Test func `the engine comes along`() {
    #expect(Machine(flow: Flow(openNamed: "Tour")).flow.name == "Tour")
  }
}
