import BoardingPaging
import Testing

/// Reports about other libraries, each as a case: what they got wrong is right here.
@Suite struct PageWindowCaseTests {
  /// The pages of most cases.
  private let pages = CountedPages(3)

  /// A window on screen.
  ///
  /// - Parameter page: The page that is selected.
  /// - Returns: The window.
  private func window(at page: PageID) -> PageWindow {
    var window = PageWindow()
    var calls: [PageWindow.Call] = []
    window.viewWillAppear(animated: false, into: &calls)
    window.viewDidAppear(into: &calls)
    window.select(page, source: pages, into: &calls)
    return window
  }

  @Test func `a page selected before the first appearance is shown, as in Parchment 447`() {
    var window = PageWindow()
    var calls: [PageWindow.Call] = []
    window.select(1, source: pages, into: &calls)
    window.viewWillAppear(animated: false, into: &calls)
    window.viewDidAppear(into: &calls)
    #expect(
      calls == [
        .add(0), .add(1), .add(2),
        .layoutViews([0, 1, 2], keepContentOffset: true),
        .beginAppearance(1, appearing: true, animated: false),
        .layoutViews([0, 1, 2], keepContentOffset: false),
        .endAppearance(1),
      ]
    )
  }

  @Test func `a fast flick with a bounce appears once, as in Parchment 468`() {
    var window = window(at: 0)
    var calls: [PageWindow.Call] = []
    window.willBeginDragging()
    for progress in [0.4, 0.9, 1.1] {
      window.didScroll(progress: progress, source: pages, into: &calls)
    }
    for progress in [0.1, 0.02, 0] {
      window.didScroll(progress: progress, source: pages, into: &calls)
    }
    let appearances = calls.filter { call in
      switch call {
      case .beginAppearance, .endAppearance: true
      case .add, .remove, .reload, .layoutViews, .willScroll, .isScrolling,
        .didFinishScrolling, .scrollForward, .scrollReverse, .refused:
        false
      }
    }
    #expect(
      appearances == [
        .beginAppearance(1, appearing: true, animated: true),
        .beginAppearance(0, appearing: false, animated: true),
        .endAppearance(0), .endAppearance(1),
      ]
    )
    #expect(calls.last == .isScrolling(from: 1, to: 2, progress: 0))
  }

  @Test func `a cancelled page stays away when the pager is covered, as in Pageboy 175`() {
    var window = window(at: 1)
    var calls: [PageWindow.Call] = []
    window.didScroll(progress: 0.3, source: pages, into: &calls)
    window.didScroll(progress: 0, source: pages, into: &calls)
    window.viewWillDisappear(animated: false, into: &calls)
    window.viewDidDisappear(into: &calls)
    calls = []
    window.viewWillAppear(animated: false, into: &calls)
    window.viewDidAppear(into: &calls)
    #expect(window.selected == 1)
    #expect(
      calls == [
        .beginAppearance(1, appearing: true, animated: false),
        .layoutViews([0, 1, 2], keepContentOffset: false),
        .endAppearance(1),
      ]
    )
  }

  @Test func `a page put into an empty pager is shown, as in Pageboy 209`() throws {
    var window = PageWindow()
    var calls: [PageWindow.Call] = []
    window.orderChanged(source: try FixedPages([]), into: &calls)
    window.select(5, animated: true, source: try FixedPages([5]), into: &calls)
    #expect(calls == [.add(5), .layoutViews([5], keepContentOffset: true)])
    #expect(window.state == .single)
  }

  @Test func `a far goal is selected once, as in react-native-pager-view 445`() {
    var window = window(at: 0)
    let many = CountedPages(20)
    var calls: [PageWindow.Call] = []
    window.select(17, direction: .forward, animated: true, source: many, into: &calls)
    for progress in [0.2, 0.7, 1] {
      window.didScroll(progress: progress, source: many, into: &calls)
    }
    let ends = calls.filter { if case .didFinishScrolling = $0 { true } else { false } }
    #expect(ends == [.didFinishScrolling(from: 0, to: 17, successful: true)])
  }
}
