import Boarding
import Testing

/// Moves that wait, and screens that stand for others meanwhile.
struct PendingMoveTests {
  @Test func `a pending move tells who thinks about what`() throws {
    let stage = TalkingStage("AB", series: "ABC")
    #expect(stage.controller.pendingScreen == nil)
    stage["B"].leave = [.wait]
    stage.controller.pop()
    let back = try #require(stage.controller.pendingMove)
    #expect(back.screen === stage["B"])
    #expect(back.side == .leave)
    #expect(back.source === stage["B"])
    #expect(back.destination === stage["A"])

    stage["C"].enter = [.wait]
    stage.controller.pushToNext()
    let on = try #require(stage.controller.pendingMove)
    #expect(on.screen === stage["C"])
    #expect(on.side == .enter)
    #expect(on.source === stage["B"])
    #expect(on.destination === stage["C"])
  }

  @Test func `a screen takes the place of the one that stood for it`() {
    let stage = TalkingStage("A", series: "AB")
    stage["B"].enter = [.wait]
    stage.controller.pushToNext()
    _ = stage.heard()
    #expect(stage.controller.answerPending(leadingTo: stage["C"]).isApplied)
    stage.controller.settle()
    #expect(stage.letters == "[A,C]")
    #expect(stage.heard().first == "C.mayEnter(from A)")
    #expect(stage.controller.pendingScreen == nil)
  }

  @Test func `the screen that takes the place may be against it or think`() {
    let stage = TalkingStage("A", series: "AB")
    stage["B"].enter = [.wait, .wait]
    stage["C"].enter = [.refuse(reason: "closed"), .wait]
    stage.controller.pushToNext()
    #expect(stage.controller.answerPending(leadingTo: stage["C"]).refusal == .guarded)
    stage.controller.pushToNext()
    guard case .pending = stage.controller.answerPending(leadingTo: stage["C"]) else {
      Issue.record("C has said that it thinks about it.")
      return
    }
    #expect(stage.controller.pendingScreen === stage["C"])
    #expect(stage.controller.answerPending(.allow, from: stage["C"]).isApplied)
  }

  @Test func `no screen takes a place that is not free`() {
    let stage = TalkingStage("AB", series: "ABC")
    #expect(stage.controller.answerPending(leadingTo: stage["D"]).refusal == .wrongPhase)
    stage["B"].leave = [.wait]
    stage.controller.pop()
    #expect(stage.controller.answerPending(leadingTo: stage["D"]).refusal == .wrongPhase)
    stage["C"].enter = [.wait]
    stage.controller.pushToNext()
    #expect(stage.controller.answerPending(leadingTo: stage["A"]).refusal == .alreadyOnStack)
    #expect(stage.controller.pendingScreen === stage["C"])
  }

  @Test func `a screen with a later word waits though it allows the change`() {
    let stage = TalkingStage("A", series: "AB")
    stage.controller.hasLaterWord = { screen, side in screen === stage["B"] && side == .enter }
    #expect(stage.controller.eligibility(.forward).reason == .guardWaits)
    stage.controller.pushToNext()
    #expect(stage.controller.pendingScreen === stage["B"])
    stage.controller.hasLaterWord = nil
    #expect(stage.controller.answerPending(.allow, from: stage["B"]).isApplied)
  }
}
