import Boarding
import BoardingScript
import Testing

/// Facts in snapshots.
struct SnapshotFactTests {
  /// A screen of a name.
  private final class NamedScreen: Screen {
    let name: String

    init(_ name: String) { self.name = name }
  }

  /// Makes a flow with facts.
  private func flow(_ facts: [FlowDraft.Fact]) throws -> Flow {
    var draft = FlowDraft(name: "Facts")
    draft.facts = facts
    draft.screens = [.init(name: "a")]
    return try draft.makeFlow()
  }

  /// A machine whose facts have these values.
  private func machine(_ values: [Int]) throws -> Machine {
    let plan = FlowDraft.Fact("plan", ["free", "pro"], initially: "pro")
    var machine = Machine(flow: try flow([plan, .init("Über \"x\"", ["off", "on"])]))
    var events: [Event] = []
    machine.handle(.command(.start(ScreenID(rawValue: 0)), motion: .instant), into: &events)
    for (fact, value) in values.enumerated() {
      machine.handle(.setting(.fact(FactID(rawValue: fact), value)), into: &events)
    }
    return machine
  }

  /// A snapshot with a member behind the others.
  private func text(_ member: String) -> String {
    """
    {"boardingSnapshot":1,
    "navigation":{"flow":"Facts","time":0,
    "stack":[
    {"screen":"a","entry":0}],
    "entryCount":1\(member)}}

    """
  }

  @Test func `facts are kept by names where they differ from the first values`() throws {
    #expect(Snapshot(try machine([1, 0])).json == text(""))
    let both = #"{"plan":"free","Über \"x\"":"on"}"#
    #expect(Snapshot(try machine([0, 1])).json == text(",\n\"facts\":" + both))
    #expect(try Snapshot(json: text(",\"facts\":{}")) == Snapshot(json: text("")))
  }

  @Test func `facts are restored, and those that are not named have their first values`() throws {
    for values in [[0, 0], [0, 1], [1, 0], [1, 1]] {
      let kept = try machine(values)
      var again = try machine([0, 1])
      let snapshot = try Snapshot(json: Snapshot(kept).json)
      #expect(again.restore(try #require(snapshot.navigation)) == .complete)
      #expect(again.state == kept.state)
    }
  }

  @Test func `a value that a script sets before its first move is kept, with the links`() throws {
    let head = "flow Facts\nfact plan free pro team\nset fact plan pro\nscreen a\n"
    /// Runs lines behind a head and returns where they come to rest.
    func rest(_ lines: String, of head: String, from kept: String? = nil) throws -> String {
      let snapshot = try kept.map { try Snapshot(json: $0) }
      let continuation = try Script(parsing: head + lines, file: "t").run(from: snapshot)
      #expect(continuation.report.failure == nil)
      return continuation.snapshot.json
    }
    let kept = try rest("start\nexpect link /a?plan=pro\nexpect link /a\n", of: head)
    #expect(kept == text(",\n\"facts\":{\"plan\":\"pro\"}"))
    // Another script begins with another value, and has this one when it goes on.
    let other = head.replacing("set fact plan pro\n", with: "")
    #expect(
      try rest("expect fact plan pro\nexpect link /a?plan=pro\n", of: other, from: kept) == kept
    )
    let set = head.replacing("plan pro\n", with: "plan team\n")
    #expect(try rest("expect fact plan pro\n", of: set, from: kept) == kept)
    // Each value comes back where the script sets another one first.
    for value in ["free", "pro", "team"] {
      let kept = try rest("start\nset fact plan \(value)\n", of: head)
      #expect(kept == text(",\n\"facts\":{\"plan\":\"\(value)\"}"))
      #expect(try rest("expect fact plan \(value)\n", of: head, from: kept) == kept)
    }
    // What is as it is declared is not named.
    let plain = try rest("start\nset fact plan pro\nset fact plan free\n", of: other)
    #expect(plain == text(""))
    #expect(try rest("start\n", of: head.replacing("plan pro\n", with: "plan free\n")) == text(""))
  }

  @Test func `a fact or a value that is gone is named, and the policy decides`() throws {
    let kept = NavigationSnapshot(try machine([0, 1]))
    var next = Machine(
      flow: try flow([.init("plan", ["pro", "team"]), .init("new", ["x", "y"])])
    )
    for policy in [GonePolicy.drop, .stop] {
      let restoration = next.restore(kept, gone: policy)
      #expect(
        restoration.dropped.map(\.description) == [
          "value 'free' of the fact 'plan': it is gone", "fact 'Über \"x\"': it is gone",
        ]
      )
      #expect(!restoration.startsOver)
      #expect(next.state.settings.facts == [0, 0])
      #expect(next.state.stack.rootFirst == [ScreenID(rawValue: 0)])
    }
    #expect(next.restore(kept, gone: .restart).startsOver)
    #expect(next.state == Machine(flow: next.flow).state)
  }

  @Test func `a controller names the facts, of which it knows none`() throws {
    let kept = NavigationSnapshot(try machine([0, 0]))
    let fresh = BoardingNavigationController(screensToPresent: [NamedScreen("a")])
    let restoration = fresh.restore(kept) { NamedScreen($0) }
    #expect(restoration.dropped.map(\.description) == ["fact 'plan': it is gone"])
    let again = fresh.restore(kept, gone: .restart) { NamedScreen($0) }
    #expect(again.startsOver)
  }

  @Test(
    arguments: [
      (#"[]"#, "$.navigation.facts", "facts with their values", "an array"),
      (#"{"a":1}"#, "$.navigation.facts.a", "the value of a fact", "'1'"),
      (#"{"a":"b","a":"c"}"#, "$.navigation.facts.a", "each name once", "the name again"),
      (#"{"a":"b",}"#, "$.navigation.facts", "a name", "'}'"),
      (#"{1:"b"}"#, "$.navigation.facts", "a name", "'1'"),
    ]
  )
  func `facts that are none are refused with their place`(
    facts: String,
    path: String,
    expected: String,
    found: String
  ) {
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot(json: text(",\"facts\":" + facts))
    }
    #expect(error?.path == path)
    #expect(error?.expected == expected)
    #expect(error?.found == found)
  }

  @Test func `a name has a limit`() throws {
    let longest = String(repeating: "n", count: 4_096)
    let kept = try Snapshot(json: text(#","facts":{"\#(longest)":"b"}"#))
    #expect(kept.navigation?.facts == [NamedFact(longest, "b")])
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot(json: text(#","facts":{"\#(longest)n":"b"}"#))
    }
    #expect(error?.expected == "a name of at most 4096 bytes")
  }
}
