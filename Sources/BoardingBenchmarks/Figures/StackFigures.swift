import Boarding

extension Figure {
  /// The figures of pushing and popping.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures.
  static func stackFigures(_ sizes: Sizes) -> [Figure] {
    sizes.depths.map { depth in
      Figure("instant push + pop", size: depth, goal: Goal(ratio: 4, growth: 1.5)) {
        .timed(
          operations: 1,
          work: StackRun(depth: depth).pushAndPop,
          floor: FrameRun(depth: depth).pushAndPop
        )
      }
    } + [
      Figure("kept states", size: sizes.keptDepth, goal: Goal(ratio: 2)) {
        .timed(
          operations: 1,
          work: StackRun(depth: sizes.keptDepth).keepStates,
          floor: ListRun(depth: sizes.keptDepth).keepStates
        )
      },
      Figure("animated push / instant push", goal: Goal(ratio: 4)) {
        let run = StackRun(depth: 10)
        return .timed(operations: 1, work: run.pushAnimated, floor: run.pushAtOnce)
      },
    ]
  }
}

/// How many pairs are kept before the kept states are dropped.
private let keptPairs = 1_000

/// A machine that stands on some depth.
struct StackRun {
  /// The machine.
  let machine: Machine
  /// The screen that is pushed.
  let next: ScreenID

  /// Puts screens on a stack.
  ///
  /// - Parameter depth: How many.
  init(depth: Int) {
    var machine = Machine(flow: Flow(openNamed: "benchmark"))
    var events: [Event] = []
    machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)
    for screen in 1..<max(depth, 1) {
      events.removeAll(keepingCapacity: true)
      machine.handle(.command(.push(ScreenID(rawValue: screen)), motion: .instant), into: &events)
    }
    self.machine = machine
    next = ScreenID(rawValue: max(depth, 1))
  }

  /// Pushes a screen and pops it, with all events, in no time.
  ///
  /// - Parameter rounds: How many times.
  func pushAndPop(_ rounds: Int) {
    var machine = machine
    var events: [Event] = []
    events.reserveCapacity(64)
    for _ in 0..<rounds {
      events.removeAll(keepingCapacity: true)
      machine.handle(.command(.push(next), motion: .instant), into: &events)
      machine.handle(.command(.pop, motion: .instant), into: &events)
    }
    consume(machine)
  }

  /// Pushes a screen and pops it, and keeps the state after each.
  ///
  /// - Parameter rounds: How many times.
  func keepStates(_ rounds: Int) {
    var machine = machine
    var events: [Event] = []
    events.reserveCapacity(64)
    var kept: [Machine.State] = []
    kept.reserveCapacity(2 * keptPairs)
    for round in 0..<rounds {
      if round % keptPairs == 0 { kept.removeAll(keepingCapacity: true) }
      events.removeAll(keepingCapacity: true)
      machine.handle(.command(.push(next), motion: .instant), into: &events)
      kept.append(machine.state)
      machine.handle(.command(.pop, motion: .instant), into: &events)
      kept.append(machine.state)
    }
    consume(kept)
  }

  /// Pushes a screen in no time, always onto the same stack.
  ///
  /// - Parameter rounds: How many times.
  func pushAtOnce(_ rounds: Int) {
    var machine = machine
    var events: [Event] = []
    events.reserveCapacity(64)
    for _ in 0..<rounds {
      events.removeAll(keepingCapacity: true)
      machine.state = self.machine.state
      machine.handle(.command(.push(next), motion: .instant), into: &events)
    }
    consume(machine)
  }

  /// Pushes a screen over time and lets the transition end, always onto the same stack.
  ///
  /// - Parameter rounds: How many times.
  func pushAnimated(_ rounds: Int) {
    var machine = machine
    var events: [Event] = []
    events.reserveCapacity(64)
    for _ in 0..<rounds {
      events.removeAll(keepingCapacity: true)
      machine.state = self.machine.state
      machine.handle(.command(.push(next)), into: &events)
      machine.handle(.reply(.animation(.standard)), into: &events)
      machine.handle(.advance(nanoseconds: 400_000_000), into: &events)
    }
    consume(machine)
  }

  /// The events that one push and one pop write.
  var eventsPerPair: (push: Int, pop: Int) {
    var machine = machine
    var push: [Event] = []
    var pop: [Event] = []
    machine.handle(.command(.push(next), motion: .instant), into: &push)
    machine.handle(.command(.pop, motion: .instant), into: &pop)
    return (push.count, pop.count)
  }
}

/// The floor of pushing and popping: frames of 8 bytes in an array, and as many events.
final class FrameRun {
  /// The frames.
  private var frames: [Int]
  /// How many events a push and a pop write.
  private let eventCounts: (push: Int, pop: Int)

  /// Puts frames into an array.
  ///
  /// - Parameter depth: How many.
  init(depth: Int) {
    FloorEvent.checkStride()
    frames = Array(0..<depth)
    frames.reserveCapacity(depth + 1)
    eventCounts = StackRun(depth: 1).eventsPerPair
  }

  /// Pushes a frame and pops it, and writes events.
  ///
  /// - Parameter rounds: How many times.
  func pushAndPop(_ rounds: Int) {
    var frames: [Int] = []
    swap(&frames, &self.frames)
    var events: [FloorEvent] = []
    events.reserveCapacity(64)
    let next = frames.count
    for round in 0..<rounds {
      events.removeAll(keepingCapacity: true)
      let top = frames[frames.count - 1]
      frames.append(next)
      write(eventCounts.push, round, top, next, into: &events)
      let popped = frames.removeLast()
      write(eventCounts.pop, round, popped, frames[frames.count - 1], into: &events)
    }
    consume(events)
    swap(&frames, &self.frames)
  }
}

/// Writes events.
///
/// - Parameters:
///   - count: How many.
///   - round: What stands for the instant.
///   - source: One screen.
///   - destination: The other screen.
///   - events: Where they are appended.
@inline(__always)
func write(
  _ count: Int,
  _ round: Int,
  _ source: Int,
  _ destination: Int,
  into events: inout [FloorEvent]
) {
  for kind in 0..<count {
    let event = FloorEvent(
      instant: Int64(truncatingIfNeeded: round),
      kind: kind,
      screen: source,
      other: destination
    )
    events.append(event)
  }
}

/// The floor of keeping states: a list whose versions stay, and as many events.
struct ListRun {
  /// A link of the list.
  private final class Cell {
    /// The screen.
    let screen: Int
    /// The cell below, or nil for the root.
    var below: Cell?

    /// Makes a cell on top of another.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - below: The cell below, or nil for the root.
    init(_ screen: Int, _ below: Cell?) {
      self.screen = screen
      self.below = below
    }

    deinit {
      var next = below
      below = nil
      while isKnownUniquelyReferenced(&next) {
        let after = next?.below
        next?.below = nil
        next = after
      }
    }
  }

  /// The topmost cell.
  private let head: Cell?
  /// The screen that is pushed.
  private let next: Int
  /// How many events a push and a pop write.
  private let eventCounts: (push: Int, pop: Int)

  /// Makes a list.
  ///
  /// - Parameter depth: How many cells it has.
  init(depth: Int) {
    FloorEvent.checkStride()
    var head: Cell?
    for screen in 0..<depth { head = Cell(screen, head) }
    self.head = head
    next = depth
    eventCounts = StackRun(depth: 1).eventsPerPair
  }

  /// Pushes a cell and pops it, writes events and keeps each version.
  ///
  /// - Parameter rounds: How many times.
  func keepStates(_ rounds: Int) {
    var head = head
    var events: [FloorEvent] = []
    events.reserveCapacity(64)
    var kept: [Cell?] = []
    kept.reserveCapacity(2 * keptPairs)
    for round in 0..<rounds {
      if round % keptPairs == 0 { kept.removeAll(keepingCapacity: true) }
      events.removeAll(keepingCapacity: true)
      let top = head?.screen ?? 0
      head = Cell(next, head)
      write(eventCounts.push, round, top, next, into: &events)
      kept.append(head)
      head = head?.below
      write(eventCounts.pop, round, next, top, into: &events)
      kept.append(head)
    }
    consume(kept)
  }
}
