extension ValueStore {
  /// Returns where a value is.
  ///
  /// - Parameters:
  ///   - property: The name of the value, from this store or one that it is a copy of.
  ///   - progress: The progress of the transition; of no account for a value at rest.
  /// - Returns: The presentation value.
  /// - Complexity: O(*n*), where *n* is the number of movements that began at a later progress.
  @inlinable
  public func presentation<Value: VectorConvertible>(
    of property: AnimatedProperty<Value>,
    at progress: Double
  ) -> Value {
    contents.value(of: property.index, reading(of: property.index, at: progress))
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
    let legal = Self.legal(progress)
    guard let track = contents.track(of: property.index, at: legal) else { return .zero }
    return velocity(onTrack: track, at: legal)
  }

  /// Brings a progress to where everything stays finite.
  ///
  /// - Parameter progress: Any number.
  /// - Returns: The progress, within -1000...1000; 0 if it is not a number.
  static func legal(_ progress: Double) -> Double {
    progress.isNaN ? 0 : max(-1000, min(progress, 1000))
  }

  /// Finds where a value is.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - progress: The progress of the transition, any number.
  /// - Returns: Where it is.
  @usableFromInline
  func reading(of index: Int, at progress: Double) -> Reading {
    let legal = Self.legal(progress)
    guard let track = contents.track(of: index, at: legal) else { return .model }
    let shares = clips[contents.tracks[track].clip].shares(at: legal)
    return contents.reading(of: index, onTrack: track, shares)
  }

  /// Finds how fast a value moves on one of its movements.
  ///
  /// - Parameters:
  ///   - track: The place of the movement.
  ///   - progress: The progress of the transition.
  /// - Returns: How much its decomposed components grow with the progress.
  func velocity(onTrack track: Int, at progress: Double) -> AnimationVector {
    let track = contents.tracks[track]
    let slopes = clips[track.clip].slopes(at: progress)
    return AnimationVector(
      lanes: track.distance.lanes * slopes.distance + track.velocity.lanes * slopes.velocity
    )
  }
}
