import Boarding
import BoardingPaging

extension Domain {
  /// How the menu is laid out and moves.
  static let pageOptions: Domain = Domain(
    "Options",
    [
      .itemSize, .itemSpacing, .labelSpacing, .minimumWidth, .fill, .menuInsets, .alignment,
      .menuPosition, .menuTransition, .menuInteraction, .contentInteraction, .scrollPosition,
      .orientation, .safeAreaOption,
    ]
  )
}

extension Statement {
  /// The row of `option item-size fixed|self-sizing|fit WIDTH HEIGHT`.
  fileprivate static let itemSize: Statement = pageOption(
    "item-size",
    [.one(of: ["fixed", "self-sizing", "fit"]), .length("WIDTH"), .length("HEIGHT")],
    summary: """
      Sets how large the items are: always so wide; as wide as they were measured, and so wide \
      until then; or sharing the width of the menu, each at least so wide. fit 150 40 if it is \
      never set.
      """,
    example: "fixed 100 40",
    set: { arguments, options in
      let width = arguments.paging.numbers.first ?? 0
      let height = arguments.paging.numbers.last ?? 0
      if arguments.choice == 0 {
        options.menuItemSize = .fixed(width: width, height: height)
      } else if arguments.choice == 1 {
        options.menuItemSize = .selfSizing(estimatedWidth: width, height: height)
      } else {
        options.menuItemSize = .sizeToFit(minWidth: width, height: height)
      }
    }
  )

  /// The row of `option item-spacing POINTS`.
  fileprivate static let itemSpacing: Statement = pageOption(
    "item-spacing",
    [.points("POINTS")],
    summary: "Sets the gap between two items; below 0 they overlap.",
    example: "10",
    set: { $1.menuItemSpacing = $0.paging.numbers[0] }
  )

  /// The row of `option label-spacing POINTS`.
  fileprivate static let labelSpacing: Statement = pageOption(
    "label-spacing",
    [.length("POINTS")],
    summary: "Sets the gap between a label and each side of its item.",
    example: "20",
    set: { $1.menuItemLabelSpacing = $0.paging.numbers[0] }
  )

  /// The row of `option minimum-width POINTS`.
  fileprivate static let minimumWidth: Statement = pageOption(
    "minimum-width",
    [.length("POINTS")],
    summary: "Sets the width that no item which sizes itself falls below.",
    example: "60",
    set: { $1.menuItemMinimumWidth = $0.paging.numbers[0] }
  )

  /// The row of `option fill on|off`.
  fileprivate static let fill: Statement = pageOption(
    "fill",
    oneOf: ["off", "on"],
    summary: "Sets whether items of any size share the room that they leave.",
    set: { $1.menuItemsFill = $0 == 1 }
  )

  /// The row of `option menu-insets TOP LEFT BOTTOM RIGHT`.
  fileprivate static let menuInsets: Statement = pageOption(
    "menu-insets",
    [.points("TOP"), .points("LEFT"), .points("BOTTOM"), .points("RIGHT")],
    summary: "Sets the gaps between the items and the edges of the menu.",
    example: "0 12 0 12",
    set: { arguments, options in
      let numbers = arguments.paging.numbers
      options.menuInsets = Plane.Insets(
        top: numbers[0],
        left: numbers[1],
        bottom: numbers[2],
        right: numbers[3]
      )
    }
  )

  /// The row of `option alignment left|center|right`.
  fileprivate static let alignment: Statement = pageOption(
    "alignment",
    oneOf: ["left", "center", "right"],
    summary: "Sets where items stand that leave room in the menu.",
    set: { $1.menuHorizontalAlignment = PagingMenuHorizontalAlignment.allCases[$0] }
  )

  /// The row of `option menu-position top|bottom`.
  fileprivate static let menuPosition: Statement = pageOption(
    "menu-position",
    oneOf: ["top", "bottom"],
    summary: "Sets on which side of the pages the menu lies.",
    set: { $1.menuPosition = PagingMenuPosition.allCases[$0] }
  )

  /// The row of `option menu-transition scroll-alongside|animate-after`.
  fileprivate static let menuTransition: Statement = pageOption(
    "menu-transition",
    oneOf: ["scroll-alongside", "animate-after"],
    summary: "Sets whether the menu moves together with the pages, or after they came to rest.",
    set: { $1.menuTransition = PagingMenuTransition.allCases[$0] }
  )

  /// The row of `option menu-interaction scrolling|swipe|wheel|none`.
  fileprivate static let menuInteraction: Statement = pageOption(
    "menu-interaction",
    oneOf: ["scrolling", "swipe", "wheel", "none"],
    summary: """
      Sets how a finger moves the menu: it scrolls, goes to the next item, scrolls and selects the \
      item on which it comes to rest, or does not move it.
      """,
    set: { $1.menuInteraction = PagingMenuInteraction.allCases[$0] }
  )

  /// The row of `option content-interaction scrolling|none`.
  fileprivate static let contentInteraction: Statement = pageOption(
    "content-interaction",
    oneOf: ["scrolling", "none"],
    summary: "Sets whether a finger moves the pages.",
    set: { $1.contentInteraction = PagingContentInteraction.allCases[$0] }
  )

  /// The row of `option scroll-position left|right|center|prefer-centered`.
  fileprivate static let scrollPosition: Statement = pageOption(
    "scroll-position",
    oneOf: ["left", "right", "center", "prefer-centered"],
    summary: "Sets where in the menu the selected item comes to rest.",
    set: { $1.selectedScrollPosition = PagingSelectedScrollPosition.allCases[$0] }
  )

  /// The row of `option orientation horizontal|vertical`.
  fileprivate static let orientation: Statement = pageOption(
    "orientation",
    oneOf: ["horizontal", "vertical"],
    summary: "Sets the axis along which the pages move; the menu moves horizontally.",
    set: { $1.contentNavigationOrientation = PagingNavigationOrientation.allCases[$0] }
  )

  /// The row of `option safe-area on|off`.
  fileprivate static let safeAreaOption: Statement = pageOption(
    "safe-area",
    oneOf: ["on", "off"],
    summary: "Sets whether the items keep clear of what the edges of the screen cover.",
    set: { $1.includeSafeAreaInsets = $0 == 0 }
  )
}
