import Boarding
import Testing

struct FlowExampleTests {
  @Test func `a flow is made from a draft`() throws {
    var draft = FlowDraft(name: "Welcome")
    draft.screens = [.init(name: "welcome"), .init(name: "features")]
    draft.series = ["welcome", "features"]
    let flow = try draft.makeFlow()

    #expect(flow.root == ScreenID(rawValue: 0))
    #expect(flow.series.map(\.rawValue) == [0, 1])
  }
}
