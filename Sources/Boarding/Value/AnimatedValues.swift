/// The values of a container that move along with its transitions, as their owner uses them.
///
/// Values are added and set here and their models are read; the container begins and ends the
/// transitions that they follow, and nobody else does. `BoardingNavigationController.presentedValues`
/// has where all of them are now.
///
/// ```swift
/// guard let opacity = container.values.add(0.0) else { return }
/// container.values.set(0.5, for: opacity)
/// let heading = container.values.model(of: opacity)
/// let shown = container.presentedValues.value(of: opacity)
/// ```
///
/// It is a view: copies of it show, and set, the same values.
///
/// - SeeAlso: `ValueStore`, which is a value of its own and driven by hand.
public struct AnimatedValues {
  /// What keeps the values.
  private let keeper: ValueKeeper

  /// Makes a view of values.
  ///
  /// - Parameter keeper: What keeps them.
  init(_ keeper: ValueKeeper) {
    self.keeper = keeper
  }

  /// A copy of all values, with what moves them.
  package var snapshot: ValueStore { keeper.store }

  /// True while a transition runs that values follow.
  public var isInTransition: Bool { keeper.store.isInTransition }

  /// Returns where a value is heading, or where it is if it rests.
  ///
  /// - Parameter property: The name of the value, from the same container.
  /// - Returns: The model value.
  public func model<Value: VectorConvertible>(of property: AnimatedProperty<Value>) -> Value {
    keeper.store.model(of: property)
  }

  /// Tells whether a value moves with the running transition.
  ///
  /// - Parameter property: The name of the value, from the same container.
  /// - Returns: True from when it was set in an animation until the transition ends.
  public func isAnimating<Value: VectorConvertible>(_ property: AnimatedProperty<Value>) -> Bool {
    keeper.store.isAnimating(property)
  }

  /// Returns where a value is at a progress of the running transition.
  ///
  /// - Parameters:
  ///   - property: The name of the value, from the same container.
  ///   - progress: The progress; of no account for a value at rest.
  /// - Returns: The presentation value.
  /// - Complexity: As `ValueStore.presentation(of:at:)`.
  public func presentation<Value: VectorConvertible>(
    of property: AnimatedProperty<Value>,
    at progress: Double
  ) -> Value {
    keeper.store.presentation(of: property, at: progress)
  }

  /// Returns how fast a value moves at a progress of the running transition.
  ///
  /// - Parameters:
  ///   - property: The name of the value, from the same container.
  ///   - progress: The progress.
  /// - Returns: How much its components, as they are decomposed, grow with the progress.
  /// - Complexity: As `ValueStore.velocity(of:at:)`.
  public func velocity<Value: VectorConvertible>(
    of property: AnimatedProperty<Value>,
    at progress: Double
  ) -> AnimationVector {
    keeper.store.velocity(of: property, at: progress)
  }

  /// Adds a value, at rest.
  ///
  /// - Parameter initial: What it is at first.
  /// - Returns: Its name, or nil if a component is not finite or beyond `AnimationVector.limit`.
  public func add<Value: VectorConvertible>(_ initial: Value) -> AnimatedProperty<Value>? {
    keeper.store.add(initial)
  }

  /// Sets a value: at once, or inside of an animation so that it moves from where it is.
  ///
  /// - Parameters:
  ///   - value: The new model value.
  ///   - property: The name of the value, from the same container.
  /// - Returns: False if a component is not finite or beyond `AnimationVector.limit`; nothing
  ///   changes then.
  /// - SeeAlso: `ValueStore.set(_:for:)`.
  @discardableResult
  public func set<Value: VectorConvertible>(
    _ value: Value,
    for property: AnimatedProperty<Value>
  ) -> Bool {
    keeper.store.set(value, for: property)
  }

  /// Sets a value to one after another within the animation.
  ///
  /// - Parameters:
  ///   - keyframes: The values on the way, in the order in which they start.
  ///   - property: The name of the value, from the same container.
  /// - Returns: False if there is none, if they are out of order, if a fraction is not in range or if a
  ///   value is not finite; nothing changes then.
  /// - Complexity: O(*n*) for *n* keyframes.
  /// - SeeAlso: `ValueStore.setKeyframes(_:for:)`.
  @discardableResult
  public func setKeyframes<Value: VectorConvertible>(
    _ keyframes: [Keyframe<Value>],
    for property: AnimatedProperty<Value>
  ) -> Bool {
    keeper.store.setKeyframes(keyframes, for: property)
  }

  /// Lets the values that are set in a closure be there at once, also inside of an animation.
  ///
  /// - Parameter changes: Sets the values.
  /// - SeeAlso: `UIView.performWithoutAnimation(_:)`.
  public func performWithoutAnimation(_ changes: () -> Void) {
    keeper.store.suspendAnimation()
    changes()
    keeper.store.endAnimation()
  }
}

/// Keeps the values of a controller, as an object of its own: nearly no access of the controller has
/// to do with them.
final class ValueKeeper {
  /// The values.
  var store = ValueStore()
}
