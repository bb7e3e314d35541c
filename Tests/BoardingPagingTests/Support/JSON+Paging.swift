import Boarding
import BoardingPaging

extension JSON {
  /// The number, which has to be there.
  var double: Double { number ?? .nan }

  /// The rectangle of x, y, w and h.
  var rectangle: Plane.Rectangle {
    Plane.Rectangle(
      x: self["x"].double,
      y: self["y"].double,
      width: self["w"].double,
      height: self["h"].double
    )
  }

  /// The size of w and h.
  var size: Plane.Size { Plane.Size(width: self["w"].double, height: self["h"].double) }

  /// The insets of top, left, bottom and right; no insets where nothing is.
  var insets: Plane.Insets {
    guard !isNull else { return .zero }
    return Plane.Insets(
      top: self["top"].double,
      left: self["left"].double,
      bottom: self["bottom"].double,
      right: self["right"].double
    )
  }

  /// Where the selected item comes to rest, by name.
  var scrollPosition: PagingSelectedScrollPosition {
    PagingSelectedScrollPosition.allCases.first { "\($0)" == text } ?? .preferCentered
  }

  /// The options of the menu.
  var options: PagingOptions {
    var options = PagingOptions()
    options.menuItemSize = self["menuItemSize"].itemSize
    options.menuItemSpacing = self["menuItemSpacing"].double
    options.menuInsets = self["menuInsets"].insets
    let alignment = self["menuHorizontalAlignment"].text
    options.menuHorizontalAlignment =
      PagingMenuHorizontalAlignment.allCases.first { "\($0)" == alignment } ?? .left
    options.menuPosition = self["menuPosition"].text == "bottom" ? .bottom : .top
    options.selectedScrollPosition = self["selectedScrollPosition"].scrollPosition
    options.includeSafeAreaInsets = self["includeSafeAreaInsets"].isTrue
    let indicator = self["indicator"]
    options.indicatorOptions =
      indicator["kind"].text == "hidden"
      ? .hidden
      : .visible(
        height: indicator["height"].double,
        zIndex: indicator["zIndex"].integer ?? 0,
        spacing: indicator["spacing"].insets,
        insets: indicator["insets"].insets
      )
    let border = self["border"]
    options.borderOptions =
      border["kind"].text == "hidden"
      ? .hidden
      : .visible(
        height: border["height"].double,
        zIndex: border["zIndex"].integer ?? 0,
        insets: border["insets"].insets
      )
    return options
  }

  /// The size of items.
  private var itemSize: PagingMenuItemSize {
    let height = self["height"].double
    switch self["kind"].text {
    case "fixed": return .fixed(width: self["width"].double, height: height)
    case "selfSizing":
      return .selfSizing(estimatedWidth: self["estimatedWidth"].double, height: height)
    default: return .sizeToFit(minWidth: self["minWidth"].double, height: height)
    }
  }

  /// Returns what is selected.
  ///
  /// - Parameter items: The numbers of the items in the menu, in ascending order.
  /// - Returns: The same by place.
  func state(among items: [Int]) -> MenuLayout.State {
    let current = self["item"].place(among: items)
    switch self["kind"].text {
    case "selected": return .selected(current ?? .before)
    case "scrolling":
      return .scrolling(
        current: current ?? .before,
        upcoming: self["upcoming"].place(among: items),
        progress: self["progress"].double
      )
    default: return .empty
    }
  }

  /// Returns where an item stands.
  ///
  /// - Parameter items: The numbers of the items in the menu, in ascending order.
  /// - Returns: The place of the item with this number; nil for null.
  private func place(among items: [Int]) -> MenuLayout.Place? {
    guard let item = integer else { return nil }
    if let index = items.firstIndex(of: item) { return .item(index) }
    return items.first.map { item < $0 } ?? true ? .before : .after
  }

  /// Returns the widths of the items.
  ///
  /// - Parameter count: The number of items.
  /// - Returns: The widths that a row gives.
  func widths(count: Int) -> MenuWidths {
    let delegate = self["sizeDelegate"]
    if !delegate.isNull {
      return .delegated(
        normal: delegate["widths"].array.map(\.double),
        selected: delegate["selectedWidths"].array.map(\.double)
      )
    }
    if !self["measuredWidths"].isNull {
      return .measured(self["measuredWidths"].array.map(\.number))
    }
    return .equal(count: count)
  }
}
