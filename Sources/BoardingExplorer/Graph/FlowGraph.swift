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
    let series = SeriesNeighbors(of: flow)
    for place in flow.screens.indices {
      flow.forEachLink(from: ScreenID(rawValue: place), series) { target, _, _ in
        targets.append(UInt32(truncatingIfNeeded: target.rawValue))
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
