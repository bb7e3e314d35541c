/// A number as the sum of two doubles, the second of which is below the last bit of the first.
///
/// It carries about 106 bits and uses nothing but additions and multiplications, so it is the same
/// on every platform. The algorithms are those of T. J. Dekker, "A floating-point technique for
/// extending the available precision" (1971), and D. E. Knuth, "The Art of Computer Programming",
/// volume 2, section 4.2.2.
struct DoubleDouble {
  /// The number rounded to a double.
  var high: Double

  /// What the rounding left over.
  var low: Double

  /// Makes a number from two parts that already fit together.
  ///
  /// - Parameters:
  ///   - high: The number rounded to a double.
  ///   - low: What the rounding left over.
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// Makes the exact sum of two doubles.
  ///
  /// - Parameters:
  ///   - first: A double.
  ///   - second: Another one, larger or smaller.
  init(sumOf first: Double, _ second: Double) {
    high = first + second
    let share = high - first
    low = (first - (high - share)) + (second - share)
  }

  /// Makes the exact sum of two doubles, the first of which is not the smaller one.
  ///
  /// - Parameters:
  ///   - larger: A double.
  ///   - smaller: A double whose magnitude is not above the first one's.
  init(sumOfLarger larger: Double, _ smaller: Double) {
    high = larger + smaller
    low = smaller - (high - larger)
  }

  /// Makes the exact product of two doubles, where nothing overflows or underflows.
  ///
  /// - Parameters:
  ///   - first: A double of a magnitude below 2^996.
  ///   - second: Another one.
  init(productOf first: Double, _ second: Double) {
    let splitter = 134_217_729.0  // 2^27 + 1
    let firstScaled = splitter * first
    let firstTop = firstScaled - (firstScaled - first)
    let firstRest = first - firstTop
    let secondScaled = splitter * second
    let secondTop = secondScaled - (secondScaled - second)
    let secondRest = second - secondTop
    high = first * second
    let missing = ((firstTop * secondTop - high) + firstTop * secondRest) + firstRest * secondTop
    low = missing + firstRest * secondRest
  }

  /// Returns the sum of two numbers, right to about 104 bits even where they cancel.
  ///
  /// - Parameters:
  ///   - lhs: A number.
  ///   - rhs: Another one.
  /// - Returns: The sum.
  static func + (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble {
    let highs = DoubleDouble(sumOf: lhs.high, rhs.high)
    let lows = DoubleDouble(sumOf: lhs.low, rhs.low)
    let sum = DoubleDouble(sumOfLarger: highs.high, highs.low + lows.high)
    return DoubleDouble(sumOfLarger: sum.high, sum.low + lows.low)
  }

  /// Returns the product of a number and a double, right to about 104 bits.
  ///
  /// - Parameters:
  ///   - lhs: A number.
  ///   - rhs: A double.
  /// - Returns: The product.
  static func * (lhs: DoubleDouble, rhs: Double) -> DoubleDouble {
    let product = DoubleDouble(productOf: lhs.high, rhs)
    return DoubleDouble(sumOfLarger: product.high, product.low + lhs.low * rhs)
  }
}
