import Boarding
import BoardingScript
import Testing

/// Links that set facts.
struct FlowLinkFactTests {
  /// A flow with two facts.
  private let flow: Flow

  /// Makes the flow.
  init() throws {
    var draft = FlowDraft(name: "Facts")
    draft.facts = [.init("plan", ["free", "pro", "team & co"]), .init("alerts", ["off", "on"])]
    draft.screens = [
      .init(name: "welcome"), .init(name: "offer", when: .fact("plan", is: "free")),
      .init(name: "done"),
    ]
    draft.series = ["welcome", "offer", "done"]
    flow = try draft.makeFlow()
  }

  @Test func `facts are set before the screens are put up, and its link leads back`() throws {
    var machine = Machine(flow: flow)
    var events: [Event] = []
    let link = try FlowLink("/welcome?alerts=on&plan=team%20%26%20co")
    try machine.open(link, motion: .instant, into: &events)
    #expect(machine.state.settings.facts == [2, 1])
    machine.handle(.move(UserMove(.next, motion: .instant)), into: &events)
    #expect(machine.state.stack.rootFirst.map(\.rawValue) == [0, 2])
    #expect(FlowLink(machine)?.text == "/welcome/done?plan=team%20%26%20co&alerts=on")
    try machine.open(FlowLink("/welcome?plan=free"), motion: .instant, into: &events)
    #expect(FlowLink(machine)?.text == "/welcome?alerts=on")
  }

  @Test func `facts are written and read again`() throws {
    let facts = [NamedFact("a+b=c&d", "1/2?3#4"), NamedFact("..", "Ü")]
    let link = try #require(FlowLink(to: ["x"], facts: facts))
    #expect(link.text == "/x?a%2Bb%3Dc%26d=1%2F2%3F3%234&..=%C3%9C")
    #expect(try FlowLink(link.text) == link)
    #expect(FlowLink(to: ["x"], facts: [NamedFact("a", "")]) == nil)
    #expect(FlowLink(to: ["x"], facts: [NamedFact("", "a")]) == nil)
    #expect(FlowLink(to: ["x"], facts: [NamedFact("a", "b"), NamedFact("a", "c")]) == nil)
  }

  @Test(
    arguments: [
      (
        "/welcome?plam=pro",
        "column 10: expected a fact of the flow, found 'plam'; did you mean 'plan'?"
      ),
      (
        "/welcome?alerts=on&plan=pri",
        "column 25: expected a value of 'plan', found 'pri'; did you mean 'pro'?"
      ),
    ]
  )
  func `a fact that the flow does not have is an error`(text: String, message: String) throws {
    var machine = Machine(flow: flow)
    var events: [Event] = []
    let link = try FlowLink(text)
    let error = #expect(throws: LinkError.self) { try machine.open(link, into: &events) }
    #expect(error?.description == message)
    #expect(machine.state == Machine(flow: flow).state)
    #expect(events == [])
  }

  @Test func `a policy says what becomes of facts that are gone`() throws {
    let link = try FlowLink("/welcome/done?news=many&plan=gold&alerts=on")
    var restoration = Restoration()
    for policy in [GonePolicy.drop, .stop] {
      restoration = Restoration()
      let target = link.destination(in: flow, gone: policy, noting: &restoration)
      #expect(target.screens.map(\.rawValue) == [0, 2])
      #expect(target.settings == [.fact(FactID(rawValue: 1), 1)])
      #expect(!restoration.startsOver)
    }
    #expect(
      restoration.dropped.map(\.description) == [
        "fact 'news': it is gone", "value 'gold' of the fact 'plan': it is gone",
      ]
    )
    restoration = Restoration()
    let root = link.destination(in: flow, gone: .restart, noting: &restoration)
    #expect(root.screens.map(\.rawValue) == [0])
    #expect(root.settings == [])
    #expect(restoration.startsOver)
  }

  @Test func `a link that is refused sets nothing`() throws {
    var draft = FlowDraft(name: "Waiting")
    draft.facts = [.init("plan", ["free", "pro"])]
    draft.screens = [.init(name: "a", enter: .wait)]
    var machine = Machine(flow: try draft.makeFlow())
    var events: [Event] = []
    try machine.open(FlowLink("/a"), into: &events)
    let answer = try machine.open(FlowLink("/a?plan=pro"), into: &events)
    #expect(answer == .refused(.alreadyPending))
    #expect(machine.state.settings.facts == [0])
  }

  @Test func `facts are set where the screens are there already`() throws {
    var machine = Machine(flow: flow)
    var events: [Event] = []
    try machine.open(FlowLink("/welcome"), motion: .instant, into: &events)
    let answer = try machine.open(FlowLink("/welcome?plan=pro"), into: &events)
    #expect(answer == .refused(.alreadyThere))
    #expect(FlowLink(machine)?.text == "/welcome?plan=pro")
    let text = """
      fact plan free pro
      screen a
      open /a instant
      open /a?plan=pro
      expect refused alreadyThere
      expect link /a?plan=pro
      open /a/gone?plan=free gone drop
      expect refused alreadyThere
      expect link /a

      """
    #expect(try Script(parsing: text, file: "t").run().failure == nil)
  }

  @Test func `scripts open links with facts and expect them`() throws {
    let text = """
      fact plan free pro
      screen a
      screen b
      open /a/b?plan=pro instant
      expect fact plan pro
      expect link /a/b?plan=pro
      open /a?plan=free instant
      expect link /a
      expect link /a?plan=free

      """
    #expect(try Script(parsing: text, file: "t").run().failure == nil)
  }

  @Test(
    arguments: [
      ("open /a?plam=pro", "t:3:9: error: no fact is named 'plam' so far; did you mean 'plan'?"),
      (
        "open /a?plan=pri",
        "t:3:14: error: the fact 'plan' has no value 'pri'; did you mean 'pro'?"
      ),
    ]
  )
  func `a fact that is not declared is a fault of the script`(line: String, message: String) {
    #expect(faults(of: "fact plan free pro\nscreen a\n" + line + "\n") == [message])
  }
}
