import Boarding
import Testing

struct FlowDraftExampleTests {
  @Test func `a draft speaks of screens by name`() throws {
    var draft = FlowDraft(name: "Welcome")
    draft.screens = [
      .init(name: "welcome", title: "Welcome", values: [.init("progress", .number(0.5))]),
      .init(name: "completed", title: "All set", previous: FlowDraft.Link.none),
    ]
    draft.series = ["welcome", "completed"]
    let flow = try draft.makeFlow()

    #expect(flow.screens.map(\.title) == ["Welcome", "All set"])
    #expect(flow.screens.map(\.information?.previous) == [nil, Flow.Previous.none])
  }
}
