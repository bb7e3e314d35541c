import Boarding
import BoardingPaging
import Testing

/// Pages that a finger drags and time carries on.
@Suite struct PagingContentTests {
  /// The example of the type.
  @Test func `a finger drags the pages`() {
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

  /// A swipe that goes on: the calls of the whole, in order.
  @Test func `a swipe forward selects the next page`() {
    var row = PageRow(3)
    row.drag(-240, steps: 2)
    #expect(
      row.takeCalls() == [
        .isScrolling(from: 0, to: 1, progress: 0.375), .willScroll(from: 0, to: 1),
        .beginAppearance(1, appearing: true, animated: true),
        .beginAppearance(0, appearing: false, animated: true),
        .isScrolling(from: 0, to: 1, progress: 0.75),
      ]
    )
    row.lift(-240, velocity: 0)
    #expect(row.takeCalls() == [])
    #expect(row.pages.scroller.target == 320)
    row.wait(2_000)
    #expect(
      row.takeCalls() == [
        .isScrolling(from: 0, to: 1, progress: 1),
        .didFinishScrolling(from: 0, to: 1, successful: true), .add(2),
        .layoutViews([0, 1, 2], keepContentOffset: true), .endAppearance(0), .endAppearance(1),
      ]
    )
    #expect(row.pages.window.selected == 1)
    #expect(row.pages.scroller.stage == .resting(320))
  }

  /// A swipe that goes back: the page is the same, and every begin has its end.
  @Test func `a short drag goes back`() {
    var row = PageRow(3)
    row.drag(-80, steps: 1)
    row.lift(-80, velocity: 0)
    _ = row.takeCalls()
    row.wait(2_000)
    #expect(
      row.takeCalls() == [
        .isScrolling(from: 0, to: 1, progress: 0),
        .beginAppearance(0, appearing: true, animated: true),
        .beginAppearance(1, appearing: false, animated: true),
        .endAppearance(0), .endAppearance(1),
        .didFinishScrolling(from: 0, to: 1, successful: false),
      ]
    )
    #expect(row.pages.window.selected == 0)
    #expect(row.pages.scroller.stage == .resting(0))
  }

  /// A flick projects: a short way, but fast.
  @Test(arguments: [(-900.0, PageID(2)), (900, 1), (0, 1)])
  func `a flick goes where its velocity leads`(velocity: Double, selected: PageID) {
    var row = PageRow(3, showing: 1)
    row.drag(-60, steps: 1)
    row.lift(-60, velocity: velocity)
    row.wait(3_000)
    #expect(row.pages.window.selected == selected)
    #expect(row.pages.progress(at: row.pages.now) == 0)
  }

  /// Past the first page the finger stretches a rubber band, and no page is named.
  @Test func `past the first page the pages give way and come back`() throws {
    let band = try #require(RubberBand(dimension: 320))
    var row = PageRow(3)
    row.drag(100, steps: 1)
    let pulled = band.offset(ofPull: -100) / 320
    #expect(row.takeCalls() == [.isScrolling(from: 0, to: nil, progress: pulled)])
    #expect(row.pages.progress(at: row.pages.now) == pulled)
    row.lift(100, velocity: 2_000)
    row.wait(2_000)
    #expect(row.takeCalls() == [.isScrolling(from: 0, to: nil, progress: 0)])
    #expect(row.pages.window.selected == 0)
  }

  /// A page that is far takes the neighbour's place: one page of travel, one call.
  @Test func `a far page is one page of travel away`() {
    var row = PageRow(9)
    row.select(7)
    #expect(
      row.takeCalls() == [
        .remove(1), .add(7), .layoutViews([0, 7], keepContentOffset: true), .scrollForward,
        .willScroll(from: 0, to: 7), .beginAppearance(7, appearing: true, animated: true),
        .beginAppearance(0, appearing: false, animated: true),
      ]
    )
    row.wait(150)
    #expect(row.takeCalls() == [])
    #expect((row.pages.progress(at: row.pages.now) - 0.5).magnitude < 1e-9)
    row.wait(150)
    #expect(row.pages.window.pages == [6, 7, 8])
    let finished = row.calls.filter { call in
      if case .didFinishScrolling = call { true } else { false }
    }
    #expect(finished == [.didFinishScrolling(from: 0, to: 7, successful: true)])
  }

  /// A finger catches the pages where they are, and may turn back.
  @Test func `a finger catches pages in motion`() {
    var row = PageRow(3)
    row.select(1)
    row.wait(150)
    row.pan(.began(start: nil))
    #expect((row.pages.progress(at: row.pages.now) - 0.5).magnitude < 1e-9)
    row.wait(500)
    #expect((row.pages.progress(at: row.pages.now) - 0.5).magnitude < 1e-9)
    row.pan(.moved(PanSample(translation: PanVector(x: 32))))
    #expect((row.pages.progress(at: row.pages.now) - 0.4).magnitude < 1e-9)
    row.lift(32, velocity: 0)
    row.wait(2_000)
    #expect(row.pages.window.selected == 0)
    #expect(row.pages.scroller.stage == .resting(0))
  }

  /// The same finger in a mirrored row, mirrored, gives the same calls.
  @Test func `a mirrored run gives the same calls`() {
    var row = PageRow(3)
    var mirror = PageRow(3, axis: .mirrored)
    for (distance, velocity) in [(-200.0, -300.0), (-50, 100), (90, 900), (120, 0)] {
      row.drag(distance)
      row.lift(distance, velocity: velocity)
      mirror.drag(-distance)
      mirror.lift(-distance, velocity: -velocity)
      row.wait(900)
      mirror.wait(900)
    }
    #expect(row.calls == mirror.calls)
    #expect(row.pages.window == mirror.pages.window)
  }

  /// A finger that goes across is not the pages' business.
  @Test func `a finger that goes across is left alone`() {
    var row = PageRow(3)
    row.pan(.began(start: nil))
    let down = PanSample(translation: PanVector(x: -20, y: 60))
    #expect(row.pan(.moved(down)) == .absorbed)
    #expect(row.pan(.ended(PanSample(translation: PanVector(x: -300, y: 60)))) == .absorbed)
    #expect(row.takeCalls() == [])
    #expect(row.pages.isMoving == false)

    var column = PageRow(3, axis: .vertical)
    column.pan(.began(start: nil))
    column.pan(.moved(PanSample(translation: PanVector(x: -20, y: -160))))
    #expect(column.pages.progress(at: column.pages.now) == 0.5)
  }

  /// What cannot be is refused, and changes nothing.
  @Test func `what makes no sense is refused`() {
    var row = PageRow(3)
    let before = row.pages
    #expect(row.pan(.moved(PanSample(translation: .zero))) == .refused(.wrongPhase))
    #expect(row.pan(.ended(PanSample(translation: .zero))) == .refused(.wrongPhase))
    let absurd = PanSample(translation: PanVector(x: .nan))
    #expect(row.pan(.moved(absurd)) == .refused(.invalidNumber))
    #expect(row.select(7) == .refused(.unknownPage(7)))
    let past = Instant(nanoseconds: -1)
    var calls: [PageWindow.Call] = []
    #expect(row.pages.advance(to: past, source: row.source, into: &calls) == .refused(.past))
    #expect(row.pages == before)
    row.pan(.began(start: nil))
    #expect(row.pan(.began(start: nil)) == .refused(.wrongPhase))
    #expect(row.calls == [])
  }

  /// A new size shows the selected page at once, wherever the pages are.
  @Test func `a new size ends a movement at its page`() {
    var row = PageRow(3)
    row.select(1)
    row.wait(100)
    row.pages.resize(length: 480, source: row.source, into: &row.calls)
    #expect(row.pages.window.selected == 1)
    #expect(row.pages.scroller.stage == .resting(480))
    #expect(row.pages.positions(at: row.pages.now).map(\.position) == [-480, 0, 480])
    row.drag(-240, steps: 1)
    row.pages.resize(length: 0, source: row.source, into: &row.calls)
    row.pages.resize(length: 320, source: row.source, into: &row.calls)
    #expect(row.pages.window.selected == 1)
    #expect(row.pages.positions(at: row.pages.now).map(\.position) == [-320, 0, 320])
  }

  /// An advance may be cut anywhere.
  @Test func `an advance can be cut anywhere`() {
    var whole = PageRow(5, showing: 2)
    whole.drag(-120)
    whole.lift(-120, velocity: -1_500)
    for cut in stride(from: Int64(1), to: 700, by: 37) {
      var one = whole
      var other = whole
      one.wait(700)
      other.wait(cut)
      other.wait(700 - cut)
      #expect(one.calls == other.calls)
      #expect(one.pages == other.pages)
    }
  }
}
