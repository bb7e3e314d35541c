import Boarding
import BoardingPaging
import Testing

/// A layout of one's own.
@Suite struct MenuGeometryTests {
  /// The usual layout, with items that are moved down.
  private struct LowLayout: MenuGeometry {
    /// The usual layout.
    let usual: MenuLayout
    var count: Int { usual.count }
    var viewport: MenuViewport { usual.viewport }
    var options: PagingOptions { usual.options }

    init(
      options: PagingOptions,
      widths: MenuWidths,
      labelWidths: [Double],
      viewport: MenuViewport
    ) throws(PagingFault) {
      usual = try MenuLayout(
        options: options,
        widths: widths,
        labelWidths: labelWidths,
        viewport: viewport
      )
    }

    func frame(at index: Int, in state: MenuLayout.State) -> Plane.Rectangle? {
      var frame = usual.frame(at: index, in: state)
      frame?.origin.y += 5
      return frame
    }

    func contentSize(in state: MenuLayout.State) -> Plane.Size { usual.contentSize(in: state) }
    func contentInsets(in state: MenuLayout.State) -> Plane.Insets {
      usual.contentInsets(in: state)
    }
    func progress(at index: Int, in state: MenuLayout.State) -> Double {
      usual.progress(at: index, in: state)
    }
    func index(at x: Double, in state: MenuLayout.State) -> Int? { usual.index(at: x, in: state) }
    func indices(in stretch: ClosedRange<Double>, in state: MenuLayout.State) -> Range<Int> {
      usual.indices(in: stretch, in: state)
    }
    func indicator(in state: MenuLayout.State) -> MenuLayout.Decoration? {
      usual.indicator(in: state)
    }
    func border(in state: MenuLayout.State) -> MenuLayout.Decoration? { usual.border(in: state) }
    func distance(
      to target: Int,
      from current: MenuLayout.Place,
      offset: Double,
      hasItemsBefore: Bool,
      hasItemsAfter: Bool
    ) -> Double? {
      usual.distance(
        to: target,
        from: current,
        offset: offset,
        hasItemsBefore: hasItemsBefore,
        hasItemsAfter: hasItemsAfter
      )
    }
    func contentOffset(selecting index: Int) -> Double? { usual.contentOffset(selecting: index) }
  }

  /// What is visible is asked of the layout that was put in.
  @Test func `a layout can be replaced`() throws {
    let layout = try LowLayout(
      options: PagingOptions(),
      widths: .equal(count: 100),
      labelWidths: [],
      viewport: MenuViewport(size: Plane.Size(width: 200, height: 40))
    )
    #expect(
      layout.visibleItems(offset: 290, in: .selected(.item(2))) == [
        MenuLayout.Item(
          index: 1,
          frame: Plane.Rectangle(x: 150, y: 5, width: 150, height: 40),
          progress: 0
        ),
        MenuLayout.Item(
          index: 2,
          frame: Plane.Rectangle(x: 300, y: 5, width: 150, height: 40),
          progress: 1
        ),
        MenuLayout.Item(
          index: 3,
          frame: Plane.Rectangle(x: 450, y: 5, width: 150, height: 40),
          progress: 0
        ),
      ]
    )
    #expect(layout.visibleItems(offset: .nan, in: .empty) == [])
  }
}
