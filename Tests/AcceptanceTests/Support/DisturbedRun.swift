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
  /// How often a finger has come down.
  private var touches = 0
  /// How often the end of a gesture was reported.
  private var endedTouches = 0
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
    case .derived(let derived):
      derived.handIn(on: machine) { pass($0) }
    case .settings(let settings):
      for setting in settings { pass(.setting(setting)) }
    case .settle: letTimePass()
    case .pages, .expectation, .question: break
    }
  }

  /// Comes to rest: what waits for a verdict is finished.
  mutating func settle() {
    letTimePass()
    if let transition = machine.state.transition, transition.isInteractive {
      pass(.interaction(.finish()))
    }
    letTimePass()
    if let translation = machine.state.fingerTranslation {
      pass(.pan(.ended(PanSample(translation: translation))))
    }
    letTimePass()
    if isEndless { complain("the run goes on for ever") }
    if endedTouches != touches { complain("\(touches) touches have \(endedTouches) ends") }
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
    while let deadline = machine.state.deadline, !isEndless {
      pass(.advance(nanoseconds: deadline.nanoseconds - machine.state.now.nanoseconds))
    }
  }

  /// Hands an input in; before the intrusion, time passes in quarters of what is left of a
  /// transition, so that every transition has ticks.
  @discardableResult
  private mutating func pass(_ input: Input) -> Answer {
    guard moment == .tick, case .advance(var rest) = input else { return passAtOnce(input) }
    for share in [Int64(4), 3, 2] {
      guard !isDisturbed, let deadline = machine.state.deadline else { break }
      let left = deadline.nanoseconds - machine.state.now.nanoseconds
      let part = min(left, rest) / share
      passAtOnce(.advance(nanoseconds: part))
      rest -= part
    }
    return passAtOnce(.advance(nanoseconds: rest))
  }

  /// Hands an input in until nothing of it is left; the intrusion comes where it belongs.
  @discardableResult
  private mutating func passAtOnce(_ input: Input) -> Answer {
    var input = input
    while true {
      let wasDue = machine.state.deadline
      let answer = hand(input)
      let isThere =
        switch (input, moment) {
        case (.advance, .dueInstant): wasDue.map { $0 <= machine.state.now } ?? false
        case (.advance, .tick): wasDue.map { $0 > machine.state.now } ?? false
        case (.interaction(.update), .update): true
        case (.pan(.began), .sample), (.pan(.moved), .sample): true
        case (.command, _), (.move, _), (.interaction, _), (.pan, _), (.reply, _), (.container, _),
          (.setting, _), (.advance, .update), (.advance, .sample):
          false
        }
      if isThere { disturb() }
      guard case .advanced(let rest) = answer, rest > 0, !isEndless else { return answer }
      input = .advance(nanoseconds: rest)
    }
  }

  /// True for a run that does not come to an end, which is then given up.
  private var isEndless: Bool { inputs.count > 100_000 }

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
    let wasTouched = machine.state.fingerTranslation != nil
    let before = events.count
    inputs.append(input)
    let answer = machine.handle(input, into: &events)
    if !wasTouched, machine.state.fingerTranslation != nil { touches += 1 }
    if hadStack, machine.state.stack.isEmpty { complain("the stack is empty") }
    for event in events[before...] {
      if let fault = books.book(event.kind) { complain(fault) }
      if event.kind == .gestureEnded { endedTouches += 1 }
    }
    return answer
  }

  /// Keeps the first complaint.
  private mutating func complain(_ text: String) {
    if complaint == nil { complaint = text + " after \(inputs.count) inputs" }
  }
}
