import Boarding
import BoardingPaging
import Testing

/// The examples of the values that fingers move.
@Suite struct PagerExampleTests {
  @Test func `a finger drags pages without a menu`() {
    var pages = PagingContent(length: 320)
    var calls: [PageWindow.Call] = []
    pages.select(0, animated: false, source: CountedPages(3), into: &calls)
    pages.pan(.began(start: nil), source: CountedPages(3), into: &calls)
    pages.pan(
      .moved(PanSample(translation: PanVector(x: -200))),
      source: CountedPages(3),
      into: &calls
    )
    #expect(pages.progress(at: pages.now) == 0.625)
  }

  @Test func `a router gives the finger to the innermost`() throws {
    let inner = try PagingController(pages: [NewsPage("a"), NewsPage("b")])
    let outer = try PagingController(pages: [NewsPage("c"), NewsPage("d")])
    let router = PanRouter([inner, outer])
    router.pan(.began(start: nil))
    router.pan(.moved(PanSample(translation: PanVector(x: -40))))
    #expect(router.current === inner)
    #expect(inner.isInMotion)
    #expect(!outer.isInMotion)
  }
}
