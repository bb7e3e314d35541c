/// Which pages stand ready beside the selected one.
public struct PageLoading: Hashable, Sendable {
  /// True if the neighbours of the selected page are added with it, false if a neighbour is added
  /// only when the content begins to move towards it.
  public var preloadsNeighbours: Bool
  /// How many pages that were selected once stay added after they left their place; above it the
  /// one that left first goes.
  public var keptPages: Int

  /// Makes a choice of pages.
  ///
  /// - Parameters:
  ///   - preloadsNeighbours: True if the neighbours of the selected page are added with it.
  ///   - keptPages: How many visited pages stay added, `Int.max` for all; below 0 counts as 0.
  public init(preloadsNeighbours: Bool = true, keptPages: Int = 0) {
    self.preloadsNeighbours = preloadsNeighbours
    self.keptPages = max(0, keptPages)
  }
}
