import Boarding
import BoardingPaging
import BoardingScript
import Testing

struct PagingSnapshotTests {
  /// A pager that shows a page of some.
  private func pager(
    _ page: PageID?,
    of source: FixedPages,
    _ inputs: [PagerInput] = []
  ) throws -> Pager<MenuLayout> {
    let size = Plane.Size(width: 390, height: 600)
    var pager = try Pager<MenuLayout>(options: PagingOptions(), size: size)
    var events: [PagerEvent] = []
    if let page { pager.handle(.select(page, animated: false), source: source, into: &events) }
    for input in inputs { pager.handle(input, source: source, into: &events) }
    return pager
  }

  private let source: FixedPages = FixedPages(uniquing: [30, 10, 20])

  @Test func `the selected page, its neighbours and badges are kept`() throws {
    let shown = try pager(10, of: source, [.badgeValue(20, "9+"), .badgeValue(10, "new \"")])
    let text = Snapshot(paging: PagingSnapshot(shown)).json
    #expect(
      text == #"""
        {"boardingSnapshot":1,
        "paging":{"page":10,"previous":30,"next":20,
        "badges":[
        {"page":10,"text":"new \""},
        {"page":20,"text":"9+"}]}}

        """#
    )
    let kept = try #require(try Snapshot(json: text).paging)
    var again = try pager(nil, of: source)
    var events: [PagerEvent] = []
    #expect(again.restore(kept, source: source, into: &events).isComplete)
    #expect(again.settled == 10)
    #expect(again.badgeValues == shown.badgeValues)
    #expect(PagingSnapshot(again) == kept)
    events = []
    #expect(again.restore(kept, source: source, into: &events).isComplete)
    #expect(events == [])
  }

  @Test func `what a selection does while the pages move is kept`() throws {
    for policy in PagingSelectionPolicy.allCases {
      var shown = try pager(10, of: source)
      shown.selectionPolicy = policy
      let text = Snapshot(paging: PagingSnapshot(shown)).json
      let member = policy == .atOnce ? #","selectionPolicy":"atOnce""# : ""
      #expect(
        text
          == "{\"boardingSnapshot\":1,\n\"paging\":{\"page\":10,\"previous\":30,\"next\":20\(member)}}\n"
      )
      let kept = try #require(try Snapshot(json: text).paging)
      for other in PagingSelectionPolicy.allCases {
        var again = try pager(nil, of: source)
        again.selectionPolicy = other
        var events: [PagerEvent] = []
        #expect(again.restore(kept, source: source, into: &events).isComplete)
        #expect(again.selectionPolicy == policy)
        let pages = try PagingController(pages: ["Oslo", "Bergen"].map { TitledPage($0) })
        pages.selectionPolicy = other
        let controller = try PagingController(pages: ["Oslo", "Bergen"].map { TitledPage($0) })
        controller.selectionPolicy = policy
        #expect(pages.restore(PagingSnapshot(controller)).isComplete)
        #expect(pages.selectionPolicy == policy)
      }
    }
  }

  @Test func `a finger that holds the pages counts as not decided, a movement as done`() throws {
    let drag = PagerInput.pan(.moved(PanSample(translation: PanVector(x: -300))))
    let held = try pager(10, of: source, [.pan(.began(start: nil)), drag])
    #expect(PagingSnapshot(held).page == 10)
    let moving = try pager(10, of: source, [.select(20, animated: true)])
    let snapshot = PagingSnapshot(moving)
    #expect(snapshot.page == 20)
    #expect(snapshot.previous == 10)
  }

  @Test func `on a way over several pages the neighbours are those of the goal`() throws {
    let letters: [PageID] = [10, 20, 30, 40, 50]
    let pages = FixedPages(uniquing: letters)
    var moving = try pager(10, of: pages)
    var events: [PagerEvent] = []
    moving.handle(.select(40, animated: true), source: pages, into: &events)
    let kept = PagingSnapshot(moving, source: pages)
    #expect([kept.page, kept.previous, kept.next] == [40, 30, 50])
    let controller = try PagingController(pages: "abcde".map { TitledPage(String($0)) })
    controller.select(index: 3, animated: true)
    let shown = PagingSnapshot(controller)
    #expect(controller.pager.settled != shown.page)
    controller.settle()
    #expect(PagingSnapshot(controller) == shown)
  }

  @Test func `pages that a finger lets go are kept where they come to rest`() throws {
    for x in [-300.0, -200, -20, 20, 200, 300] {
      for turn in [-300.0, 0, 300] {
        let inputs: [PagerInput] = [
          .pan(.began(start: nil)), .pan(.moved(PanSample(translation: PanVector(x: turn)))),
          .pan(.ended(PanSample(translation: PanVector(x: x)))),
        ]
        let pager = try pager(20, of: source, inputs)
        var events: [PagerEvent] = []
        var later = pager
        later.handle(
          .advance(to: Instant(nanoseconds: 60_000_000_000)),
          source: source,
          into: &events
        )
        #expect(!later.isInMotion)
        #expect(PagingSnapshot(pager).page == later.settled, "\(turn), \(x)")
      }
    }
  }

  @Test func `a page that is gone gives way to a neighbour, or to nothing`() throws {
    let kept = PagingSnapshot(try pager(10, of: source))
    let less: [PageID] = [30, 20]
    let results = try GonePolicy.allCases.map { policy in
      var again = try pager(nil, of: source)
      var events: [PagerEvent] = []
      let pages = FixedPages(uniquing: less)
      let restoration = again.restore(kept, gone: policy, source: pages, into: &events)
      #expect(restoration.dropped.map(\.description) == ["page 10: it is gone"])
      #expect(restoration.startsOver == (again.settled == nil))
      return again.settled
    }
    #expect(results == [20, 30, nil])
  }

  @Test func `a controller goes to the page of another one`() throws {
    let pages = ["Oslo", "Bergen", "Bodø"].map { TitledPage($0) }
    let first = try PagingController(pages: pages)
    first.select(index: 2)
    let kept = PagingSnapshot(first)
    let second = try PagingController(pages: ["Oslo", "Bergen", "Bodø"].map { TitledPage($0) })
    #expect(second.restore(kept).isComplete)
    #expect(second.pager.settled == first.pager.settled)
    let third = try PagingController(pages: ["Oslo", "Bergen"].map { TitledPage($0) })
    #expect(third.restore(kept).dropped.map(\.subject) == [.page])
    #expect(third.pager.settled == kept.previous)
  }

  @Test func `the example of a snapshot of pages`() throws {
    let pager = try pager(10, of: source)
    var again = try self.pager(nil, of: source)
    var events: [PagerEvent] = []
    let snapshot = PagingSnapshot(pager)
    let restoration = again.restore(snapshot, source: source, into: &events)
    #expect(restoration.isComplete)
    #expect(again.settled == 10)
  }
}

/// A page with a title.
private final class TitledPage: PagingPage {
  let title: String

  init(_ title: String) {
    self.title = title
  }
}
