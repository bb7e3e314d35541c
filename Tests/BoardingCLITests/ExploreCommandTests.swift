import Foundation
import Testing

/// Runs `boarding explore` and `boarding graph`.
struct ExploreCommandTests {
  /// A folder with flows.
  private let desk: Desk

  /// Makes the folder.
  init() throws {
    desk = try Desk([
      "sound.boarding": "flow Sound\nscreen a \"A\"\nscreen b\nseries a b\nstart\nnext\n",
      "dead.boarding":
        "flow Dead\nscreen a choice no b\nscreen b previous none\nscreen c\nseries a c\n",
      "bad.boarding": "screen a\nends z\n",
      "pages.boarding": "pages Cities\npage oslo\n",
    ])
  }

  /// The folder of the public flows with a fault each.
  private static let flows: URL = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/Flows")

  @Test func `a sound flow ends with 0`() throws {
    let report = """
      Sound: 2 screens, 3 states, 13 transitions
      every state is within 2 inputs; the last screen is the end: b

      No rule is broken.

      """
    #expect(try desk.run("boarding explore sound.boarding") == Desk.Result(report, 0))
    #expect(try desk.run("boarding explore - <sound.boarding") == Desk.Result(report, 0))
  }

  @Test func `a broken rule ends with 1`() throws {
    let report = """
      Dead: 3 screens, 4 states, 20 transitions
      every state is within 2 inputs; the last screen is the end: c

      dead-end on b
        no way leads from here to an end of the flow
        after: start, choose no

      A rule is broken.

      """
    #expect(try desk.run("boarding explore dead.boarding") == Desk.Result(report, 1))
  }

  @Test func `JSON says the same`() throws {
    let line = """
      {"flow":"Dead","screens":3,"ends":["c"],"states":4,"transitions":20,"depth":2,"limit":null,\
      "untriedStates":0,"unseenScreens":[],"findings":[{"rule":"dead-end","screen":"b",\
      "message":"no way leads from here to an end of the flow","states":1,"isWithinBound":false,\
      "script":["start","settle","choose no","settle"]}],"silenced":[]}

      """
    #expect(try desk.run("boarding explore --json dead.boarding") == Desk.Result(line, 1))
  }

  @Test func `limits are said`() throws {
    let report = """
      Dead: 3 screens, 2 states, 1 transition
      every state is within 1 input; the last screen is the end: c
      not everything was seen: ways go on behind 1 input, 1 state was not tried out, and these \
      screens were not seen: b, c; a higher --depth goes on

      No rule is broken, so far.

      """
    #expect(try desk.run("boarding explore --depth 1 dead.boarding") == Desk.Result(report, 4))
  }

  @Test func `each sample of a flow is sound`() throws {
    let report = """
      Welcome: 4 screens, 5 states, 25 transitions
      every state is within 4 inputs; the last screen is the end: completed

      No rule is broken.

      """
    #expect(try desk.run("boarding sample flow | boarding explore -") == Desk.Result(report, 0))
  }

  @Test func `pictures of the same flow are the same`() throws {
    // So many choices and facts that not every range of facts can be looked at.
    let facts = (0..<30).map { "fact f\($0) a b c\n" }.joined()
    let screens = (0..<7).flatMap { (part) in
      (0..<24).map { (place) in
        let next = place < 23 ? "h\(part)n\(place + 1)" : "home"
        let choices = (1...3).map { " choice d\($0) h\(part)n\((place + $0) % 24)" }.joined()
        let condition = "f\(place * 2 % 30) a and f\((place * 2 + 1) % 30) a"
        return "screen h\(part)n\(place) when \(condition) next \(next)\(choices)\n"
      }
    }
    let pairs = (0..<10).map { (place) in
      "screen l\(place) next p\(place)\nscreen p\(place) when k x next q\(place)\n"
        + "screen q\(place) when k y next z\(place)\nscreen z\(place) next home\n"
    }
    let heads = (0..<7).map { "h\($0)n0" } + (0..<10).map { "l\($0)" }
    let hub =
      "screen hub next none"
      + heads.enumerated().map { " choice c\($0) \($1)" }.joined() + "\n"
    let big = try Desk([
      "big.boarding": facts + "fact k x y\n" + hub + screens.joined() + pairs.joined()
        + "screen home next none previous none\nends home\n"
    ])
    #expect(
      try big.run(
        "for i in 1 2 3 4 5 6; do boarding graph big.boarding | cksum; done | sort -u | grep -c ."
      ) == Desk.Result("1\n", 0)
    )
  }

  @Test func `so many ways and transitions as are asked for`() throws {
    let line =
      "boarding: 2 of 3 ways along transitions were not written; a higher --ways writes more\n"
    #expect(
      try desk.run("boarding explore --paths ways --ways 1 sound.boarding 2>&1 >report")
        == Desk.Result(line, 0)
    )
    #expect(
      try desk.run("ls ways")
        == Desk.Result("screen-a.boarding\nscreen-b.boarding\nway-0001.boarding\n", 0)
    )
    let report = """
      Sound: 2 screens, 3 states, 7 transitions
      every state is within 2 inputs; the last screen is the end: b
      not everything was seen: there are more than 2 transitions, 1 state was not tried out; a \
      higher --transitions goes on

      No rule is broken, so far.

      """
    #expect(
      try desk.run("boarding explore --transitions 2 sound.boarding") == Desk.Result(report, 4)
    )
  }

  @Test func `facts that are too many for a limit are named, and may be left as they are`() throws {
    let facts = (0..<9).map { "fact f\($0) no yes\\n" }.joined()
    let flow =
      "printf '\(facts)screen a\\nscreen b when f0 yes\\nscreen c\\nseries a b c\\n' >f.boarding"
    let report = """
      3 screens, 50 states, 210 transitions
      every state is within 2 inputs; the last screen is the end: c
      not everything was seen: there are more than 50 states (9 facts alone have 512 \
      combinations), and this screen was not seen: b; --keep-facts leaves facts as they are

      No rule is broken, so far.

      """
    #expect(
      try desk.run(flow + "; boarding explore --states 50 f.boarding") == Desk.Result(report, 4)
    )
    let kept = """
      3 screens, 3 states, 13 transitions
      every state is within 2 inputs; the last screen is the end: c

      unreachable-screen on b
        nothing leads here

      A rule is broken.

      """
    #expect(try desk.run("boarding explore --keep-facts f.boarding") == Desk.Result(kept, 1))
  }

  @Test func `at a terminal a long walk shows how far it is`() throws {
    let facts = (0..<9).map { "fact f\($0) no yes\\n" }.joined()
    let flow = "printf '\(facts)screen a\\nscreen b when f0 yes\\nseries a b\\n' >facts.boarding"
    let walk = "script -qec 'boarding explore facts.boarding' /dev/null </dev/null"
    #expect(try desk.run(flow + "; " + walk).output.hasPrefix("\r  "))
    #expect(try desk.run("boarding explore facts.boarding").output.hasPrefix("2 screens, "))
  }

  @Test func `a folder that cannot be made is told`() throws {
    for (folder, missing) in [("none/ways", "none"), ("./a/b//c/", "./a"), ("/0/1", "/0")] {
      let line =
        "boarding: error: cannot make the folder '\(folder)': there is no folder '\(missing)'\n"
      #expect(
        try desk.run("boarding explore --paths \(folder) sound.boarding") == Desk.Result(line, 3)
      )
    }
    let line = "boarding: error: cannot make the folder 'sound.boarding/a': Not a directory\n"
    #expect(
      try desk.run("boarding explore --paths sound.boarding/a sound.boarding")
        == Desk.Result(line, 3)
    )
  }

  @Test func `a flow with a fault is told as by check`() throws {
    let line = "bad.boarding:2:6: error: no screen is named 'z'\n"
    #expect(try desk.run("boarding explore bad.boarding") == Desk.Result(line, 2))
    #expect(try desk.run("boarding graph bad.boarding") == Desk.Result(line, 2))
  }

  @Test func `pages are no flow`() throws {
    let line = "pages.boarding:1:1: error: expected a flow, found pages\n"
    #expect(try desk.run("boarding explore pages.boarding") == Desk.Result(line, 2))
    #expect(try desk.run("boarding graph pages.boarding") == Desk.Result(line, 2))
  }

  @Test(
    arguments: [
      ("explore", "expected a FLOW behind 'explore'"),
      ("explore --ways 3 a", "expected '--paths DIR' beside '--ways'"),
      ("explore --paths a.boarding", "expected a FLOW behind 'explore --paths a.boarding'"),
      (
        "explore --states a.boarding",
        "expected a number from 1 to 100000000 behind '--states', found 'a.boarding'"
      ),
      (
        "explore --ways a.boarding",
        "expected a number from 0 to 100000000 behind '--ways', found 'a.boarding'"
      ),
      (
        "graph --format a.boarding", "expected mermaid or dot behind '--format', found 'a.boarding'"
      ),
      (
        "fuzz --steps a.boarding",
        "expected a number from 1 to 100000000 behind '--steps', found 'a.boarding'"
      ),
      ("snapshot --gone a.boarding", "expected drop, stop or restart, found 'a.boarding'"),
      ("explore a b", "expected no more words, found 'b'"),
      (
        "explore --states 0 a",
        "expected a number from 1 to 100000000 behind '--states', found '0'"
      ),
      (
        "explore --depth x a",
        "expected a number from 0 to 100000000 behind '--depth', found 'x'"
      ),
      ("graph", "expected a FLOW behind 'graph'"),
      (
        "graph --format dott a",
        "expected mermaid or dot behind '--format', found 'dott'; did you mean 'dot'?"
      ),
      ("graph --quiet a", "expected a FLOW, --format NAME or --help, found '--quiet'"),
    ]
  )
  func `a wrong command line is told`(words: String, message: String) throws {
    let text = "boarding: error: \(message)\n'boarding help' shows what may be written.\n"
    #expect(try desk.run("boarding " + words) == Desk.Result(text, 2))
  }

  @Test func `a flow is printed in both languages`() throws {
    let mermaid = """
      flowchart LR
        s0(["a<br/>A"])
        s1((("b")))
        s0 -->|"button, swipe"| s1
        s1 -.->|"back, swipe"| s0
        classDef unreachable stroke-dasharray: 4 4

      """
    #expect(try desk.run("boarding graph sound.boarding") == Desk.Result(mermaid, 0))
    let dot = #"""
      digraph "Sound" {
        rankdir=LR;
        node [shape=box, style=rounded];
        s0 [label="a\nA", penwidth=2];
        s1 [label="b", peripheries=2];
        s0 -> s1 [label="button, swipe"];
        s1 -> s0 [label="back, swipe", style=dashed];
      }

      """#
    #expect(try desk.run("boarding graph --format dot sound.boarding") == Desk.Result(dot, 0))
  }

  @Test(arguments: faults)
  func `the fault of a public flow is found`(name: String, findings: String) throws {
    let file = Self.flows.appending(path: name + ".boarding").path
    let result = try desk.run("boarding explore \(file) | tail -n +3")
    #expect(result.output == findings)
    #expect(try desk.run("boarding explore --paths ways \(file) >report; echo $?").output == "1\n")
    #expect(try desk.run("boarding run --quiet ways/*.boarding") == Desk.Result("", 0))
  }
}

/// The flows of `Docs/Flows`, each with what breaks a rule in it.
private let faults: [(name: String, findings: String)] = [
  (
    "completed-step",
    """

    dead-end on languages
      no way leads from here to an end of the flow
      after: start, next, next

    A rule is broken.

    """
  ),
  (
    "paywall",
    """

    endless-loop on offer
      these screens lead to one another and to no end of the flow: offer, reminder
      after: start, next

    idle-choice on reminder
      choice 'no' leads nowhere
      after: start, next, choose later

    Rules are broken in 2 places.

    """
  ),
  (
    "permission-asked-twice",
    """

    unreachable-screen on denied
      nothing leads here

    unreachable-screen on settings
      nothing leads here

    idle-choice on why
      choice 'later' leads nowhere
      after: start, choose upload

    Rules are broken in 3 places.

    """
  ),
  (
    "slow-guard",
    """

    finger-trap on terms
      'next' waits for the word of account and 'swipe forward' changes nothing
      after: start, next

    finger-trap on terms
      'back' leads to welcome and 'swipe backward' changes nothing
      after: start, next

    Rules are broken in 2 places.

    """
  ),
  (
    "whats-new",
    """

    dead-end on sharing
      no way leads from here to an end of the flow
      after: start, choose news, next, next

    idle-choice on overview
      choice 'close' leads nowhere
      after: start, choose news

    idle-choice on overview
      choice 'more' leads where 'next' leads
      after: start, choose news

    idle-choice on widgets
      choice 'close' leads nowhere
      after: start, choose news, next

    idle-choice on sharing
      choice 'close' leads nowhere
      after: start, choose news, next, next

    Rules are broken in 5 places.

    """
  ),
]
