import Boarding
import Testing

extension ValueStore {
  /// Adds a value that is fit to be added.
  mutating func added<Value: VectorConvertible>(
    _ initial: Value
  ) throws -> AnimatedProperty<Value> {
    let property = add(initial)
    return try #require(property)
  }
}

extension AnimatedValues {
  /// Adds a value that is fit to be added.
  func added<Value: VectorConvertible>(_ initial: Value) throws -> AnimatedProperty<Value> {
    try #require(add(initial))
  }
}
