extension PageID {
  /// True if the page stands at a place whose item is not loaded.
  ///
  /// These are the lowest numbers; no item may have one.
  public var isPlaceholder: Bool { rawValue < Int.min / 4 }

  /// Returns the identity of the page at a place whose item is not loaded.
  ///
  /// - Parameter index: The place among all items, from 0.
  /// - Returns: The identity, by which the page is known until its item is there.
  static func placeholder(at index: Int) -> PageID { PageID(rawValue: Int.min + index) }

  /// The place among all items, from 0; nil if the page has an item.
  var placeholderIndex: Int? { isPlaceholder ? rawValue - Int.min : nil }
}
