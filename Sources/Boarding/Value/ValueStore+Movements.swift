extension ValueStore {
  /// Drops the movements of a value that began no earlier than new ones.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - clip: The place of the clip in which the new ones begin.
  /// - Complexity: O(*n*) for *n* dropped movements.
  mutating func dropTracks(of index: Int, from clip: Int) {
    while let last = slots[index].track, clips[tracks[last].clip].begin >= clips[clip].begin {
      slots[index].track = tracks[last].previous
      if last == tracks.count - 1 { tracks.removeLast() }
    }
  }

  /// Lets a value move from where its last movement, if it has one, brings it.
  ///
  /// - Parameters:
  ///   - property: The name of the value.
  ///   - value: Where it is heading.
  ///   - clip: The place of the clip in which it moves.
  mutating func move<Value: VectorConvertible>(
    _ property: AnimatedProperty<Value>,
    to value: Value,
    clip: Int
  ) {
    let current = origin(of: property.index, at: clips[clip].begin)
    let origin = current.isComposed ? Value.decomposed(current.vector) : current.vector
    let model = value.animationVector
    let target = Value.decomposed(model)
    let nearest = Value.nearestStart(origin, to: target)
    let start = nearest.isAnimatable ? nearest : origin
    tracks.append(
      Track(
        start: start,
        distance: AnimationVector(lanes: target.lanes - start.lanes),
        velocity: velocity(of: property.index, into: clips[clip]),
        clip: clip,
        previous: slots[property.index].track,
        startsAtBefore: current.isComposed && current.vector == slots[property.index].before
      )
    )
    slots[property.index].model = model
    slots[property.index].track = tracks.count - 1
  }

  /// Finds where the last movement of a value brings it, or where it was before any.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - progress: The progress of the transition.
  /// - Returns: The position.
  private func origin(of index: Int, at progress: Double) -> Position {
    guard let last = slots[index].track else {
      return Position(vector: slots[index].before, isComposed: true)
    }
    let shares = clips[tracks[last].clip].shares(at: progress)
    // The model may be that of a movement that was dropped.
    if shares == .start, tracks[last].startsAtBefore {
      return Position(vector: slots[index].before, isComposed: true)
    }
    return Position(vector: tracks[last].position(shares), isComposed: false)
  }

  /// Finds the velocity with which a value enters a clip.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - clip: The clip.
  /// - Returns: The velocity per length of the clip; 0 if the value waits first.
  private func velocity(of index: Int, into clip: Clip) -> AnimationVector {
    guard clip.startsAtOnce, let last = slots[index].track else { return .zero }
    let velocity = velocity(onTrack: last, at: clip.begin).lanes * clip.length
    let vector = AnimationVector(lanes: velocity)
    return vector.isAnimatable ? vector : .zero
  }
}
