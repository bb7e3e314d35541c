public import Boarding

/// How pages and their menu look and behave.
///
/// ```swift
/// var options = PagingOptions()
/// options.menuItemSize = .fixed(width: 96, height: 44)
/// options.selectedScrollPosition = .center
/// ```
public struct PagingOptions: Hashable, Sendable {
  /// True if there is a menu; without one the pages take all room, and no items are laid out.
  public var hasMenu = true
  /// How large the items of the menu are.
  public var menuItemSize = PagingMenuItemSize.sizeToFit(minWidth: 150, height: 40)
  /// The gap between two items, in points; below 0 they overlap.
  public var menuItemSpacing: Double = 0
  /// The gap between a label and each side of its item, in points.
  public var menuItemLabelSpacing: Double = 20
  /// The gaps between the items and the edges of the menu.
  public var menuInsets = Plane.Insets.zero
  /// Where items stand that leave room in the menu.
  public var menuHorizontalAlignment = PagingMenuHorizontalAlignment.left
  /// On which side of the pages the menu lies.
  public var menuPosition = PagingMenuPosition.top
  /// When the menu moves to the item of a page that is swiped to.
  public var menuTransition = PagingMenuTransition.scrollAlongside
  /// How a finger moves the menu.
  public var menuInteraction = PagingMenuInteraction.scrolling
  /// How a finger moves the pages.
  public var contentInteraction = PagingContentInteraction.scrolling
  /// Where in the menu the selected item comes to rest.
  public var selectedScrollPosition = PagingSelectedScrollPosition.preferCentered
  /// How the indicator looks.
  public var indicatorOptions = PagingIndicatorOptions.visible(
    height: 4,
    zIndex: Int.max,
    insets: Plane.Insets(left: 8, right: 8)
  )
  /// How the border looks.
  public var borderOptions = PagingBorderOptions.visible(
    height: 1,
    zIndex: Int.max - 1,
    insets: Plane.Insets(left: 8, right: 8)
  )
  /// True if the items keep clear of the safe area at the sides.
  public var includeSafeAreaInsets = true
  /// The axis along which the pages move; the menu always moves horizontally.
  public var contentNavigationOrientation = PagingNavigationOrientation.horizontal
  /// Fonts and colours.
  public var theme = PagingTheme()
  /// What the width of the indicator follows.
  public var indicatorWidth = PagingIndicatorWidth.item
  /// The width that no item which sizes itself falls below, in points.
  public var menuItemMinimumWidth: Double = 0
  /// True if items of any size share the room that they leave in the menu.
  public var menuItemsFill = false

  /// Makes the usual options.
  public init() {}

  /// The greatest length that makes sense, in points.
  public static var greatestLength: Double { 1e9 }

  /// The height of the menu: that of an item and the insets above and below, in points; 0 without
  /// a menu.
  public var menuHeight: Double {
    hasMenu ? menuItemSize.height + menuInsets.top + menuInsets.bottom : 0
  }

  /// The width of an item of which nothing else is known, in points.
  public var estimatedItemWidth: Double { menuItemSize.estimatedWidth }
}
