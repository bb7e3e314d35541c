import Boarding
import BoardingPaging

/// The fixed ruler on which the reference measured some rows: every item is as wide as the options
/// say, the view begins at 0 wherever it was scrolled, all items count as visible.
struct RulerLayout: MenuGeometry {
  let options: PagingOptions
  let viewport: MenuViewport
  let count: Int

  init(
    options: PagingOptions,
    widths: MenuWidths,
    labelWidths: [Double],
    viewport: MenuViewport
  ) throws(PagingFault) {
    self.options = options
    self.viewport = viewport
    count = widths.count
  }

  /// The width of an item, in points.
  private var width: Double { options.estimatedItemWidth }

  func contentSize(in state: MenuLayout.State) -> Plane.Size {
    Plane.Size(width: Double(count) * width, height: viewport.size.height)
  }

  func contentInsets(in state: MenuLayout.State) -> Plane.Insets { .zero }

  func frame(at index: Int, in state: MenuLayout.State) -> Plane.Rectangle? {
    guard index >= 0, index < count else { return nil }
    return Plane.Rectangle(x: Double(index) * width, y: 0, width: width, height: width)
  }

  func progress(at index: Int, in state: MenuLayout.State) -> Double { 0 }

  func index(at x: Double, in state: MenuLayout.State) -> Int? { nil }

  func indices(in stretch: ClosedRange<Double>, in state: MenuLayout.State) -> Range<Int> {
    0..<count
  }

  func indicator(in state: MenuLayout.State) -> MenuLayout.Decoration? { nil }

  func border(in state: MenuLayout.State) -> MenuLayout.Decoration? { nil }

  func distance(
    to target: Int,
    from current: MenuLayout.Place,
    offset: Double,
    hasItemsBefore: Bool,
    hasItemsAfter: Bool
  ) -> Double? {
    let question = MenuDistance(
      position: options.selectedScrollPosition,
      offset: offset,
      viewWidth: viewport.size.width,
      contentWidth: Double(count) * width,
      hasItemsBefore: hasItemsBefore,
      hasItemsAfter: hasItemsAfter
    )
    let span = MenuDistance.Span(start: Double(target) * width, width: width)
    return question.distance(to: span, from: nil, isForward: true)
  }

  func contentOffset(selecting index: Int) -> Double? { Double(index) * width }
}
