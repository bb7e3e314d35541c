extension ValueStore {
  /// The movement of a value.
  struct Track: Hashable, Sendable {
    /// Where it starts, decomposed.
    let start: AnimationVector
    /// How far it is from there to where it leads.
    let distance: AnimationVector
    /// The velocity at the start, per length of its clip.
    let velocity: AnimationVector
    /// The place of its clip.
    let clip: Int
    /// The place of the movement that it interrupted and that counts before its clip, if any.
    let previous: Int?
    /// True if it starts where a cancelled transition leaves the value.
    let startsAtBefore: Bool

    /// Returns where the value is, decomposed.
    ///
    /// - Parameter shares: How far the movement is.
    /// - Returns: The components.
    @inline(__always)
    func position(_ shares: ValueTiming.Shares) -> AnimationVector {
      let lanes = start.lanes + distance.lanes * shares.distance
      if shares.velocity == 0 { return AnimationVector(lanes: lanes) }
      return AnimationVector(lanes: lanes + velocity.lanes * shares.velocity)
    }
  }
}
