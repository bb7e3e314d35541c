import Boarding
import BoardingMotion

/// What every input does while something else is going on, found out by trying.
enum InterruptionPage {
  /// Something that is going on when an input comes.
  private struct Situation {
    let name: String
    var isOpen = false
    var guarding = false
    let inputs: [Input]
  }

  /// An input with the policies that it obeys.
  private struct Trial {
    let name: String
    var policies: [(name: String, setting: Setting)] = []
    /// What comes before the input that is looked at.
    var beforehand: [Input] = []
    let input: Input
  }

  /// The stack is [A,B], the series A to F, a transition takes 400 ms, a swipe 400 points.
  private static let situations: [Situation] = {
    let held: [Input] = [.next(.interactive), .update(0.5)]
    return [
      Situation(name: "at rest", inputs: []),
      Situation(name: "animated transition", inputs: [.next(), .wait(100)]),
      Situation(name: "interactive, by command", inputs: held),
      Situation(name: "interactive, by finger", inputs: [.began(), .moved(-200)]),
      Situation(name: "finishing tail", inputs: held + [.finish(), .wait(50)]),
      Situation(name: "cancelling tail", inputs: held + [.cancel(), .wait(50)]),
      Situation(name: "queue not empty", inputs: [.push("G"), .push("C"), .wait(100)]),
      Situation(name: "question open", isOpen: true, inputs: [.next()]),
      Situation(name: "move pending", guarding: true, inputs: [.previous()]),
    ]
  }()

  private static let trials: [Trial] = {
    let moves = BusyPolicy.allCases.map { ("\($0)", Setting.movePolicy($0)) }
    let commands = BusyPolicy.allCases.map { ("\($0)", Setting.commandPolicy($0)) }
    let swipes = SwipePolicy.allCases.map { ("\($0)", Setting.swipePolicy($0)) }
    return [
      Trial(name: "The Next button", policies: moves, input: .next()),
      Trial(name: "The Back button", policies: moves, input: .previous()),
      Trial(name: "A finger comes down", policies: swipes, input: .began()),
      Trial(
        name: "The first movement of that finger, forward",
        policies: swipes,
        beforehand: [.began()],
        input: .moved(-40)
      ),
      Trial(name: "A command: push", policies: commands, input: .push("H")),
      Trial(name: "A command by hand: push", policies: commands, input: .push("H", .interactive)),
      Trial(name: "The end of the flow", policies: commands, input: .finishFlow()),
      Trial(name: "The container disappears", input: .container(.disappear)),
      Trial(name: "The container is suspended", input: .container(.suspend)),
    ]
  }()

  /// The words of the cells, with what they mean.
  private static let words = [
    ("applied", "It counts, and nothing is shown by it yet"),
    ("absorbed", "The gesture means nothing any more until the finger is lifted"),
    ("refused", "Declined, with the reason; nothing else changes"),
    ("catches it", "What runs is held where it is, and the stack reads as before it"),
    ("moves it", "What is held follows the finger"),
    ("lets it run", "What is held takes its time to the end"),
    ("turns it back", "What is held is cancelled and takes its time on the way back"),
    ("cancels it", "What is held is cancelled and ends in no time"),
    ("ends it", "What runs ends in no time, at the end that was decided"),
    ("shows the queue", "What waits is shown in no time"),
    ("drops the pending", "The move about which a screen thinks is refused as superseded"),
    ("waits", "Its turn comes when what runs and waits before it is over"),
    ("begins", "Its transition begins"),
    ("begins by hand", "Its transition begins and is held"),
    ("ends the flow", "The flow has ended"),
    ("hides it", "The screen in front disappears"),
  ]

  /// The page.
  ///
  /// - Returns: The text of the page.
  static func markdown() -> String {
    var lines = [
      "# Interruption", "",
      "What each input does while something else is going on, under each policy. The page is made"
        + " by trying each on the machine, so it cannot differ from it: the stack is"
        + " [A,B], the series goes on from there, and the rules of swipes are the standard ones."
        + " In *move pending* the screen B thinks about a Back button.", "",
      "| word | meaning |", "|---|---|",
    ]
    lines += words.map { "| \($0) | \($1) |" }
    for trial in trials {
      let policies = trial.policies.isEmpty ? ["what happens"] : trial.policies.map(\.name)
      lines += ["", "## \(trial.name)", ""]
      lines.append("| while | " + policies.joined(separator: " | ") + " |")
      lines.append("|---|" + policies.map { _ in "---|" }.joined())
      for situation in situations {
        let settings: [Setting?] =
          trial.policies.isEmpty ? [nil] : trial.policies.map { $0.setting }
        let cells = settings.map { cell(situation, trial, $0) }
        lines.append("| \(situation.name) | " + cells.joined(separator: " | ") + " |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Tries an input out.
  ///
  /// - Returns: What it does, in fixed words.
  private static func cell(_ situation: Situation, _ trial: Trial, _ policy: Setting?) -> String {
    let settings = Settings(containerWidth: 400)
    let flow =
      situation.isOpen
      ? Flow.open(settings: settings) : .declared(series: "ABCDEF", settings: settings)
    var run = Run("AB", in: flow)
    if situation.guarding { run.hand(.guarding("B", .leave, .wait)) }
    // The policy counts for the input that is looked at; a question lets no setting pass.
    if situation.isOpen, let policy { run.hand(.setting(policy)) }
    run.hand(all: situation.inputs)
    if !situation.isOpen, let policy { run.hand(.setting(policy)) }
    run.hand(all: trial.beforehand)
    let finger = run.gesture
    run.log = []
    let answer = run.hand(trial.input)
    let did = what(run.log, answer)
    if !did.isEmpty { return did.joined(separator: ", ") }
    return finger == .absorbed || answer == .absorbed ? "absorbed" : "applied"
  }

  /// Says what has happened, in the order in which it did.
  private static func what(_ events: [Event], _ answer: Answer) -> [String] {
    var words: [String] = []
    var verdict: Bool?
    var leaving: ScreenID?
    func say(_ word: String) {
      if !words.contains(word) { words.append(word) }
    }
    for event in events {
      // In a transition other calls come between the two.
      if case .didDisappear(leaving) = event.kind { say("hides it") }
      leaving = if case .willDisappear(let screen) = event.kind { screen } else { nil }
      switch event.kind {
      case .transitionGrabbed: say("catches it")
      case .interactionUpdated: say("moves it")
      case .interactionChanged(let isCancelled): verdict = isCancelled
      case .transitionEnded where words.last == "shows the queue": break
      case .transitionEnded: say(verdict == true ? "cancels it" : "ends it")
      case .transitionBegan(_, .animated): say("begins")
      case .transitionBegan(_, .instant): say("shows the queue")
      case .transitionBegan(_, .interactive): say("begins by hand")
      case .flowFinished: say("ends the flow")
      case .refused(let refusal) where refusal.reason == .superseded: say("drops the pending")
      case .refused(let refusal): say("refused: `\(refusal.reason)`")
      default: break
      }
    }
    if verdict == true, !words.contains("cancels it") { words.insert("turns it back", at: 0) }
    if verdict == false { say("lets it run") }
    if case .queued = answer { say("waits") }
    return words
  }
}
