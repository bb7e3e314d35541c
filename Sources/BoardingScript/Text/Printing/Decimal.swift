/// A number as it was written: its value, and how many digits stood after the point.
struct Decimal: Hashable, Sendable {
  /// The nearest double to what was written.
  let value: Double
  /// The number of digits after the point.
  let decimals: Int

  /// Makes a number.
  ///
  /// - Parameters:
  ///   - value: The nearest double to what was written.
  ///   - decimals: The number of digits after the point.
  init(_ value: Double, decimals: Int) {
    self.value = value
    self.decimals = decimals
  }
}
