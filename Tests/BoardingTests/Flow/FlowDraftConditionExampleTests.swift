import Boarding
import Testing

struct FlowDraftConditionExampleTests {
  @Test func `a condition reads like a sentence`() {
    let isAsked = FlowDraft.Condition.fact("notifications", isNot: "granted")
      .and("plan", is: "pro", "team")

    #expect(
      isAsked.tests == [
        .init("notifications", ["granted"], isNegated: true), .init("plan", ["pro", "team"]),
      ]
    )
  }
}
