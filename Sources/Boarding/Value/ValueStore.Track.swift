extension ValueStore {
  /// The movement of a value.
  @usableFromInline
  struct Track: Hashable, Sendable {
    /// The progress from which on it counts.
    let begin: Double
    /// The place of its clip.
    let clip: Int
    /// The place of the movement that it interrupted and that counts before its clip, if any.
    let previous: Int?
    /// True if it starts where a cancelled transition leaves the value.
    let startsAtBefore: Bool
    /// Where it starts, decomposed.
    @usableFromInline let start: AnimationVector
    /// How far it is from there to where it leads.
    @usableFromInline let distance: AnimationVector
    /// The velocity at the start, per length of its clip.
    @usableFromInline let velocity: AnimationVector

    /// Returns where the value is, decomposed.
    ///
    /// - Parameter shares: How far the movement is.
    /// - Returns: The components.
    @inlinable
    @inline(__always)
    func position(_ shares: ValueTiming.Shares) -> AnimationVector {
      let lanes = start.lanes + distance.lanes * shares.distance
      if shares.velocity == 0 { return AnimationVector(lanes: lanes) }
      return AnimationVector(lanes: lanes + velocity.lanes * shares.velocity)
    }
  }
}
