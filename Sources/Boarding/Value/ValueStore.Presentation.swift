extension ValueStore {
  /// All values at one instant.
  ///
  /// It computes each timing once, however many values share it.
  ///
  /// ```swift
  /// let frame = store.presentation(at: 0.5)
  /// let current = frame.value(of: opacity)
  /// ```
  ///
  /// - SeeAlso: `CALayer.presentation()`.
  public struct Presentation: Sendable {
    /// The store as it was.
    private let store: ValueStore
    /// The progress of the transition.
    private let progress: Double
    /// How far the movements of each clip are.
    private let shares: [ValueTiming.Shares]

    /// Computes all timings of a store.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - progress: The progress of the transition.
    /// - Complexity: O(*n*) for *n* timings.
    init(of store: ValueStore, at progress: Double) {
      self.store = store
      self.progress = progress
      shares = store.clips.map { $0.shares(at: progress) }
    }

    /// Returns where a value is.
    ///
    /// - Parameter property: The name of the value, from the store.
    /// - Returns: The presentation value.
    /// - Complexity: As `ValueStore.presentation(of:at:)`.
    public func value<Value: VectorConvertible>(of property: AnimatedProperty<Value>) -> Value {
      ValueStore.value(position(of: property.index))
    }

    /// Finds where a value is.
    ///
    /// - Parameter index: The place of the value.
    /// - Returns: The position.
    private func position(of index: Int) -> Position {
      store.check(index)
      guard let last = store.slots[index].track else {
        return Position(vector: store.slots[index].model, isComposed: true)
      }
      let track = store.track(from: last, at: progress)
      return store.position(of: index, onTrack: track, shares[store.tracks[track].clip])
    }
  }

  /// Returns all values at one instant.
  ///
  /// - Parameter progress: The progress of the transition.
  /// - Returns: The presentation values, whatever is set afterwards.
  /// - Complexity: O(*n*) for *n* different timings.
  public func presentation(at progress: Double) -> Presentation {
    Presentation(of: self, at: Self.legal(progress))
  }
}
