public import Boarding

/// A shortest way from a screen to every other one.
public struct ShortestPaths: Sendable {
  /// The screen from which each one was reached; itself for the first one, `none` for one that is
  /// not reached.
  private let parents: [UInt32]

  /// What stands for no screen.
  private static let none = UInt32.max

  /// Walks the links breadth first.
  ///
  /// - Parameters:
  ///   - graph: The links.
  ///   - root: Where the ways begin; nil for nowhere.
  /// - Complexity: O(*n*), where *n* is the number of screens and links.
  init(in graph: FlowGraph, from root: ScreenID?) {
    var parents = [UInt32](repeating: Self.none, count: graph.screenCount)
    if let root {
      var queue = [UInt32](repeating: 0, count: graph.screenCount)
      queue[0] = UInt32(root.rawValue)
      parents[root.rawValue] = UInt32(root.rawValue)
      var count = 1
      var taken = 0
      while taken < count {
        let screen = queue[taken]
        taken += 1
        for link in graph.offsets[Int(screen)]..<graph.offsets[Int(screen) + 1] {
          let target = graph.targets[Int(link)]
          if parents[Int(target)] != Self.none { continue }
          parents[Int(target)] = screen
          queue[count] = target
          count += 1
        }
      }
    }
    self.parents = parents
  }

  /// Tells whether a way leads to a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: True if one does; false for a screen that the flow does not have.
  public func reaches(_ screen: ScreenID) -> Bool {
    parents.indices.contains(screen.rawValue) && parents[screen.rawValue] != Self.none
  }

  /// Returns the screen before another one on the way to it.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The screen before it; nil for the first one and for one to which no way leads.
  public func screen(before screen: ScreenID) -> ScreenID? {
    guard reaches(screen) else { return nil }
    let parent = Int(parents[screen.rawValue])
    return parent == screen.rawValue ? nil : ScreenID(rawValue: parent)
  }

  /// Returns a shortest way to a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The screens on the way, from the first one to this one; none if no way leads there.
  /// - Complexity: O(*n*), where *n* is the number of screens on the way.
  public func path(to screen: ScreenID) -> [ScreenID] {
    if !reaches(screen) { return [] }
    var path = [screen]
    while let before = self.screen(before: path[path.count - 1]) { path.append(before) }
    return path.reversed()
  }
}
