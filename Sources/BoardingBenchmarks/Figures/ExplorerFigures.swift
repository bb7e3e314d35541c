import Boarding
import BoardingExplorer
import CBoardingAllocations

extension Figure {
  /// The figures of walks through whole flows.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures.
  static func explorerFigures(_ sizes: Sizes) -> [Figure] {
    [
      Figure("explore a flow of 10 screens, a state found", goal: Goal(ratio: 4)) {
        explorationWork(transitions: sizes.explored)
      }
    ]
      + sizes.linked.flatMap { screens in
        [
          Figure("shortest ways along links, a screen", size: screens, goal: Goal(ratio: 2)) {
            shortestPathsWork(screens: screens)
          },
          Figure("memory of links and ways, a screen", size: screens, goal: Goal(bytes: 64)) {
            .sized { bytesPerScreen(screens: screens) }
          },
        ]
      }
  }

  /// Prepares a walk beside hashing and keeping keys as large as a state.
  ///
  /// An operation is a state that comes out of an input, whether it is new or not; each is looked
  /// up once. A walk that stops at its number of transitions leaves none out of the count.
  ///
  /// - Parameter transitions: After how many the walk stops.
  /// - Returns: The work.
  private static func explorationWork(transitions: Int) -> Work {
    let flow = linkedFlow(screens: 10)
    let options = ExplorationOptions(transitionLimit: transitions)
    let exploration = Exploration(of: flow, options)
    let targets = (0..<exploration.transitionCount).map { exploration.transition($0).target }
    return .timed(
      operations: exploration.transitionCount,
      work: { rounds in
        for _ in 0..<rounds { consume(Exploration(of: flow, options).stateCount) }
      },
      floor: { rounds in
        for _ in 0..<rounds { consume(keep(targets)) }
      }
    )
  }

  /// Hashes a key for each state that was found and keeps those that are new.
  ///
  /// - Parameter targets: The states.
  /// - Returns: How many are new.
  private static func keep(_ targets: [Int]) -> Int {
    var kept: Set<StateKey> = []
    for target in targets { kept.insert(StateKey(target)) }
    return kept.count
  }

  /// About as many bytes as a state of the machine has.
  private struct StateKey: Hashable {
    /// The first words.
    var first: SIMD8<UInt64>
    /// The last words.
    var last: SIMD8<UInt64>

    /// Makes the key of a state.
    ///
    /// - Parameter state: The number of the state.
    init(_ state: Int) {
      first = SIMD8(repeating: UInt64(state))
      last = first
    }
  }

  /// Prepares finding shortest ways beside the barest walk through compressed rows.
  ///
  /// - Parameter screens: The number of screens.
  /// - Returns: The work.
  private static func shortestPathsWork(screens: Int) -> Work {
    let graph = FlowGraph(of: linkedFlow(screens: screens))
    let targets = linkedTargets(screens: screens)
    return .timed(
      operations: screens,
      work: { rounds in
        for _ in 0..<rounds { consume(graph.shortestPaths()) }
      },
      floor: { rounds in
        for _ in 0..<rounds { consume(bareWalk(targets, screens: screens)) }
      }
    )
  }

  /// Walks compressed rows of three breadth first.
  ///
  /// - Parameters:
  ///   - targets: Where the links of all screens lead.
  ///   - screens: The number of screens.
  /// - Returns: The screen before each one.
  private static func bareWalk(_ targets: [UInt32], screens: Int) -> [UInt32] {
    var offsets = [UInt32](repeating: 0, count: screens + 1)
    for place in 0...screens { offsets[place] = UInt32(place * 3) }
    var parents = [UInt32](repeating: .max, count: screens)
    var queue = [UInt32](repeating: 0, count: screens)
    parents[0] = 0
    var (taken, count) = (0, 1)
    while taken < count {
      let screen = queue[taken]
      taken += 1
      for link in offsets[Int(screen)]..<offsets[Int(screen) + 1] {
        let target = targets[Int(link)]
        if parents[Int(target)] != .max { continue }
        parents[Int(target)] = screen
        queue[count] = target
        count += 1
      }
    }
    return parents
  }

  /// Weighs the links of a flow and its shortest ways.
  ///
  /// - Parameter screens: The number of screens.
  /// - Returns: The bytes of a screen, those of the flow itself not counted.
  private static func bytesPerScreen(screens: Int) -> Double {
    let flow = linkedFlow(screens: screens)
    let before = boarding_allocations_now().bytes_in_use
    let graph = FlowGraph(of: flow)
    let paths = graph.shortestPaths()
    let after = boarding_allocations_now().bytes_in_use
    consume(graph)
    consume(paths)
    return (Double(after) - Double(before)) / Double(screens)
  }

  /// Returns where the links of a flow lead: from each screen to three others.
  ///
  /// - Parameter screens: The number of screens.
  /// - Returns: The targets, three for each screen.
  private static func linkedTargets(screens: Int) -> [UInt32] {
    var random = SplitMix64(seed: 7)
    return (0..<screens).flatMap { (place) in
      [UInt32((place + 1) % screens)]
        + (0..<2).map { _ in UInt32(random.next(upperBound: UInt64(screens))) }
    }
  }

  /// Makes a flow with three links from each screen: the next one, and two choices.
  ///
  /// - Parameter screens: The number of screens.
  /// - Returns: The flow.
  private static func linkedFlow(screens: Int) -> Flow {
    let targets = linkedTargets(screens: screens)
    var draft = FlowDraft(name: "Linked")
    draft.screens = (0..<screens).map { (place) in
      let links = targets[place * 3..<place * 3 + 3].map { "s\($0)" }
      return FlowDraft.Screen(
        name: "s\(place)",
        next: .screen(links[0]),
        choices: [FlowDraft.Choice("a", to: links[1]), FlowDraft.Choice("b", to: links[2])]
      )
    }
    do {
      return try draft.makeFlow()
    } catch {
      preconditionFailure("Every link leads to a screen that is declared.")
    }
  }
}
