/// The navigation of a flow as a value: inputs go in, events come out, and nothing else happens.
///
/// Copying a machine, or only its state, is a snapshot; comparing two states tells whether they
/// are the same; assigning a state goes back to it. The machine calls nobody, reads no clock and
/// gives the same events for the same inputs everywhere.
///
/// ```swift
/// var machine = Machine(flow: flow)
/// var events: [Event] = []
/// machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)
/// machine.handle(.move(UserMove(.next)), into: &events)
/// machine.handle(.advance(by: .milliseconds(400)), into: &events)
/// ```
public struct Machine: Sendable {
  /// The description of the flow, which copies of the machine share.
  let flowBox: FlowBox
  /// Where the run stands.
  public var state: State
  /// The velocity with which the last transition that was let go has gone on, in progress per second.
  ///
  /// A driver reads it when it hears of the verdict. Nothing that the machine does depends on it.
  var verdictVelocity: Double = 0

  /// Makes a machine that stands before the first screen.
  ///
  /// - Parameter flow: The description of the flow.
  public init(flow: Flow) {
    flowBox = FlowBox(flow)
    state = State(settings: flow.options.settings)
  }

  /// Takes an input.
  ///
  /// No input traps, however absurd: what cannot be done is refused, which is an answer and an
  /// event. Time stops at the first due instant, so that work started there begins there; hand in
  /// the time that is left again until none is.
  ///
  /// - Parameters:
  ///   - input: What to do.
  ///   - events: Where the events are appended, in order.
  /// - Returns: What became of the input.
  /// - Complexity: O(1) for a push of a screen with the largest number, a pop and time in which
  ///   nothing is due; O(*k*) for what ends or takes off *k* screens; O(*n*) for a whole stack of
  ///   *n* screens, and for *n* things that wait and are taken up.
  @discardableResult
  public mutating func handle(_ input: Input, into events: inout [Event]) -> Answer {
    switch input {
    case .command(let command, let motion, let source):
      handle(command, motion: motion, source: source, into: &events)
    case .move(let move):
      handle(move, into: &events)
    case .interaction(let interaction):
      handle(interaction, into: &events)
    case .pan(let pan):
      handle(pan, into: &events)
    case .reply(let reply):
      handle(reply, into: &events)
    case .container(let change):
      handle(change, into: &events)
    case .setting(let setting):
      handle(setting, into: &events)
    case .advance(let nanoseconds):
      advance(nanoseconds, into: &events)
    }
  }

  /// The description of the flow.
  public var flow: Flow {
    _read { yield flowBox.flow }
  }

  /// What the machine has to learn before it can go on, or nil if it stands or runs.
  public var question: Question? {
    @inline(__always) get {
      switch state.phase {
      case .asking(let asking): asking.question
      case .empty, .resting, .running, .ended: nil
      }
    }
  }
}

extension Machine {
  /// A flow that many machines share.
  ///
  /// It is an object, so that a copy of a machine costs one reference for all of it.
  final class FlowBox: Sendable {
    /// The flow.
    let flow: Flow

    /// Keeps a flow.
    ///
    /// - Parameter flow: The flow.
    init(_ flow: Flow) {
      self.flow = flow
    }
  }

  /// Declines an input.
  ///
  /// - Parameters:
  ///   - input: What kind of input it was.
  ///   - reason: Why it is declined.
  ///   - screen: The screen that stands in the way, or nil where none does.
  ///   - detail: Why the screen that was asked is against it.
  ///   - events: Where the refusal is appended.
  /// - Returns: The answer that says so.
  func refuse(
    _ input: Input.Kind,
    _ reason: Refusal.Reason,
    screen: ScreenID? = nil,
    detail: GuardReason = .unspecified,
    into events: inout [Event]
  ) -> Answer {
    emit(.refused(Refusal(input, reason, screen: screen, detail: detail)), into: &events)
    return .refused(reason)
  }

  /// Appends an event of now.
  ///
  /// - Parameters:
  ///   - kind: What happens.
  ///   - events: Where it is appended.
  func emit(_ kind: Event.Kind, into events: inout [Event]) {
    events.append(Event(at: state.now, kind))
  }
}
