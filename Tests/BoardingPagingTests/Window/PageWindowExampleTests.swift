import BoardingPaging
import Testing

@Suite struct PageWindowExampleTests {
  @Test func `a swipe selects the next page`() {
    var window = PageWindow()
    var calls: [PageWindow.Call] = []
    window.select(1, source: CountedPages(3), into: &calls)
    window.didScroll(progress: 1, source: CountedPages(3), into: &calls)

    #expect(window.selected == 2)
    #expect(window.state == .last)
    #expect(
      calls == [
        .add(0), .add(1), .add(2),
        .layoutViews([0, 1, 2], keepContentOffset: true),
        .isScrolling(from: 1, to: 2, progress: 1),
        .willScroll(from: 1, to: 2),
        .didFinishScrolling(from: 1, to: 2, successful: true),
        .remove(0),
        .layoutViews([1, 2], keepContentOffset: true),
      ]
    )
  }
}
