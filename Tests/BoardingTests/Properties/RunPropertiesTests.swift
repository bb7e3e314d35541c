import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// What must stay the same when a run is run again in another way.
struct RunPropertiesTests {
  /// How many seeds each test takes.
  private let seeds: Range<UInt64> = 1000..<1040
  /// How many inputs a seed draws.
  private let stepCount = 250

  @Test(arguments: [true, false])
  func `a replay of the inputs gives the same events and the same state`(isOpen: Bool) throws {
    for seed in seeds {
      let recording = try Recording(seed: seed, isOpen: isOpen, stepCount: stepCount)
      var machine = Machine(flow: recording.flow)
      var events: [Event] = []
      for input in recording.inputs { machine.handle(input, into: &events) }
      let isSame = events == recording.events && machine.state == recording.end
      try #require(isSame, "\(recording.description)")
      #expect(machine.state.hashValue == recording.end.hashValue)
    }
  }

  @Test(arguments: [true, false])
  func `a state that is assigned goes on as the run did from there`(isOpen: Bool) throws {
    for seed in seeds {
      let recording = try Recording(seed: seed, isOpen: isOpen, stepCount: stepCount)
      var machine = Machine(flow: recording.flow)
      var events: [Event] = []
      for (step, input) in recording.inputs.enumerated() {
        if step.isMultiple(of: 16) {
          // Go astray, then come back by assignment.
          let snapshot = machine.state
          var lost: [Event] = []
          for input in recording.inputs.prefix(4) { machine.handle(input, into: &lost) }
          machine.state = snapshot
        }
        machine.handle(input, into: &events)
      }
      let isSame = events == recording.events && machine.state == recording.end
      try #require(isSame, "\(recording.description)")
    }
  }

  @Test(arguments: [true, false])
  func `cutting an advance anywhere changes nothing`(isOpen: Bool) throws {
    for seed in seeds {
      let recording = try Recording(seed: seed, isOpen: isOpen, stepCount: stepCount)
      var cuts = SplitMix64(seed: seed)
      var machine = Machine(flow: recording.flow)
      var events: [Event] = []
      for input in recording.inputs {
        guard case .advance(let whole) = input, whole > 0, whole < .max,
          machine.state.now.advanced(byNanoseconds: whole) != nil, machine.question == nil
        else {
          machine.handle(input, into: &events)
          continue
        }
        let part = Int64(cuts.next() % UInt64(whole))
        // Time stops at the first due instant, in both ways of passing it.
        let left = machine.state.transition?.end.map {
          $0.nanoseconds - machine.state.now.nanoseconds
        }
        machine.handle(.advance(nanoseconds: part), into: &events)
        if let left, left <= part { continue }
        machine.handle(.advance(nanoseconds: whole - part), into: &events)
      }
      let isSame = events == recording.events && machine.state == recording.end
      try #require(isSame, "\(recording.description)")
    }
  }

  @Test(arguments: [true, false])
  func `right-to-left mirrors left-to-right`(isOpen: Bool) throws {
    for seed in seeds {
      let recording = try Recording(seed: seed, isOpen: isOpen, stepCount: stepCount)
      var one = Machine(flow: recording.flow)
      var other = one
      var events: [Event] = []
      var mirrored: [Event] = []
      other.handle(.setting(.layoutDirection(.rightToLeft)), into: &mirrored)
      for input in recording.inputs {
        let width = one.state.settings.containerWidth
        one.handle(input.placed(in: width), into: &events)
        other.handle(input.placed(in: width).mirrored(in: width), into: &mirrored)
        let positions = other.positions.map { $0.mirrored }
        try #require(positions == one.positions, "\(recording.description)")
      }
      try #require(events == mirrored, "\(recording.description)")
    }
  }

  @Test(arguments: [true, false])
  func `for inputs given at rest neither animation nor reduced motion nor a hand matters`(
    isOpen: Bool
  ) throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var world = World.random(isOpen: isOpen, using: &random)
      world.settings.reducesMotion = false
      world.duration = 400_000_000
      let flow = try world.makeFlow()
      var inputs = RandomInputs(random: random, screenCount: world.screenCount ?? 6)
      // Animated, at once, with reduced motion, with a fade, and by hand.
      var machines = [Machine](repeating: Machine(flow: flow), count: 5)
      var logs = [[Event]](repeating: [], count: 5)
      for place in 2...3 {
        machines[place].handle(.setting(.reduceMotion(true)), into: &logs[place])
      }
      machines[3].handle(.setting(.reducedMotionStyle(.crossFade)), into: &logs[3])
      var history: [Input] = [.command(.start(ScreenID(rawValue: 0)))]
      for _ in 0..<stepCount / 2 { history.append(inputs.nextRequest()) }
      for input in history {
        for place in machines.indices {
          let request = place == 1 ? input.inNoTime : place == 4 ? input.byHand : input
          machines[place].handle(request, into: &logs[place])
          machines[place].settleByAnyMeans(.finish(), into: &logs[place])
        }
        let stacks = Set(machines.map(\.state.stack))
        try #require(stacks.count == 1, "seed \(seed): \(history.map { text($0) })")
      }
      let committed = Set(logs.map(committedLog))
      try #require(committed.count == 1, "seed \(seed): \(history.map { text($0) })")
      #expect(machines[1].state.now == .zero)
      #expect(machines[2].state.now == .zero)
    }
  }
}

extension ScreenPosition {
  /// The same position for somebody who reads the other way.
  fileprivate var mirrored: ScreenPosition {
    ScreenPosition(screen, offset: -offset, opacity: opacity)
  }
}

extension PanSample {
  /// The same sample for somebody who reads the other way.
  fileprivate var mirrored: PanSample {
    PanSample(
      translation: PanVector(x: -translation.x, y: translation.y),
      velocity: velocity.map { PanVector(x: -$0.x, y: $0.y) }
    )
  }
}

extension Input {
  /// The same input for somebody who reads the other way.
  fileprivate func mirrored(in width: Double) -> Input {
    switch self {
    case .pan(.began(let start)):
      .pan(.began(start: start.map { PanVector(x: width - $0.x, y: $0.y) }))
    case .pan(.moved(let sample)): .pan(.moved(sample.mirrored))
    case .pan(.ended(let sample)): .pan(.ended(sample.mirrored))
    case .pan(.cancelled(let sample)): .pan(.cancelled(sample.mirrored))
    case .setting(.layoutDirection(.leftToRight)): .setting(.layoutDirection(.rightToLeft))
    case .setting(.layoutDirection(.rightToLeft)): .setting(.layoutDirection(.leftToRight))
    case .command, .move, .interaction, .reply, .container, .setting, .advance: self
    }
  }

  /// The same input; a place that has no exact mirror image in a container is left out.
  fileprivate func placed(in width: Double) -> Input {
    guard case .pan(.began(let start?)) = self else { return self }
    return width - (width - start.x) == start.x ? self : .pan(.began(start: nil))
  }
}
