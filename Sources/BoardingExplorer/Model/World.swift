package import Boarding
package import BoardingMotion

/// What a flow declares, as plain tables that the reference model reads.
package struct World: Sendable {
  /// Where a screen says that it leads, as numbers of screens.
  package struct Word: Sendable {
    /// The screen that comes next, if any.
    package var next: Int?
    /// What comes before.
    package var previous: Flow.Previous
  }

  /// What facts have to be like.
  package struct Condition: Sendable {
    /// What is asked of single facts, by their numbers and those of their values.
    package var tests: [(fact: Int, values: Set<Int>)]
  }

  /// How many screens are declared, or nil for an open flow.
  package var screenCount: Int?
  /// The series, by numbers of screens.
  package var series: [Int] = []
  /// The words of the screens that say where they lead.
  package var words: [Int: Word] = [:]
  /// The named links of each screen.
  package var choices: [[(label: String, target: Int, condition: Condition?)]] = []
  /// How many values each fact has.
  package var factSizes: [Int] = []
  /// The values that facts have at first; those that are not named have the first one.
  var firstFacts: [Int] = []
  /// When screens are there that are not there always.
  package var conditions: [Int: Condition] = [:]
  /// Links to the next screen that are there under conditions.
  package var branches: [Int: [(target: Int?, condition: Condition)]] = [:]
  /// The duration of a transition of a declared flow in nanoseconds.
  package var duration: Int64 = 400_000_000
  /// What screens answer when they are left.
  package var leaving: [Int: GuardAnswer] = [:]
  /// What screens answer when they are entered.
  package var entering: [Int: GuardAnswer] = [:]
  /// The screens on which no finger drives anything.
  package var fingerless: Set<Int> = []
  /// Whether the driver of an open flow is asked for permission.
  package var asksPermission = false
  /// The surroundings of the stack.
  package var settings: Settings = Settings()

  /// Makes tables of screens without words, choices and guards.
  ///
  /// - Parameters:
  ///   - screenCount: How many screens are declared, or nil for an open flow.
  ///   - series: The series, by numbers of screens.
  ///   - settings: The surroundings of the stack.
  package init(screenCount: Int? = nil, series: [Int] = [], settings: Settings = Settings()) {
    self.screenCount = screenCount
    self.series = series
    self.settings = settings
  }

  /// The labels of all choices in the order of their identities, where a flow has given them any.
  var labelOrder: [String]?

  /// The labels of all choices, in the order in which they come first.
  var labels: [String] {
    if let labelOrder { return labelOrder }
    var labels: [String] = []
    for link in choices.joined() where !labels.contains(link.label) { labels.append(link.label) }
    return labels
  }

  /// True if anything looks at facts.
  var isConditional: Bool {
    !conditions.isEmpty || !branches.isEmpty || choices.joined().contains { $0.condition != nil }
  }

  /// Makes the flow that the tables describe.
  ///
  /// - Returns: The flow.
  /// - Throws: `FlowFaults` if the tables name a screen that is not declared.
  package func makeFlow() throws(FlowFaults) -> Flow {
    let animation = TransitionAnimation(duration: .nanoseconds(duration), curve: .linear)
    let options = Flow.Options(settings: settings, animation: animation)
    guard let screenCount else {
      return Flow(openNamed: "Open", asksPermission: asksPermission, options: options)
    }
    var draft = FlowDraft(name: "World")
    draft.options = options
    draft.series = series.map(Self.name)
    draft.guardReasons = ["no"]
    for (number, size) in factSizes.enumerated() {
      draft.facts.append(FlowDraft.Fact("fact\(number)", (0..<size).map { "v\($0)" }))
    }
    for number in 0..<screenCount {
      var screen = FlowDraft.Screen(name: Self.name(number))
      if let word = words[number] {
        screen.next = word.next.map { .screen(Self.name($0)) } ?? FlowDraft.Link.none
        switch word.previous {
        case .below: break
        case .screen(let target): screen.previous = .screen(Self.name(target.rawValue))
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
        screen.choices = choices[number].map { (link) in
          FlowDraft.Choice(
            link.label,
            to: Self.name(link.target),
            when: link.condition.map(Self.declaring)
          )
        }
      }
      screen.condition = conditions[number].map(Self.declaring)
      screen.branches = (branches[number] ?? []).map { (branch) in
        let target = branch.target.map { FlowDraft.Link.screen(Self.name($0)) } ?? .none
        return FlowDraft.Branch(to: target, when: Self.declaring(branch.condition))
      }
      draft.screens.append(screen)
    }
    return try draft.makeFlow()
  }

  /// The name of a screen.
  ///
  /// - Parameter number: The number of the screen.
  /// - Returns: Such as `s3`.
  private static func name(_ number: Int) -> String { "s\(number)" }

  /// Writes down what a screen answers.
  private static func declaring(_ answer: GuardAnswer?) -> FlowDraft.Guard {
    switch answer {
    case .allow, nil: .allow
    case .refuse(.unspecified): .refuse(reason: nil)
    case .refuse: .refuse(reason: "no")
    case .wait: .wait
    }
  }

  /// Writes down a condition.
  private static func declaring(_ condition: Condition) -> FlowDraft.Condition {
    FlowDraft.Condition(
      condition.tests.map { (test) in
        FlowDraft.Condition.Test("fact\(test.fact)", test.values.sorted().map { "v\($0)" })
      }
    )
  }

  /// Draws a condition.
  private func condition(using random: inout SplitMix64) -> Condition {
    let numbers = factSizes.indices.filter { _ in random.isChance(1, of: 2) }
    return Condition(
      tests: (numbers.isEmpty ? [0] : numbers).map { (fact) in
        let values = (0..<factSizes[fact]).filter { _ in random.isChance(1, of: 2) }
        return (fact, Set(values.isEmpty ? [factSizes[fact] - 1] : values))
      }
    )
  }

  /// Lets screens and links look at facts.
  private mutating func addFacts(using random: inout SplitMix64) {
    factSizes = (0...random.number(below: 3)).map { _ in 2 + random.number(below: 3) }
    for number in 0..<(screenCount ?? 0) {
      if random.isChance(1, of: 2) { conditions[number] = condition(using: &random) }
      if random.isChance(1, of: 4) {
        branches[number] = (0...random.number(below: 2)).map { _ in
          let target = random.isChance(1, of: 6) ? nil : random.number(below: screenCount ?? 1)
          return (target, condition(using: &random))
        }
      }
      for place in choices[number].indices where random.isChance(1, of: 3) {
        choices[number][place].condition = condition(using: &random)
        let target = random.number(below: screenCount ?? 1)
        choices[number].append((choices[number][place].label, target, nil))
      }
    }
  }

  /// Draws what a screen answers that does not simply allow everything.
  ///
  /// - Parameter random: Where the chance comes from.
  /// - Returns: The answer.
  package static func objection(using random: inout SplitMix64) -> GuardAnswer {
    random.pick([.refuse(), .refuse(GuardReason(rawValue: 0)), .wait, .wait])
  }

  /// Makes a world by chance.
  ///
  /// - Parameters:
  ///   - isOpen: Whether any screen may come.
  ///   - random: Where the chance comes from.
  /// - Returns: The world.
  package static func random(isOpen: Bool, using random: inout SplitMix64) -> World {
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
        let drawn = random.number(below: 3)
        let previous: Flow.Previous =
          drawn == 0
          ? .none
          : drawn == 1 ? .below : .screen(ScreenID(rawValue: random.number(below: count)))
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
      world.choices.append(labels.map { ($0, random.number(below: count), nil) })
    }
    if random.isChance(1, of: 3) { world.addFacts(using: &random) }
    return world
  }
}

/// Chances of whole numbers, which are quick and the same everywhere.
extension SplitMix64 {
  /// Returns a number from 0 up to a bound.
  package mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Tells whether something happens that does so a few times out of many.
  package mutating func isChance(_ times: Int, of many: Int) -> Bool {
    number(below: many) < times
  }

  /// Returns one of some things.
  package mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[number(below: things.count)]
  }
}
