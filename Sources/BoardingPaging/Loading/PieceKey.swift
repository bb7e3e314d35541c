/// What a piece of items is asked for by: the number of a page of results, an offset, a cursor.
///
/// The loader compares keys and hands them back; what they mean is the affair of who gives them.
public struct PieceKey: RawRepresentable, Hashable, Sendable {
  /// The number behind the key.
  public let rawValue: Int

  /// Makes a key from its number.
  ///
  /// - Parameter rawValue: The number behind the key.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension PieceKey: ExpressibleByIntegerLiteral {
  /// Makes a key from a literal.
  ///
  /// - Parameter value: The number behind the key.
  public init(integerLiteral value: Int) {
    self.init(rawValue: value)
  }
}

extension PieceKey: CustomStringConvertible {
  /// The number behind the key, in decimal.
  public var description: String { rawValue.description }
}
