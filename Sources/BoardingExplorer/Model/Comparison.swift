package import Boarding
import BoardingMotion
import BoardingScript

/// A machine beside the reference model, with the books of its calls.
///
/// What runs after each input is `mutating`, though most of it changes nothing: so all of this is
/// handed on by its address and not as a copy.
package struct Comparison: Sendable {
  /// The machine under test.
  package var subject: FuzzSubject
  /// The model beside it.
  var model: ReferenceModel
  /// The books of all calls.
  private var ledger: CallLedger = CallLedger()
  /// The events of the last input, behind all others if they are kept.
  private(set) var events: [Event] = []
  /// True if the events of all inputs are kept.
  private let keepsEvents: Bool
  /// True if the events of the model are kept.
  private let keepsModelEvents: Bool
  /// What should have happened, if it is kept.
  private(set) var modelEvents: [Event] = []
  /// True if everything is compared after each input, not only what the input may have changed.
  private let isThorough: Bool
  /// True if the last input told nothing and nothing moves, so that the books are as they were.
  private(set) var isQuiet = false
  /// The stack that was compared last.
  private var seenStack = ScreenStack()
  /// The version of the model's stack that was compared last.
  private var seenVersion = 0
  /// The state before the last input that may change nothing.
  private var seenState: Machine.State?
  /// How many inputs were handed in.
  package private(set) var inputCount = 0

  /// The machine under test.
  package var machine: Machine {
    _read { yield subject.machine }
    _modify { yield &subject.machine }
  }

  /// Sets both up before the first screen.
  ///
  /// - Parameter world: What is declared.
  /// - Throws: `FlowFaults` if the tables are not a flow.
  package init(_ world: World) throws(FlowFaults) {
    self.init(world, of: try world.makeFlow())
  }

  /// Sets both up before the first screen.
  ///
  /// - Parameters:
  ///   - world: What is declared, as tables.
  ///   - flow: The same as a flow.
  ///   - fault: What the machine does otherwise than it should.
  ///   - keepsEvents: True to keep the events of all inputs.
  ///   - keepsModelEvents: True to keep the events of the model too, and go on after a complaint.
  ///   - isThorough: False to compare only what an input may have changed.
  init(
    _ world: World,
    of flow: Flow,
    fault: FuzzSubject.Fault? = nil,
    keepsEvents: Bool = false,
    keepsModelEvents: Bool = false,
    isThorough: Bool = true
  ) {
    subject = FuzzSubject(Machine(flow: flow), fault: fault)
    model = ReferenceModel(world: world)
    self.keepsEvents = keepsEvents
    self.isThorough = isThorough
    self.keepsModelEvents = keepsModelEvents
  }

  /// Hands an input to both and compares everything that can be seen.
  ///
  /// - Parameter input: The input.
  /// - Returns: What is wrong, or nil.
  package mutating func hand(_ input: Input) -> Complaint? {
    handing(input).complaint
  }

  /// Hands an input to both and compares everything that can be seen.
  ///
  /// - Parameter input: The input.
  /// - Returns: What is wrong, or nil, and what the machine said.
  mutating func handing(_ input: Input) -> (complaint: Complaint?, answer: Answer) {
    if !keepsEvents { events.removeAll(keepingCapacity: true) }
    let first = events.count
    inputCount += 1
    let isStale = isStale(input)
    if isStale { seenState = subject.machine.state }
    let answer = subject.handle(input, into: &events)
    let outcome = model.handle(input)
    if keepsModelEvents {
      let now = Instant(nanoseconds: model.now)
      modelEvents += model.events.map { Event(at: now, $0) }
    }
    if !Self.isSame(answer, outcome) { return (complaint(about: answer, outcome), answer) }
    if !hasSameEvents(from: first) { return (complaintAboutEvents(from: first), answer) }
    if isStale, seenState != subject.machine.state {
      return (Complaint(.staleSource, "a stale source changes the state"), answer)
    }
    if let complaint = stateComplaint(after: input) { return (complaint, answer) }
    if let fault = ledger.book(events, from: first) { return (Complaint(.balance, fault), answer) }
    isQuiet = !isThorough && events.count == first && !model.isRunning
    if let complaint = phaseComplaint() { return (complaint, answer) }
    if let complaint = fingerComplaint() { return (complaint, answer) }
    return (stepComplaint(), answer)
  }

  /// Tells whether an input comes from a screen that is not on top, and may change nothing.
  ///
  /// - Parameter input: The input.
  /// - Returns: True if it does.
  private mutating func isStale(_ input: Input) -> Bool {
    let source: ScreenID?
    switch input {
    case .command(_, motion: _, let named): source = named
    case .move(let move): source = move.source
    case .interaction, .pan, .reply, .container, .setting, .advance: source = nil
    }
    return source != nil && source != subject.machine.state.stack.top
  }

  /// Compares time, surroundings and stack.
  ///
  /// - Parameter input: The last input.
  /// - Returns: What is wrong, or nil.
  private mutating func stateComplaint(after input: Input) -> Complaint? {
    if subject.machine.state.now.nanoseconds != model.now {
      return Complaint(.time, "it is \(subject.machine.state.now), should be \(model.now)")
    }
    let isSetting = if case .setting = input { true } else { isThorough }
    if isSetting, !isSame(subject.machine.state.settings, model.settings) {
      return Complaint(.settings, "the settings are \(subject.machine.state.settings)")
    }
    if subject.machine.state.isContainerVisible != model.isVisible {
      return Complaint(
        .surroundings,
        about: "container",
        "it is \(subject.machine.state.isContainerVisible)"
      )
    }
    if subject.machine.state.isEnding != model.isEnding {
      return Complaint(.surroundings, about: "ending", "it is \(subject.machine.state.isEnding)")
    }
    if !isThorough, model.stackVersion == seenVersion, subject.machine.state.stack == seenStack {
      return nil
    }
    seenVersion = model.stackVersion
    seenStack = subject.machine.state.stack
    return stackComplaint()
  }

  /// Compares the stack, screen by screen from the top down.
  ///
  /// - Returns: What is wrong, or nil.
  private func stackComplaint() -> Complaint? {
    var place = model.places.count
    var isSame = subject.machine.state.stack.count == place
    if isSame {
      for screen in seenStack {
        place -= 1
        if model.places[place].screen != screen { isSame = false }
        for other in model.places[..<place] where other.screen == screen {
          return Complaint(.stack, about: "twice", "a screen is on the stack twice")
        }
      }
    }
    if !isSame {
      let text = EventText(flow: subject.machine.flow)
      let expected = model.screens.map { text.name(of: $0) }.joined(separator: " ")
      return Complaint(.stack, "it is \(text.names(of: seenStack)), should be \(expected)")
    }
    if seenStack.topEntry?.rawValue != model.places.last?.entry {
      return Complaint(.stack, about: "place", "another place is on top")
    }
    return nil
  }

  /// Compares surroundings; the model keeps the answers of screens beside them.
  ///
  /// - Parameters:
  ///   - settings: The settings of the machine.
  ///   - expected: Those of the model.
  /// - Returns: True if they are the same.
  private func isSame(_ settings: borrowing Settings, _ expected: borrowing Settings) -> Bool {
    let overrides = model.overrides
    return settings.containerWidth == expected.containerWidth
      && settings.layoutDirection == expected.layoutDirection
      && settings.reducesMotion == expected.reducesMotion
      && settings.reducedMotionStyle == expected.reducedMotionStyle
      && settings.movePolicy == expected.movePolicy
      && settings.commandPolicy == expected.commandPolicy
      && settings.swipePolicy == expected.swipePolicy
      && settings.swipeRules == expected.swipeRules
      && settings.allowsGestures == expected.allowsGestures
      && settings.isForwardOnly == expected.isForwardOnly
      && settings.facts == model.facts
      && settings.guardAnswers.elementsEqual(overrides) {
        $0.screen == $1.screen && $0.side == $1.side && $0.answer == $1.answer
      }
  }

  /// Lets the model alone come to rest, as far as time brings it there.
  mutating func settleModel() {
    for _ in 0..<Self.settlingLimit {
      guard let deadline = model.deadline else { return }
      _ = model.handle(.advance(nanoseconds: deadline - model.now))
      let now = Instant(nanoseconds: model.now)
      modelEvents += model.events.map { Event(at: now, $0) }
    }
  }

  /// How many due instants a model passes until it rests.
  private static let settlingLimit = 10_000

  /// Forgets the events up to here.
  mutating func forgetEvents() { events.removeAll(keepingCapacity: true) }

  /// Looks whether everything is closed at rest.
  ///
  /// - Returns: What is wrong, or nil.
  mutating func restComplaint() -> Complaint? {
    if !subject.machine.state.queue.isEmpty || !model.queue.isEmpty {
      return Complaint(.rest, about: "queue", "something waits at rest")
    }
    if !subject.machine.state.isIdle { return Complaint(.rest, about: "idle", "rest is not idle") }
    if isQuiet { return nil }
    let fault = ledger.audit(
      atRestWith: model.places,
      isContainerVisible: subject.machine.state.isContainerVisible
    )
    return fault.map { Complaint(.rest, about: "calls", $0) }
  }

  /// True if time is to be cut now: always, or now and then.
  var looksAtCuts: Bool { isThorough || inputCount & 31 == 0 }

  /// True if a transition has begun by its events.
  var hasOpenTransition: Bool { ledger.open != nil }

  /// Hands in an input from a screen that is not on top, which may change nothing.
  ///
  /// - Parameter input: The input.
  /// - Returns: What is wrong, or nil.
  package func staleSourceFault(_ input: Input) -> Complaint? {
    var probe = subject
    var events: [Event] = []
    let answer = probe.handle(input, into: &events)
    if answer != .refused(.staleSource) || events.count != 1
      || probe.machine.state != subject.machine.state
    {
      let kinds = events.map(\.kind)
      return Complaint(.staleSource, "a stale source reports \(words(of: kinds[...]))")
    }
    return nil
  }
}
