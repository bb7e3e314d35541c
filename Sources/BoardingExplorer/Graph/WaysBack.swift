import Boarding

/// Where people can go back in a flow that looks at facts: to what may lie below a screen.
struct WaysBack {
  /// The screens to which each screen may lead back, by their numbers.
  private(set) var targets: [Set<Int>]
  /// The flow.
  private let flow: Flow
  /// The neighbours in the series.
  private let series: SeriesNeighbors
  /// What may lie directly below each screen; `nothing` below a root.
  private var below: [Set<Int>] = []
  /// What lies below a screen and is to be followed: the screen, and what lies below it.
  private var open: [(screen: Int, below: Int)] = []

  /// What stands for no screen.
  private static let nothing = -1

  /// Finds the ways back, for every history of news.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - series: The neighbours in the series.
  init(of flow: Flow, _ series: SeriesNeighbors) {
    self.flow = flow
    self.series = series
    targets = [Set<Int>](repeating: [], count: flow.screens.count)
    let news = flow.histories.map { flow.settings(for: $0) }
    var ways = ConditionalWays(flow, series)
    for settings in news.isEmpty ? [[]] : news {
      ways.facts = FactRange(settings)
      find(&ways)
    }
  }

  /// Finds the ways back of people who are shown the same news.
  ///
  /// The order in which screens are looked at is fixed, because it decides which of them are looked
  /// at before too many ranges of facts were.
  ///
  /// - Parameter ways: Where moves may lead.
  private mutating func find(_ ways: inout ConditionalWays) {
    below = [Set<Int>](repeating: [], count: flow.screens.count)
    var isFollowed = [Bool](repeating: false, count: flow.screens.count)
    for screen in ways.firstScreens().sorted() { note(screen, on: Self.nothing) }
    while let (screen, lower) = open.popLast() {
      let id = ScreenID(rawValue: screen)
      if !isFollowed[screen] {
        isFollowed[screen] = true
        for target in ways.following(id).sorted() where target != screen {
          note(target, on: screen)
        }
      }
      follow(back(from: id, lower, ways), from: screen, on: lower)
    }
  }

  /// Notes what may lie below a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - lower: What lies below it.
  private mutating func note(_ screen: Int, on lower: Int) {
    if screen != lower, below[screen].insert(lower).inserted { open.append((screen, lower)) }
  }

  /// Notes ways back, and what lies below a screen that they put in the place of the top.
  ///
  /// - Parameters:
  ///   - back: Where the ways lead.
  ///   - screen: The screen from which they lead.
  ///   - lower: What lies below it.
  private mutating func follow(_ back: Set<Int>, from screen: Int, on lower: Int) {
    for target in back.sorted() where target != screen {
      targets[screen].insert(target)
      if target != lower { note(target, on: lower) }
    }
  }

  /// Finds where a screen leads back.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - lower: What lies below it.
  ///   - ways: Where moves may lead.
  /// - Returns: The screens, by their numbers.
  private func back(from screen: ScreenID, _ lower: Int, _ ways: ConditionalWays) -> Set<Int> {
    let down: Set<Int> = lower == Self.nothing ? [] : [lower]
    let declared = flow.screens[screen.rawValue]
    switch declared.information?.previous {
    case .some(.none): return []
    case .below?: return down
    case .screen(let target)?:
      let presence = ways.presence(of: target)
      let named: Set<Int> = presence.canBeShown ? [target.rawValue] : []
      return presence.canBeSkipped ? named.union(down) : named
    case nil:
      if !series.contains(screen) { return declared.branches.isEmpty ? [] : down }
      return lower == Self.nothing ? ways.preceding(screen) : down
    }
  }
}
