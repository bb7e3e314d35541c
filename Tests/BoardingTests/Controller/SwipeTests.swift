import Boarding
import BoardingMotion
import Testing

/// Fingers that move the screens of a controller.
struct SwipeTests {
  @Test func `a finished swipe asks once and calls as a push does`() {
    let stage = TalkingStage("A")
    stage["A"].say(next: { stage["B"] })
    #expect(
      stage.swipe(-100, -150, -220) == ["applied", "applied", "applied", "applied", "applied"]
    )
    #expect(stage.letters == "[A,B]")
    #expect(
      stage.heard() == [
        "A.nextScreen", "B.mayEnter(from A)",
        "B.willEnterStack", "A.willDisappear", "B.willAppear", "willShow(B) animated",
      ]
    )
    stage.pass(179)
    #expect(stage.heard() == [])
    stage.pass(1)
    #expect(
      stage.heard() == [
        "A.didDisappear", "B.didAppear", "B.didEnterStack", "didShow(B) animated",
      ]
    )
  }

  @Test func `a cancelled swipe asks once and closes every call where it began`() {
    let stage = TalkingStage("AB")
    stage["B"].say()
    #expect(stage.swipe(100, 0, -50, 40) == Array(repeating: "applied", count: 6))
    #expect(
      stage.heard() == [
        "B.previousScreen", "B.mayLeave(for A)", "A.mayEnter(from B)",
        "B.willLeaveStack", "B.willDisappear", "A.willAppear", "willShow(A) animated",
        "A.willDisappear", "B.willAppear", "willShow(B) animated",
      ]
    )
    stage.pass(40)
    #expect(
      stage.heard() == [
        "A.didDisappear", "B.didAppear", "B.didEnterStack", "didShow(B) animated",
      ]
    )
    #expect(stage.letters == "[A,B]")
  }

  @Test func `each swipe asks anew, a fresh object is let go or kept`() {
    let stage = TalkingStage("A")
    weak var fresh: TalkingScreen?
    stage["A"].say(next: { [recorder = stage.recorder] in
      let made = TalkingScreen("N", recorder)
      fresh = made
      return made
    })
    stage.swipe(-100)
    #expect(fresh != nil)
    stage.pass(100)
    #expect(fresh == nil)
    stage.swipe(-100, -300)
    #expect(stage.letters == "[A,N]")
    stage.pass(400)
    #expect(fresh != nil)
    #expect(stage.heard().filter { $0 == "A.nextScreen" }.count == 2)
    stage.controller.pop(.instant)
    #expect(fresh == nil)
  }

  @Test func `a fresh object of a refused swipe is let go at once`() {
    let stage = TalkingStage("A")
    weak var fresh: TalkingScreen?
    stage["A"].say(next: { [recorder = stage.recorder] in
      let made = TalkingScreen("N", recorder)
      made.enter = [.refuse(reason: nil)]
      fresh = made
      return made
    })
    stage.touch()
    #expect(stage.move(-50) == "refused guarded")
    #expect(fresh == nil)
    #expect(stage.move(-100) == "absorbed")
    #expect(stage.lift(-300) == "absorbed")
    #expect(
      stage.heard() == [
        "A.nextScreen", "N.mayEnter(from A)", "A.moveRefused(swipeForward by N)",
      ]
    )
  }

  @Test func `a swipe follows the series and places a previous screen below the top`() {
    let stage = TalkingStage("DEC", series: "ABC")
    stage.swipe(100, 300)
    #expect(stage.letters == "[D,E,B]")
    stage.pass(400)
    #expect(stage.controller.topScreen === stage["B"])
    stage.swipe(-300)
    stage.pass(400)
    #expect(stage.letters == "[D,E,B,C]")
    #expect(stage.swipe(-300) == ["applied", "refused noTarget", "absorbed"])
    #expect(stage.letters == "[D,E,B,C]")
  }

  @Test func `a screen may not let fingers move it`() {
    let stage = TalkingStage("A", series: "AB")
    stage["A"].allowsGestures = false
    #expect(
      stage.swipe(-100, -300) == [
        "applied", "refused screenDisallowsGestures", "absorbed", "absorbed",
      ]
    )
    #expect(stage.heard() == [])
    #expect(text(stage.controller.pushToNext(.instant)) == "applied")
    #expect(stage.swipe(300) == ["applied", "applied removed B", "absorbed"])
    #expect(stage.letters == "[A]")
  }

  @Test func `gestures may be off, and a flow forward only`() {
    let stage = TalkingStage("AB", series: "ABC")
    stage.controller.isForwardOnly = true
    #expect(stage.swipe(100) == ["applied", "refused forwardOnly", "absorbed"])
    stage.controller.allowsGestures = false
    #expect(stage.swipe(-100) == ["applied", "refused gesturesOff", "absorbed"])
    #expect(text(stage.controller.popToPrevious(.instant)) == "refused forwardOnly")
    #expect(text(stage.controller.pop(.instant)) == "applied removed B")
    #expect(text(stage.controller.pushToNext(.instant)) == "applied")
    #expect(stage.heard().filter { $0.contains("moveRefused") } == [])
  }

  @Test func `a swipe that is refused tells nobody's provider`() {
    let stage = TalkingStage("A")
    stage["A"].say(next: { stage["B"] })
    stage.controller.push(stage["C"])
    _ = stage.heard()
    #expect(stage.touch() == "refused transitionInProgress")
    #expect(stage.move(-300) == "absorbed")
    #expect(stage.lift(-300) == "absorbed")
    stage.pass(400)
    #expect(
      text(stage.controller.pan(.began(start: PanVector(x: .nan)))) == "refused invalidSample"
    )
    #expect(
      text(stage.controller.pan(.moved(PanSample(translation: .zero)))) == "refused wrongPhase"
    )
    #expect(stage.heard().filter { $0 == "A.nextScreen" } == [])
  }

  @Test func `a command during a swipe cancels it and comes behind it`() {
    let stage = TalkingStage("A", series: "AB")
    stage.touch()
    stage.move(-200)
    #expect(text(stage.controller.push(stage["C"])) == "queued")
    #expect(stage.letters == "[A,C]")
    #expect(stage.move(-390) == "absorbed")
    #expect(stage.controller.gesturePhase == .absorbed)
    stage.pass(1000)
    #expect(stage.lift(-390) == "absorbed")
    #expect(stage.letters == "[A,C]")
    #expect(stage.controller.state.isIdle)
  }
}

/// What BoardingPass itself gets wrong with fingers, each as a test of what is right.
struct BoardingPassSwipeTests {
  // The pan's progress is clamped there without being noted: it stays at what it was.
  @Test func `a finger that goes back beyond its start cancels (BoardingPass)`() {
    let stage = TalkingStage("A", series: "AB")
    stage.swipe(-240, 120)
    stage.pass(400)
    #expect(stage.letters == "[A]")
    #expect(stage.heard().last == "didShow(A) animated")
  }

  // The sample of the release does not count there.
  @Test func `the last sample counts (BoardingPass)`() {
    let stage = TalkingStage("A", series: "AB")
    #expect(stage.swipe(-40, -280) == ["applied", "applied", "applied", "absorbed"])
    #expect(stage.letters == "[A,B]")
    let other = TalkingStage("A", series: "AB")
    other.touch()
    other.move(-40)
    #expect(other.lift(-280) == "applied")
    #expect(other.letters == "[A,B]")
  }

  // An attempt to go on from the last screen left its mark on the next push there.
  @Test func `a push during a pan that leads nowhere is an ordinary one (BoardingPass)`() throws {
    let stage = TalkingStage("AB", series: "AB")
    stage.touch()
    #expect(stage.move(-100) == "refused noTarget")
    #expect(text(stage.controller.push(stage["C"])) == "applied")
    let coordinator = try #require(stage.controller.transitionCoordinator)
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    #expect(stage.move(-300) == "absorbed")
    #expect(stage.lift(-20) == "absorbed")
    stage.pass(400)
    #expect(stage.letters == "[A,B,C]")
  }

  // A second push began inside the first there.
  @Test func `a pan before the tail has ended is refused, or grabs (BoardingPass)`() {
    let stage = TalkingStage("A", series: "ABC")
    stage.swipe(-220)
    #expect(stage.swipe(-220) == ["refused transitionInProgress", "absorbed", "absorbed"])
    stage.pass(400)
    #expect(stage.letters == "[A,B]")
    let other = TalkingStage("A", series: "ABC", Settings(swipePolicy: .grab))
    other.swipe(-220)
    #expect(other.touch() == "applied")
    #expect(other.letters == "[A]")
    #expect(other.move(200) == "applied")
    #expect(other.lift(200) == "applied")
    other.pass(400)
    #expect(other.letters == "[A]")
  }

  // The direction of the cancelled swipe stayed there.
  @Test func `a pan in the turn of a cancel is refused, later it starts afresh (BoardingPass)`() {
    let stage = TalkingStage("AB", series: "ABC")
    stage.swipe(-100)
    #expect(stage.swipe(100) == ["refused transitionInProgress", "absorbed", "absorbed"])
    stage.pass(400)
    #expect(stage.swipe(100, 300) == ["applied", "applied", "applied removed B", "absorbed"])
    #expect(stage.letters == "[A]")
  }

  // It pushed the screen again, which traps in UIKit.
  @Test func `a next screen that is on the stack is refused (BoardingPass)`() {
    let stage = TalkingStage("AB")
    stage["B"].say(next: { stage["A"] })
    #expect(
      stage.swipe(-100, -300) == ["applied", "refused alreadyOnStack", "absorbed", "absorbed"]
    )
    #expect(stage.letters == "[A,B]")
    #expect(stage.heard() == ["B.nextScreen"])
    #expect(stage.controller.state.isIdle)
  }

  // It looks at where the finger is and would be, and never at where it would be back.
  @Test(arguments: [SwipeRules.boardingPass, .projecting])
  func `a hard flick back beyond the middle is judged by the rules (BoardingPass)`(
    rules: SwipeRules
  ) {
    let stage = TalkingStage("A", series: "AB", Settings(swipeRules: rules))
    stage.swipe(-204, velocity: 2000)
    stage.pass(1000)
    #expect(stage.letters == (rules == .boardingPass ? "[A,B]" : "[A]"))
  }

  // pop to previous asks for the next screen.
  @Test func `a swipe back goes to the screen before, at the end of the series too (BoardingPass)`()
  {
    for series in ["ABC", "AB"] {
      let stage = TalkingStage("AB", series: series)
      stage.swipe(300)
      stage.pass(400)
      #expect(stage.letters == "[A]")
    }
  }
}
