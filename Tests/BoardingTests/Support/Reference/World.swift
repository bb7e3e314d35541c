import Boarding
import BoardingMotion

/// What a flow declares, as plain tables that the reference model reads.
struct World: Sendable {
  /// Where a screen says that it leads, as numbers of screens.
  struct Word: Sendable {
    var next: Int?
    var previous: Flow.Previous
  }

  /// How many screens are declared, or nil for an open flow.
  var screenCount: Int?
  /// The series, by numbers of screens.
  var series: [Int] = []
  /// The words of the screens that say where they lead.
  var words: [Int: Word] = [:]
  /// The named links of each screen.
  var choices: [[(label: String, target: Int)]] = []
  /// The duration of a transition of a declared flow in nanoseconds.
  var duration: Int64 = 400_000_000
  /// What screens answer when they are left.
  var leaving: [Int: GuardAnswer] = [:]
  /// What screens answer when they are entered.
  var entering: [Int: GuardAnswer] = [:]
  /// The screens on which no finger drives anything.
  var fingerless: Set<Int> = []
  /// Whether the driver of an open flow is asked for permission.
  var asksPermission = false
  /// The surroundings of the stack.
  var settings: Settings = Settings()

  /// The labels of all choices, in the order in which they come first.
  var labels: [String] {
    var labels: [String] = []
    for (label, _) in choices.joined() where !labels.contains(label) { labels.append(label) }
    return labels
  }

  /// Makes the flow that the tables describe.
  ///
  /// - Returns: The flow.
  /// - Throws: `FlowFaults` if the tables name a screen that is not declared.
  func makeFlow() throws -> Flow {
    let animation = TransitionAnimation(duration: .nanoseconds(duration), curve: .linear)
    let options = Flow.Options(settings: settings, animation: animation)
    guard let screenCount else {
      return Flow(openNamed: "Open", asksPermission: asksPermission, options: options)
    }
    var draft = FlowDraft(name: "World")
    draft.options = options
    draft.series = series.map(String.init)
    draft.guardReasons = ["no"]
    for number in 0..<screenCount {
      var screen = FlowDraft.Screen(name: String(number))
      if let word = words[number] {
        screen.next = word.next.map { .screen(String($0)) } ?? FlowDraft.Link.none
        switch word.previous {
        case .below: break
        case .screen(let target): screen.previous = .screen(String(target.rawValue))
        case .none: screen.previous = FlowDraft.Link.none
        }
      }
      screen.leave = Self.declaring(leaving[number])
      screen.enter = Self.declaring(entering[number])
      screen.allowsGestures = !fingerless.contains(number)
      if number.isMultiple(of: 2) {
        screen.values = [FlowDraft.Value("depth", .number(Double(number)))]
      }
      if number < choices.count {
        screen.choices = choices[number].map { FlowDraft.Choice($0.label, to: String($0.target)) }
      }
      draft.screens.append(screen)
    }
    return try draft.makeFlow()
  }

  /// Writes down what a screen answers.
  private static func declaring(_ answer: GuardAnswer?) -> FlowDraft.Guard {
    switch answer {
    case .allow, nil: .allow
    case .refuse(.unspecified): .refuse(reason: nil)
    case .refuse: .refuse(reason: "no")
    case .wait: .wait
    }
  }

  /// Draws what a screen answers that does not simply allow everything.
  static func objection(using random: inout SplitMix64) -> GuardAnswer {
    random.pick([.refuse(), .refuse(GuardReason(rawValue: 0)), .wait, .wait])
  }

  /// Makes a world by chance.
  ///
  /// - Parameters:
  ///   - isOpen: Whether any screen may come.
  ///   - random: Where the chance comes from.
  /// - Returns: The world.
  static func random(isOpen: Bool, using random: inout SplitMix64) -> World {
    var world = World()
    world.settings = Settings(
      reducesMotion: random.isChance(1, of: 8),
      movePolicy: random.pick(BusyPolicy.allCases),
      commandPolicy: random.pick(BusyPolicy.allCases),
      swipePolicy: random.pick(SwipePolicy.allCases)
    )
    if isOpen {
      world.asksPermission = random.isChance(1, of: 4)
      return world
    }
    let isGuarded = random.isChance(1, of: 3)
    let count = 1 + random.number(below: 7)
    world.screenCount = count
    world.duration = random.pick([0, 1, 400_000_000, 400_000_000, 400_000_000, .max])
    world.series = (0..<count).filter { _ in random.isChance(3, of: 4) }.shuffled(using: &random)
    for number in 0..<count {
      if random.isChance(1, of: 3) {
        let previous: Flow.Previous =
          switch random.number(below: 3) {
          case 0: .none
          case 1: .below
          default: .screen(ScreenID(rawValue: random.number(below: count)))
          }
        let next = random.isChance(1, of: 4) ? nil : random.number(below: count)
        world.words[number] = Word(next: next, previous: previous)
      }
      if isGuarded, random.isChance(1, of: 5) {
        world.leaving[number] = objection(using: &random)
      }
      if isGuarded, random.isChance(1, of: 5) {
        world.entering[number] = objection(using: &random)
      }
      if random.isChance(1, of: 12) { world.fingerless.insert(number) }
      let labels = ["one", "two", "three"].filter { _ in random.isChance(1, of: 2) }
      world.choices.append(labels.map { ($0, random.number(below: count)) })
    }
    return world
  }
}

/// Chances of whole numbers, which are quick and the same everywhere.
extension SplitMix64 {
  /// Returns a number from 0 up to a bound.
  mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Tells whether something happens that does so a few times out of many.
  mutating func isChance(_ times: Int, of many: Int) -> Bool {
    number(below: many) < times
  }

  /// Returns one of some things.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[number(below: things.count)]
  }
}
