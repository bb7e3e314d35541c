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
    /// The values and their movements as they were.
    @usableFromInline let contents: Contents
    /// The progress of the transition.
    private let progress: Double
    /// How far the movements of the first clip are; it is often the only one.
    private let first: ValueTiming.Shares
    /// How far the movements of the other clips are.
    private let others: [ValueTiming.Shares]

    /// Computes all timings of a store.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - progress: The progress of the transition.
    /// - Complexity: O(*n*) for *n* timings.
    init(of store: ValueStore, at progress: Double) {
      contents = store.contents
      self.progress = progress
      first = store.clips.first.map { $0.shares(at: progress) } ?? .start
      others = store.clips.count < 2 ? [] : store.clips.dropFirst().map { $0.shares(at: progress) }
    }

    /// Returns where a value is.
    ///
    /// - Parameter property: The name of the value, from the store.
    /// - Returns: The presentation value.
    /// - Complexity: As `ValueStore.presentation(of:at:)`.
    @inlinable
    public func value<Value: VectorConvertible>(of property: AnimatedProperty<Value>) -> Value {
      contents.value(of: property.index, reading(of: property.index))
    }

    /// Finds where a value is.
    ///
    /// - Parameter index: The place of the value.
    /// - Returns: Where it is.
    @usableFromInline
    func reading(of index: Int) -> Reading {
      guard let track = contents.track(of: index, at: progress) else { return .model }
      let clip = contents.tracks[track].clip
      return contents.reading(of: index, onTrack: track, clip == 0 ? first : others[clip - 1])
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
