import Boarding
import BoardingMotion

/// What every input does while something else is going on, found out by trying.
enum InterruptionPage {
  /// The words of the cells, with what they mean.
  private static let words = [
    ("applied", "It counts, and nothing is shown by it yet"),
    ("absorbed", "The gesture means nothing any more until the finger is lifted"),
    ("refused", "Declined, with the reason; nothing else changes"),
    ("thinks", "A screen that would be left thinks about it; the move is pending"),
    ("counts at the lift", "The word is kept until the finger is lifted"),
    ("catches it", "What runs is held where it is, and the stack reads as before it"),
    ("moves it", "What is held follows the finger or the program"),
    ("lets it run", "What is held takes its time to the end"),
    ("turns it back", "What is held is cancelled and takes its time on the way back"),
    ("cancels it", "What is held is cancelled and ends in no time"),
    ("lets it recoil", "The screen that was pulled goes back to its place"),
    ("ends it", "What runs ends in no time, at the end that was decided"),
    ("goes on", "What runs moves with the time"),
    ("arrives", "What runs has come to the end that was decided"),
    ("shows the queue", "What waits is shown in no time"),
    ("drops the pending", "The move about which a screen thinks is refused as superseded"),
    ("waits", "Its turn comes when what runs and waits before it is over"),
    ("begins", "A transition begins: its own, or that of what waits"),
    ("begins by hand", "Its transition begins and is held"),
    ("is made at once", "The stack changes in no time and nothing is seen"),
    ("ends the flow", "The flow has ended"),
    ("hides it", "The screen in front disappears"),
    ("shows it", "The screen on top appears, without a transition"),
  ]

  /// The page.
  ///
  /// - Returns: The text of the page.
  static func markdown() -> String {
    var lines = [
      "# Interruption", "",
      "What each input does while something else is going on, under each policy. The page is made"
        + " by trying each on the machine, so it cannot differ from it: the stack is [A,B], where"
        + " the row says nothing else, the series goes on to F, a transition takes 400 ms along a"
        + " straight line, the container is 400 points wide, and the rules of swipes are the"
        + " standard ones. Policies that a table does not name are the standard ones too.", "",
      "The columns refuse, queue and finish are those of `policy moves` and `policy commands` in a"
        + " script, `movePolicy` and `commandPolicy` of a controller; refuse, finish and grab are"
        + " those of `policy swipes`, `swipePolicy`. A command that is not by hand turns back what"
        + " somebody holds, under each policy: a program's word counts before a finger that has not"
        + " decided yet. This page is about flows; pages under a menu have a policy of their own,"
        + " `selectionPolicy`.", "",
      "[Moves](#moves) · [Commands](#commands) · [Fingers](#fingers) · [Programs](#programs) ·"
        + " [Surroundings](#surroundings)", "",
      "The rows, where those that say the same are one:", "", "| while | what is going on |",
      "|---|---|",
    ]
    lines += situations.map { "| \($0.name) | \($0.meaning) |" }
    lines += ["", "The cells:", "", "| word | meaning |", "|---|---|"]
    lines += words.map { "| \($0) | \($1) |" }
    for theme in themes {
      lines += ["", "## \(theme.name)"]
      for trial in theme.trials { lines += table(of: trial) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Makes one table.
  ///
  /// - Parameter trial: What is tried.
  /// - Returns: Its lines.
  private static func table(of trial: Trial) -> [String] {
    var lines = ["", "### \(trial.name)", ""]
    lines.append("| while | " + trial.columns.map(\.name).joined(separator: " | ") + " |")
    lines.append("|---|" + trial.columns.map { _ in "---|" }.joined())
    // Rows that say the same are one, at the place of the first.
    var rows: [(names: [String], cells: [String])] = []
    for situation in situations {
      let cells = trial.columns.map { cell(situation, $0, after: trial.beforehand) }
      if let place = rows.firstIndex(where: { $0.cells == cells }) {
        rows[place].names.append(situation.name)
      } else {
        rows.append(([situation.name], cells))
      }
    }
    for row in rows {
      lines.append(
        "| " + ([row.names.joined(separator: " · ")] + row.cells).joined(separator: " | ") + " |"
      )
    }
    return lines
  }

  /// Tries an input out.
  ///
  /// - Parameters:
  ///   - situation: What is going on.
  ///   - column: The input and its policy.
  ///   - beforehand: What comes before the input.
  /// - Returns: What it does, in fixed words.
  private static func cell(
    _ situation: Situation,
    _ column: Column,
    after beforehand: [Input]
  ) -> String {
    let settings = Settings(containerWidth: 400)
    let flow =
      situation.isOpen
      ? Flow.open(settings: settings)
      : .declared(series: "ABCDEF", settings: settings) { draft in
        for place in draft.screens.indices {
          draft.screens[place].choices = [.init("there", to: "D")]
        }
      }
    var run = Run(beforeFirstScreenOf: flow)
    if !situation.stack.isEmpty { run.hand(.set(situation.stack)) }
    if situation.guarding { run.hand(.guarding("B", .leave, .wait)) }
    // The policy counts for the input that is looked at; a question lets no setting pass.
    if situation.isOpen, let policy = column.policy { run.hand(.setting(policy)) }
    run.hand(all: situation.inputs)
    if !situation.isOpen, let policy = column.policy { run.hand(.setting(policy)) }
    run.hand(all: beforehand)
    let before = run.machine.state
    run.log = []
    let answer = run.hand(column.input)
    let did = what(run.log, answer, column.input, before)
    if !did.isEmpty { return did.joined(separator: ", ") }
    let after = run.machine.state
    if column.input.kind == .advance, before.deadline != nil {
      return after.deadline == nil ? "arrives" : "goes on"
    }
    if case .pan = column.input {
      if before.gesturePhase == .pulling, after.deadline != nil { return "lets it recoil" }
      if before.gesturePhase == .absorbed { return "absorbed" }
    }
    return answer == .absorbed ? "absorbed" : "applied"
  }

  /// Says what has happened, in the order in which it did.
  ///
  /// - Parameters:
  ///   - events: What the machine has reported.
  ///   - answer: What it has answered.
  ///   - input: What was handed in.
  ///   - before: Where it stood before.
  /// - Returns: The words.
  private static func what(
    _ events: [Event],
    _ answer: Answer,
    _ input: Input,
    _ before: Machine.State
  ) -> [String] {
    var words: [String] = []
    var verdict: Bool?
    var leaving: ScreenID?
    var coming: ScreenID?
    func say(_ word: String) {
      if !words.contains(word) { words.append(word) }
    }
    let isTime = input.kind == .advance
    let inNoTime = before.queue.isEmpty ? "is made at once" : "shows the queue"
    for event in events {
      // In a transition other calls come between the two.
      if case .didDisappear(leaving) = event.kind { say("hides it") }
      leaving = if case .willDisappear(let screen) = event.kind { screen } else { nil }
      if case .didAppear(coming) = event.kind { say("shows it") }
      coming = if case .willAppear(let screen) = event.kind { screen } else { nil }
      switch event.kind {
      case .transitionGrabbed: say("catches it")
      case .interactionUpdated: say("moves it")
      case .interactionChanged(let isCancelled):
        verdict = isCancelled
        if isCancelled { say("turns it back") }
      case .transitionEnded where words.last == inNoTime: break
      case .transitionEnded where verdict == true:
        words = words.map { $0 == "turns it back" ? "cancels it" : $0 }
      case .transitionEnded: say(isTime ? "arrives" : "ends it")
      case .transitionBegan(_, .animated): say("begins")
      case .transitionBegan(_, .instant): say(inNoTime)
      case .transitionBegan(_, .interactive): say("begins by hand")
      case .flowFinished: say("ends the flow")
      case .refused(let refusal) where refusal.reason == .superseded: say("drops the pending")
      case .refused(let refusal): say("refused: `\(refusal.reason)`")
      case .pending: say("thinks")
      default: break
      }
    }
    if verdict == false { say("lets it run") }
    if case .queued = answer { say("waits") }
    if case .pending = answer, input.kind == .reply { say("counts at the lift") }
    return words
  }
}
