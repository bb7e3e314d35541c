import Boarding
import Testing

/// Pins what can be wrong with facts and conditions, and what they become.
struct FlowDraftFactsTests {
  /// A draft of two screens, edited.
  private func draft(_ edit: (inout FlowDraft) -> Void) -> FlowDraft {
    var draft = FlowDraft(name: "Draft")
    draft.screens = [.init(name: "A"), .init(name: "B")]
    draft.facts = [.init("plan", ["free", "pro", "team"])]
    edit(&draft)
    return draft
  }

  @Test func `facts that are none`() {
    let draft = draft { draft in
      draft.facts += [
        .init("plan", ["a", "b"]), .init("one", ["a"]), .init("twice", ["a", "a"]),
        .init("other", ["a", "b"], initially: "c"), .init("nothing", []),
      ]
    }
    let faults = [
      FlowFault(at: .fact(1), .duplicate("plan")),
      FlowFault(at: .fact(2), .tooFewValues("one")),
      FlowFault(at: .fact(3), .duplicate("a")),
      FlowFault(at: .fact(4), .unknownValue("c", of: "other")),
      FlowFault(at: .fact(5), .tooFewValues("nothing")),
    ]
    #expect(throws: FlowFaults(faults)) { try draft.makeFlow() }
  }

  @Test func `conditions about nothing`() {
    let draft = draft { draft in
      draft.screens[0].condition = FlowDraft.Condition([])
      draft.screens[0].branches = [
        .init(to: .screen("Z"), when: FlowDraft.Condition([.init("plan", [])])),
        .init(to: .none, when: .fact("x", is: "y")),
      ]
      draft.screens[1].choices = [
        .init("go", to: "A", when: .fact("plan", isNot: "gold")), .init("go", to: "B"),
        .init("go", to: "A"),
      ]
    }
    let faults = [
      FlowFault(at: .condition(screen: 0), .emptyCondition),
      FlowFault(at: .branch(0, screen: 0), .unknownScreen("Z")),
      FlowFault(at: .branch(0, screen: 0), .emptyCondition),
      FlowFault(at: .branch(1, screen: 0), .unknownFact("x")),
      FlowFault(at: .choice(0, screen: 1), .unknownValue("gold", of: "plan")),
      FlowFault(at: .choice(2, screen: 1), .duplicate("go")),
    ]
    #expect(throws: FlowFaults(faults)) { try draft.makeFlow() }
  }

  @Test func `facts have their places and their first values`() throws {
    let flow = try draft { draft in
      draft.facts.append(.init("alerts", ["off", "on"], initially: "on"))
      draft.screens[1].condition = .fact("alerts", is: "on").and("plan", isNot: "pro")
    }.makeFlow()
    #expect(flow.facts.map(\.name) == ["plan", "alerts"])
    #expect(flow.fact(named: "alerts") == FactID(rawValue: 1))
    #expect(flow.fact(named: "x") == nil)
    let tests = flow.screens[1].condition?.tests ?? []
    #expect(tests.map(\.fact.rawValue) == [1, 0])
    #expect(tests.map(\.values) == [[1], [0, 2]])
    #expect(Machine(flow: flow).state.settings.facts == [0, 1])
  }
}
