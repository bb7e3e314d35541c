import Boarding
import Testing

struct FlowTests {
  @Test func `a declared flow knows its screens and no other`() {
    let flow = Flow.declared("ABC")
    for letter in "ABC" { #expect(flow.knows(screen(String(letter)))) }
    for number in [Int.min, -1, 3, .max] {
      #expect(!flow.knows(ScreenID(rawValue: number)))
    }
    #expect(!flow.isOpen)
  }

  @Test func `an open flow knows every screen but the absent ones`() {
    let flow = Flow.open()
    for number in [0, 1, Int.max] { #expect(flow.knows(ScreenID(rawValue: number))) }
    for number in [Int.min, -1] { #expect(!flow.knows(ScreenID(rawValue: number))) }
    #expect(flow.isOpen)
    #expect(flow.screens == [])
    #expect(flow.root == nil)
  }

  @Test func `a run starts with the first of the series, or else the first declared`() {
    #expect(Flow.declared("ABC", series: "CA").root == screen("C"))
    #expect(Flow.declared("ABC").root == screen("A"))
  }

  @Test func `a flow keeps what was written down`() throws {
    var draft = FlowDraft(name: "Welcome")
    draft.screens = [
      .init(
        name: "one",
        title: "First",
        next: .screen("two"),
        choices: [.init("skip", to: "three"), .init("help", to: "two")],
        values: [.init("progress", .number(0.5))]
      ),
      .init(
        name: "two",
        previous: .screen("three"),
        choices: [.init("help", to: "one")],
        values: [.init("tint", .color(SRGBColor(red: 1, green: 0, blue: 0)))]
      ),
      .init(name: "three", previous: FlowDraft.Link.none),
    ]
    draft.series = ["three", "one"]
    let flow = try draft.makeFlow()
    #expect(flow.name == "Welcome")
    #expect(flow.screens.map(\.name) == ["one", "two", "three"])
    #expect(flow.screens.map(\.title) == ["First", "", ""])
    #expect(flow.series == screens("CA"))
    #expect(flow.choiceLabels == ["skip", "help"])
    #expect(flow.values.map(\.name) == ["progress", "tint"])
    #expect(flow.values.map(\.kind) == [.number, .color])
    #expect(flow.screens.map { $0.information?.next } == [screen("B"), nil, nil])
    #expect(
      flow.screens.map { $0.information?.previous } == [
        .below, .screen(screen("C")), Flow.Previous.none,
      ]
    )
    #expect(flow.screens.map { $0.choices.map(\.label.rawValue) } == [[0, 1], [1], []])
    #expect(flow.screens.map { $0.choices.map(\.target) } == [screens("CB"), screens("A"), []])
    #expect(flow.screens.map { $0.values.map(\.place) } == [[0], [1], []])
  }

  @Test func `a screen that says nothing has no information`() {
    #expect(Flow.declared("A").screens[0].information == nil)
  }

  @Test func `options are a screen width, a slide of 400 ms and nothing special`() {
    #expect(Flow.Options() == Flow.Options(settings: Settings(), animation: .standard))
  }
}
