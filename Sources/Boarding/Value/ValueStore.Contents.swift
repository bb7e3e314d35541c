extension ValueStore {
  /// A value that is kept.
  @usableFromInline
  struct Slot: Hashable, Sendable {
    /// Where the value is heading.
    @usableFromInline var model: AnimationVector
    /// Where a cancelled transition leaves it; at rest, the model.
    @usableFromInline var before: AnimationVector
    /// The place of its last movement, or nil at rest.
    var track: Int?
  }

  /// Where a value is.
  @usableFromInline
  enum Reading: Hashable, Sendable {
    /// At its model.
    case model
    /// Where a cancelled transition leaves it.
    case before
    /// On a movement, so far.
    case moving(track: Int, ValueTiming.Shares)
  }

  /// The values and their movements, which a presentation shares with the store.
  @usableFromInline
  struct Contents: Hashable, Sendable {
    /// The values.
    @usableFromInline var slots: [Slot] = []
    /// The movements of the running transition; some of them may be superseded.
    @usableFromInline var tracks: [Track] = []

    /// Makes sure that a value is one of the store.
    ///
    /// - Parameter index: The place of the value.
    func check(_ index: Int) {
      precondition(index < slots.count, "The property belongs to another value store.")
    }

    /// Finds the movement of a value that counts at a progress.
    ///
    /// - Parameters:
    ///   - index: The place of the value.
    ///   - progress: The progress of the transition.
    /// - Returns: The place of the movement, or nil at rest.
    @inline(__always)
    func track(of index: Int, at progress: Double) -> Int? {
      check(index)
      guard var track = slots[index].track else { return nil }
      while progress < tracks[track].begin, let previous = tracks[track].previous {
        track = previous
      }
      return track
    }

    /// Finds where a value is on one of its movements, exactly at rest at its ends.
    ///
    /// - Parameters:
    ///   - index: The place of the value.
    ///   - track: The place of the movement.
    ///   - shares: How far the movement is.
    /// - Returns: Where the value is.
    @inline(__always)
    func reading(of index: Int, onTrack track: Int, _ shares: ValueTiming.Shares) -> Reading {
      if shares == .end, track == slots[index].track { return .model }
      if shares == .start, tracks[track].startsAtBefore { return .before }
      return .moving(track: track, shares)
    }

    /// Makes a value of where it is.
    ///
    /// Whoever reads a value compiles this for its type, and computes no more components than that
    /// has.
    ///
    /// - Parameters:
    ///   - index: The place of the value.
    ///   - reading: Where it is.
    /// - Returns: The value.
    @inlinable
    @inline(__always)
    func value<Value: VectorConvertible>(of index: Int, _ reading: Reading) -> Value {
      switch reading {
      case .model: Value(animationVector: slots[index].model)
      case .before: Value(animationVector: slots[index].before)
      case .moving(let track, let shares):
        Value(animationVector: Value.composed(tracks[track].position(shares)))
      }
    }
  }
}
