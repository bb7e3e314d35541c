import Boarding
import BoardingScript
import Testing

struct FlowLinkTests {
  /// Reads a link and returns its screens, or what is wrong with it.
  private func read(_ text: String) -> String {
    do {
      let link = try FlowLink(text)
      let facts = link.facts.map { $0.name + " = " + $0.value }
      return (link.screens + facts).joined(separator: " | ")
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      ("/welcome", "welcome"),
      ("/welcome/plans/completed", "welcome | plans | completed"),
      ("/a%20b/%C3%9Cber/Über%20uns", "a b | Über | Über uns"),
      ("/%2F/%3f/%25/+", "/ | ? | % | +"),
      ("/e%CC%81/x", "e\u{301} | x"),
      ("", "column 1: expected '/', found the end of the link"),
      ("welcome", "column 1: expected '/', found 'w'"),
      ("/", "column 2: expected the name of a screen, found the end of the link"),
      ("//a", "column 2: expected the name of a screen, found '/'"),
      ("/a/", "column 4: expected the name of a screen, found the end of the link"),
      ("/a/b/a", "column 6: expected a screen that is not in the link yet, found 'a'"),
      ("/a#b", "column 3: expected '/', '?' or the end of the link, found '#'"),
      ("/a b", "column 3: expected a character that may be in a link, found the byte 32"),
      ("/%", "column 2: expected '%' with two hexadecimal digits, found '%'"),
      ("/a%4", "column 3: expected '%' with two hexadecimal digits, found '%4'"),
      ("/a%GG", "column 3: expected '%' with two hexadecimal digits, found '%GG'"),
      ("/a/%FF", "column 4: expected a name in UTF-8, found other bytes"),
      ("/a?plan=pro", "a | plan = pro"),
      ("/a/b?plan=pro&a/b=%26%3D+?", "a | b | plan = pro | a/b = &=+?"),
      ("/a?", "column 4: expected the name of a fact, found the end of the link"),
      ("/a?=x", "column 4: expected the name of a fact, found '='"),
      ("/a?b", "column 5: expected '=' and the value of the fact, found the end of the link"),
      ("/a?b&c=d", "column 5: expected '=' and the value of the fact, found '&'"),
      ("/a?b=", "column 6: expected the value of the fact, found the end of the link"),
      ("/a?b=c=d", "column 7: expected '&' or the end of the link, found '='"),
      ("/a?b=c#d", "column 7: expected '&' or the end of the link, found '#'"),
      ("/a?b=c&b=d", "column 8: expected a fact that is not in the link yet, found 'b'"),
      ("/a?b=%F", "column 6: expected '%' with two hexadecimal digits, found '%F'"),
    ]
  )
  func `a link is read, or refused with its column`(text: String, result: String) {
    #expect(read(text) == result)
  }

  @Test func `an absurdly long link is refused, the longest one is read`() {
    let longest = "/" + String(repeating: "a", count: FlowLink.longest - 1)
    #expect(read(longest) == String(longest.dropFirst()))
    #expect(read(longest + "a") == "column 65537: expected at most 65536 bytes, found more")
    #expect(FlowLink(to: [String(repeating: "Ü", count: 20_000)]) == nil)
  }

  @Test func `what is written is read again, and equal links are equal texts`() throws {
    let names = ["welcome", "a/b?c#d", "%", "..", ".", "Über uns 🧭", "a+b&c=d", "\u{0}\n"]
    let link = try #require(FlowLink(to: names))
    #expect(
      link.text
        == "/welcome/a%2Fb%3Fc%23d/%25/%2E%2E/%2E/%C3%9Cber%20uns%20%F0%9F%A7%AD/a+b&c=d/%00%0A"
    )
    #expect(try FlowLink(link.text) == link)
    #expect(try FlowLink("/%61/b").text == "/a/b")
    #expect(FlowLink(to: []) == nil)
    #expect(FlowLink(to: ["a", ""]) == nil)
    #expect(FlowLink(to: ["a", "b", "a"]) == nil)
  }

  @Test func `opening a link sets the stack, and its link leads back`() throws {
    var machine = Machine(flow: snapshotFlow)
    var events: [Event] = []
    let link = try FlowLink("/welcome/permissions/completed")
    let answer = try machine.open(link, into: &events)
    #expect(answer == .applied(removed: RemovedScreens()))
    #expect(FlowLink(machine) == link)
    machine.settle(into: &events)
    #expect(FlowLink(machine)?.text == "/welcome/permissions/completed")
    #expect(FlowLink(Machine(flow: snapshotFlow)) == nil)
  }

  @Test func `the guards of a link are asked`() throws {
    var machine = Machine(flow: snapshotFlow)
    var events: [Event] = []
    let refused = try machine.open(FlowLink("/welcome/features"), into: &events)
    #expect(refused == .refused(.guarded))
    let pending = try machine.open(FlowLink("/welcome/plans"), into: &events)
    #expect(pending == .pending)
    #expect(machine.state.stack.isEmpty)
    try machine.open(FlowLink("/permissions"), into: &events)
    let kept = try machine.open(FlowLink("/welcome"), into: &events)
    #expect(kept == .refused(.guarded))
  }

  @Test func `a name that no screen has is an error, or a matter of the policy`() throws {
    let link = try FlowLink("/welcome/plens/completed")
    var machine = Machine(flow: snapshotFlow)
    var events: [Event] = []
    let error = #expect(throws: LinkError.self) { try machine.open(link, into: &events) }
    #expect(
      error?.description
        == "column 10: expected a screen of the flow, found 'plens'; did you mean 'plans'?"
    )
    #expect(events == [])
    let stacks = GonePolicy.allCases.map { policy in
      var restoration = Restoration()
      let target = link.destination(in: snapshotFlow, gone: policy, noting: &restoration)
      return target.screens.map { snapshotFlow.screens[$0.rawValue].name }
    }
    #expect(stacks == [["welcome", "completed"], ["welcome"], ["welcome"]])
    var restoration = Restoration()
    let gone = try FlowLink("/gone")
    let root = gone.destination(in: snapshotFlow, gone: .drop, noting: &restoration)
    #expect(root.screens == [ScreenID(rawValue: 0)])
    #expect(restoration.startsOver)
  }

  @Test func `scripts open links and expect them`() throws {
    let text = """
      screen a
      screen b
      open /a/b
      settle
      expect stack a b
      expect link /a/b
      open /a instant
      expect link /a

      """
    #expect(try Script(parsing: text, file: "t").run().failure == nil)
    let wrong = text.replacing("expect link /a/b", with: "expect link /b")
    #expect(
      try Script(parsing: wrong, file: "t").run().failure?.split(separator: "\n").first
        == "t:6:1: failed: expect link /b"
    )
  }

  @Test(
    arguments: [
      ("open", "t:2:5: error: expected a link such as /welcome, found the end of the line"),
      ("open a", "t:2:6: error: expected '/', found 'a'"),
      ("open /a//", "t:2:9: error: expected the name of a screen, found '/'"),
      ("open /a/bc", "t:2:9: error: no screen is named 'bc'"),
      ("open /a from x", "t:2:14: error: no screen is named 'x'"),
    ]
  )
  func `a link that is none is a fault of the script`(line: String, message: String) {
    #expect(faults(of: "screen a\n" + line + "\n") == [message])
  }

  @Test func `the example of a link`() throws {
    var machine = Machine(flow: snapshotFlow)
    machine.state = Machine(flow: snapshotFlow).state
    var events: [Event] = []
    let link = try FlowLink("/welcome/plans")
    let answer = try machine.open(link, into: &events)
    let here = FlowLink(machine)?.text
    #expect(answer == .pending)
    #expect(here == nil)
  }
}
