import Boarding
import BoardingMotion
import Testing

/// Screens that are against a move, or think about it.
struct GuardTests {
  /// A way to go on to B, and how a refusal names it.
  private static let waysOn: [(name: String, go: @Sendable (TalkingStage) -> String)] = [
    ("next", { text($0.controller.pushToNext()) }),
    ("next", { text($0.controller.pushToNext(.instant, from: $0["A"])) }),
    ("next", { text($0.controller.pushToNext(.interactive)) }),
    ("choice", { text($0.controller.choose("on")) }),
    ("push", { text($0.controller.push($0["B"])) }),
    ("push", { text($0.controller.push($0["B"], .interactive)) }),
    ("replaceTop", { text($0.controller.replaceTop(with: $0["B"])) }),
    ("setStack", { text($0.controller.setScreens([$0["C"], $0["B"]], .instant)) }),
    ("skipTo", { text($0.controller.skip()) }),
    (
      "swipeForward",
      { stage in
        stage.touch()
        defer { stage.lift(-100) }
        return stage.move(-100)
      }
    ),
  ]

  /// A way from B back to A, and how a refusal names it.
  private static let waysBack: [(name: String, go: @Sendable (TalkingStage) -> String)] = [
    ("previous", { text($0.controller.popToPrevious()) }),
    ("previous", { text($0.controller.popToPrevious(.interactive)) }),
    ("pop", { text($0.controller.pop(.instant, from: $0["B"])) }),
    ("popTo", { text($0.controller.pop(to: $0["A"])) }),
    ("popToRoot", { text($0.controller.popToRoot()) }),
    ("setStack", { text($0.controller.setScreens([$0["A"]])) }),
    (
      "swipeBackward",
      { stage in
        stage.touch()
        defer { stage.lift(100) }
        return stage.move(100)
      }
    ),
  ]

  /// A stage at A from which every way leads to B.
  private func stageAtA() -> TalkingStage {
    let stage = TalkingStage("A", series: "AB")
    stage["A"].links = ["on": stage["B"]]
    return stage
  }

  @Test(arguments: waysOn.indices)
  func `a screen that must not be entered is not, whatever the path`(way: Int) {
    let stage = stageAtA()
    stage["B"].enter = [.refuse(reason: "closed")]
    #expect(Self.waysOn[way].go(stage) == "refused guarded")
    let name = Self.waysOn[way].name
    let asked = stage.heard()
    #expect(
      asked.suffix(2) == [
        "B.mayEnter(from A)", "A.moveRefused(\(name) by B 'closed')",
      ]
    )
    #expect(asked.filter { $0.hasPrefix("B.") } == ["B.mayEnter(from A)"])
    #expect(stage.letters == "[A]")
    #expect(stage.controller.state.isIdle)
    stage["B"].enter = [.allow]
    #expect(Self.waysOn[way].go(stage).hasPrefix("applied"))
  }

  @Test(arguments: waysBack.indices)
  func `a screen that must not be left is not, whatever the path`(way: Int) {
    let stage = TalkingStage("AB", series: "AB")
    stage["B"].leave = [.refuse()]
    #expect(Self.waysBack[way].go(stage) == "refused guarded")
    let name = Self.waysBack[way].name
    #expect(stage.heard() == ["B.mayLeave(for A)", "B.moveRefused(\(name) by B)"])
    #expect(stage.letters == "[A,B]")
    #expect(stage.controller.state.isIdle)
  }

  @Test(arguments: waysOn.indices)
  func `a late word decides, whatever the path`(way: Int) {
    for word in [ScreenPermission.allow, .refuse(reason: "late")] {
      let stage = stageAtA()
      stage["B"].enter = [.wait]
      #expect(Self.waysOn[way].go(stage) == "pending")
      #expect(stage.controller.pendingScreen === stage["B"])
      #expect(stage.letters == "[A]")
      #expect(text(stage.controller.answerPending(word, from: stage["A"])) == "refused wrongPhase")
      #expect(text(stage.controller.answerPending(.wait, from: stage["B"])) == "refused wrongPhase")
      _ = stage.heard()
      let answer = text(stage.controller.answerPending(word, from: stage["B"]))
      stage.controller.settle()
      #expect(stage.controller.pendingScreen == nil)
      #expect(stage.controller.state.isIdle)
      if word == .allow {
        #expect(answer.hasPrefix("applied"))
        #expect(stage.controller.topScreen === stage["B"])
        #expect(stage.heard().filter { $0.contains("may") } == [])
      } else {
        #expect(answer == "refused guarded")
        #expect(stage.letters == "[A]")
        let name = Self.waysOn[way].name
        #expect(stage.heard() == ["A.moveRefused(\(name) by B 'late')"])
      }
      #expect(text(stage.controller.answerPending(word, from: stage["B"])) == "refused wrongPhase")
    }
  }

  @Test func `the first screen may have to be allowed`() {
    let stage = TalkingStage("", series: "AB")
    stage["A"].enter = [.refuse(), .wait, .allow]
    #expect(text(stage.controller.start()) == "refused guarded")
    #expect(text(stage.controller.start()) == "pending")
    #expect(text(stage.controller.start()) == "refused alreadyPending")
    #expect(!stage.controller.startRecording())
    #expect(throws: ReplayError.notAtTheBeginning) {
      try stage.controller.replay(InputLog()) { _ in nil }
    }
    #expect(text(stage.controller.answerPending(.allow, from: stage["A"])) == "applied")
    #expect(
      stage.heard() == [
        "A.mayEnter(from none)", "A.mayEnter(from none)",
        "A.willEnterStack", "A.willAppear", "A.didAppear", "A.didEnterStack",
      ]
    )
  }

  @Test func `all that would go are asked, topmost first, until one is against it`() {
    let stage = TalkingStage("ABCD")
    stage["B"].leave = [.wait]
    #expect(text(stage.controller.popToRoot()) == "pending")
    #expect(
      stage.heard() == ["D.mayLeave(for A)", "C.mayLeave(for A)", "B.mayLeave(for A)"]
    )
    stage["A"].enter = [.refuse(reason: "no")]
    #expect(text(stage.controller.answerPending(.allow, from: stage["B"])) == "refused guarded")
    #expect(stage.heard() == ["A.mayEnter(from D)", "D.moveRefused(popToRoot by A 'no')"])
    #expect(stage.letters == "[A,B,C,D]")
  }

  @Test func `a second tap on what is pending is refused, for objects of the series too`() {
    let stage = stageAtA()
    stage["B"].enter = [.wait]
    for way in Self.waysOn where way.name != "swipeForward" {
      #expect(way.go(stage) == "pending")
      #expect(way.go(stage) == "refused alreadyPending")
      _ = stage.heard()
      #expect(
        text(stage.controller.answerPending(.refuse(), from: stage["B"])) == "refused guarded"
      )
    }
    #expect(text(stage.controller.pushToNext()) == "pending")
    #expect(stage.swipe(-100) == ["applied", "refused alreadyPending", "absorbed"])
    #expect(stage.controller.eligibility(.forward).reason == .alreadyPending)
    #expect(stage.controller.eligibility(.backward).reason == .atRoot)
    #expect(text(stage.controller.answerPending(.allow, from: stage["B"])) == "applied")
  }

  @Test func `the finger has to be lifted before a late word counts`() {
    let stage = stageAtA()
    stage["B"].enter = [.wait]
    stage.touch()
    #expect(stage.move(-100) == "pending")
    #expect(stage.controller.gesturePhase == .absorbed)
    #expect(text(stage.controller.answerPending(.allow, from: stage["B"])) == "pending")
    #expect(stage.move(-200) == "absorbed")
    #expect(stage.letters == "[A]")
    _ = stage.heard()
    #expect(stage.lift(-20) == "applied")
    #expect(stage.letters == "[A,B]")
    #expect(stage.controller.transitionCoordinator?.isInteractive == false)
    stage.pass(400)
    #expect(
      stage.heard() == [
        "B.willEnterStack", "A.willDisappear", "B.willAppear", "willShow(B) animated",
        "A.didDisappear", "B.didAppear", "B.didEnterStack", "didShow(B) animated",
      ]
    )
  }

  @Test func `a late word for a move whose source has gone, or while something runs, is too late`()
  {
    let stage = stageAtA()
    var refusals: [Refusal.Reason] = []
    stage.controller.addObserver { event, _ in
      if case .refused(let refusal) = event.kind { refusals.append(refusal.reason) }
    }
    stage["B"].enter = [.wait]
    stage.controller.pushToNext()
    stage.controller.push(stage["C"], .instant)
    #expect(refusals == [.superseded])
    #expect(stage.controller.pendingScreen == nil)
    #expect(text(stage.controller.answerPending(.allow, from: stage["B"])) == "refused wrongPhase")
    stage.controller.pop(.instant)
    stage.controller.pushToNext()
    stage.controller.push(stage["C"], .interactive)
    #expect(
      text(stage.controller.answerPending(.allow, from: stage["B"]))
        == "refused transitionInProgress"
    )
    #expect(refusals == [.superseded, .wrongPhase, .transitionInProgress])
    #expect(stage.controller.pendingScreen == nil)
  }

  @Test func `the object of a pending push lives until it is dropped, and its waiter hears once`() {
    let stage = TalkingStage("A")
    var heard: [String] = []
    weak var pushed: TalkingScreen?
    func push() {
      let screen = TalkingScreen("N", stage.recorder)
      screen.enter = [.wait]
      pushed = screen
      let answer = stage.controller.push(screen) { controller, result in
        if case .cancelled = result { heard.append("nothing at \(stack(of: controller))") }
      }
      #expect(text(answer) == "pending")
    }
    push()
    #expect(pushed != nil)
    stage.pass(1000)
    #expect(pushed != nil && heard == [])
    stage.controller.push(stage["C"], .instant)
    #expect(pushed == nil)
    #expect(heard == ["nothing at [A,C]"])
    push()
    stage.controller.pop(.instant)
    #expect(pushed == nil)
    #expect(heard == ["nothing at [A,C]", "nothing at [A]"])
    push()
    do {
      let screen = pushed
      stage.controller.answerPending(.refuse(), from: screen ?? stage["A"])
    }
    #expect(pushed == nil)
    #expect(heard.count == 3)
    push()
    do {
      let screen = pushed
      stage.controller.answerPending(.allow, from: screen ?? stage["A"])
    }
    stage.pass(400)
    #expect(heard.count == 3)
    stage.controller.pop(.instant)
    #expect(heard.count == 4)
    #expect(pushed == nil)
  }

  @Test func `a screen may answer in its own question, or in any callback`() {
    let stage = stageAtA()
    var answers: [String] = []
    stage["B"].enter = [.wait]
    stage["B"].actions["mayEnter"] = { controller in
      answers.append(text(controller.answerPending(.allow, from: stage["B"])))
      answers.append("\(controller.pendingScreen == nil)")
    }
    #expect(text(stage.controller.pushToNext(.instant)) == "pending")
    #expect(answers == ["deferred", "true"])
    #expect(stage.letters == "[A,B]")
  }

  @Test func `the text of a reason can be read while its events are told`() {
    let stage = stageAtA()
    var texts: [String?] = []
    stage.controller.addObserver { event, controller in
      if case .refused(let refusal) = event.kind {
        texts.append(controller.text(of: refusal.detail))
      }
    }
    stage["B"].enter = [.refuse(reason: "one"), .refuse(reason: "two"), .refuse()]
    for _ in 0..<3 { stage.controller.pushToNext() }
    #expect(texts == ["one", "two", nil])
    #expect(stage.controller.text(of: .unspecified) == nil)
  }
}
