/// A value that makes no sense for pages or their menu: what it is, what was found, what was
/// expected.
public struct PagingFault: Error, Hashable, Sendable {
  /// What the value stands for.
  public let place: Place
  /// The item at which it stands, from 0; nil for what belongs to no item.
  public let index: Int?
  /// What was found, in words or figures.
  public let found: String
  /// What was expected.
  public let expected: Expectation

  /// Makes a fault.
  ///
  /// - Parameters:
  ///   - place: What the value stands for.
  ///   - index: The item at which it stands, from 0; nil for what belongs to no item.
  ///   - found: What was found, in words or figures.
  ///   - expected: What was expected.
  public init(at place: Place, index: Int? = nil, found: String, expected: Expectation) {
    self.place = place
    self.index = index
    self.found = found
    self.expected = expected
  }

  /// What a value can stand for.
  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// A page of a source.
    case page = "page"
    /// The width of items in ``PagingOptions/menuItemSize``.
    case itemWidth = "item width"
    /// The height of items in ``PagingOptions/menuItemSize``.
    case itemHeight = "item height"
    /// ``PagingOptions/menuItemSpacing``.
    case itemSpacing = "item spacing"
    /// ``PagingOptions/menuItemMinimumWidth``.
    case minimumWidth = "minimum width"
    /// ``PagingOptions/menuItemLabelSpacing``.
    case labelSpacing = "label spacing"
    /// ``PagingOptions/menuInsets``.
    case menuInsets = "menu insets"
    /// The height of the indicator.
    case indicatorHeight = "indicator height"
    /// The spacing of the indicator.
    case indicatorSpacing = "indicator spacing"
    /// The insets of the indicator.
    case indicatorInsets = "indicator insets"
    /// The height of the border.
    case borderHeight = "border height"
    /// The insets of the border.
    case borderInsets = "border insets"
    /// The size of the menu's view.
    case viewSize = "view size"
    /// The safe area of the menu's view.
    case safeArea = "safe area"
    /// The size of a font.
    case fontSize = "font size"
    /// The number of items.
    case count = "number of items"
    /// The width of one item.
    case width = "width"
    /// The width of one item while it is selected.
    case selectedWidth = "selected width"
    /// The width of the label of one item.
    case labelWidth = "label width"
  }

  /// What can be expected.
  public enum Expectation: Hashable, Sendable {
    /// A finite number of at most ``PagingOptions/greatestLength``, of either sign.
    case finite
    /// A finite number from 0 to ``PagingOptions/greatestLength``.
    case length
    /// A number of items not below 0.
    case notNegative
    /// So many values.
    case count(Int)
    /// A page that stands in the list once.
    case once
    /// A spacing that leaves each item in front of the next one.
    case advance
  }
}

extension PagingFault: CustomStringConvertible {
  /// The fault in one line.
  public var description: String {
    let location = index.map { " of item \($0)" } ?? ""
    return "\(place.rawValue)\(location): found \(found), expected \(expected)"
  }
}

extension PagingFault.Expectation: CustomStringConvertible {
  /// What was expected, in words.
  public var description: String {
    switch self {
    case .finite: "a finite number, at most a billion points"
    case .length: "a finite number from 0 to a billion points"
    case .notNegative: "0 or more"
    case .count(let count): "\(count) values"
    case .once: "a page that is not in the list yet"
    case .advance: "no more overlap than the width of the item"
    }
  }
}
