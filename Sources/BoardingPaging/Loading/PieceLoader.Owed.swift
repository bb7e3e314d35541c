extension PieceLoader {
  /// What was on its way when a loader was kept, and is asked for again when it goes on.
  package struct Owed: Hashable, Sendable {
    /// What was loaded anew; nil if nothing was.
    package var refresh: Refresh?
    /// True if more was asked for behind the items.
    package var append = false
    /// True if more was asked for in front of the items.
    package var prepend = false

    /// Makes a loader owe nothing.
    package init() {}

    /// What was loaded anew.
    package struct Refresh: Hashable, Sendable {
      /// The piece that was asked for first.
      package let target: LoadTarget
      /// How many pieces were to come with it, 1 or more.
      package var pieceCount: Int

      /// Notes what was loaded anew.
      ///
      /// - Parameters:
      ///   - target: The piece that was asked for first.
      ///   - pieceCount: How many pieces were to come with it, 1 or more.
      package init(_ target: LoadTarget, pieceCount: Int = 1) {
        self.target = target
        self.pieceCount = pieceCount
      }
    }
  }
}
