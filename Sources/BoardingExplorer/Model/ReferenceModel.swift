import Boarding

/// The rules of navigation written a second time, over plain arrays and without the engine.
///
/// It is slow and plain: stacks are arrays of places, and what a change tells its screens is
/// worked out from the arrays before and after.
package struct ReferenceModel: Sendable {
  /// A screen with the identity of its place.
  struct Place: Equatable, Sendable {
    /// The screen.
    var screen: ScreenID
    /// The identity of the place.
    var entry: UInt32
  }

  /// A change that is shown or waits.
  struct Change: Sendable {
    /// What kind of change it is.
    var operation: NavigationOperation
    /// How it is shown.
    var motion: Motion
    /// The stack that it leaves, root first.
    var before: [Place]
    /// The stack that it makes, root first.
    var places: [Place]
    /// How the flow had ended when the change began to be shown.
    var flowEnd: FlowEnd?

    /// The screens that it makes the stack.
    var after: [ScreenID] { places.map(\.screen) }
    /// The screens of the stack that it leaves.
    var left: [ScreenID] { before.map(\.screen) }
    /// The top that it leaves.
    var source: ScreenID { before[before.count - 1].screen }
    /// The screens that it takes off, topmost first.
    var removed: [ScreenID] {
      var removed: [ScreenID] = []
      for place in before.reversed() where !makes(place.screen) { removed.append(place.screen) }
      return removed
    }

    /// Tells whether a screen was on the stack before.
    ///
    /// - Parameter screen: The screen.
    /// - Returns: True if it was.
    func leaves(_ screen: ScreenID) -> Bool { before.contains { $0.screen == screen } }

    /// Tells whether a screen is on the stack afterwards.
    ///
    /// - Parameter screen: The screen.
    /// - Returns: True if it is.
    func makes(_ screen: ScreenID) -> Bool { places.contains { $0.screen == screen } }

    /// The top that it makes.
    var destination: ScreenID { places[places.count - 1].screen }

    /// The way as events tell it.
    var passage: Event.Passage {
      Event.Passage(operation, from: before.last?.screen, to: destination)
    }
  }

  /// Something that waits.
  enum Waiting: Sendable {
    /// A change.
    case change(Change)
    /// A move, with the place that was on top.
    case move(UserMove, entry: UInt32?)
    /// The end of the flow.
    case end(FlowEnd)
  }

  /// A transition: somebody drives it as long as it has no end.
  struct Showing: Sendable {
    /// What is shown.
    var change: Change
    /// How long the whole transition takes, in nanoseconds.
    var duration: Int64
    /// The progress from which it goes on.
    var origin: Double = 0
    /// Since when it goes on.
    var start: Int64
    /// When it is over, or nil while somebody drives it.
    var end: Int64?
    /// True if it goes back.
    var isCancelled: Bool = false
    /// True if the last will-calls announced the way back.
    var announcesSource = false
    /// True if the screens that are placed below the top have been told.
    var hasPlaced = false

    /// True if somebody drives it.
    var isDriven: Bool { end == nil }

    /// Works out its progress.
    ///
    /// - Parameter now: An instant in nanoseconds.
    /// - Returns: The progress.
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
    /// Before the first screen.
    case empty
    /// Nothing moves.
    case resting
    /// A transition.
    case running(Showing)
    /// The flow is over.
    case ended(FlowEnd)
  }

  /// What the driver has to say before anything else.
  enum Asked: Sendable {
    /// Where a move leads, which a refusal names by a kind.
    case target(UserMove, as: Input.Kind)
    /// What the screens say.
    case permission(Attempt)
    /// How a change is shown.
    case animation(Change)
  }

  /// What is said to an input at once.
  enum Outcome: Equatable, Sendable {
    /// It is done, and took these screens off.
    case applied([ScreenID])
    /// It is decided and waits, and took these screens off.
    case queued([ScreenID])
    /// It is declined.
    case refused(Refusal.Reason)
    /// A screen thinks about it.
    case pending
    /// A finger means nothing here.
    case absorbed
    /// A question is open.
    case asks
    /// So many nanoseconds are left.
    case left(Int64)

    /// Reads an answer of the machine.
    ///
    /// - Parameter answer: The answer.
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
    /// The reason.
    var reason: Refusal.Reason
    /// The screen that stands in the way, if any.
    var screen: ScreenID?
    /// What the screen gives as its reason.
    var detail: GuardReason = .unspecified
  }

  /// What is declared.
  let world: World
  /// The labels of all choices, in the order of their identities.
  let labels: [String]
  /// True if anything looks at facts.
  let isConditional: Bool
  /// The words of the screens that say where they lead, by number.
  private let words: [World.Word?]
  /// True for the screens on which no finger drives anything, by number.
  private let fingerless: [Bool]
  /// The present instant in nanoseconds.
  var now: Int64 = 0
  /// The stack as decided, root first.
  var places: [Place] = [] {
    didSet {
      stackVersion += 1
      stepsAreCounted = false
    }
  }
  /// How often the stack was made another one.
  private(set) var stackVersion = 0
  /// What is going on.
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
  /// What waits, in order.
  var queue: [Waiting] = []
  /// The surroundings.
  var settings: Settings
  /// The values of the facts.
  var facts: [Int] {
    didSet { stepsAreCounted = false }
  }
  /// How many steps come before each place in the series, and at last how many there are.
  var stepsBefore: [Int]
  /// True while they are counted for the present stack and facts.
  var stepsAreCounted = false
  /// Whether the container is shown.
  var isVisible = true
  /// The furthest place in the series that was reached.
  var furthestStep: Int?
  /// The identity of the next place.
  var nextEntry: UInt32 = 0
  /// What the last input led to.
  var events: [Event.Kind] = []

  /// Stands before the first screen.
  ///
  /// - Parameter world: What is declared.
  init(world: World) {
    self.world = world
    labels = world.labels
    isConditional = world.isConditional
    let numbers = 0..<(world.screenCount ?? 0)
    words = numbers.map { world.words[$0] }
    fingerless = numbers.map { world.fingerless.contains($0) }
    settings = world.settings
    stepsBefore = [Int](repeating: 0, count: world.series.count + 1)
    facts = world.factSizes.indices.map {
      world.firstFacts.indices.contains($0) ? world.firstFacts[$0] : 0
    }
  }

  /// Finds the word of a screen that says where it leads.
  ///
  /// - Parameter number: The number of the screen.
  /// - Returns: The word, or nil for a screen that says nothing.
  func word(of number: Int) -> World.Word? { words.indices.contains(number) ? words[number] : nil }

  /// Tells whether no finger drives anything on a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: True if none does.
  func isFingerless(_ screen: ScreenID) -> Bool {
    fingerless.indices.contains(screen.rawValue) && fingerless[screen.rawValue]
  }

  /// The stack as decided, root first.
  var screens: [ScreenID] { places.map(\.screen) }

  /// The screen on top.
  var top: ScreenID? { places.isEmpty ? nil : places[places.count - 1].screen }

  /// What runs, if anything does.
  var running: Showing? {
    if case .running(let showing) = phase { showing } else { nil }
  }

  /// When something happens by itself, if anything will.
  var deadline: Int64? {
    switch phase {
    case .running(let showing): showing.end ?? recoilEnd
    case .empty, .resting, .ended: recoilEnd
    }
  }

  /// True if somebody drives what runs.
  var isDriven: Bool {
    switch phase {
    case .running(let showing): showing.end == nil
    case .empty, .resting, .ended: false
    }
  }

  /// True if something is shown over time or asked for.
  var isBusy: Bool { isRunning || isAsking }

  /// True if something is shown over time.
  var isRunning: Bool {
    switch phase {
    case .running: true
    case .empty, .resting, .ended: false
    }
  }

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
}
