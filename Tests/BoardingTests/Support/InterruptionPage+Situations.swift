import Boarding
import BoardingMotion

extension InterruptionPage {
  /// Something that is going on when an input comes.
  struct Situation {
    /// The name of the row.
    let name: String
    /// What it is, in a sentence without an end.
    let meaning: String
    /// The stack at the beginning; empty before the first screen.
    var stack = "AB"
    /// True if the flow asks who drives it.
    var isOpen = false
    /// True if the screen B thinks about it when somebody leaves it.
    var guarding = false
    /// What brings it about.
    let inputs: [Input]
  }

  /// The series is A to F, a transition takes 400 ms, the container is 400 points wide.
  static let situations: [Situation] = {
    let held: [Input] = [.next(.interactive), .update(0.5)]
    let pulled: [Input] = [
      .setting(.swipeRules(SwipeRules(rubberBand: 0.55))), .began(), .moved(-100),
    ]
    let absorbed: [Input] = [
      .setting(.gestures(false)), .began(), .moved(-40), .setting(.gestures(true)),
    ]
    let caught: [Input] = [.setting(.swipePolicy(.grab)), .next(), .wait(100), .began()]
    return [
      Situation(
        name: "before the first screen",
        meaning: "Nothing is on the stack",
        stack: "",
        inputs: []
      ),
      Situation(name: "at rest", meaning: "Nothing runs", inputs: []),
      Situation(
        name: "animated transition",
        meaning: "The Next button was pressed 100 ms ago",
        inputs: [.next(), .wait(100)]
      ),
      Situation(
        name: "interactive, by command",
        meaning: "The same, driven by the program and half way",
        inputs: held
      ),
      Situation(
        name: "interactive, by finger",
        meaning: "A finger has swiped 200 points forward",
        inputs: [.began(), .moved(-200)]
      ),
      Situation(
        name: "caught by a finger",
        meaning: "A finger holds what it has caught at a quarter",
        inputs: caught
      ),
      Situation(
        name: "finishing tail",
        meaning: "A transition was let go half way, 50 ms ago, and goes on",
        inputs: held + [.finish(), .wait(50)]
      ),
      Situation(
        name: "cancelling tail",
        meaning: "The same, and it goes back",
        inputs: held + [.cancel(), .wait(50)]
      ),
      Situation(
        name: "queue not empty",
        meaning: "Two screens were pushed; the second one waits for its turn",
        inputs: [.push("G"), .push("C"), .wait(100)]
      ),
      Situation(
        name: "question open",
        meaning: "The machine has asked where the Next button leads",
        isOpen: true,
        inputs: [.next()]
      ),
      Situation(
        name: "move pending",
        meaning: "The screen B thinks about a Back button",
        guarding: true,
        inputs: [.previous()]
      ),
      Situation(
        name: "swipe pending",
        meaning: "The screen B thinks about a swipe backward, and the finger is down",
        guarding: true,
        inputs: [.began(), .moved(40)]
      ),
      Situation(
        name: "finger undecided",
        meaning: "A finger has come down and not moved",
        inputs: [.began()]
      ),
      Situation(
        name: "finger absorbed",
        meaning: "A finger is down whose swipe was refused",
        inputs: absorbed
      ),
      Situation(
        name: "finger pulling",
        meaning: "A finger pulls at F, the last screen, which gives way like a rubber band",
        stack: "AF",
        inputs: pulled
      ),
      Situation(
        name: "recoiling",
        meaning: "The finger was lifted, and F goes back to its place",
        stack: "AF",
        inputs: pulled + [.ended(-100), .wait(50)]
      ),
      Situation(
        name: "container away",
        meaning: "The container has disappeared",
        inputs: [.container(.disappear)]
      ),
      Situation(
        name: "flow ended",
        meaning: "The flow has ended at rest",
        inputs: [.finishFlow()]
      ),
    ]
  }()
}
