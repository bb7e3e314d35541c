extension ValueStore {
  /// Drops the movements of a value that began no earlier than new ones.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - clip: The place of the clip in which the new ones begin.
  /// - Complexity: O(*n*) for *n* dropped movements.
  mutating func dropTracks(of index: Int, from clip: Int) {
    let begin = clips[clip].begin
    while let last = contents.slots[index].track, contents.tracks[last].begin >= begin {
      contents.slots[index].track = contents.tracks[last].previous
      if last == contents.tracks.count - 1 { contents.tracks.removeLast() }
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
    let slot = contents.slots[property.index]
    let begin = clips[clip].begin
    let reached = reached(by: property.index, at: begin)
    let origin = reached ?? Value.decomposed(slot.before)
    let model = value.animationVector
    let target = Value.decomposed(model)
    let nearest = Value.nearestStart(origin, to: target)
    let start = nearest.isAnimatable ? nearest : origin
    contents.tracks.append(
      Track(
        begin: begin,
        clip: clip,
        previous: slot.track,
        startsAtBefore: reached == nil,
        start: start,
        distance: AnimationVector(lanes: target.lanes - start.lanes),
        velocity: velocity(of: property.index, into: clips[clip])
      )
    )
    contents.slots[property.index].model = model
    contents.slots[property.index].track = contents.tracks.count - 1
  }

  /// Finds where the last movement of a value has brought it.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - progress: The progress of the transition.
  /// - Returns: The decomposed components, or nil where the value is as it was before any movement.
  private func reached(by index: Int, at progress: Double) -> AnimationVector? {
    guard let last = contents.slots[index].track else { return nil }
    let track = contents.tracks[last]
    let shares = clips[track.clip].shares(at: progress)
    // The model may be that of a movement that was dropped.
    return shares == .start && track.startsAtBefore ? nil : track.position(shares)
  }

  /// Finds the velocity with which a value enters a clip.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - clip: The clip.
  /// - Returns: The velocity per length of the clip; 0 if the value waits first.
  private func velocity(of index: Int, into clip: Clip) -> AnimationVector {
    guard clip.startsAtOnce, let last = contents.slots[index].track else { return .zero }
    let velocity = velocity(onTrack: last, at: clip.begin).lanes * clip.length
    let vector = AnimationVector(lanes: velocity)
    return vector.isAnimatable ? vector : .zero
  }
}
