import Boarding
import BoardingPaging
import Testing

/// What a layout refuses, and that nothing absurd stops it.
@Suite struct MenuLayoutFaultTests {
  /// Asks for a layout.
  private func fault(
    _ widths: MenuWidths,
    labels: [Double] = [],
    spacing: Double = 0,
    view: Double = 320
  ) -> PagingFault? {
    var options = PagingOptions()
    options.menuItemSize = .selfSizing(estimatedWidth: 10, height: 40)
    options.menuItemSpacing = spacing
    do {
      _ = try MenuLayout(
        options: options,
        widths: widths,
        labelWidths: labels,
        viewport: MenuViewport(size: Plane.Size(width: view, height: 40))
      )
      return nil
    } catch { return error }
  }

  /// Each kind of refusal.
  @Test func `widths that make no sense are named by their item`() {
    #expect(
      fault(.measured([1, .nan]))
        == PagingFault(at: .width, index: 1, found: "nan", expected: .length)
    )
    #expect(
      fault(.measured([1, nil, -2]))
        == PagingFault(at: .width, index: 2, found: "-2.0", expected: .length)
    )
    #expect(
      fault(.delegated(normal: [1, .infinity], selected: [1, 1]))
        == PagingFault(at: .width, index: 1, found: "inf", expected: .length)
    )
    #expect(
      fault(.delegated(normal: [1, 1], selected: [-1, 1]))
        == PagingFault(at: .selectedWidth, index: 0, found: "-1.0", expected: .length)
    )
    #expect(
      fault(.delegated(normal: [1, 1], selected: [1]))
        == PagingFault(at: .selectedWidth, found: "1 values", expected: .count(2))
    )
    #expect(
      fault(.equal(count: -1)) == PagingFault(at: .count, found: "-1", expected: .notNegative)
    )
    #expect(
      fault(.equal(count: 2), labels: [1])
        == PagingFault(at: .labelWidth, found: "1 values", expected: .count(2))
    )
    #expect(
      fault(.equal(count: 2), labels: [1, .nan])
        == PagingFault(at: .labelWidth, index: 1, found: "nan", expected: .length)
    )
    #expect(
      fault(.equal(count: 1), view: .nan)
        == PagingFault(at: .viewSize, found: "nan", expected: .length)
    )
  }

  /// Fault 9, as far as it concerns frames.
  @Test func `items that would run backwards are refused`() {
    #expect(
      fault(.equal(count: 2), spacing: -11)
        == PagingFault(at: .itemSpacing, found: "-11.0", expected: .advance)
    )
    #expect(
      fault(.measured([30, 5]), spacing: -11)
        == PagingFault(at: .width, index: 1, found: "5.0", expected: .advance)
    )
    #expect(fault(.equal(count: 2), spacing: -10) == nil)
    #expect(fault(.equal(count: 1), spacing: -11) == nil)
  }

  /// As many items as a number can count.
  @Test func `the greatest number of items costs nothing`() throws {
    let layout = try MenuLayout(
      options: PagingOptions(),
      widths: .equal(count: .max),
      viewport: MenuViewport(size: Plane.Size(width: 320, height: 40))
    )
    let state = MenuLayout.State.selected(.item(.max - 1))
    #expect(layout.index(at: 1_500_075, in: state) == 10_000)
    #expect(
      layout.visibleItems(offset: 1_500_000, in: state).map(\.index) == [10_000, 10_001, 10_002]
    )
    #expect(layout.frame(at: .max, in: state) == nil)
    #expect(layout.frame(at: .max - 1, in: state)?.size.width == 150)
    #expect(layout.contentOffset(selecting: .max - 1) != nil)
  }

  /// Progress, offsets and coordinates that are no numbers.
  @Test func `absurd questions get a sober answer`() throws {
    let layout = try MenuLayout(
      options: PagingOptions(),
      widths: .delegated(normal: [10, 20], selected: [30, 40]),
      viewport: MenuViewport(size: Plane.Size(width: 320, height: 40))
    )
    let rest = MenuLayout.State.scrolling(current: .item(0), upcoming: .item(1), progress: 0)
    for progress in [Double.nan, .infinity, -.infinity] {
      let state = MenuLayout.State.scrolling(
        current: .item(0),
        upcoming: .item(1),
        progress: progress
      )
      #expect(layout.indicator(in: state) == layout.indicator(in: rest))
      #expect(layout.frame(at: 1, in: state) == layout.frame(at: 1, in: rest))
    }
    let far = MenuLayout.State.scrolling(current: .item(0), upcoming: .item(1), progress: 1e300)
    #expect(layout.frame(at: 0, in: far)?.size.width == 0)
    #expect(layout.contentSize(in: far).width.isFinite)
    #expect(layout.index(at: .nan, in: rest) == nil)
    #expect(layout.visibleItems(offset: .nan, in: rest) == [])
    #expect(layout.distance(to: 1, from: .item(0), offset: .infinity) == nil)
    #expect(layout.indicator(in: .selected(.item(-5))) == layout.indicator(in: .selected(.before)))
    #expect(layout.indicator(in: .selected(.item(.max))) == layout.indicator(in: .selected(.after)))
  }
}
