/// A natural number of any size, as far as printing doubles needs one.
struct BigNatural {
  /// The digits to the base 2^32, least significant first.
  private var limbs: [UInt32]

  /// Makes a number.
  ///
  /// - Parameter value: The number.
  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
  }

  /// Multiplies by a small number.
  ///
  /// - Parameter factor: The factor.
  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for place in limbs.indices {
      carry += UInt64(limbs[place]) * UInt64(factor)
      limbs[place] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// Multiplies by a power of two.
  ///
  /// - Parameter bits: The exponent.
  mutating func shiftLeft(by bits: Int) {
    multiply(by: 1 << UInt32(bits % 32))
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: bits / 32), at: 0)
  }

  /// Takes away what lies above a bit.
  ///
  /// - Parameter bit: The number of low bits that stay.
  /// - Returns: What lay above, which must fit one limb.
  mutating func takeAbove(bit: Int) -> UInt32 {
    let place = bit / 32
    let shift = UInt64(bit % 32)
    guard place < limbs.count else { return 0 }
    let high = place + 1 < limbs.count ? UInt64(limbs[place + 1]) << 32 : 0
    let window = high | UInt64(limbs[place])
    limbs.removeSubrange((place + 1)...)
    limbs[place] = UInt32(truncatingIfNeeded: window & ((1 << shift) - 1))
    return UInt32(truncatingIfNeeded: window >> shift)
  }

  /// Writes the number to the base ten.
  ///
  /// - Returns: The digits, least significant first; never empty.
  func decimalDigits() -> [UInt8] {
    var rest = limbs
    var digits: [UInt8] = []
    while !rest.isEmpty {
      var remainder: UInt64 = 0
      for place in rest.indices.reversed() {
        remainder = remainder << 32 | UInt64(rest[place])
        rest[place] = UInt32(remainder / 10)
        remainder %= 10
      }
      digits.append(UInt8(remainder))
      while rest.last == 0 { rest.removeLast() }
    }
    return digits
  }
}
