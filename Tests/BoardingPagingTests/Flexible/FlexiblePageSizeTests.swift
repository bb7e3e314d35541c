import Boarding
import BoardingPaging
import Testing

struct FlexiblePageSizeTests {
  @Test func `another size counts from the next request on, and its distance at once`() throws {
    let desk = try FlexibleDesk(total: 30, numberOfItemsPerPage: 4, answersNow: false)
    desk.controller.start()
    desk.answer()
    #expect(desk.controller.count == 4)
    _ = desk.story.take()
    desk.controller.numberOfItemsPerPage = 10
    #expect(desk.controller.numberOfItemsPerPage == 10)
    #expect(desk.controller.loader.options.prefetchDistance == 5)
    #expect(desk.story.take() == ["load #2 append key 1, try 1"])
    desk.controller.numberOfItemsPerPage = 0
    #expect(desk.controller.numberOfItemsPerPage == 1)
    #expect(desk.controller.count == 4)
  }

  @Test func `a distance that was given stays, and the greatest number of items is enough`() throws
  {
    var loader = PieceLoader(
      options: try LoadingOptions(numberOfItemsPerPage: 4, prefetchDistance: 3, maximumCount: 10)
    )
    var events: [PieceLoader.Event] = []
    loader.setNumberOfItemsPerPage(20, into: &events)
    #expect(loader.options.prefetchDistance == 3)
    #expect(loader.options.maximumCount == 26)
    loader.setNumberOfItemsPerPage(.max, into: &events)
    #expect(loader.options.numberOfItemsPerPage == Int.max / 4)
    loader.setNumberOfItemsPerPage(.min, into: &events)
    #expect(loader.options.numberOfItemsPerPage == 1)
    #expect(events == [])
  }
}
