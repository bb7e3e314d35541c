import Boarding
import Testing

/// Pins what can be wrong with a draft, and where.
struct FlowDraftTests {
  /// A draft of letters, edited.
  private func draft(
    _ letters: String,
    series: [String] = [],
    edit: (inout FlowDraft) -> Void = { _ in }
  ) -> FlowDraft {
    var draft = FlowDraft(name: "Draft")
    draft.screens = letters.map { FlowDraft.Screen(name: String($0)) }
    draft.series = series
    edit(&draft)
    return draft
  }

  /// Expects exactly these faults, in this order.
  private func expect(
    _ draft: FlowDraft,
    _ faults: [FlowFault],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: FlowFaults(faults), sourceLocation: sourceLocation) { try draft.makeFlow() }
  }

  @Test func `a flow without screens`() {
    expect(draft(""), [FlowFault(at: .flow, .noScreens)])
    expect(
      draft("", series: ["A"]),
      [FlowFault(at: .flow, .noScreens), FlowFault(at: .series(0), .unknownScreen("A"))]
    )
  }

  @Test func `a name that stands twice, or more`() {
    expect(
      draft("ABAA"),
      [FlowFault(at: .screen(2), .duplicate("A")), FlowFault(at: .screen(3), .duplicate("A"))]
    )
  }

  @Test func `names that are equal as text are equal, however they are encoded`() {
    expect(
      draft("") { draft in
        draft.screens = [.init(name: "caf\u{E9}"), .init(name: "cafe\u{301}")]
      },
      [FlowFault(at: .screen(1), .duplicate("cafe\u{301}"))]
    )
  }

  @Test func `links that lead to no screen`() {
    expect(
      draft("AB") { draft in
        draft.screens[0].next = .screen("X")
        draft.screens[0].previous = .screen("Y")
        draft.screens[1].choices = [.init("ok", to: "A"), .init("skip", to: "Z")]
      },
      [
        FlowFault(at: .next(screen: 0), .unknownScreen("X")),
        FlowFault(at: .previous(screen: 0), .unknownScreen("Y")),
        FlowFault(at: .choice(1, screen: 1), .unknownScreen("Z")),
      ]
    )
  }

  @Test func `a choice label that stands twice on a screen`() {
    expect(
      draft("AB") { draft in
        draft.screens[0].choices = [.init("skip", to: "B"), .init("skip", to: "B")]
        draft.screens[1].choices = [.init("skip", to: "A")]
      },
      [FlowFault(at: .choice(1, screen: 0), .duplicate("skip"))]
    )
  }

  @Test func `a choice label that stands twice counts also where the first leads nowhere`() {
    expect(
      draft("AB") { draft in
        draft.screens[0].choices = [.init("skip", to: "X"), .init("skip", to: "B")]
      },
      [
        FlowFault(at: .choice(0, screen: 0), .unknownScreen("X")),
        FlowFault(at: .choice(1, screen: 0), .duplicate("skip")),
      ]
    )
  }

  @Test func `a value that stands twice on a screen`() {
    expect(
      draft("A") { draft in
        draft.screens[0].values = [
          .init("p", .number(.nan)), .init("p", .number(1)), .init("q", .number(1)),
          .init("q", .number(2)),
        ]
      },
      [
        FlowFault(at: .value(0, screen: 0), .notFinite("p")),
        FlowFault(at: .value(1, screen: 0), .duplicate("p")),
        FlowFault(at: .value(3, screen: 0), .duplicate("q")),
      ]
    )
  }

  @Test func `a value of another kind than on an earlier screen`() {
    expect(
      draft("ABC") { draft in
        draft.screens[0].values = [.init("p", .number(1))]
        draft.screens[1].values = [.init("p", .color(SRGBColor(red: 0, green: 0, blue: 0)))]
        draft.screens[2].values = [.init("p", .number(3))]
      },
      [FlowFault(at: .value(0, screen: 1), .otherKind("p", expected: .number))]
    )
  }

  @Test(arguments: [
    AnimatedValue.number(.nan), .number(.infinity), .number(-.infinity),
    .color(SRGBColor(red: .nan, green: 0, blue: 0)),
    .color(SRGBColor(red: 0, green: .infinity, blue: 0)),
    .color(SRGBColor(red: 0, green: 0, blue: -.infinity)),
    .color(SRGBColor(red: 0, green: 0, blue: 0, alpha: .nan)),
  ])
  func `a value that is not finite`(value: AnimatedValue) {
    expect(
      draft("A") { $0.screens[0].values = [.init("p", value)] },
      [FlowFault(at: .value(0, screen: 0), .notFinite("p"))]
    )
  }

  @Test func `a series that names a screen twice, or none`() {
    expect(
      draft("AB", series: ["A", "X", "B", "A", "X"]),
      [
        FlowFault(at: .series(1), .unknownScreen("X")),
        FlowFault(at: .series(3), .duplicate("A")),
        FlowFault(at: .series(4), .unknownScreen("X")),
      ]
    )
  }

  @Test func `everything that is wrong is told at once, in the order of the draft`() {
    expect(
      draft("ABA", series: ["B", "B"]) { draft in
        draft.screens[0].next = .screen("X")
        draft.screens[0].values = [.init("p", .number(.infinity))]
        draft.screens[1].previous = .screen("Y")
        draft.screens[1].choices = [.init("skip", to: "Z")]
        draft.screens[2].choices = [.init("skip", to: "W")]
      },
      [
        FlowFault(at: .next(screen: 0), .unknownScreen("X")),
        FlowFault(at: .value(0, screen: 0), .notFinite("p")),
        FlowFault(at: .previous(screen: 1), .unknownScreen("Y")),
        FlowFault(at: .choice(0, screen: 1), .unknownScreen("Z")),
        FlowFault(at: .screen(2), .duplicate("A")),
        FlowFault(at: .choice(0, screen: 2), .unknownScreen("W")),
        FlowFault(at: .series(1), .duplicate("B")),
      ]
    )
  }

  @Test func `a draft that leads to itself is fine`() throws {
    let flow = try draft("A", series: ["A"]) { draft in
      draft.screens[0].next = .screen("A")
      draft.screens[0].choices = [.init("again", to: "A")]
    }.makeFlow()
    #expect(flow.screens.count == 1)
  }
}
