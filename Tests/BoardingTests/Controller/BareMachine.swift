import Boarding
import BoardingMotion

/// A bare machine with the decisions of a controller's screens, and identities of its own.
struct BareMachine {
  var machine: Machine
  let crowd: [CrowdScreen]
  private var places: [ScreenID: Int] = [:]
  private var count = 0
  /// What was asked for last, of what puts a screen somewhere.
  private var attempted = Input.Kind.push
  /// What the screens were asked last.
  private var asked: StackChange?
  /// The move for which a screen thinks, with what it is called by and where it was asked for.
  private var pending: (kind: Input.Kind, change: StackChange)?

  init(_ crowd: [CrowdScreen], _ settings: Settings) {
    self.crowd = crowd
    machine = Machine(
      flow: Flow(
        openNamed: "",
        asksPermission: true,
        options: Flow.Options(settings: settings)
      )
    )
  }

  /// The place in the crowd of the screen that thinks about a move, or nil if none does.
  var pendingPlace: Int? { machine.pendingScreen.flatMap { places[$0] } }

  /// The identity of a screen for this stay, a fresh one if it is neither on the stack nor what the
  /// same request waits for.
  private mutating func identify(_ place: Int, for kind: Input.Kind? = nil) -> ScreenID {
    if let id = machine.state.stack.first(where: { places[$0] == place }) { return id }
    if let pending, machine.pendingScreen != nil, pending.kind == kind,
      pending.change.before == machine.state.stack,
      let id = pending.change.after.first(where: { places[$0] == place })
    {
      return id
    }
    count += 1
    let id = ScreenID(rawValue: 100 + count * 7)
    places[id] = place
    return id
  }

  /// Puts an input by places in the crowd into one by identities.
  private mutating func translate(_ input: Input) -> Input {
    switch input {
    case .command(let command, let motion, source: _):
      attempted = input.kind
      return .command(translate(command), motion: motion)
    case .reply(.permission(.refused)):
      return .reply(.permission(.refused(by: machine.pendingScreen ?? .absent)))
    case .reply(.permission(.waits)):
      return .reply(.permission(.waits(for: machine.pendingScreen ?? .absent)))
    case .move, .interaction, .pan, .reply, .container, .setting, .advance:
      return input
    }
  }

  private mutating func translate(_ command: Command) -> Command {
    switch command {
    case .start(let screen): return .start(identify(screen.rawValue, for: .start))
    case .push(let screen): return .push(identify(screen.rawValue, for: .push))
    case .popTo(let screen): return .popTo(identify(screen.rawValue))
    case .replaceTop(let screen): return .replaceTop(identify(screen.rawValue, for: .replaceTop))
    case .skipTo(let screen): return .skipTo(identify(screen.rawValue, for: .skipTo))
    case .setStack(let screens):
      var known: [Int: ScreenID] = [:]
      return .setStack(
        screens.map { screen in
          let id = known[screen.rawValue] ?? identify(screen.rawValue, for: .setStack)
          known[screen.rawValue] = id
          return id
        }
      )
    case .pop, .popToRoot, .finishFlow, .resume: return command
    }
  }

  /// Hands an input in and answers every question as the screens would.
  ///
  /// - Returns: The answer, and the events with places in the crowd.
  mutating func hand(_ input: Input) -> (answer: String, events: [String]) {
    var events: [Event] = []
    var answer = machine.handle(translate(input), into: &events)
    notePending(in: events)
    var left = Int64(0)
    repeat {
      if left > 0 { answer = machine.handle(.advance(nanoseconds: left), into: &events) }
      left = 0
      if case .advanced(let remaining) = answer { left = remaining }
      while let question = machine.question {
        let before = events.count
        let replied = machine.handle(.reply(reply(to: question)), into: &events)
        notePending(in: Array(events[before...]))
        // A finger may have gone far enough by then to complete what has just begun.
        if case .pan = input { answer = replied }
        if case .asks = answer { answer = replied }
      }
    } while left > 0
    return (word(of: answer), events.map { line(of: $0, places) })
  }

  private mutating func reply(to question: Question) -> Reply {
    switch question {
    case .target(let move):
      guard let top = machine.state.stack.top, let place = places[top] else { return .target(nil) }
      switch move.kind {
      case .next:
        attempted = .next
        return .target(crowd[place].next.map { identify($0, for: .next) })
      case .previous:
        attempted = .previous
        return .target(crowd[place].previous.map { identify($0, for: .previous) })
      case .choice: return .target(nil)
      }
    case .permission(let request):
      asked = request.change
      return .permission(permission(for: request))
    case .animation(let change):
      return .animation(animation(of: change.operation))
    }
  }

  /// What the screens say to a change.
  private func permission(for request: PermissionRequest) -> Permission {
    let source = request.change.source.flatMap { places[$0] }
    if request.isSwipe, let source, !crowd[source].allowsGestures { return .disallowsGestures }
    return request.permission { id, side in
      guard let place = places[id] else { return .allow }
      switch side == .leave ? crowd[place].leave : crowd[place].enter {
      case .allow: return .allow
      case .refuse: return .refuse()
      case .wait: return .wait
      }
    }
  }

  /// Remembers what a screen has begun to think about.
  private mutating func notePending(in events: [Event]) {
    for event in events {
      guard case .pending = event.kind, let asked else { continue }
      // What is performed after a late word may have to wait for the next screen.
      let isSame = pending?.change.destination == asked.destination
      pending = (isSame ? pending?.kind ?? attempted : attempted, asked)
    }
  }

  private func word(of answer: Answer) -> String {
    switch answer {
    case .applied(let removed): "applied \(removed.map { places[$0] ?? -1 })"
    case .queued(let removed): "queued \(removed.map { places[$0] ?? -1 })"
    case .refused(let reason): "refused \(reason)"
    case .asks: "unexpected"
    case .pending: "pending"
    case .absorbed: "absorbed"
    case .advanced: "applied []"
    }
  }
}

/// How a transition is shown in these tests.
func animation(of operation: NavigationOperation) -> TransitionAnimation {
  switch operation {
  case .none, .push: TransitionAnimation(duration: .milliseconds(400), curve: .linear)
  case .pop: TransitionAnimation(duration: .milliseconds(250), curve: .easeOut)
  case .replace: TransitionAnimation(duration: .zero, style: .crossFade)
  }
}

/// An event with places in the crowd instead of identities.
func line(of event: Event, _ places: [ScreenID: Int]) -> String {
  func name(_ passage: Event.Passage) -> Event.Passage {
    Event.Passage(
      passage.operation,
      from: passage.source.map { ScreenID(rawValue: places[$0] ?? -9) },
      to: ScreenID(rawValue: places[passage.destination] ?? -9)
    )
  }
  func name(_ screen: ScreenID) -> ScreenID { ScreenID(rawValue: places[screen] ?? -9) }
  let kind: Event.Kind =
    switch event.kind {
    case .transitionBegan(let passage, let motion): .transitionBegan(name(passage), motion)
    case .willEnterStack(let screen): .willEnterStack(name(screen))
    case .didEnterStack(let screen): .didEnterStack(name(screen))
    case .willLeaveStack(let screen): .willLeaveStack(name(screen))
    case .didLeaveStack(let screen): .didLeaveStack(name(screen))
    case .willAppear(let screen): .willAppear(name(screen))
    case .didAppear(let screen): .didAppear(name(screen))
    case .willDisappear(let screen): .willDisappear(name(screen))
    case .didDisappear(let screen): .didDisappear(name(screen))
    case .willShow(let screen): .willShow(name(screen))
    case .didShow(let screen): .didShow(name(screen))
    case .committed(let passage): .committed(name(passage))
    case .cancelled(let passage): .cancelled(name(passage))
    case .screenChanged(let focus): .screenChanged(focus: name(focus))
    case .transitionEnded(let passage, let isCancelled):
      .transitionEnded(name(passage), isCancelled: isCancelled)
    case .refused(let refusal) where refusal.reason == .staleSource:
      // The source may have left for good; then the controller does not know it any more.
      .refused(Refusal(refusal.input, refusal.reason))
    case .refused(let refusal):
      .refused(Refusal(refusal.input, refusal.reason, screen: refusal.screen.map(name)))
    case .pending(let input, let screen): .pending(input, screen: name(screen))
    case .interactionUpdated, .interactionChanged, .transitionGrabbed, .gestureEnded,
      .eligibilityChanged, .flowFinished, .stopped:
      event.kind
    }
  return "\(event.instant.nanoseconds) \(text(kind))"
}
