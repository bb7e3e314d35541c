import Boarding
import BoardingPaging
import Testing

struct FlexiblePagingTests {
  @Test func `tries that are due are made while time passes`() throws {
    let desk = try FlexibleDesk(total: 5)
    desk.failures = 2
    desk.controller.start()
    desk.controller.advance(by: .seconds(1))
    #expect(desk.controller.nextDeadline == Instant(nanoseconds: 3_000_000_000))
    desk.controller.advance(by: .seconds(2))
    #expect(
      desk.story.take() == [
        "load #1 refresh start, try 1",
        "load #2 refresh start, try 2",
        "load #3 refresh start, try 3",
        "page 1 shows n0",
        "page 2 shows n1",
        "page 1 appears: n0",
        "selected 0",
      ]
    )
    #expect(desk.controller.nextDeadline == nil)
  }

  @Test func `what failed for good is tried again by hand, where one is`() throws {
    let desk = try FlexibleDesk(total: 5)
    desk.controller.start()
    desk.failures = 3
    desk.controller.currentIndex = 2
    desk.controller.settle()
    _ = desk.story.take()
    desk.controller.retry(.append)
    #expect(
      desk.story.take() == [
        "load #5 append key 1, try 1",
        "page 1 shows n3",
      ]
    )
    #expect(desk.controller.currentIndex == 2)
  }

  @Test func `a refresh shows new data on the page that stays`() throws {
    let desk = try FlexibleDesk(total: 3)
    desk.controller.start()
    desk.controller.currentIndex = 1
    _ = desk.story.take()
    desk.word = "m"
    desk.controller.refresh()
    #expect(
      desk.story.take() == [
        "load #2 refresh start, try 1",
        "page 1 shows m0",
        "page 2 shows m1",
        "page 3 shows m2",
      ]
    )
    #expect((0..<3).map { desk.controller.item(at: $0)?.title } == ["m0", "m1", "m2"])
  }

  @Test func `items in front leave the shown page where it is`() throws {
    let desk = try FlexibleDesk(total: 9, answersNow: false)
    desk.controller.start(at: 4)
    desk.answer()
    #expect(
      desk.story.take() == [
        "load #1 refresh index 4, try 1",
        "page 1 shows n4",
        "page 2 shows n3",
        "page 3 shows n5",
        "page 1 appears: n4",
        "selected 1",
      ]
    )
    _ = desk.swipe(-1)
    desk.answer()
    #expect(
      desk.story.take() == [
        "page 2 appears: n3",
        "load #2 prepend key 0, try 1",
        "selected 0",
        "page 3 shows n2",
        "selected 3",
      ]
    )
    #expect(desk.controller.currentIndex == 3)
    #expect(desk.controller.pagingController.settledItem?.title == "n3")
  }

  @Test func `the menu has the items that are loaded`() throws {
    for hasMenu in [false, true] {
      let desk = try FlexibleDesk(total: 9, hasMenu: hasMenu)
      desk.controller.start()
      let seen = desk.controller.pagingController.presentation
      #expect(seen.items.map(\.item.title) == (hasMenu ? ["n0", "n1", "n2"] : []))
      #expect(seen.menuFrame.size.height == (hasMenu ? 40 : 0))
      #expect(seen.contentFrame.size.height == (hasMenu ? 528 : 568))
    }
  }

  @Test func `an answer that arrives while pages move waits for their end`() throws {
    let desk = try FlexibleDesk(total: 6, answersNow: false)
    desk.controller.start()
    desk.answer()
    desk.controller.currentIndex = 2
    _ = desk.story.take()
    _ = desk.swipe(-1, settles: false)
    desk.answer()
    #expect(desk.controller.pagingController.isInMotion)
    #expect(desk.controller.pagingController.numberOfPages == 3)
    desk.controller.settle()
    #expect(desk.controller.pagingController.numberOfPages == 6)
    #expect(desk.controller.currentIndex == 1)
  }

  @Test func `time stands still inside of a call`() throws {
    let desk = try FlexibleDesk(total: 6)
    var answers: [PagingAnswer] = []
    desk.controller.didPageSelected = { index in
      answers.append(desk.controller.advance(by: .seconds(1)))
      if index < 2 { answers.append(desk.controller.select(index: index + 1)) }
    }
    desk.controller.start()
    #expect(
      answers == [
        .refused(.timeStandsStill), .deferred, .refused(.timeStandsStill), .deferred,
        .refused(.timeStandsStill),
      ]
    )
    #expect(desk.controller.currentIndex == 2)
    desk.controller.didPageSelected = nil
  }

  @Test func `an owner that asks without an end is refused`() throws {
    let desk = try FlexibleDesk(total: 3)
    var last = PagingAnswer.applied
    desk.controller.didPageSelected = { last = desk.controller.select(index: 1 - $0) }
    #expect(desk.controller.start() == .queued)
    #expect(last == .refused(.tooManyRequests(limit: 10_000)))
    desk.controller.didPageSelected = nil
    #expect(desk.controller.select(index: 2) == .applied)
  }

  @Test func `an answer may be given inside of the request`() throws {
    let desk = try FlexibleDesk(total: 6, answersNow: false)
    desk.answersInside = true
    desk.controller.start()
    desk.controller.currentIndex = 2
    #expect(desk.controller.pagingController.numberOfPages == 6)
    #expect(desk.controller.currentIndex == 2)
  }

  @Test func `an answer that is wanted no more changes nothing`() throws {
    let desk = try FlexibleDesk(total: 6, answersNow: false)
    desk.controller.start()
    desk.answer()
    desk.controller.currentIndex = 2
    let old = try #require(desk.controller.loader.phase(of: .append).request)
    desk.controller.start()
    var lines: [String] = []
    desk.controller.onLoading = { lines.append($1.description) }
    desk.controller.answer(old, with: desk.piece(for: old))
    #expect(
      lines == [
        "refused: The answer to request #2 of generation 1 is stale;"
          + " expected one that is on its way in generation 2."
      ]
    )
    desk.answer()
    #expect((0..<4).map { desk.controller.item(at: $0)?.title } == ["n0", "n1", "n2", nil])
  }

  @Test func `pieces that are dropped far away leave the shown page where it is`() throws {
    let desk = try FlexibleDesk(total: 30, maximumCount: 9)
    desk.controller.start()
    for _ in 1...20 { _ = desk.swipe() }
    #expect(desk.controller.pagingController.settledItem?.title == "n20")
    #expect(desk.controller.item(at: desk.controller.currentIndex)?.title == "n20")
    #expect(desk.controller.count == 9)
    for _ in 1...20 { _ = desk.swipe(-1) }
    #expect(desk.controller.pagingController.settledItem?.title == "n0")
    #expect(desk.made == 3)
  }

  @Test func `a controller and its data source keep nobody alive`() throws {
    var desk: FlexibleDesk? = try FlexibleDesk(total: 9)
    desk?.controller.start()
    weak let source = desk
    weak let controller = desk?.controller
    weak let page = desk?.controller.pagingController.visiblePages.first
    #expect(page != nil)
    desk = nil
    #expect(source == nil)
    #expect(controller == nil)
    #expect(page == nil)
  }
}
