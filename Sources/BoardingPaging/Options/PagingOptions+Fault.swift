import Boarding

extension PagingOptions {
  /// The first value, in the order of their declaration, that makes no sense; nil if all do.
  public var fault: PagingFault? {
    PagingFault.length(estimatedItemWidth, at: .itemWidth)
      ?? PagingFault.length(menuItemSize.height, at: .itemHeight)
      ?? PagingFault.finite(menuItemSpacing, at: .itemSpacing)
      ?? PagingFault.length(menuItemMinimumWidth, at: .minimumWidth)
      ?? PagingFault.length(menuItemLabelSpacing, at: .labelSpacing)
      ?? PagingFault.finite(menuInsets, at: .menuInsets)
      ?? PagingFault.length(menuHeight, at: .menuInsets)
      ?? indicatorOptions.fault
      ?? borderOptions.fault
      ?? theme.fault
  }
}

extension PagingIndicatorOptions {
  /// The first value that makes no sense; nil if all do.
  public var fault: PagingFault? {
    switch self {
    case .hidden: nil
    case .visible(let height, _, let spacing, let insets):
      PagingFault.length(height, at: .indicatorHeight)
        ?? PagingFault.finite(spacing, at: .indicatorSpacing)
        ?? PagingFault.finite(insets, at: .indicatorInsets)
    }
  }
}

extension PagingBorderOptions {
  /// The first value that makes no sense; nil if all do.
  public var fault: PagingFault? {
    switch self {
    case .hidden: nil
    case .visible(let height, _, let insets):
      PagingFault.length(height, at: .borderHeight)
        ?? PagingFault.finite(insets, at: .borderInsets)
    }
  }
}

extension PagingTheme {
  /// The first value that makes no sense; nil if all do.
  public var fault: PagingFault? {
    PagingFault.length(font.size, at: .fontSize)
      ?? PagingFault.length(selectedFont.size, at: .fontSize)
  }
}

extension MenuViewport {
  /// The first value that makes no sense; nil if all do.
  public var fault: PagingFault? {
    PagingFault.length(size.width, at: .viewSize)
      ?? PagingFault.length(size.height, at: .viewSize)
      ?? PagingFault.finite(safeArea, at: .safeArea)
  }
}

extension PagingFault {
  /// Checks a length.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - place: What it stands for.
  /// - Returns: The fault; nil for a finite number from 0 to the greatest length.
  static func length(_ length: Double, at place: Place) -> PagingFault? {
    if length >= 0, length <= PagingOptions.greatestLength { return nil }
    return PagingFault(at: place, found: length.description, expected: .length)
  }

  /// Checks a number.
  ///
  /// - Parameters:
  ///   - number: The number, in points.
  ///   - place: What it stands for.
  /// - Returns: The fault; nil for a finite number that is not too large.
  static func finite(_ number: Double, at place: Place) -> PagingFault? {
    if abs(number) <= PagingOptions.greatestLength { return nil }
    return PagingFault(at: place, found: number.description, expected: .finite)
  }

  /// Checks insets.
  ///
  /// - Parameters:
  ///   - insets: The insets.
  ///   - place: What they stand for.
  /// - Returns: The fault of the first edge that has one; nil if none has.
  static func finite(_ insets: Plane.Insets, at place: Place) -> PagingFault? {
    finite(insets.top, at: place)
      ?? finite(insets.left, at: place)
      ?? finite(insets.bottom, at: place)
      ?? finite(insets.right, at: place)
  }
}
