import Boarding
import BoardingMotion
import BoardingScript
import Testing

struct NavigationSnapshotTests {
  /// A machine of the sample flow after inputs.
  private func machine(_ inputs: [Input]) -> Machine {
    var machine = Machine(flow: snapshotFlow)
    var events: [Event] = []
    for input in inputs { machine.handle(input, into: &events) }
    return machine
  }

  /// A stack of three screens with other surroundings.
  private var sample: Machine {
    let ids = [0, 5, 3].map { ScreenID(rawValue: $0) }
    return machine([
      // The set puts a screen up that wants to think about it.
      .command(.setStack(ids), motion: .instant), .reply(.permission(.allowed)),
      .advance(nanoseconds: 1_500_000_000),
      .setting(.forwardOnly(true)), .setting(.containerWidth(320.5)),
      .setting(.guardAnswer(ids[0], .leave, .refuse(GuardReason(rawValue: 0)))),
    ])
  }

  /// What that is as JSON.
  private let sampleText = #"""
    {"boardingSnapshot":1,
    "navigation":{"flow":"Welcome","time":1500000000,
    "stack":[
    {"screen":"welcome","entry":0},
    {"screen":"Über \"uns\" 🧭","entry":1},
    {"screen":"plans","entry":2}],
    "entryCount":3,"furthest":"welcome",
    "settings":{"containerWidth":320.5,"forwardOnly":true},
    "guardAnswers":[
    {"screen":"welcome","side":"leave","answer":"refuse","reason":"not yet"}]}}

    """#

  @Test func `a snapshot is written by names, one line for each screen`() throws {
    let text = sampleText.replacing(#","furthest":"welcome""#, with: "")
    #expect(Snapshot(sample).json == text)
  }

  @Test func `what is read and written again is the same text`() throws {
    let snapshot = try Snapshot(json: sampleText)
    #expect(snapshot.json == sampleText)
    #expect(snapshot.navigation?.stack.map(\.screen) == ["welcome", "Über \"uns\" 🧭", "plans"])
    #expect(snapshot.navigation?.furthest == "welcome")
  }

  @Test func `a restored machine is where the other one comes to rest`() throws {
    for seed in 0..<UInt64(600) {
      var runs = SnapshotRuns(random: SplitMix64(seed: seed))
      let machine = runs.machine()
      let text = Snapshot(machine).json
      let snapshot = try Snapshot(json: text)
      #expect(snapshot == Snapshot(machine), "seed \(seed)")
      var again = Machine(flow: snapshotFlow)
      let restoration = again.restore(try #require(snapshot.navigation))
      try #require(restoration == Restoration.complete, "seed \(seed)")
      try #require(again.state == machine.restingState, "seed \(seed)")
      // Written again it is the same to the last byte, and a machine at rest is itself.
      try #require(Snapshot(again).json == text, "seed \(seed)")
      let once = again.state
      _ = again.restore(try #require(snapshot.navigation))
      try #require(again.state == once, "seed \(seed)")
    }
  }

  @Test func `the name of another flow is told, and stops nothing`() throws {
    let snapshot = NavigationSnapshot(sample)
    var draft = FlowDraft(name: "Tour")
    draft.screens = [.init(name: "welcome"), .init(name: "Über \"uns\" 🧭"), .init(name: "plans")]
    for (name, expected) in [("Tour", "Welcome"), ("Welcome", nil), ("", nil)] {
      draft.name = name
      var other = Machine(flow: try draft.makeFlow())
      let restoration = other.restore(snapshot)
      #expect(restoration.otherFlow == expected)
      #expect(other.state.stack.rootFirst.map(\.rawValue) == [0, 1, 2])
      #expect(restoration.isComplete == (expected == nil && restoration.dropped.isEmpty))
    }
    var nameless = snapshot
    nameless = try #require(
      try Snapshot(json: Snapshot(navigation: nameless).json.replacing("\"Welcome\"", with: "\"\""))
        .navigation
    )
    draft.name = "Tour"
    var other = Machine(flow: try draft.makeFlow())
    #expect(other.restore(nameless).otherFlow == nil)
  }

  @Test(
    arguments: [
      (#","furthest":"welcome""#, "furthest"), (#","end":"skipped""#, "end"),
      (#","furthest":"welcome","end":"completed""#, "furthest"),
    ]
  )
  func `nothing was reached and nothing has ended without a screen`(
    members: String,
    named: String
  ) throws {
    let text =
      #"{"boardingSnapshot":1,"navigation":{"flow":"","time":0,"stack":[],"entryCount":3"#
    let error = #expect(throws: SnapshotError.self) { try Snapshot(json: text + members + "}}") }
    #expect(
      error?.description
        == "1:36: $.navigation: expected a screen on the stack beside '\(named)', "
        + "found an empty stack"
    )
    // Everything else may be there before the first screen.
    let more = #","isContainerVisible":false,"settings":{"forwardOnly":true},"facts":{"a":"b"}}}"#
    #expect(try Snapshot(json: text + more).navigation?.isContainerVisible == false)
  }

  @Test func `any subset of the screens gives a legal stack, whatever the policy`() throws {
    for seed in 0..<UInt64(300) {
      var runs = SnapshotRuns(random: SplitMix64(seed: seed))
      let snapshot = NavigationSnapshot(runs.machine())
      let kept = snapshotFlow.screens.filter { _ in runs.number(below: 3) > 0 }
      var draft = FlowDraft(name: "Less")
      draft.screens = kept.reversed().map { FlowDraft.Screen(name: $0.name) }
      if draft.screens.isEmpty { draft.screens = [FlowDraft.Screen(name: "other")] }
      draft.series = draft.screens.map(\.name)
      let flow = try draft.makeFlow()
      let known = Set(draft.screens.map(\.name))
      let names = snapshot.stack.map(\.screen)
      for policy in GonePolicy.allCases {
        var machine = Machine(flow: flow)
        let restoration = machine.restore(snapshot, gone: policy)
        let expected: [String] =
          switch policy {
          case .drop: names.filter { known.contains($0) }
          case .stop: Array(names.prefix { known.contains($0) })
          case .restart: names.allSatisfy { known.contains($0) } ? names : []
          }
        let stack = machine.state.stack.rootFirst.map { flow.screens[$0.rawValue].name }
        try #require(stack == expected, "seed \(seed), \(policy)")
        #expect(restoration.startsOver == (expected.isEmpty && !names.isEmpty))
        try #require(machine.restingState == machine.state)
        Self.drive(&machine, &runs)
      }
    }
  }

  @Test func `what is gone is named, with the reason`() throws {
    let snapshot = try #require(try Snapshot(json: sampleText).navigation)
    var draft = FlowDraft(name: "Less")
    draft.screens = [.init(name: "welcome"), .init(name: "plans")]
    var machine = Machine(flow: try draft.makeFlow())
    let dropped = machine.restore(snapshot).dropped.map(\.description)
    #expect(
      dropped == [
        "screen 'Über \"uns\" 🧭' in place 1 of the stack: it is gone",
        "furthest screen 'welcome': it is gone",
        "reason 'not yet' of 'welcome': it is gone",
      ]
    )
    let stopped = machine.restore(snapshot, gone: .stop).dropped.map(\.description)
    #expect(
      stopped.prefix(2) == [
        "screen 'Über \"uns\" 🧭' in place 1 of the stack: it is gone",
        "screen 'plans' in place 2 of the stack: it stands on one that is gone",
      ]
    )
    let restarted = machine.restore(snapshot, gone: .restart)
    #expect(restarted.startsOver)
    #expect(machine.state == Machine(flow: machine.flow).state)
  }

  @Test func `numbers of places that are near their end are given out anew`() throws {
    let text = sampleText.replacing("\"entryCount\":3", with: "\"entryCount\":4294967295")
    var machine = Machine(flow: snapshotFlow)
    let kept = try #require(try Snapshot(json: text).navigation)
    #expect(machine.restore(kept) == .complete)
    #expect(NavigationSnapshot(machine).entryCount == 3)
  }

  /// Hands in random inputs, which must not trap.
  private static func drive(_ machine: inout Machine, _ runs: inout SnapshotRuns) {
    var events: [Event] = []
    for _ in 0..<20 { machine.handle(runs.input(), into: &events) }
  }
}

extension Restoration {
  /// Nothing was left out.
  static var complete: Restoration { Restoration() }
}
