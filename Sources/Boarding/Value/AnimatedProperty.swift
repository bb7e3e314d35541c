/// The name of a value in a store, together with the type of the value.
///
/// `ValueStore.add(_:)` makes it. It is a number inside: it costs nothing to copy, and it stays good
/// for every copy of the store.
public struct AnimatedProperty<Value: VectorConvertible>: Hashable, Sendable {
  /// The place of the value in its store.
  @usableFromInline let index: Int
}
