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
    var before: [Place]
    var places: [Place]
    /// How the flow had ended when the change began to be shown.
    var flowEnd: FlowEnd?

    var after: [ScreenID] { places.map(\.screen) }
    var left: [ScreenID] { before.map(\.screen) }
    var source: ScreenID { before[before.count - 1].screen }
    /// The screens that it takes off, topmost first.
    var removed: [ScreenID] { left.reversed().filter { !after.contains($0) } }
    var destination: ScreenID { places[places.count - 1].screen }

    var passage: Event.Passage {
      Event.Passage(operation, from: before.last?.screen, to: destination)
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
    /// True if the last will-calls announced the way back.
    var announcesSource = false
    /// True if the screens that are placed below the top have been told.
    var hasPlaced = false

    var isDriven: Bool { end == nil }

    func progress(at now: Int64) -> Double {
      guard let end else { return origin }
      let target: Double = isCancelled ? 0 : 1
      if now == end { return target }
      // The same way to work it out as the engine's: with the longest durations a rounding counts.
      return origin + (target - origin) * (Double(now - start) / Double(end - start))
    }
  }

  /// What is going on.
  enum Phase: Sendable {
    case empty
    case resting
    case running(Showing)
    case ended(FlowEnd)
  }

  /// What the driver has to say before anything else.
  enum Asked: Sendable {
    case target(UserMove, as: Input.Kind)
    case permission(Attempt)
    case animation(Change)
  }

  /// What is said to an input at once.
  enum Outcome: Equatable, Sendable {
    case applied([ScreenID])
    case queued([ScreenID])
    case refused(Refusal.Reason)
    case pending
    case absorbed
    case asks
    case left(Int64)

    init(_ answer: Answer) {
      switch answer {
      case .applied(let removed): self = .applied(Array(removed))
      case .queued(let removed): self = .queued(Array(removed))
      case .refused(let reason): self = .refused(reason)
      case .asks: self = .asks
      case .pending: self = .pending
      case .absorbed: self = .absorbed
      case .advanced(let nanoseconds): self = .left(nanoseconds)
      }
    }
  }

  /// A reason against an input, with the screen that stands in the way.
  struct Objection: Error {
    var reason: Refusal.Reason
    var screen: ScreenID?
    var detail: GuardReason = .unspecified
  }

  let world: World
  var now: Int64 = 0
  var places: [Place] = []
  var phase: Phase = .empty
  /// What the driver has to say before anything else.
  var question: Asked?
  /// The move about which a screen thinks.
  var pending: Pending?
  /// The finger on the screen.
  var finger: Finger?
  /// When a screen that was pulled is in its place again.
  var recoilEnd: Int64?
  /// What screens answer in place of the tables, in order of screen and side.
  var overrides: [(screen: ScreenID, side: GuardSide, answer: GuardAnswer)] = []
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
  var isAsking: Bool { question != nil }

  /// True if the end of the flow is decided, and nothing that would begin it again.
  var isEnding: Bool {
    for waiting in queue.reversed() {
      switch waiting {
      case .end: return true
      case .change: return false
      case .move: continue
      }
    }
    if case .animation(let change) = question {
      return change.motion == .interactive && change.flowEnd != nil
    }
    switch phase {
    case .ended: return true
    case .running(let showing):
      return showing.change.flowEnd != nil && (showing.isDriven || showing.isCancelled)
    case .empty, .resting: return false
    }
  }

  /// Takes an input; `events` then says what it led to.
  mutating func handle(_ input: Input) -> Outcome {
    events.removeAll(keepingCapacity: true)
    do throws(Objection) {
      switch input {
      case .command(let command, let motion, let source):
        return try take(command, motion, from: source)
      case .move(let move):
        return try take(move)
      case .interaction(let interaction):
        return try take(interaction)
      case .pan(let pan):
        return try take(pan)
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
      return refuse(input.kind, error)
    }
  }

  /// Declines something.
  mutating func refuse(_ kind: Input.Kind, _ objection: Objection) -> Outcome {
    let (reason, screen, detail) = (objection.reason, objection.screen, objection.detail)
    events.append(.refused(Refusal(kind, reason, screen: screen, detail: detail)))
    return .refused(reason)
  }

  private mutating func take(_ reply: Reply) throws(Objection) -> Outcome {
    switch reply {
    case .target(let screen?), .permission(.refused(let screen, _)),
      .permission(.waits(let screen)):
      if !knows(screen) { throw Objection(reason: .unknownScreen, screen: screen) }
    default: break
    }
    switch (question, reply) {
    case (.target(let move, let kind), .target(let target)):
      question = nil
      let outcome = goOn(after: outcome(of: move, leadingTo: target, as: kind))
      return drain() ?? outcome
    case (.permission(let attempt), .permission(let permission)):
      question = nil
      let outcome = goOn(after: conclude(attempt, permission))
      return drain() ?? outcome
    case (.animation(let change), .animation(let animation)):
      question = nil
      show(change, for: animation.durationNanoseconds)
      let outcome = goOn(after: .applied([]))
      drain()
      return outcome
    case (nil, .permission(let permission)):
      return try takeLate(permission)
    default:
      throw Objection(reason: .wrongPhase)
    }
  }

  private mutating func take(_ change: ContainerChange) throws(Objection) {
    if isAsking { throw Objection(reason: .wrongPhase) }
    if change == .appear && isVisible || change == .disappear && !isVisible {
      throw Objection(reason: .alreadyThere)
    }
    if change != .appear {
      recoilEnd = nil
      finger?.stage = .absorbed
      stop()
    }
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
    if case .swipeRules(let rules) = setting, !isSound(rules) {
      throw Objection(reason: .invalidRules)
    }
    if case .guardAnswer(let screen, _, _) = setting, !knows(screen) {
      throw Objection(reason: .unknownScreen, screen: screen)
    }
    if isAsking { throw Objection(reason: .wrongPhase) }
    switch setting {
    case .containerWidth(let width):
      keepProgress()
      settings.containerWidth = width
    case .layoutDirection(let direction): settings.layoutDirection = direction
    case .movePolicy(let policy): settings.movePolicy = policy
    case .commandPolicy(let policy): settings.commandPolicy = policy
    case .swipePolicy(let policy): settings.swipePolicy = policy
    case .swipeRules(let rules): settings.swipeRules = rules
    case .gestures(let areAllowed): settings.allowsGestures = areAllowed
    case .forwardOnly(let isForwardOnly): settings.isForwardOnly = isForwardOnly
    case .guardAnswer(let screen, let side, let answer):
      overrides.removeAll { $0.screen == screen && $0.side == side }
      if let answer { overrides.append((screen, side, answer)) }
      overrides.sort {
        ($0.screen.rawValue, $0.side.rawValue) < ($1.screen.rawValue, $1.side.rawValue)
      }
    case .reducedMotionStyle(let style): settings.reducedMotionStyle = style
    case .reduceMotion(let reduces):
      let isFlipped = reduces && !settings.reducesMotion
      settings.reducesMotion = reduces
      if isFlipped { recoilEnd = nil }
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
      if let end = recoilEnd, end <= now { recoilEnd = nil }
      return 0
    }
    let left = now + nanoseconds - end
    now = end
    endRunning()
    drain()
    return left
  }
}
