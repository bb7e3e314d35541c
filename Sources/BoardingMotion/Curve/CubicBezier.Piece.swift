extension CubicBezier {
  /// A part of the curve as a polynomial of degree seven in the distance from its left end.
  struct Piece {
    /// The coefficients of the powers from zero to three.
    private var low: SIMD4<Double>

    /// The coefficients of the powers from four to seven.
    private var high: SIMD4<Double>

    /// The piece whose value is not a number.
    static let empty = Piece(low: SIMD4(repeating: .nan), high: SIMD4(repeating: .nan))

    /// Makes a piece from its coefficients.
    ///
    /// - Parameters:
    ///   - low: Those of the powers from zero to three.
    ///   - high: Those of the powers from four to seven.
    private init(low: SIMD4<Double>, high: SIMD4<Double>) {
      self.low = low
      self.high = high
    }

    /// Makes the polynomial that has given values and three given derivatives at both ends.
    ///
    /// - Parameters:
    ///   - left: The value and the derivatives at the left end.
    ///   - right: The value and the derivatives at the right end.
    ///   - width: The width of the piece.
    init(from left: SIMD4<Double>, to right: SIMD4<Double>, width: Double) {
      // First in units of the width, where a derivative becomes a coefficient by these factors.
      let factors = SIMD4(1, width, width * width / 2, width * width * width / 6)
      let a = left * factors
      // What the first four coefficients leave of the coefficients seen from the right end...
      let left = SIMD4(a[0] + a[1] + a[2] + a[3], a[1] + 2 * a[2] + 3 * a[3], a[2] + 3 * a[3], a[3])
      let b = right * factors - left
      // ...is (1 + w)^4 times this cubic in w, which counts from the right end.
      let c0 = b[0]
      let c1 = b[1] - 4 * c0
      let c2 = b[2] - 4 * c1 - 6 * c0
      let c3 = b[3] - 4 * c2 - 6 * c1 - 4 * c0
      let d = SIMD4(c0 - c1 + c2 - c3, c1 - 2 * c2 + 3 * c3, c2 - 3 * c3, c3)
      let square = width * width
      let powers = SIMD4(1, width, square, square * width)
      low = a / powers
      high = d / (powers * (square * square))
    }

    /// Returns the piece with y in a smaller unit.
    ///
    /// - Parameter unit: How many of the smaller units one is; a power of two, so that nothing is
    ///   rounded.
    /// - Returns: The piece; empty if its sums could overflow.
    func scaled(by unit: Double) -> Piece {
      unit < 0x1p900 ? Piece(low: low * unit, high: high * unit) : .empty
    }

    /// Returns the value of the polynomial.
    ///
    /// - Parameter distance: The distance from the left end.
    /// - Returns: The y of the curve, or not a number if the piece is empty.
    @inline(__always)
    func value(at distance: Double) -> Double {
      let square = distance * distance
      let four = low + high * (square * square)
      let two = four.lowHalf + four.highHalf * square
      return two[0] + two[1] * distance
    }
  }
}
