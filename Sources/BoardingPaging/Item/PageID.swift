/// The identity of a page and of its item in the menu.
///
/// It says which page is meant, never where it stands and never what it shows: the order of pages
/// belongs to their source, and a page that is renamed or moved keeps its identity.
public struct PageID: RawRepresentable, Hashable, Sendable {
  /// The number behind the identity.
  public let rawValue: Int

  /// Makes an identity from its number.
  ///
  /// - Parameter rawValue: The number behind the identity.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension PageID: ExpressibleByIntegerLiteral {
  /// Makes an identity from a literal.
  ///
  /// - Parameter value: The number behind the identity.
  public init(integerLiteral value: Int) {
    self.init(rawValue: value)
  }
}

extension PageID: CustomStringConvertible {
  /// The number behind the identity, in decimal.
  public var description: String { rawValue.description }
}
