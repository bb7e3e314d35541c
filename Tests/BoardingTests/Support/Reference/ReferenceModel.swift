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
    var isAnimated: Bool
    var before: [ScreenID]
    var after: [ScreenID]

    var passage: Event.Passage {
      Event.Passage(operation, from: before.last, to: after[after.count - 1])
    }
  }

  /// Something that waits.
  enum Waiting: Sendable {
    case change(Change)
    case move(UserMove)
  }

  /// What is going on.
  enum Phase: Sendable {
    case empty
    case resting
    case askingTarget(UserMove)
    case askingAnimation(Change)
    case running(Change, end: Int64)
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
      case .deferred: return nil
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

  /// True if something is shown over time or asked for.
  var isBusy: Bool {
    switch phase {
    case .empty, .resting: false
    case .askingTarget, .askingAnimation, .running: true
    }
  }

  /// True if a question is open.
  var isAsking: Bool {
    switch phase {
    case .askingTarget, .askingAnimation: true
    case .empty, .resting, .running: false
    }
  }

  /// Takes an input; `events` then says what it led to.
  mutating func handle(_ input: Input) -> Outcome {
    events.removeAll(keepingCapacity: true)
    do {
      switch input {
      case .command(let command, let motion, let source):
        return try take(command, isAnimated: motion == .animated, from: source)
      case .move(let move):
        return try take(move)
      case .reply(let reply):
        return try take(reply)
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

  private mutating func take(
    _ command: Command,
    isAnimated: Bool,
    from source: ScreenID?
  ) throws(Objection) -> Outcome {
    if case .setStack([]) = command, !places.isEmpty { throw Objection(reason: .emptyStack) }
    for screen in named(by: command) where !knows(screen) {
      throw Objection(reason: .unknownScreen, screen: screen)
    }
    let puts =
      switch command {
      case .start: places.isEmpty
      case .setStack: true
      case .push, .pop, .popTo, .popToRoot, .replaceTop: !places.isEmpty
      }
    if !puts || isAsking { throw Objection(reason: .wrongPhase) }
    if source != nil, source != top { throw Objection(reason: .staleSource, screen: source) }
    if isBusy, settings.commandPolicy == .refuse { throw Objection(reason: .transitionInProgress) }
    let before = places
    let (operation, after) = try result(of: command)
    let removed = commit(after)
    if after.isEmpty { return .applied([]) }
    let change = Change(
      operation: operation,
      isAnimated: isAnimated,
      before: before.map(\.screen),
      after: screens
    )
    if !isBusy {
      begin(change)
      return .applied(removed)
    }
    if settings.commandPolicy == .finish {
      finishAll()
      queue.append(.change(change))
      drain()
      return .applied(removed)
    }
    queue.append(.change(change))
    return .queued(removed)
  }

  private mutating func take(_ move: UserMove) throws(Objection) -> Outcome {
    if places.isEmpty || isAsking { throw Objection(reason: .wrongPhase) }
    if move.source != nil, move.source != top {
      throw Objection(reason: .staleSource, screen: move.source)
    }
    if !isBusy { return try takeUp(move) }
    var named = move
    named.source = top
    switch settings.movePolicy {
    case .refuse:
      throw Objection(reason: .transitionInProgress)
    case .queue:
      queue.append(.move(named))
      return .queued([])
    case .finish:
      finishAll()
      queue.append(.move(named))
      return drain() ?? .queued([])
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
    case .reduceMotion(let reduces):
      settings.reducesMotion = reduces
      if reduces {
        endRunning()
        drain()
      }
    }
  }

  private mutating func advance(_ nanoseconds: Int64) throws(Objection) -> Int64 {
    if nanoseconds < 0 { throw Objection(reason: .negativeDuration) }
    if nanoseconds == .max || nanoseconds > .max - now { throw Objection(reason: .timeOverflow) }
    if isAsking { throw Objection(reason: .wrongPhase) }
    guard case .running(_, let end) = phase, end <= now + nanoseconds else {
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
