import Boarding
import BoardingPaging
import Testing

struct FlexiblePlaceholderTests {
  @Test func `a page is shown before its item is there, and given it when it arrives`() throws {
    let desk = try StoryDesk(total: 12)
    desk.controller.start()
    desk.answer()
    #expect(desk.controller.count == 12)
    desk.controller.currentIndex = 3
    _ = desk.story.take()
    desk.controller.currentIndex = 4
    #expect(
      desk.story.take() == [
        "3 will disappear", "4 will appear", "2 removed", "1 waits for 5", "1 added",
        "3 did disappear", "4 did appear", "selected 4",
      ]
    )
    #expect(desk.shown == "?4")
    #expect(desk.controller.pagingController.settledItem?.identifier.isPlaceholder == true)
    desk.answer()
    #expect(desk.story.take() == ["4 shows p4", "1 shows p5"])
    #expect(desk.controller.currentIndex == 4)
    #expect(desk.controller.pagingController.settledItem?.identifier == 4)
  }

  @Test func `a place far away is shown at once, and the piece around it is asked for`() throws {
    let desk = try StoryDesk(total: 1_000_000)
    desk.controller.start()
    desk.answer()
    _ = desk.story.take()
    #expect(desk.controller.select(index: 500_001) == .applied)
    #expect(desk.shown == "?500001")
    #expect(desk.requests.last?.target == .index(500_001))
    _ = desk.story.take()
    desk.answer()
    #expect(desk.story.take() == ["3 shows p500001", "2 shows p500000", "4 shows p500002"])
    #expect(desk.controller.currentIndex == 500_001)
    #expect(desk.pages.count == 4)
  }

  @Test func `what arrives while pages move is shown when they rest`() throws {
    let desk = try StoryDesk(total: 12)
    desk.controller.start()
    desk.answer()
    desk.controller.currentIndex = 3
    desk.controller.select(index: 4, animated: true)
    _ = desk.story.take()
    desk.answer()
    #expect(desk.story.take() == [])
    desk.controller.settle()
    #expect(desk.shown == "p4")
    #expect(desk.controller.currentIndex == 4)
  }

  @Test func `items that are dropped leave places behind`() throws {
    let desk = try StoryDesk(total: 40, maximumCount: 8)
    desk.controller.start()
    desk.answer()
    for index in 1..<40 {
      desk.controller.currentIndex = index
      if !desk.controller.loader.pendingRequests.isEmpty { desk.answer() }
    }
    #expect(desk.controller.count == 40)
    #expect(desk.controller.loader.loadedIndices == 32..<40)
    #expect(desk.shown == "p39")
    desk.controller.currentIndex = 0
    #expect(desk.shown == "?0")
    desk.answer()
    #expect(desk.shown == "p0")
    #expect(desk.pages.count == 3)
  }

  @Test func `the menu has places too, and its items when they are there`() throws {
    let desk = try StoryDesk(total: 6, hasMenu: true)
    desk.controller.start()
    desk.answer()
    let paging = desk.controller.pagingController
    #expect(paging.loadedItems.map(\.title) == ["p0", "p1", "p2", "p3", "", ""])
    desk.controller.currentIndex = 3
    desk.answer()
    #expect(paging.loadedItems.map(\.title) == ["p0", "p1", "p2", "p3", "p4", "p5"])
  }

  @Test func `fewer items than places leave the nearest page`() throws {
    let desk = try StoryDesk(total: 12)
    desk.controller.start()
    desk.answer()
    desk.controller.currentIndex = 11
    desk.total = 3
    desk.answer()
    #expect(desk.controller.count == 3)
    #expect(desk.controller.currentIndex == 2)
    #expect(desk.shown == "p2")
  }

  @Test func `fewer places in front leave each page beside its neighbours`() throws {
    let desk = try StoryDesk(total: 25)
    desk.controller.start(at: 20)
    desk.answer()
    desk.controller.currentIndex = 19
    #expect(desk.shown == "?19")
    desk.total = 15
    _ = desk.story.take()
    desk.answer()
    #expect(desk.story.take() == ["2 waits for 14", "3 waits for 13", "selected 14"])
    #expect(desk.shown == "?14")
    #expect(desk.controller.currentIndex == 14)
    #expect(desk.controller.loader.loadedIndices == 15..<19)
    #expect(desk.controller.item(at: 15)?.title == "p20")
    desk.answer()
    #expect(desk.story.take() == ["2 shows p14", "3 shows p13"])
    #expect(desk.shown == "p14")
  }

  @Test func `an item with a number of a placeholder is left out`() throws {
    var loader = PieceLoader()
    var events: [PieceLoader.Event] = []
    loader.start(into: &events)
    let request = try #require(loader.pendingRequests.first)
    let low = PageID(rawValue: Int.min + 4)
    loader.answer(request, with: .piece(LoadedPiece([low, 1, 2])), into: &events)
    #expect(loader.pages.pages == [1, 2])
    #expect(low.isPlaceholder)
    #expect(!PageID(rawValue: -1_000_000).isPlaceholder)
  }

  @Test func `without a menu nothing is laid out in one`() throws {
    let desk = try StoryDesk(total: 1_000, hasPlaceholders: false)
    desk.controller.start()
    desk.answer()
    let paging = desk.controller.pagingController
    var events: [PagerEvent.Kind] = []
    paging.onEvent = { events.append($1.kind) }
    desk.controller.select(index: 1, animated: true)
    desk.controller.settle()
    #expect(paging.pager.menu.items == [0, 1, 2])
    #expect(paging.presentation.items.isEmpty)
    #expect(paging.presentation.indicator == nil)
    #expect(paging.presentation.menuFrame.size.height == 0)
    let ofMenu = events.filter { kind in
      switch kind {
      case .menuReloaded, .menuOffset: true
      case .page, .isScrolling, .willScroll, .didScroll, .didSelect, .scrollContent, .refused: false
      }
    }
    #expect(ofMenu.isEmpty)
    paging.onEvent = nil
  }
}
