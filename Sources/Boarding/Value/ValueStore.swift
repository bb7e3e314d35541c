/// Values that move along with transitions, as layers do in Core Animation.
///
/// Each has a **model value**, where it is heading, and a **presentation value**, where it is now.
/// A value that is set outside of an animation is there at once. Inside of one, its model changes at
/// once, and its presentation follows the progress of the transition.
///
/// ```swift
/// var store = ValueStore()
/// guard let opacity = store.add(0.0) else { return }
/// store.beginTransition()
/// store.animate(at: 0) { $0.set(1, for: opacity) }
/// let model = store.model(of: opacity)
/// let presentation = store.presentation(of: opacity, at: 0.25)
/// store.endTransition(isCancelled: true)
/// let restored = store.model(of: opacity)
/// ```
///
/// A presentation depends on nothing but what was set and the progress, so every instant of a
/// transition can be asked for, forwards, backwards and beyond the ends. The store calls nobody and
/// reads no clock; a copy of it is a snapshot.
///
/// Progress that is not a number counts as 0, and no progress counts as more than a thousand.
public struct ValueStore: Hashable, Sendable {
  /// The values and their movements.
  @usableFromInline var contents = Contents()
  /// When the movements take place and how; movements share them.
  var clips: [Clip] = []
  /// The place of the clip of each animation that is being described, innermost last; nil for one
  /// that does not animate.
  var scopes: [Int?] = []
  /// True from the beginning of a transition to its end.
  public private(set) var isInTransition: Bool = false

  /// Makes a store without values.
  public init() {}

  /// Adds a value, at rest.
  ///
  /// - Parameter initial: What it is at first.
  /// - Returns: Its name, or nil if a component is not finite or beyond `AnimationVector.limit`.
  public mutating func add<Value: VectorConvertible>(
    _ initial: Value
  ) -> AnimatedProperty<Value>? {
    guard Self.accepts(initial) else { return nil }
    let vector = initial.animationVector
    contents.slots.append(Slot(model: vector, before: vector, track: nil))
    return AnimatedProperty(index: contents.slots.count - 1)
  }

  /// Returns where a value is heading, or where it is if it rests.
  ///
  /// - Parameter property: The name of the value, from this store or one that it is a copy of.
  /// - Returns: The model value.
  public func model<Value: VectorConvertible>(of property: AnimatedProperty<Value>) -> Value {
    contents.check(property.index)
    return Value(animationVector: contents.slots[property.index].model)
  }

  /// Tells whether a value moves with the running transition.
  ///
  /// - Parameter property: The name of the value, from this store or one that it is a copy of.
  /// - Returns: True from when it was set in an animation until the transition ends.
  public func isAnimating<Value: VectorConvertible>(_ property: AnimatedProperty<Value>) -> Bool {
    contents.check(property.index)
    return contents.slots[property.index].track != nil
  }

  /// Begins a transition; values that are set in animations follow its progress.
  ///
  /// If another one is still running, it ends here, finished.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public mutating func beginTransition() {
    endTransition(isCancelled: false)
    isInTransition = true
  }

  /// Ends the transition: what it animated rests at its model.
  ///
  /// A cancelled one first takes back what was set in its animations, for each value to what it was
  /// before. Animations that are still being described animate no more.
  ///
  /// - Parameter isCancelled: True to take back what was set in animations.
  /// - Complexity: O(*n*) for *n* values.
  public mutating func endTransition(isCancelled: Bool) {
    isInTransition = false
    // Without a movement nothing is left to end, and no value moves.
    if contents.tracks.isEmpty, clips.isEmpty, scopes.isEmpty { return }
    for index in contents.slots.indices where contents.slots[index].track != nil {
      let slot = contents.slots[index]
      stand(index, at: isCancelled ? slot.before : slot.model)
    }
    contents.tracks.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    for index in scopes.indices { scopes[index] = nil }
  }

  /// Lets a value rest.
  ///
  /// - Parameters:
  ///   - index: The place of the value.
  ///   - model: Where it rests.
  mutating func stand(_ index: Int, at model: AnimationVector) {
    contents.slots[index] = Slot(model: model, before: model, track: nil)
  }

  /// Tells whether a value can be kept and moved.
  ///
  /// - Parameter value: The value.
  /// - Returns: True if its components are finite and not beyond `AnimationVector.limit`.
  static func accepts<Value: VectorConvertible>(_ value: Value) -> Bool {
    let vector = value.animationVector
    return vector.isAnimatable && Value.decomposed(vector).isAnimatable
  }
}
