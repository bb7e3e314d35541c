import Boarding
import Testing

/// Public bug reports about commands, each as a test of what is right.
struct CommandCasesTests {
  // lionheart/openradar-mirror#20368 (rdar 44091459): two pushes in one turn, and the array read
  // at once had the first one only.
  @Test
  func `two pushes in one turn are on the stack at once (lionheart/openradar-mirror#20368)`() {
    var run = Run("A")
    run.expect(.push("B"), "applied", Calls.pushBegins("A", "B"), stack: "[A,B]")
    run.expect(.push("C"), "queued", stack: "[A,B,C]")
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.pushEnds("A", "B"),
      Calls.pushBegins("B", "C"),
      stack: "[A,B,C]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("B", "C"), stack: "[A,B,C]")
  }

  // radianttap/Coordinator#19: a pop to a screen below dropped only the top from the model, and a
  // pop without animation was not noticed at all.
  @Test(arguments: [Motion.animated, .instant])
  func `a pop to a screen takes everything above it, animated or not (radianttap/Coordinator#19)`(
    motion: Motion
  ) {
    var run = Run("ABCD")
    let isAtOnce = motion == .instant
    let begins = """
      began pop D>B\(isAtOnce ? " at once" : "") · C.willLeaveStack · D.willLeaveStack \
      · D.willDisappear · B.willAppear · willShow(B)
      """
    let ends = """
      D.didDisappear · B.didAppear · D.didLeaveStack · C.didLeaveStack \
      · \(Calls.over("pop", "D", "B"))
      """
    run.expect(
      .pop(to: "B", motion),
      "applied [D,C]",
      isAtOnce ? begins + " · " + ends : begins,
      stack: "[A,B]"
    )
    run.expect(.wait(400), "left 0 ms", isAtOnce ? "" : ends, stack: "[A,B]")
    run.expectCommitted("\(isAtOnce ? 0 : 400) pop D>B")
  }

  // radianttap/Coordinator#19, second half.
  @Test
  func `a pop that is not animated tells the same as one that is (radianttap/Coordinator#19)`() {
    var run = Run("AB")
    run.expect(.pop(.instant), "applied [B]", Calls.popAtOnce("B", "A"), stack: "[A]")
    #expect(run.machine.state.isIdle)
  }

  // flutter/flutter#28728 (fix PR #28756): while B went away C was pushed, and the end of B's
  // animation popped C. There the way out was a swipe; here it is a pop.
  @Test
  func `a push while the old top still goes away is not undone at its end (flutter/flutter#28728)`()
  {
    var run = Run("AB")
    run.expect(.pop(), "applied [B]", Calls.popBegins("B", "A"), stack: "[A]")
    run.pass(100)
    run.expect(.push("C"), "queued", stack: "[A,C]")
    run.expect(
      .wait(300),
      "left 0 ms",
      Calls.popEnds("B", "A"),
      Calls.pushBegins("A", "C"),
      stack: "[A,C]"
    )
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("A", "C"), stack: "[A,C]")
  }

  // android/nav3-recipes#247: two entries whose text is equal shared their state and were popped
  // together. flutter/flutter#132229: one pop of repeated pages removed all but the bottom.
  @Test
  func `screens that read alike are popped one by one (android/nav3-recipes#247)`() {
    var run = Run("ABC", in: Self.flowOfEqualTitles)
    run.expect(.pop(.instant), "applied [C]", Calls.popAtOnce("C", "B"), stack: "[A,B]")
    run.expect(.pop(.instant), "applied [B]", Calls.popAtOnce("B", "A"), stack: "[A]")
  }

  // android/nav3-recipes#247, for one screen that comes back: its place is a new one.
  @Test
  func `a screen that left and came back has another place (android/nav3-recipes#247)`() {
    var run = Run("AB")
    let first = run.machine.state.stack.topEntry
    run.hand(.pop(.instant))
    run.hand(.push("B", .instant))
    #expect(run.stack == "[A,B]")
    #expect(run.machine.state.stack.topEntry != first)
  }

  // react-navigation#527: three screens of equal name, then back: stuck half way.
  // There the way back was a swipe.
  @Test
  func `going back over screens that read alike completes (react-navigation#527)`() {
    var run = Run("A", in: Self.flowOfEqualTitles)
    for letter in ["B", "C", "D"] { run.hand(.push(letter, .instant)) }
    run.expect(.previous(from: "D"), "applied [D]", Calls.popBegins("D", "C"), stack: "[A,B,C]")
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("D", "C"), stack: "[A,B,C]")
    #expect(run.machine.state.isIdle)
  }

  // software-mansion/react-native-screens PR #3173: of two quick native pops the second came from
  // a stale state and put a screen back.
  @Test
  func `of two quick pops the second is stale and brings nothing back (react-native-screens#3173)`()
  {
    var run = Run("ABC")
    run.expect(.pop(from: "C"), "applied [C]", Calls.popBegins("C", "B"), stack: "[A,B]")
    run.expectRefusal(of: .pop(from: "C"), .staleSource, "C")
    run.expect(.wait(400), "left 0 ms", Calls.popEnds("C", "B"), stack: "[A,B]")
    run.expectRefusal(of: .set("ABC", from: "C"), .staleSource, "C")
    #expect(run.stack == "[A,B]")
  }

  // flutter/flutter#33875: something that B had begun popped C, which was on top by then. There it
  // was a gesture; here it is a pop that B issues late.
  @Test
  func `what a covered screen issues late pops nobody else (flutter/flutter#33875)`() {
    var run = Run("AB")
    run.hand(.push("C", .instant))
    run.expectRefusal(of: .pop(from: "B"), .staleSource, "B")
    run.expectRefusal(of: .previous(from: "B"), .staleSource, "B")
    #expect(run.stack == "[A,B,C]")
  }

  /// Screens that all read alike, each going back to the one below it.
  private static let flowOfEqualTitles = Flow.declared { draft in
    for index in draft.screens.indices {
      draft.screens[index].title = "Same"
      draft.screens[index].next = FlowDraft.Link.none
    }
  }
}
