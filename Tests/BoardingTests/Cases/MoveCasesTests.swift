import Boarding
import Testing

/// Public bug reports about moves of the user, each as a test of what is right.
struct MoveCasesTests {
  // google/play-services-plugins#397 (the same class as google/accompanist#1408 and
  // raamcosta/compose-destinations#109): a double tap on Up emptied the stack.
  @Test(arguments: BusyPolicy.allCases)
  func `a double tap on back goes back once (google/play-services-plugins#397)`(
    policy: BusyPolicy
  ) {
    let settings = Settings(movePolicy: policy)
    var run = Run("AB", in: .declared(series: "AB", settings: settings))
    run.expect(.previous(from: "B"), "applied [B]", Calls.popBegins("B", "A"), stack: "[A]")
    run.expectRefusal(of: .previous(from: "B"), .staleSource, "B")
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("B", "A"), stack: "[A]")
    run.expectRefusal(of: .previous(from: "B"), .staleSource, "B")
  }

  // google/play-services-plugins#397, for buttons that do not say from where: the root stays.
  @Test(arguments: BusyPolicy.allCases)
  func `any number of backs never pops the root (google/play-services-plugins#397)`(
    policy: BusyPolicy
  ) {
    let settings = Settings(movePolicy: policy, commandPolicy: policy)
    var run = Run("AB", in: .declared(series: "AB", settings: settings))
    for _ in 0..<3 {
      run.hand(.previous())
      run.hand(.pop())
    }
    run.pass(2000)
    #expect(run.stack == "[A]")
    #expect(run.machine.state.isIdle)
    run.expectCommitted(policy == .finish ? "0 pop B>A" : "400 pop B>A")
    run.expectRefusal(of: .previous(), .atRoot, "A")
    run.expectRefusal(of: .pop(), .atRoot, "A")
  }

  // johnpatrickmorgan/FlowStacks#26: a go back at the root corrupted the stack, the next crashed.
  @Test
  func `a back at the root changes nothing (johnpatrickmorgan/FlowStacks#26)`() {
    var run = Run("A")
    run.expectRefusal(of: .pop(), .atRoot, "A")
    run.expect(.push("B", .instant), "applied", Calls.pushAtOnce("A", "B"), stack: "[A,B]")
    run.expect(.pop(.instant), "applied [B]", Calls.popAtOnce("B", "A"), stack: "[A]")
    run.expectRefusal(of: .pop(), .atRoot, "A")
    #expect(run.stack == "[A]")
  }

  // wix/react-native-navigation#645 and #341: an edge swipe on the root killed later pushes. Here
  // the way back is a move without a finger.
  @Test
  func `a back at the root leaves the next push alone (wix/react-native-navigation#645)`() {
    var run = Run("A", in: .declared(series: "AB"))
    run.expectRefusal(of: .previous(), .atRoot, "A")
    run.expect(.push("B"), "applied", Calls.pushBegins("A", "B"), stack: "[A,B]")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "B"), stack: "[A,B]")
  }

  // software-mansion/react-native-screens#2559 (fix PR #3584): two quick backs showed b, a, b, a,
  // because a stale change put b back. There they were swipes.
  @Test
  func `the second of two quick backs is refused (software-mansion/react-native-screens#2559)`() {
    var run = Run("ABC", in: .declared(series: "ABC"))
    run.expect(.previous(), "applied [C]", Calls.popBegins("C", "B"), stack: "[A,B]")
    run.pass(100)
    run.expectRefusal(of: .previous(), .transitionInProgress)
    run.expect(.wait(300), "left 0 ms", Calls.popEnds("C", "B"), stack: "[A,B]")
  }

  // software-mansion/react-native-screens#2559, by the policy that finishes what runs.
  @Test
  func `or finishes the first one, by policy (software-mansion/react-native-screens#2559)`() {
    let settings = Settings(movePolicy: .finish)
    var run = Run("ABC", in: .declared(series: "ABC", settings: settings))
    run.expect(.previous(), "applied [C]", Calls.popBegins("C", "B"), stack: "[A,B]")
    run.pass(100)
    run.expect(
      .previous(),
      "applied [B]",
      Calls.popEnds("C", "B"),
      Calls.popBegins("B", "A"),
      stack: "[A]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("B", "A"), stack: "[A]")
    run.expectCommitted("100 pop C>B", "500 pop B>A")
  }

  // Actual-Chat/actual-chat#4684: a step that was done meanwhile was skipped on the way back.
  @Test
  func `back goes through every step that was seen (Actual-Chat/actual-chat#4684)`() {
    // Avatar, Permissions, Languages.
    var run = Run("A", in: .declared("ABC", series: "ABC"))
    run.hand(.next(.instant))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,B,C]")
    run.expect(.previous(.instant), "applied [C]", Calls.popAtOnce("C", "B"), stack: "[A,B]")
    run.expect(.previous(.instant), "applied [B]", Calls.popAtOnce("B", "A"), stack: "[A]")
  }

  // Actual-Chat/actual-chat#4684, with what is done as a fact: it is skipped on the way forward only.
  @Test func `a step that is done is skipped forward, never on the way back`() {
    // Avatar, Permissions, Languages.
    let flow = Flow.declared("ABC", series: "ABC") { draft in
      draft.facts = [.init("permissions", ["open", "done"])]
      draft.screens[1].condition = .fact("permissions", is: "open")
    }
    var run = Run("A", in: flow)
    run.hand(.next(.instant))
    run.hand(.fact(0, 1))
    run.hand(.next(.instant))
    #expect(run.stack == "[A,B,C]")
    run.expect(.previous(.instant), "applied [C]", Calls.popAtOnce("C", "B"), stack: "[A,B]")
    run.expect(.previous(.instant), "applied [B]", Calls.popAtOnce("B", "A"), stack: "[A]")
    run.hand(.next(.instant))
    #expect(run.stack == "[A,C]")
    run.hand(.previous(.instant))
    #expect(run.stack == "[A]")
  }
}
