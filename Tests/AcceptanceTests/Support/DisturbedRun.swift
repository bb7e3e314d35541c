import Boarding
import BoardingScript

/// A run of a script in which something else happens once, with its books.
struct DisturbedRun {
  /// All events so far.
  private(set) var events: [Event] = []
  /// True once the intrusion has happened.
  private(set) var isDisturbed = false
  /// What went wrong first, or nil.
  private(set) var complaint: String?
  /// The machine.
  private var machine: Machine
  /// All inputs so far.
  private var inputs: [Input] = []
  /// The books.
  private var books = CallBooks()
  /// What happens.
  private let intrusion: Intrusion
  /// Where it happens.
  private let moment: AnomalyTests.Moment
  /// How many such moments are still to come before it.
  private var remaining: Int

  init(_ flow: Flow, _ intrusion: Intrusion, at moment: AnomalyTests.Moment, place: Int) {
    machine = Machine(flow: flow)
    self.intrusion = intrusion
    self.moment = moment
    remaining = place
  }

  /// Takes a step of the script.
  mutating func take(_ step: Step) {
    switch step {
    case .start: pass(.command(.start(machine.flow.root ?? .absent)))
    case .skip(let motion, let source):
      let last = machine.flow.lastScreen ?? .absent
      pass(.command(.skipTo(last), motion: motion, source: source))
    case .input(let input): pass(input)
    case .settings(let settings):
      for setting in settings { pass(.setting(setting)) }
    case .settle: letTimePass()
    case .expectation, .question: break
    }
  }

  /// Comes to rest: what waits for a verdict is finished.
  mutating func settle() {
    letTimePass()
    if let transition = machine.state.transition, transition.isInteractive {
      pass(.interaction(.finish()))
    }
    letTimePass()
    if !machine.state.isIdle { complain("the run does not come to rest") }
    let state = machine.state
    let stack = state.stack.rootFirst
    if let fault = books.audit(stack: stack, isVisible: state.isContainerVisible) {
      complain(fault)
    }
  }

  /// What the same inputs give to another machine.
  var replay: [Event] {
    var other = Machine(flow: machine.flow)
    var events: [Event] = []
    for input in inputs { other.handle(input, into: &events) }
    return events
  }

  /// Lets time pass until nothing is due.
  private mutating func letTimePass() {
    while let deadline = machine.state.deadline {
      pass(.advance(nanoseconds: deadline.nanoseconds - machine.state.now.nanoseconds))
    }
  }

  /// Hands an input in until nothing of it is left; the intrusion comes where it belongs.
  private mutating func pass(_ input: Input) {
    var input = input
    while true {
      let wasDue = machine.state.deadline
      let answer = hand(input)
      let isThere =
        switch (input, moment) {
        case (.advance, .dueInstant): wasDue.map { $0 <= machine.state.now } ?? false
        case (.interaction(.update), .update): true
        case (.command, _), (.move, _), (.interaction, _), (.reply, _), (.container, _),
          (.setting, _), (.advance, .update):
          false
        }
      if isThere { disturb() }
      guard case .advanced(let rest) = answer, rest > 0 else { return }
      input = .advance(nanoseconds: rest)
    }
  }

  /// Lets the intrusion happen if this is its place.
  private mutating func disturb() {
    remaining -= 1
    if remaining != -1 { return }
    isDisturbed = true
    for input in intrusion.inputs(machine) { _ = hand(input) }
  }

  /// Hands an input in once and books what comes of it.
  private mutating func hand(_ input: Input) -> Answer {
    let hadStack = !machine.state.stack.isEmpty
    let before = events.count
    inputs.append(input)
    let answer = machine.handle(input, into: &events)
    if hadStack, machine.state.stack.isEmpty { complain("the stack is empty") }
    for event in events[before...] {
      if let fault = books.book(event.kind) { complain(fault) }
    }
    return answer
  }

  /// Keeps the first complaint.
  private mutating func complain(_ text: String) {
    if complaint == nil { complaint = text + " after \(inputs.count) inputs" }
  }
}
