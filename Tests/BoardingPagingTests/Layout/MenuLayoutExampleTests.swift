import Boarding
import BoardingPaging
import Testing

/// The example in the comment of the layout.
@Suite struct MenuLayoutExampleTests {
  /// The example of ``MenuLayout``.
  @Test func `the indicator is between two items`() throws {
    let layout = try MenuLayout(
      options: PagingOptions(),
      widths: .equal(count: 4),
      viewport: MenuViewport(size: Plane.Size(width: 320, height: 40))
    )
    let state = MenuLayout.State.scrolling(current: .item(0), upcoming: .item(1), progress: 0.5)
    let indicator = layout.indicator(in: state)
    #expect(indicator?.frame == Plane.Rectangle(x: 79, y: 36, width: 146, height: 4))
  }
}
