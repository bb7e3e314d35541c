import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Properties of flows in which screens and links look at facts that change at random.
struct ConditionPropertiesTests {
  /// A world in which something looks at facts, and a run of moves and facts in it.
  private func walk(
    seed: UInt64,
    _ look: (_ before: Machine, _ input: Input, _ after: Machine) throws -> Void
  ) throws {
    var random = SplitMix64(seed: seed)
    var world = World.random(isOpen: false, using: &random)
    while world.factSizes.isEmpty { world = World.random(isOpen: false, using: &random) }
    world.settings = Settings(reducesMotion: true)
    world.leaving = [:]
    world.entering = [:]
    let flow = try world.makeFlow()
    var machine = Machine(flow: flow)
    var events: [Event] = []
    for step in 0..<60 {
      let before = machine
      let input: Input
      if step == 0 || random.isChance(1, of: 3) {
        let fact = random.number(below: flow.facts.count)
        let value = random.number(below: flow.facts[fact].values.count)
        input = .fact(fact, value)
      } else if machine.state.stack.isEmpty {
        let screens = (0..<flow.screens.count).map { ScreenID(rawValue: $0) }
        input =
          random.isChance(1, of: 2)
          ? .command(.start(flow.root ?? .absent))
          : .command(.resume(Array(screens.prefix(random.number(below: screens.count + 1)))))
      } else {
        let label = ChoiceID(rawValue: random.number(below: max(1, flow.choiceLabels.count)))
        input = .move(UserMove(random.pick([.next, .next, .previous, .choice(label)])))
      }
      machine.handle(input, into: &events)
      try look(before, input, machine)
    }
  }

  @Test func `a skipped screen never appears anew by a move, a start or a resume`() throws {
    for seed in UInt64(0)..<300 {
      try walk(seed: seed) { before, input, after in
        if case .command(.resume(let screens), motion: _, source: _) = input {
          for (place, screen) in after.state.stack.rootFirst.enumerated() {
            let wasVisited = screens.dropLast().prefix(place + 1).contains(screen)
            #expect(wasVisited || !after.isSkipped(screen), "seed \(seed), \(input)")
          }
          return
        }
        for screen in after.state.stack.rootFirst where !before.state.stack.contains(screen) {
          #expect(!after.isSkipped(screen), "seed \(seed), \(input)")
        }
      }
    }
  }

  @Test func `a fact changes nothing on the stack`() throws {
    for seed in UInt64(0)..<300 {
      try walk(seed: seed) { before, input, after in
        if case .setting = input {
          #expect(after.state.stack == before.state.stack, "seed \(seed)")
          #expect(after.state.phase == before.state.phase, "seed \(seed)")
        }
      }
    }
  }

  @Test func `in a series back goes over the visited screens exactly in reverse`() {
    for seed in UInt64(0)..<300 {
      var random = SplitMix64(seed: seed)
      let conditional = "ABCDEFG".filter { _ in random.isChance(1, of: 2) }
      var run = Run(
        beforeFirstScreenOf: .switched(
          "ABCDEFGH",
          series: "ABCDEFGH",
          String(conditional),
          settings: Settings(reducesMotion: true)
        )
      )
      var visited: [ScreenID] = []
      for step in 0..<12 {
        for fact in conditional.indices.enumerated().map(\.offset)
        where random.isChance(1, of: 2) {
          run.hand(.fact(fact, random.number(below: 2)))
        }
        run.hand(step == 0 ? .start("A") : .next())
        if let top = run.machine.state.stack.top, visited.last != top { visited.append(top) }
      }
      #expect(run.machine.state.stack.rootFirst == visited, "seed \(seed)")
      while visited.count > 1 {
        for fact in conditional.indices.enumerated().map(\.offset) {
          run.hand(.fact(fact, random.number(below: 2)))
        }
        run.hand(.previous())
        visited.removeLast()
        #expect(run.machine.state.stack.rootFirst == visited, "seed \(seed)")
      }
    }
  }
}
