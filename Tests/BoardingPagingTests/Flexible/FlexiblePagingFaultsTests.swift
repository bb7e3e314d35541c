import Boarding
import BoardingPaging
import Testing

/// The faults of FlexiblePageViewController that concern its pages, and what happens here instead.
struct FlexiblePagingFaultsTests {
  @Test func `1: what arrives after the last page is its neighbour`() throws {
    let desk = try FlexibleDesk(total: 6, answersNow: false)
    desk.controller.start()
    desk.answer()
    desk.controller.currentIndex = 2
    _ = desk.story.take()
    desk.answer()
    #expect(desk.story.take() == ["page 1 shows n3"])
    _ = desk.swipe()
    #expect(
      desk.story.take() == [
        "page 2 shows n4",
        "page 1 appears: n3",
        "selected 3",
      ]
    )
    #expect(desk.controller.currentIndex == 3)
  }

  @Test func `2: a page that is used again shows the item of its new place`() throws {
    let desk = try FlexibleDesk(total: 9)
    desk.controller.start()
    for _ in 1...4 { _ = desk.swipe() }
    #expect(
      desk.story.take() == [
        "load #1 refresh start, try 1",
        "page 1 shows n0",
        "page 2 shows n1",
        "page 1 appears: n0",
        "selected 0",
        "page 3 shows n2",
        "page 2 appears: n1",
        "selected 1",
        "page 3 appears: n2",
        "load #2 append key 1, try 1",
        "selected 2",
        "page 1 shows n3",
        "page 2 shows n4",
        "page 1 appears: n3",
        "selected 3",
        "page 3 shows n5",
        "page 2 appears: n4",
        "selected 4",
      ]
    )
    for _ in 1...2 { _ = desk.swipe(-1) }
    #expect(
      desk.story.take() == [
        "page 3 shows n2",
        "page 1 appears: n3",
        "selected 3",
        "page 2 shows n1",
        "page 3 appears: n2",
        "selected 2",
      ]
    )
  }

  @Test func `3: no index below 0 or behind the last one is asked for`() throws {
    let desk = try FlexibleDesk(total: 2)
    desk.controller.start()
    _ = desk.story.take()
    _ = desk.swipe(-1)
    desk.controller.currentIndex = 1
    _ = desk.swipe()
    #expect(
      desk.story.take() == [
        "page 2 appears: n1",
        "selected 1",
      ]
    )
    #expect(desk.controller.select(index: -1) == .refused(.indexIsOutOfRange(-1, count: 2)))
    #expect(desk.controller.select(index: 2) == .refused(.indexIsOutOfRange(2, count: 2)))
    #expect(desk.controller.item(at: -1) == nil)
    #expect(desk.controller.item(at: 2) == nil)
  }

  @Test func `4: setting the index moves`() throws {
    let desk = try FlexibleDesk(total: 9)
    desk.controller.start()
    _ = desk.story.take()
    desk.controller.currentIndex = 2
    #expect(
      desk.story.take() == [
        "page 3 shows n2",
        "page 3 appears: n2",
        "load #2 append key 1, try 1",
        "selected 2",
        "page 1 shows n3",
      ]
    )
    #expect(desk.controller.pagingController.settledItem?.title == "n2")
  }

  @Test func `5: a second swipe before the first has ended goes on`() throws {
    let desk = try FlexibleDesk(total: 9)
    desk.controller.start()
    _ = desk.swipe(settles: false)
    desk.controller.advance(by: .milliseconds(30))
    _ = desk.swipe()
    #expect(desk.controller.currentIndex == 2)
    #expect(
      desk.story.take().filter { $0.hasPrefix("selected") } == [
        "selected 0", "selected 1", "selected 2",
      ]
    )
  }

  @Test func `6: fewer items than the index leave the nearest page`() throws {
    let desk = try FlexibleDesk(total: 9)
    desk.controller.start()
    for _ in 1...2 { _ = desk.swipe() }
    _ = desk.story.take()
    desk.total = 2
    desk.controller.refresh(.start)
    #expect(
      desk.story.take() == [
        "load #3 refresh start, try 1",
        "page 2 shows n1",
        "page 1 shows n0",
        "page 2 appears: n1",
        "selected 1",
      ]
    )
    #expect(desk.controller.currentIndex == 1)
    #expect(desk.controller.count == 2)
  }
}
