import Boarding

/// The rules of navigation written a second time, over plain arrays and without the engine.
///
/// It is slow and plain: stacks are arrays of places, and what a change tells its screens is
/// worked out from the arrays before and after.
struct ReferenceModel: Sendable {
  /// A screen with the identity of its place.
  struct Place: Equatable, Sendable {
    var screen: ScreenID
    var entry: UInt32
  }

  /// A change that is shown or waits.
  struct Change: Sendable {
    var operation: NavigationOperation
    var motion: Motion
    var before: [ScreenID]
    var places: [Place]
    /// How the flow had ended, where somebody drives a set that would begin it again.
    var flowEnd: FlowEnd?

    var after: [ScreenID] { places.map(\.screen) }
    var source: ScreenID { before[before.count - 1] }
    var destination: ScreenID { places[places.count - 1].screen }

    var passage: Event.Passage {
      Event.Passage(operation, from: before.last, to: destination)
    }
  }

  /// Something that waits.
  enum Waiting: Sendable {
    case change(Change)
    case move(UserMove, entry: UInt32?)
    case end(FlowEnd)
  }

  /// A transition: somebody drives it as long as it has no end.
  struct Showing: Sendable {
    var change: Change
    var duration: Int64
    var origin: Double = 0
    var start: Int64
    var end: Int64?
    var isCancelled: Bool = false

    var isDriven: Bool { end == nil }

    func progress(at now: Int64) -> Double {
      guard let end else { return origin }
      let share = end == start ? 1 : Double(now - start) / Double(end - start)
      return origin * (1 - share) + (isCancelled ? 0 : share)
    }
  }

  /// What is going on.
  enum Phase: Sendable {
    case empty
    case resting
    case askingTarget(UserMove)
    case askingAnimation(Change)
    case running(Showing)
    case ended(FlowEnd)
  }

  /// What is said to an input at once.
  enum Outcome: Equatable, Sendable {
    case applied([ScreenID])
    case queued([ScreenID])
    case refused(Refusal.Reason)
    case asks
    case left(Int64)

    init?(_ answer: Answer) {
      switch answer {
      case .applied(let removed): self = .applied(Array(removed))
      case .queued(let removed): self = .queued(Array(removed))
      case .refused(let reason): self = .refused(reason)
      case .asks: self = .asks
      case .advanced(let nanoseconds): self = .left(nanoseconds)
      }
    }
  }

  /// A reason against an input, with the screen that stands in the way.
  struct Objection: Error {
    var reason: Refusal.Reason
    var screen: ScreenID?
  }

  let world: World
  var now: Int64 = 0
  var places: [Place] = []
  var phase: Phase = .empty
  var queue: [Waiting] = []
  var settings: Settings
  var isVisible = true
  var furthestStep: Int?
  var nextEntry: UInt32 = 0
  /// What the last input led to.
  var events: [Event.Kind] = []

  init(world: World) {
    self.world = world
    settings = world.settings
  }

  /// The stack as decided, root first.
  var screens: [ScreenID] { places.map(\.screen) }

  /// The screen on top.
  var top: ScreenID? { places.last?.screen }

  /// What runs, if anything does.
  var running: Showing? {
    if case .running(let showing) = phase { showing } else { nil }
  }

  /// True if somebody drives what runs.
  var isDriven: Bool { running?.isDriven ?? false }

  /// True if something is shown over time or asked for.
  var isBusy: Bool { running != nil || isAsking }

  /// True if a question is open.
  var isAsking: Bool {
    switch phase {
    case .askingTarget, .askingAnimation: true
    case .empty, .resting, .running, .ended: false
    }
  }

  /// True if the end of the flow is decided, and nothing that would begin it again.
  var isEnding: Bool {
    for waiting in queue.reversed() {
      switch waiting {
      case .end: return true
      case .change: return false
      case .move: continue
      }
    }
    switch phase {
    case .ended: return true
    case .askingAnimation(let change): return change.flowEnd != nil
    case .running(let showing):
      return showing.change.flowEnd != nil && (showing.isDriven || showing.isCancelled)
    case .empty, .resting, .askingTarget: return false
    }
  }

  /// Takes an input; `events` then says what it led to.
  mutating func handle(_ input: Input) -> Outcome {
    events.removeAll(keepingCapacity: true)
    do {
      switch input {
      case .command(let command, let motion, let source):
        return try take(command, motion, from: source)
      case .move(let move):
        return try take(move)
      case .interaction(let interaction):
        return try take(interaction)
      case .reply(let reply):
        return try take(reply)
      case .container(let change):
        try take(change)
        return .applied([])
      case .setting(let setting):
        try take(setting)
        return .applied([])
      case .advance(let nanoseconds):
        return .left(try advance(nanoseconds))
      }
    } catch {
      events.append(.refused(Refusal(input.kind, error.reason, screen: error.screen)))
      return .refused(error.reason)
    }
  }

  private mutating func take(_ reply: Reply) throws(Objection) -> Outcome {
    if case .target(let target?) = reply, !knows(target) {
      throw Objection(reason: .unknownScreen, screen: target)
    }
    switch (phase, reply) {
    case (.askingTarget(let move), .target(let target)):
      phase = .resting
      let outcome = outcome(of: move, leadingTo: target)
      return drain() ?? outcome
    case (.askingAnimation(let change), .animation(let animation)):
      phase = .resting
      show(change, for: animation.durationNanoseconds)
      drain()
      return .applied([])
    default:
      throw Objection(reason: .wrongPhase)
    }
  }

  private mutating func take(_ change: ContainerChange) throws(Objection) {
    if isAsking { throw Objection(reason: .wrongPhase) }
    if change == .appear && isVisible || change == .disappear && !isVisible {
      throw Objection(reason: .alreadyThere)
    }
    if change != .appear { stop() }
    if let front {
      switch change {
      case .appear:
        events += [.willAppear(front), .didAppear(front), .screenChanged(focus: front)]
      case .disappear: events += [.willDisappear(front), .didDisappear(front)]
      case .suspend: break
      }
    }
    if change != .suspend { isVisible = change == .appear }
    drain()
  }

  private mutating func take(_ setting: Setting) throws(Objection) {
    if case .containerWidth(let width) = setting, !(width > 0 && width < .infinity) {
      throw Objection(reason: .invalidWidth)
    }
    if isAsking { throw Objection(reason: .wrongPhase) }
    switch setting {
    case .containerWidth(let width): settings.containerWidth = width
    case .layoutDirection(let direction): settings.layoutDirection = direction
    case .movePolicy(let policy): settings.movePolicy = policy
    case .commandPolicy(let policy): settings.commandPolicy = policy
    case .reducedMotionStyle(let style): settings.reducedMotionStyle = style
    case .reduceMotion(let reduces):
      let isFlipped = reduces && !settings.reducesMotion
      settings.reducesMotion = reduces
      if isFlipped, !isDriven {
        endRunning()
        drain()
      }
    }
  }

  private mutating func advance(_ nanoseconds: Int64) throws(Objection) -> Int64 {
    if nanoseconds < 0 { throw Objection(reason: .negativeDuration) }
    if nanoseconds == .max || nanoseconds > .max - now { throw Objection(reason: .timeOverflow) }
    if isAsking { throw Objection(reason: .wrongPhase) }
    guard let end = running?.end, end <= now + nanoseconds else {
      now += nanoseconds
      return 0
    }
    let left = now + nanoseconds - end
    now = end
    endRunning()
    drain()
    return left
  }
}
