import Boarding

extension MenuLayout {
  /// What the options and the view come to, worked out once.
  struct Measures: Hashable {
    /// The gap between the edge and the first item, safe area included, in points.
    var leading: Double
    /// The gap between the last item and the edge, safe area included, in points.
    var trailing: Double
    /// The width of all items and of the gaps between them, nobody selected, in points.
    var plainWidth: Double = 0
    /// The width of the view, in points.
    var view: Double
    /// The gap between two items, in points.
    var spacing: Double
    /// Where items begin vertically, in points.
    var top: Double
    /// The height of items, in points.
    var height: Double
    /// True if items begin at the right.
    var isMirrored: Bool
    /// True if the items share what room they leave, so that nothing is left to align.
    var sharesRoom: Bool
    /// Where items stand that leave room.
    var arrangement: Arrangement

    /// Where items stand that leave room.
    enum Arrangement: Hashable {
      /// At the side where they begin.
      case fromTheBeginning
      /// In the middle.
      case centred
      /// At the side where they end.
      case atTheEnd
      /// So that each can come to rest in the middle, whether or not they leave room.
      case inTheMiddle
    }

    /// Works out what does not depend on widths.
    ///
    /// - Parameters:
    ///   - options: How the menu looks.
    ///   - viewport: The view that shows the menu.
    ///   - isDelegated: True if somebody else than the options decides the widths.
    init(options: PagingOptions, viewport: MenuViewport, isDelegated: Bool) {
      let safe = Self.safeInsets(options: options, viewport: viewport)
      leading = options.menuInsets.left + safe.left
      trailing = options.menuInsets.right + safe.right
      view = viewport.size.width
      spacing = options.menuItemSpacing
      top = options.menuInsets.top
      height = options.menuItemSize.height
      switch viewport.layoutDirection {
      case .leftToRight: isMirrored = false
      case .rightToLeft: isMirrored = true
      }
      switch options.menuItemSize {
      case .sizeToFit: sharesRoom = !isDelegated
      case .fixed, .selfSizing: sharesRoom = !isDelegated && options.menuItemsFill
      }
      switch (options.selectedScrollPosition, options.menuHorizontalAlignment) {
      case (.center, _): arrangement = .inTheMiddle
      case (.left, .left), (.right, .left), (.preferCentered, .left):
        arrangement = .fromTheBeginning
      case (.left, .center), (.right, .center), (.preferCentered, .center):
        arrangement = sharesRoom ? .fromTheBeginning : .centred
      case (.left, .right), (.right, .right), (.preferCentered, .right):
        arrangement = sharesRoom ? .fromTheBeginning : .atTheEnd
      }
    }

    /// Returns the safe area that items keep clear of, left being where they begin.
    ///
    /// - Parameters:
    ///   - options: How the menu looks.
    ///   - viewport: The view that shows the menu.
    /// - Returns: The insets at the sides.
    static func safeInsets(options: PagingOptions, viewport: MenuViewport) -> Plane.Insets {
      guard options.includeSafeAreaInsets else { return .zero }
      let safe = viewport.safeArea
      switch viewport.layoutDirection {
      case .leftToRight: return Plane.Insets(left: safe.left, right: safe.right)
      case .rightToLeft: return Plane.Insets(left: safe.right, right: safe.left)
      }
    }
  }
}
