extension ValueStore {
  /// Where a value is.
  struct Position: Hashable, Sendable {
    /// Its components.
    let vector: AnimationVector
    /// True if they are those of a value, false if they are decomposed.
    let isComposed: Bool
  }

  /// Returns where a value is.
  ///
  /// - Parameters:
  ///   - property: The name of the value, from this store or one that it is a copy of.
  ///   - progress: The progress of the transition; of no account for a value at rest.
  /// - Returns: The presentation value.
  /// - Complexity: O(*n*), where *n* is the number of movements that began at a later progress.
  public func presentation<Value: VectorConvertible>(
    of property: AnimatedProperty<Value>,
    at progress: Double
  ) -> Value {
    Self.value(position(of: property.index, at: Self.legal(progress)))
  }

  /// Returns how fast a value moves, component by component as it is decomposed.
  ///
  /// - Parameters:
  ///   - property: The name of the value, from this store or one that it is a copy of.
  ///   - progress: The progress of the transition.
  /// - Returns: How much the components grow with the progress; 0 where a curve jumps.
  /// - Complexity: O(*n*), where *n* is the number of movements that began at a later progress.
  public func velocity<Value: VectorConvertible>(
    of property: AnimatedProperty<Value>,
    at progress: Double
  ) -> AnimationVector {
    check(property.index)
    guard let last = slots[property.index].track else { return .zero }
    let legal = Self.legal(progress)
    return velocity(onTrack: track(from: last, at: legal), at: legal)
  }

  /// Brings a progress to where everything stays finite.
  ///
  /// - Parameter progress: Any number.
  /// - Returns: The progress, within -1000...1000; 0 if it is not a number.
  static func legal(_ progress: Double) -> Double {
    progress.isNaN ? 0 : max(-1000, min(progress, 1000))
  }

  /// Makes the value at a position.
  ///
  /// - Parameter position: Where the value is.
  /// - Returns: The value.
  static func value<Value: VectorConvertible>(_ position: Position) -> Value {
    let vector = position.vector
    return Value(animationVector: position.isComposed ? vector : Value.composed(vector))
  }

  /// Finds where a value is.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - progress: The progress of the transition.
  /// - Returns: The position.
  func position(of index: Int, at progress: Double) -> Position {
    check(index)
    guard let last = slots[index].track else {
      return Position(vector: slots[index].model, isComposed: true)
    }
    let track = track(from: last, at: progress)
    return position(of: index, onTrack: track, clips[tracks[track].clip].shares(at: progress))
  }

  /// Finds where a value is on one of its movements, exactly at rest at its ends.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - track: The place of the movement.
  ///   - shares: How far the movement is.
  /// - Returns: The position.
  @inline(__always)
  func position(
    of index: Int,
    onTrack track: Int,
    _ shares: ValueTiming.Shares
  ) -> Position {
    if shares == .end, track == slots[index].track {
      return Position(vector: slots[index].model, isComposed: true)
    }
    if shares == .start, tracks[track].startsAtBefore {
      return Position(vector: slots[index].before, isComposed: true)
    }
    return Position(vector: tracks[track].position(shares), isComposed: false)
  }

  /// Finds the movement that counts at a progress.
  ///
  /// - Parameters:
  ///   - last: The place of the last movement of a value.
  ///   - progress: The progress of the transition.
  /// - Returns: The place of the movement.
  func track(from last: Int, at progress: Double) -> Int {
    var track = last
    while progress < clips[tracks[track].clip].begin, let previous = tracks[track].previous {
      track = previous
    }
    return track
  }

  /// Finds how fast a value moves on one of its movements.
  ///
  /// - Parameters:
  ///   - track: The place of the movement.
  ///   - progress: The progress of the transition.
  /// - Returns: How much its decomposed components grow with the progress.
  func velocity(onTrack track: Int, at progress: Double) -> AnimationVector {
    let track = tracks[track]
    let slopes = clips[track.clip].slopes(at: progress)
    return AnimationVector(
      lanes: track.distance.lanes * slopes.distance + track.velocity.lanes * slopes.velocity
    )
  }
}
