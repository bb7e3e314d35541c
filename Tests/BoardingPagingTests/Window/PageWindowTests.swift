import BoardingPaging
import Testing

/// The window of pages where it does more, or does it otherwise, than the reference.
@Suite struct PageWindowTests {
  /// A window on screen.
  ///
  /// - Parameters:
  ///   - page: The page that is selected.
  ///   - count: The number of pages.
  ///   - loading: Which pages are there beside the selected one.
  /// - Returns: The window.
  private func window(
    at page: PageID,
    of count: Int = 9,
    loading: PageLoading = PageLoading()
  ) -> PageWindow {
    var window = PageWindow(loading: loading)
    var calls: [PageWindow.Call] = []
    window.viewWillAppear(animated: false, into: &calls)
    window.viewDidAppear(into: &calls)
    window.select(page, source: CountedPages(count), into: &calls)
    return window
  }

  @Test func `a far jump is one page of travel and one event`() {
    var window = window(at: 1)
    var calls: [PageWindow.Call] = []
    window.select(7, direction: .forward, animated: true, source: CountedPages(9), into: &calls)
    #expect(
      calls == [
        .remove(2), .add(7), .layoutViews([0, 1, 7], keepContentOffset: true), .scrollForward,
      ]
    )
    calls = []
    window.didScroll(progress: 0.5, source: CountedPages(9), into: &calls)
    window.didScroll(progress: 1, source: CountedPages(9), into: &calls)
    #expect(
      calls == [
        .isScrolling(from: 1, to: 7, progress: 0.5),
        .willScroll(from: 1, to: 7),
        .beginAppearance(7, appearing: true, animated: true),
        .beginAppearance(1, appearing: false, animated: true),
        .isScrolling(from: 1, to: 7, progress: 1),
        .didFinishScrolling(from: 1, to: 7, successful: true),
        .remove(0), .add(8), .remove(1), .add(6),
        .layoutViews([6, 7, 8], keepContentOffset: true),
        .endAppearance(1), .endAppearance(7),
      ]
    )
  }

  @Test func `a page on the other side changes its place instead of standing twice`() {
    var window = window(at: 1)
    var calls: [PageWindow.Call] = []
    window.select(0, direction: .forward, animated: true, source: CountedPages(9), into: &calls)
    #expect(
      calls == [.remove(2), .layoutViews([1, 0], keepContentOffset: true), .scrollForward]
    )
    calls = []
    window.didScroll(progress: 0.5, source: CountedPages(9), into: &calls)
    window.didScroll(progress: 0, source: CountedPages(9), into: &calls)
    #expect(window.pages == [0, 1, 2])
  }

  @Test func `a new selection in the middle of a movement ends it first`() {
    var window = window(at: 1)
    var calls: [PageWindow.Call] = []
    window.didScroll(progress: 0.5, source: CountedPages(9), into: &calls)
    calls = []
    window.select(5, source: CountedPages(9), into: &calls)
    #expect(
      calls == [
        .didFinishScrolling(from: 1, to: 2, successful: false),
        .beginAppearance(2, appearing: false, animated: false),
        .beginAppearance(5, appearing: true, animated: false),
        .remove(0), .remove(1), .remove(2), .add(4), .add(5), .add(6),
        .layoutViews([4, 5, 6], keepContentOffset: true),
        .endAppearance(1), .endAppearance(5), .endAppearance(2),
      ]
    )
  }

  @Test func `a container that goes in the middle of a movement takes both pages along`() {
    var window = window(at: 1)
    var calls: [PageWindow.Call] = []
    window.didScroll(progress: 0.5, source: CountedPages(9), into: &calls)
    calls = []
    window.viewWillDisappear(animated: true, into: &calls)
    window.viewDidDisappear(into: &calls)
    window.didScroll(progress: 1, source: CountedPages(9), into: &calls)
    window.viewWillAppear(animated: false, into: &calls)
    window.viewDidAppear(into: &calls)
    #expect(
      calls == [
        .beginAppearance(2, appearing: false, animated: true),
        .endAppearance(1), .endAppearance(2),
        .isScrolling(from: 1, to: 2, progress: 1),
        .didFinishScrolling(from: 1, to: 2, successful: true),
        .remove(0), .add(3), .layoutViews([1, 2, 3], keepContentOffset: true),
        .beginAppearance(2, appearing: true, animated: false),
        .layoutViews([1, 2, 3], keepContentOffset: false),
        .endAppearance(2),
      ]
    )
  }

  @Test func `neighbours that are not preloaded come when the content moves`() {
    var window = window(at: 1, loading: PageLoading(preloadsNeighbours: false))
    #expect(window.pages == [1])
    var calls: [PageWindow.Call] = []
    window.didScroll(progress: 0.1, source: CountedPages(9), into: &calls)
    #expect(window.pages == [1, 2])
    window.didScroll(progress: 0, source: CountedPages(9), into: &calls)
    #expect(window.pages == [1])
    window.selectNext(animated: true, source: CountedPages(9), into: &calls)
    window.didScroll(progress: 1, source: CountedPages(9), into: &calls)
    #expect(window.pages == [2])
  }

  @Test func `visited pages stay added until there are too many`() {
    var window = window(at: 0, loading: PageLoading(keptPages: 1))
    var calls: [PageWindow.Call] = []
    window.select(4, source: CountedPages(9), into: &calls)
    #expect(window.keptPages == [0])
    calls = []
    window.select(8, source: CountedPages(9), into: &calls)
    #expect(window.keptPages == [4])
    #expect(
      calls == [
        .beginAppearance(4, appearing: false, animated: false),
        .beginAppearance(8, appearing: true, animated: false),
        .remove(3), .remove(5), .add(7), .add(8), .remove(0),
        .layoutViews([7, 8], keepContentOffset: true),
        .endAppearance(4), .endAppearance(8),
      ]
    )
    calls = []
    window.select(4, source: CountedPages(9), into: &calls)
    #expect(window.keptPages == [8])
    #expect(
      calls == [
        .beginAppearance(8, appearing: false, animated: false),
        .beginAppearance(4, appearing: true, animated: false),
        .remove(7), .add(3), .add(5),
        .layoutViews([3, 4, 5], keepContentOffset: true),
        .endAppearance(8), .endAppearance(4),
      ]
    )
  }

  @Test func `pages that are inserted and deleted change only the neighbours`() throws {
    var window = window(at: 1, of: 3)
    var calls: [PageWindow.Call] = []
    window.orderChanged(source: try FixedPages([0, 1, 9, 2]), into: &calls)
    #expect(
      calls == [.remove(2), .add(9), .layoutViews([0, 1, 9], keepContentOffset: true)]
    )
    calls = []
    window.delete(1, source: try FixedPages([0, 9, 2]), into: &calls)
    #expect(
      calls == [
        .beginAppearance(1, appearing: false, animated: false),
        .beginAppearance(9, appearing: true, animated: false),
        .remove(1), .add(2),
        .layoutViews([0, 9, 2], keepContentOffset: true),
        .endAppearance(1), .endAppearance(9),
      ]
    )
    calls = []
    window.update(9, into: &calls)
    window.update(5, into: &calls)
    #expect(calls == [.reload(9), .refused(.pageIsNotHere(5))])
  }

  @Test func `two pages in a ring stand side by side, the other one ahead`() {
    var window = PageWindow()
    var calls: [PageWindow.Call] = []
    window.select(0, source: StrangeSource.pair, into: &calls)
    #expect(window.pages == [0, 1])
    window.didScroll(progress: 1, source: StrangeSource.pair, into: &calls)
    #expect(window.pages == [1, 0])
    #expect(window.selected == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a progress that is no number is refused`(progress: Double) {
    var window = window(at: 1)
    let old = window
    var calls: [PageWindow.Call] = []
    window.didScroll(progress: progress, source: CountedPages(9), into: &calls)
    #expect(window == old)
    #expect(calls == [.refused(.progressIsNotFinite)])
  }

  @Test func `refusals read as sentences`() {
    let refusals: [PageWindow.Refusal] = [.progressIsNotFinite, .pageIsNotHere(4)]
    #expect(
      refusals.map(\.description) == [
        "The progress is not a finite number.", "Page 4 is not in the window.",
      ]
    )
  }

  @Test func `the target is the page to which the content moves`() {
    var window = window(at: 1)
    #expect(window.target == 1)
    var calls: [PageWindow.Call] = []
    window.didScroll(progress: -0.2, source: CountedPages(9), into: &calls)
    #expect(window.target == 0)
    #expect(window.selected == 1)
  }
}
