import Boarding
import BoardingMotion
import BoardingPaging

/// Menus, and what is selected in them, at random.
struct RandomMenus {
  /// Where the numbers come from.
  private var generator: SplitMix64
  /// The number of items of the last menu.
  private(set) var count = 1
  /// The widths of the last menu.
  private(set) var widths = MenuWidths.equal(count: 1)

  /// Makes a series of menus.
  ///
  /// - Parameter seed: What the series follows from.
  init(seed: Int) {
    generator = SplitMix64(seed: UInt64(seed))
    count = Int.random(in: 1...12, using: &generator)
  }

  /// Makes a number of quarters, so that sums of some are exact.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double(Int.random(in: Int(range.lowerBound * 4)...Int(range.upperBound * 4), using: &generator))
      / 4
  }

  /// Throws a coin.
  mutating func isLucky() -> Bool { Bool.random(using: &generator) }

  /// Chooses an item.
  mutating func index() -> Int { Int.random(in: 0..<count, using: &generator) }

  /// Chooses one of several.
  mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  /// Makes options.
  mutating func options() -> PagingOptions {
    var options = PagingOptions()
    let width = number(in: 20...200)
    options.menuItemSize = choice([
      .fixed(width: width, height: 40), .selfSizing(estimatedWidth: width, height: 40),
      .sizeToFit(minWidth: width, height: 40),
    ])
    options.menuItemSpacing = choice([0, 10, -8])
    options.menuInsets = Plane.Insets(
      top: 2,
      left: number(in: 0...40),
      bottom: 3,
      right: number(in: 0...40)
    )
    options.menuHorizontalAlignment = choice(PagingMenuHorizontalAlignment.allCases)
    options.selectedScrollPosition = choice(PagingSelectedScrollPosition.allCases)
    options.includeSafeAreaInsets = isLucky()
    options.indicatorWidth = choice(PagingIndicatorWidth.allCases)
    options.menuItemsFill = isLucky()
    return options
  }

  /// Makes a view.
  mutating func viewport(direction: LayoutDirection) -> MenuViewport {
    MenuViewport(
      size: Plane.Size(width: number(in: 200...1000), height: 45),
      safeArea: Plane.Insets(left: number(in: 0...20), right: number(in: 0...20)),
      layoutDirection: direction
    )
  }

  /// Makes a menu.
  mutating func layout(direction: LayoutDirection = .leftToRight) throws -> MenuLayout {
    count = Int.random(in: 1...12, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: widths = .equal(count: count)
    case 1:
      widths = .measured((0..<count).map { _ in isLucky() ? number(in: 10...200) : nil })
    default:
      widths = .delegated(
        normal: (0..<count).map { _ in number(in: 10...200) },
        selected: (0..<count).map { _ in number(in: 10...200) }
      )
    }
    return try MenuLayout(
      options: options(),
      widths: widths,
      viewport: viewport(direction: direction)
    )
  }

  /// Chooses what is selected in the last menu.
  mutating func state() -> MenuLayout.State {
    if isLucky() { return .selected(.item(index())) }
    let (current, upcoming) = neighbours()
    return .scrolling(current: current, upcoming: upcoming, progress: number(in: 0...1))
  }

  /// Chooses an item of the last menu and what is beside it.
  mutating func neighbours() -> (MenuLayout.Place, MenuLayout.Place) {
    let current = index()
    let upcoming = current + (isLucky() ? 1 : -1)
    return (.item(current), upcoming < 0 ? .before : upcoming < count ? .item(upcoming) : .after)
  }
}
