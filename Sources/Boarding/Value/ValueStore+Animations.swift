extension ValueStore {
  /// Lets the values that are set in a closure follow the progress of the transition.
  ///
  /// Without a transition they are there at once. An animation inside of another one has a timing of
  /// its own.
  ///
  /// Below the progress at which it is set, a value is shown as before. Where the progress only falls
  /// from here on, nothing is seen of what is set, and a cancel takes it back.
  ///
  /// - Parameters:
  ///   - progress: The progress of the transition now.
  ///   - timing: When the values move within what is left of the transition, and how.
  ///   - changes: Sets the values in the store that it is given.
  public mutating func animate(
    at progress: Double,
    timing: ValueTiming = .whole,
    _ changes: (inout ValueStore) -> Void
  ) {
    beginAnimation(at: progress, timing: timing)
    changes(&self)
    endAnimation()
  }

  /// Lets the values that are set in a closure be there at once, also inside of an animation.
  ///
  /// - Parameter changes: Sets the values in the store that it is given.
  /// - SeeAlso: `UIView.performWithoutAnimation(_:)`.
  public mutating func performWithoutAnimation(_ changes: (inout ValueStore) -> Void) {
    suspendAnimation()
    changes(&self)
    endAnimation()
  }

  /// Lets the values that are set from here on be there at once, up to `endAnimation()`.
  mutating func suspendAnimation() {
    scopes.append(nil)
  }

  /// Lets the values that are set from here on follow the progress of the transition.
  ///
  /// - Parameters:
  ///   - progress: The progress of the transition now.
  ///   - timing: When the values move within what is left of the transition, and how.
  public mutating func beginAnimation(at progress: Double, timing: ValueTiming = .whole) {
    scopes.append(isInTransition ? place(of: Clip(timing, at: Self.legal(progress))) : nil)
  }

  /// Ends what the last `beginAnimation(at:timing:)` began; without one, it does nothing.
  public mutating func endAnimation() {
    if !scopes.isEmpty { scopes.removeLast() }
  }

  /// Sets a value.
  ///
  /// Outside of an animation it is there at once, what animated it is dropped, and no cancel takes it
  /// back. Inside of one it moves from where it is to its new model; a spring goes on with its
  /// velocity. If it was animated in this transition before, the last animation counts from here on.
  ///
  /// - Parameters:
  ///   - value: The new model value.
  ///   - property: The name of the value, from this store or one that it is a copy of.
  /// - Returns: False if a component is not finite or beyond `AnimationVector.limit`; nothing
  ///   changes then.
  @discardableResult
  public mutating func set<Value: VectorConvertible>(
    _ value: Value,
    for property: AnimatedProperty<Value>
  ) -> Bool {
    guard Self.accepts(value) else { return false }
    contents.check(property.index)
    if let clip = scopes.last ?? nil {
      dropTracks(of: property.index, from: clip)
      move(property, to: value, clip: clip)
    } else {
      stand(property.index, at: value.animationVector)
    }
    return true
  }

  /// Sets a value to one after another within the animation.
  ///
  /// The value moves to each keyframe in turn and waits in between. The animation's delay and duration
  /// say what the keyframes' fractions are fractions of; its curve does not count. Outside of an
  /// animation the value is set to the last keyframe.
  ///
  /// - Parameters:
  ///   - keyframes: The values on the way, in the order in which they start. One that starts while
  ///     another one moves takes over from where the value is then.
  ///   - property: The name of the value, from this store or one that it is a copy of.
  /// - Returns: False if there is none, if they are out of order, if a fraction is not in range or if a
  ///   value is not finite; nothing changes then.
  /// - Complexity: O(*n*) for *n* keyframes.
  @discardableResult
  public mutating func setKeyframes<Value: VectorConvertible>(
    _ keyframes: [Keyframe<Value>],
    for property: AnimatedProperty<Value>
  ) -> Bool {
    guard let last = keyframes.last, keyframes.allSatisfy({ $0.isValid }) else { return false }
    for (keyframe, next) in zip(keyframes, keyframes.dropFirst())
    where keyframe.relativeStart > next.relativeStart { return false }
    guard let outer = scopes.last ?? nil else { return set(last.value, for: property) }
    contents.check(property.index)
    for (index, keyframe) in keyframes.enumerated() {
      let clip = place(of: clips[outer].part(for: keyframe, isFirst: index == 0))
      // Only the first one takes the place of others; the rest follow it, even if they start with it.
      if index == 0 { dropTracks(of: property.index, from: clip) }
      move(property, to: keyframe.value, clip: clip)
    }
    return true
  }

  /// Finds the place of a clip and shares it with the animation before.
  ///
  /// - Parameter clip: The clip.
  /// - Returns: Its place.
  private mutating func place(of clip: Clip) -> Int {
    if clips.last != clip { clips.append(clip) }
    return clips.count - 1
  }
}
