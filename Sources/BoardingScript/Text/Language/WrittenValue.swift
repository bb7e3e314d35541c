import Boarding

/// An animated value as it was written.
struct WrittenValue: Hashable, Sendable {
  /// The value.
  let value: AnimatedValue
  /// The number of digits after the point; 0 for a colour.
  let decimals: Int

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - decimals: The number of digits after the point; 0 for a colour.
  init(_ value: AnimatedValue, decimals: Int) {
    self.value = value
    self.decimals = decimals
  }
}
