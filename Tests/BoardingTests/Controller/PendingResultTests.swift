import Boarding
import Testing

/// What is handed over by ways back that wait, are driven, caught or dropped.
struct PendingResultTests {
  /// A thing to hand over.
  private final class Gift {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  /// What A has got, in order.
  private final class Received {
    var names: [String] = []
  }

  /// A stage at [A,B], where A waits for what B hands over.
  private func waitingStage(_ settings: Settings = Settings()) -> (TalkingStage, Received) {
    let stage = TalkingStage("A", series: "ABC", settings)
    let received = Received()
    stage.controller.push(stage["B"], .instant) { _, result in
      switch result {
      case .returned(let gift): received.names.append((gift as? Gift)?.name ?? "?")
      case .cancelled: received.names.append("nothing")
      }
    }
    _ = stage.heard()
    return (stage, received)
  }

  @Test func `a pending pop hands its result over when it is allowed`() {
    let (stage, received) = waitingStage()
    stage["B"].leave = [.wait]
    #expect(text(stage.controller.pop(returning: Gift("x"))) == "pending")
    #expect(text(stage.controller.answerPending(.allow, from: stage["B"])) == "applied removed B")
    #expect(received.names == [])
    stage.pass(400)
    #expect(received.names == ["x"])
  }

  @Test func `a dropped pop keeps its result to itself`() {
    for drop in 0..<3 {
      let (stage, received) = waitingStage()
      stage["B"].leave = [.wait, .allow]
      weak var gift: Gift?
      do {
        let made = Gift("x")
        gift = made
        #expect(text(stage.controller.pop(returning: made)) == "pending")
      }
      #expect(gift != nil)
      switch drop {
      case 0: stage.controller.answerPending(.refuse(), from: stage["B"])
      case 1: stage.controller.push(stage["C"], .instant)
      default: stage.controller.popToRoot(.instant)
      }
      #expect(gift == nil, "\(drop)")
      stage.controller.popToRoot(.instant)
      #expect(received.names == ["nothing"], "\(drop)")
    }
  }

  @Test func `what supersedes a pending way back hands its own result over`() {
    let (stage, received) = waitingStage()
    stage["B"].leave = [.wait, .allow]
    #expect(text(stage.controller.popToPrevious(returning: Gift("pending"))) == "pending")
    #expect(text(stage.controller.pop(.instant, returning: Gift("pop"))) == "applied removed B")
    #expect(received.names == ["pop"])
  }

  @Test func `of two that are pending one after the other the second counts`() {
    for gift in [Gift("second"), nil] {
      let (stage, received) = waitingStage()
      stage["B"].leave = [.wait]
      #expect(text(stage.controller.pop(returning: Gift("first"))) == "pending")
      #expect(text(stage.controller.popToPrevious(returning: gift)) == "pending")
      stage.controller.answerPending(.allow, from: stage["B"])
      stage.pass(400)
      #expect(received.names == [gift?.name ?? "nothing"])
    }
  }

  @Test func `a refused way back takes nothing from the one that is pending`() {
    let (stage, received) = waitingStage()
    stage["B"].leave = [.wait, .refuse()]
    #expect(text(stage.controller.pop(returning: Gift("pending"))) == "pending")
    #expect(text(stage.controller.popToPrevious(returning: Gift("refused"))) == "refused guarded")
    #expect(text(stage.controller.pop(returning: Gift("again"))) == "refused alreadyPending")
    stage.controller.answerPending(.allow, from: stage["B"])
    stage.pass(400)
    #expect(received.names == ["pending"])
  }

  @Test func `a cancelled swipe takes nothing from what is pending, a finished one has nothing`() {
    let (stage, received) = waitingStage()
    stage["B"].leave = [.wait, .allow]
    #expect(text(stage.controller.pop(.interactive, returning: Gift("pending"))) == "pending")
    stage.swipe(-40)
    stage.pass(400)
    stage.controller.answerPending(.allow, from: stage["B"])
    stage.pass(400)
    #expect(received.names == ["pending"])
    let (other, nothing) = waitingStage()
    other["B"].leave = [.wait, .allow]
    other.controller.popToRoot(returning: Gift("pending"))
    other.swipe(300)
    other.pass(400)
    #expect(other.letters == "[A]")
    #expect(nothing.names == ["nothing"])
  }

  @Test func `moves that wait hand over what each brought, none for none`() {
    let (stage, received) = waitingStage(Settings(movePolicy: .queue))
    stage.controller.push(stage["C"])
    #expect(text(stage.controller.popToPrevious()) == "queued")
    #expect(text(stage.controller.popToPrevious(returning: Gift("too late"))) == "queued")
    stage.pass(800)
    #expect(stage.letters == "[A,B]")
    stage.pass(400)
    stage.controller.pop(.instant)
    #expect(received.names == ["nothing"])
    let (other, got) = waitingStage(Settings(movePolicy: .queue))
    other.controller.containerChanged(.suspend)
    other["B"].say()
    other["B"].leave = [.refuse(), .wait]
    other.controller.pop(to: other["B"])
    other.controller.push(other["C"])
    other.controller.pop(returning: Gift("c"))
    #expect(text(other.controller.popToPrevious(returning: Gift("refused"))) == "queued")
    #expect(text(other.controller.popToPrevious(returning: Gift("waits"))) == "queued")
    other.pass(800)
    #expect(other.controller.pendingScreen === other["B"])
    other.controller.answerPending(.allow, from: other["B"])
    other.pass(400)
    #expect(got.names == ["waits"])
  }

  @Test func `a move that is pending at its turn is dropped with its result`() {
    let (stage, received) = waitingStage(Settings(movePolicy: .queue))
    stage["A"].enter = [.wait, .allow]
    stage.controller.push(stage["C"])
    stage.controller.pop()
    #expect(text(stage.controller.popToPrevious(returning: Gift("dropped"))) == "queued")
    stage.pass(800)
    #expect(stage.controller.pendingScreen === stage["A"])
    stage.controller.push(stage["D"], .instant)
    stage.controller.pop(.instant)
    stage.controller.pop(.instant)
    #expect(received.names == ["nothing"])
  }

  @Test func `a caught pop that is turned back drops its result for good`() {
    let (stage, received) = waitingStage(Settings(swipePolicy: .grab))
    stage.controller.pop(returning: Gift("x"))
    stage.pass(200)
    #expect(stage.swipe(-120) == ["applied", "applied", "applied"])
    stage.pass(40)
    #expect(stage.letters == "[A,B]")
    #expect(received.names == [])
    // Caught again on its way back, and thrown.
    #expect(stage.swipe(300).last == "absorbed")
    stage.pass(400)
    #expect(stage.letters == "[A]")
    #expect(received.names == ["nothing"])
  }

  @Test func `a caught pop that is thrown on hands its result over`() {
    let (stage, received) = waitingStage(Settings(swipePolicy: .grab))
    stage.controller.pop(returning: Gift("x"))
    stage.pass(200)
    stage.swipe(20)
    stage.pass(400)
    #expect(received.names == ["x"])
  }

  @Test func `a caught push that is turned back gets nothing`() {
    let stage = TalkingStage("A", Settings(swipePolicy: .grab))
    var heard: [String] = []
    stage.controller.push(stage["B"]) { _, result in
      if case .cancelled = result { heard.append("nothing") }
    }
    stage.pass(100)
    stage.swipe(40)
    #expect(heard == [])
    stage.pass(400)
    #expect(stage.letters == "[A]")
    #expect(heard == ["nothing"])
  }

  @Test func `what a cancelled drive offered is not handed over after a refused one`() {
    let (stage, received) = waitingStage()
    stage.controller.pop(.interactive, returning: Gift("x"))
    #expect(
      text(stage.controller.pop(.interactive, returning: Gift("z"))) == "refused wrongPhase"
    )
    stage.controller.cancelInteraction()
    stage.controller.settle()
    stage.controller.pop(.instant)
    #expect(received.names == ["nothing"])
  }
}
