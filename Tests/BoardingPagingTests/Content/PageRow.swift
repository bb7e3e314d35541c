import Boarding
import BoardingPaging

/// A row of pages with a source, whose calls are written down.
struct PageRow {
  /// The pages.
  var pages: PagingContent
  /// What knows their order.
  var source: CountedPages
  /// What was called.
  var calls: [PageWindow.Call] = []

  /// Makes a row that shows its first page on screen.
  ///
  /// - Parameters:
  ///   - count: The number of pages.
  ///   - page: The page that is shown.
  ///   - motion: How pages move.
  ///   - axis: Which way they follow each other.
  init(
    _ count: Int,
    showing page: PageID = 0,
    motion: PagingMotion = PagingMotion(),
    axis: PagingContent.Axis = .horizontal
  ) {
    pages = PagingContent(length: 320, motion: motion)
    pages.axis = axis
    source = CountedPages(count)
    pages.select(page, animated: false, source: source, into: &calls)
    pages.container(.willAppear, source: source, into: &calls)
    pages.container(.didAppear, source: source, into: &calls)
    calls = []
  }

  /// Takes what was called since the last time.
  ///
  /// - Returns: The calls.
  mutating func takeCalls() -> [PageWindow.Call] {
    defer { calls = [] }
    return calls
  }

  /// Passes a sample on.
  ///
  /// - Parameter pan: The sample.
  /// - Returns: What became of it.
  @discardableResult
  mutating func pan(_ pan: Pan) -> PagingContent.Answer {
    pages.pan(pan, source: source, into: &calls)
  }

  /// Drags by a distance in equal steps of 16 ms, from a finger's touch.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - steps: The number of steps.
  mutating func drag(_ x: Double, steps: Int = 4) {
    pan(.began(start: nil))
    for step in 1...steps {
      wait(16)
      pan(.moved(PanSample(translation: PanVector(x: x * Double(step) / Double(steps)))))
    }
  }

  /// Lifts the finger.
  ///
  /// - Parameters:
  ///   - x: Where it is, in points to the right of where it came down.
  ///   - velocity: How fast it is, in points per second; nil for what the samples say.
  mutating func lift(_ x: Double, velocity: Double? = nil) {
    let velocity = velocity.map { PanVector(x: $0) }
    pan(.ended(PanSample(translation: PanVector(x: x), velocity: velocity)))
  }

  /// Selects a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - animated: True if the content travels.
  /// - Returns: What became of it.
  @discardableResult
  mutating func select(_ page: PageID, animated: Bool = true) -> PagingContent.Answer {
    pages.select(page, animated: animated, source: source, into: &calls)
  }

  /// Lets time pass.
  ///
  /// - Parameter milliseconds: How long.
  mutating func wait(_ milliseconds: Int64) {
    let instant = pages.now.advanced(byNanoseconds: milliseconds * 1_000_000)
    pages.advance(to: instant ?? pages.now, source: source, into: &calls)
  }
}
