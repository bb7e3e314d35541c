public import Boarding

/// The links of a flow between its screens, in compressed rows.
///
/// It is what a walk of the machine cannot be for a flow of a million screens: small and fast. A
/// link is a next screen, a choice, or a previous screen that has a name; the screen that happens
/// to lie below is none. A shortest way never comes to a screen twice, so that no link of it is
/// refused because its target is on the stack already. Guards are not asked, and every condition
/// may hold or not: what no way of links reaches, no run reaches.
///
/// ```swift
/// let tree = FlowGraph(of: flow).shortestPaths()
/// let way = tree.path(to: completed)
/// ```
public struct FlowGraph: Sendable {
  /// The screen with which a run begins, or nil if there is none.
  public let root: ScreenID?
  /// The first link of each screen, and the number of all links at the end.
  let offsets: [UInt32]
  /// The screens to which the links lead.
  let targets: [UInt32]

  /// Collects the links of a flow: of each screen the next ones, the choices, the previous one.
  ///
  /// - Parameter flow: The flow, with less than 2³² links.
  /// - Complexity: O(*n*), where *n* is the number of screens and links.
  public init(of flow: Flow) {
    root = flow.root
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(flow.screens.count + 1)
    var targets: [UInt32] = []
    targets.reserveCapacity(flow.screens.count * 2)
    let isForwardOnly = flow.options.settings.isForwardOnly
    let series = SeriesNeighbors(of: flow)
    for place in flow.screens.indices {
      let screen = ScreenID(rawValue: place)
      flow.screens[place].forEachLink(of: screen, series, isForwardOnly) {
        targets.append(UInt32(truncatingIfNeeded: $0.rawValue))
      }
      offsets.append(UInt32(targets.count))
    }
    self.offsets = offsets
    self.targets = targets
  }

  /// The number of screens.
  public var screenCount: Int { offsets.count - 1 }

  /// The number of links.
  public var linkCount: Int { targets.count }

  /// Finds a shortest way from the root to every screen.
  ///
  /// - Returns: The ways.
  /// - Complexity: O(*n*), where *n* is the number of screens and links.
  public func shortestPaths() -> ShortestPaths {
    ShortestPaths(in: self, from: root)
  }
}

/// The neighbours of screens in the series of a flow.
struct SeriesNeighbors {
  /// The place of each screen in the series; -1 for one outside.
  private var places: [Int32]
  /// The series.
  private let series: [ScreenID]

  /// Looks a series up.
  ///
  /// - Parameter flow: The flow.
  init(of flow: Flow) {
    series = flow.series
    places = [Int32](repeating: -1, count: flow.screens.count)
    for (place, screen) in series.enumerated() { places[screen.rawValue] = Int32(place) }
  }

  /// Finds the neighbour of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - direction: Which neighbour.
  /// - Returns: The neighbour, or nil at the ends and for a screen outside the series.
  func neighbor(of screen: ScreenID, _ direction: Direction) -> ScreenID? {
    if places[screen.rawValue] < 0 { return nil }
    let place = Int(places[screen.rawValue])
    switch direction {
    case .forward: return place + 1 < series.count ? series[place + 1] : nil
    case .backward: return place > 0 ? series[place - 1] : nil
    }
  }
}

extension Flow.Screen {
  /// Walks the links of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - series: The neighbours in the series.
  ///   - isForwardOnly: Whether nobody goes back.
  ///   - body: Is handed where each link leads: next, the choices, previous, some of them twice.
  fileprivate func forEachLink(
    of screen: ScreenID,
    _ series: SeriesNeighbors,
    _ isForwardOnly: Bool,
    _ body: (ScreenID) -> Void
  ) {
    for branch in branches { if let target = branch.target { body(target) } }
    if let next = information.map({ $0.next }) ?? series.neighbor(of: screen, .forward) {
      body(next)
    }
    // A screen that is skipped leads on to its neighbours, whatever it says itself.
    if condition != nil {
      if let next = series.neighbor(of: screen, .forward) { body(next) }
      if let previous = series.neighbor(of: screen, .backward) { body(previous) }
    }
    for choice in choices { body(choice.target) }
    if isForwardOnly { return }
    switch information?.previous {
    case .screen(let previous)?: body(previous)
    case .below?, .some(.none): break
    case nil:
      if let previous = series.neighbor(of: screen, .backward) { body(previous) }
    }
  }
}
