/// Where items stand that leave room in the menu.
public enum PagingMenuHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge; at the right one where text runs from right to left.
  case left
  /// In the middle.
  case center
  /// At the right edge; at the left one where text runs from right to left.
  case right
}

/// On which side of the pages the menu lies.
public enum PagingMenuPosition: Hashable, Sendable, CaseIterable {
  /// Above the pages.
  case top
  /// Below the pages.
  case bottom
}

/// When the menu moves to the item of a page that is swiped to.
public enum PagingMenuTransition: Hashable, Sendable, CaseIterable {
  /// Together with the pages.
  case scrollAlongside
  /// After the pages came to rest.
  case animateAfter
}

/// How a finger moves the menu.
public enum PagingMenuInteraction: Hashable, Sendable, CaseIterable {
  /// It scrolls.
  case scrolling
  /// A swipe goes to the next item.
  case swipe
  /// It scrolls, and selects each item that passes the place of the selected one.
  case wheel
  /// Not at all.
  case none
}

/// How a finger moves the pages.
public enum PagingContentInteraction: Hashable, Sendable, CaseIterable {
  /// It scrolls from page to page.
  case scrolling
  /// Not at all.
  case none
}

/// Where in the menu the selected item comes to rest.
public enum PagingSelectedScrollPosition: Hashable, Sendable, CaseIterable {
  /// At the left edge; at the right one where text runs from right to left.
  case left
  /// At the right edge; at the left one where text runs from right to left.
  case right
  /// In the middle, also the first and the last item.
  case center
  /// In the middle where that leaves no gap at an edge.
  case preferCentered
}

/// The axis along which the pages move.
public enum PagingNavigationOrientation: Hashable, Sendable, CaseIterable {
  /// From left to right or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// What the width of the indicator follows.
public enum PagingIndicatorWidth: Hashable, Sendable, CaseIterable {
  /// The width of the item.
  case item
  /// The width of the item's label.
  case label
}
