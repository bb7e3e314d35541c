import Boarding
import BoardingPaging
import Testing

/// The rules of the layout, each by a small menu, among them reports of other libraries' users.
@Suite struct MenuLayoutTests {
  /// Makes a layout 320 points wide.
  ///
  /// - Parameters:
  ///   - widths: The widths of the items.
  ///   - labels: The widths of the labels.
  ///   - view: The width of the view, in points.
  ///   - safe: The safe area.
  ///   - direction: The direction in which the items run.
  ///   - change: Changes the options.
  /// - Returns: The layout.
  /// - Throws: The fault of a value that makes no sense.
  private func layout(
    _ widths: MenuWidths,
    labels: [Double] = [],
    view: Double = 320,
    safe: Plane.Insets = .zero,
    direction: LayoutDirection = .leftToRight,
    _ change: (inout PagingOptions) -> Void = { _ in }
  ) throws -> MenuLayout {
    var options = PagingOptions()
    change(&options)
    return try MenuLayout(
      options: options,
      widths: widths,
      labelWidths: labels,
      viewport: MenuViewport(
        size: Plane.Size(width: view, height: 40),
        safeArea: safe,
        layoutDirection: direction
      )
    )
  }

  /// Where items begin and end.
  private func spans(_ layout: MenuLayout, in state: MenuLayout.State = .empty) -> [[Double]] {
    (0..<layout.count).map { index in
      let frame = layout.frame(at: index, in: state) ?? .zero
      return [frame.origin.x, frame.size.width]
    }
  }

  /// Where the indicator begins and how wide it is.
  private func bar(_ layout: MenuLayout, in state: MenuLayout.State) -> [Double] {
    let frame = layout.indicator(in: state)?.frame ?? .zero
    return [frame.origin.x, frame.size.width]
  }

  /// Parchment#258.
  @Test func `a lone item has the inset of the indicator on both sides`() throws {
    let layout = try layout(.equal(count: 1)) {
      $0.menuItemSize = .sizeToFit(minWidth: 100, height: 40)
    }
    #expect(bar(layout, in: .selected(.item(0))) == [8, 304])
  }

  /// Parchment PR#8.
  @Test func `items that fit share what the insets leave`() throws {
    let layout = try layout(.equal(count: 2)) {
      $0.menuItemSize = .sizeToFit(minWidth: 100, height: 40)
      $0.menuInsets = Plane.Insets(left: 20, right: 20)
    }
    #expect(spans(layout) == [[20, 140], [160, 140]])
    #expect(layout.contentSize(in: .empty) == Plane.Size(width: 320, height: 40))
  }

  /// Items that share nothing keep their minimum.
  @Test func `items that do not fit have their minimum`() throws {
    let layout = try layout(.equal(count: 3)) { $0.menuItemSpacing = 10 }
    #expect(spans(layout) == [[0, 150], [160, 150], [320, 150]])
    #expect(layout.contentSize(in: .empty).width == 470)
  }

  /// Parchment#512.
  @Test func `each of few items comes to rest in the middle`() throws {
    for alignment in PagingMenuHorizontalAlignment.allCases {
      let layout = try layout(.equal(count: 3)) {
        $0.menuItemSize = .fixed(width: 50, height: 40)
        $0.menuHorizontalAlignment = alignment
        $0.selectedScrollPosition = .center
      }
      let middles = (0..<3).map { index in
        let frame = layout.frame(at: index, in: .selected(.item(index))) ?? .zero
        let offset = layout.contentOffset(selecting: index) ?? .nan
        return frame.origin.x + frame.size.width / 2 - offset
      }
      #expect(middles == [160, 160, 160])
      #expect(layout.contentInsets(in: .empty) == Plane.Insets(left: 135, right: 135))
    }
  }

  /// Items in the middle and at the right.
  @Test func `aligned items lie within the content`() throws {
    func aligned(_ alignment: PagingMenuHorizontalAlignment) throws -> MenuLayout {
      try layout(.equal(count: 2)) {
        $0.menuItemSize = .fixed(width: 50, height: 40)
        $0.menuInsets = Plane.Insets(left: 10, right: 30)
        $0.menuHorizontalAlignment = alignment
      }
    }
    #expect(spans(try aligned(.left)) == [[10, 50], [60, 50]])
    #expect(try aligned(.left).contentSize(in: .empty).width == 140)
    #expect(spans(try aligned(.center)) == [[110, 50], [160, 50]])
    #expect(try aligned(.center).contentSize(in: .empty).width == 320)
    #expect(spans(try aligned(.right)) == [[190, 50], [240, 50]])
    #expect(try aligned(.right).contentSize(in: .empty).width == 320)
  }

  /// Parchment#375, #411.
  @Test func `after a change of size widths are those that are decided then`() throws {
    let narrow = try layout(.delegated(normal: [160, 160], selected: [160, 160]))
    let wide = try layout(.delegated(normal: [240, 240], selected: [240, 240]), view: 480)
    #expect(spans(narrow) == [[0, 160], [160, 160]])
    #expect(spans(wide) == [[0, 240], [240, 240]])
  }

  /// react-native-tab-view#266, #353, #366.
  @Test func `the indicator is as wide as the selected item`() throws {
    let layout = try layout(.measured([130, 60, nil])) {
      $0.menuItemSize = .selfSizing(estimatedWidth: 90, height: 40)
      $0.indicatorOptions = .visible(height: 2)
    }
    #expect(spans(layout) == [[0, 130], [130, 60], [190, 90]])
    #expect((0..<3).map { bar(layout, in: .selected(.item($0))) } == spans(layout))
  }

  /// Tabman#443.
  @Test func `from right to left the indicator is under the item at the right`() throws {
    let layout = try layout(.equal(count: 4), direction: .rightToLeft) {
      $0.menuItemSize = .fixed(width: 100, height: 40)
      $0.indicatorOptions = .visible(height: 2)
    }
    #expect(spans(layout) == [[300, 100], [200, 100], [100, 100], [0, 100]])
    #expect(bar(layout, in: .selected(.item(0))) == [300, 100])
    #expect(layout.contentOffset(selecting: 0) == 80)
  }

  /// Parchment PR#127.
  @Test func `only the safe area at the sides counts`() throws {
    let safe = Plane.Insets(top: 44, left: 10, bottom: 34, right: 30)
    let kept = try layout(.equal(count: 1), safe: safe)
    #expect(kept.frame(at: 0, in: .empty) == Plane.Rectangle(x: 10, y: 0, width: 280, height: 40))
    #expect(kept.border(in: .empty)?.frame == Plane.Rectangle(x: 18, y: 39, width: 264, height: 1))
    let free = try layout(.equal(count: 1), safe: safe) { $0.includeSafeAreaInsets = false }
    #expect(free.frame(at: 0, in: .empty) == Plane.Rectangle(x: 0, y: 0, width: 320, height: 40))
    let mirrored = try layout(.equal(count: 1), safe: safe, direction: .rightToLeft)
    #expect(spans(mirrored) == spans(kept))
  }

  /// Past an edge.
  @Test func `a lone item pulled past either end has the same ghost on each side`() throws {
    let layout = try layout(.equal(count: 1))
    func pulled(_ progress: Double) -> [Double] {
      bar(layout, in: .scrolling(current: .item(0), upcoming: nil, progress: progress))
    }
    #expect(pulled(0) == [8, 304])
    #expect(pulled(0.5) == [164, 312])
    #expect(pulled(-0.5) == [-156, 312])
  }

  /// A delegate's widths change hands.
  @Test func `the selected item gives its width to the upcoming one`() throws {
    let layout = try layout(.delegated(normal: [100, 60, 80], selected: [120, 90, 80]))
    #expect(spans(layout, in: .selected(.item(0))) == [[0, 120], [120, 60], [180, 80]])
    let state = MenuLayout.State.scrolling(current: .item(0), upcoming: .item(1), progress: 0.5)
    #expect(spans(layout, in: state) == [[0, 110], [110, 75], [185, 80]])
    #expect((0..<3).map { layout.progress(at: $0, in: state) } == [0.5, 0.5, 0])
  }

  /// Room that few items leave, for items that size themselves.
  @Test func `few items fill the menu and many scroll`() throws {
    func filled(_ widths: [Double?]) throws -> MenuLayout {
      try layout(.measured(widths)) {
        $0.menuItemSize = .selfSizing(estimatedWidth: 100, height: 40)
        $0.menuItemMinimumWidth = 80
        $0.menuItemsFill = true
        $0.menuHorizontalAlignment = .center
      }
    }
    #expect(spans(try filled([20, 200])) == [[0, 100], [100, 220]])
    #expect(spans(try filled([20, 200, nil])) == [[0, 80], [80, 200], [280, 100]])
  }

  /// The indicator follows the text.
  @Test func `the indicator can be as wide as the label`() throws {
    func labelled(_ labels: [Double]) throws -> MenuLayout {
      try layout(.equal(count: 2), labels: labels) {
        $0.menuItemSize = .fixed(width: 100, height: 40)
        $0.indicatorWidth = .label
      }
    }
    #expect(bar(try labelled([30, 50]), in: .selected(.item(1))) == [125, 50])
    #expect(bar(try labelled([]), in: .selected(.item(1))) == [120, 60])
  }

  /// Fault 14.
  @Test func `without items there are only insets`() throws {
    let layout = try layout(.equal(count: 0)) { $0.menuInsets = Plane.Insets(left: 3, right: 4) }
    #expect(layout.contentSize(in: .selected(.item(0))) == Plane.Size(width: 7, height: 40))
    #expect(layout.indicator(in: .selected(.item(0))) == nil)
    #expect(layout.frame(at: 0, in: .empty) == nil)
    #expect(layout.index(at: 3, in: .empty) == nil)
    #expect(layout.visibleItems(offset: 0, in: .empty) == [])
    #expect(layout.distance(to: 0, from: .item(0), offset: 0) == nil)
    #expect(layout.contentOffset(selecting: 0) == nil)
  }
}
