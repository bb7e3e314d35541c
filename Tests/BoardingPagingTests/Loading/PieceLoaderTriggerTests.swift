import BoardingPaging
import Testing

struct PieceLoaderTriggerTests {
  /// Returns a desk whose first piece is there.
  ///
  /// - Parameters:
  ///   - items: How many items the piece has.
  ///   - options: How items are loaded.
  /// - Returns: The desk, and what the piece led to.
  private func desk(items: Int, _ options: LoadingOptions = .standard) -> (LoaderDesk, [String]) {
    var desk = LoaderDesk(options)
    desk.start()
    let events = desk.answer(.refresh, .of(0..<items, next: 1))
    return (desk, events)
  }

  @Test func `more is asked for when half a page remains, the current item included`() {
    var (desk, events) = desk(items: 20)
    #expect(
      events == [
        "replaced all by 20 items, 0 left out, by #1 refresh start, try 1", "prepend is complete",
      ]
    )
    #expect(desk.move(to: 9) == [])
    #expect(desk.move(to: 10) == ["requested #2 append key 1, try 1"])
    #expect(desk.loader.currentIndex == 10)
  }

  @Test(arguments: [1, 2, 3])
  func `small pages are followed by more at their last item`(perPage: Int) throws {
    var (desk, _) = desk(items: perPage, try LoadingOptions(numberOfItemsPerPage: perPage))
    desk.move(to: perPage - 1)
    #expect(desk.loader.pendingRequests.map(\.target) == [.key(1)])
  }

  @Test func `fewer items than half a page, or a start behind it, lead to more at once`() {
    let (few, events) = desk(items: 7)
    #expect(
      events == [
        "replaced all by 7 items, 0 left out, by #1 refresh start, try 1", "prepend is complete",
        "requested #2 append key 1, try 1",
      ]
    )
    #expect(few.loader.currentIndex == 0)
    var late = LoaderDesk()
    late.start()
    #expect(late.move(to: 15) == [])
    #expect(
      late.answer(.refresh, .of(0..<20, next: 1)) == [
        "replaced all by 20 items, 0 left out, by #1 refresh start, try 1", "index 0 is 15",
        "prepend is complete", "requested #2 append key 1, try 1",
      ]
    )
  }

  @Test func `a short piece is followed by the next one without a move`() {
    var (desk, _) = desk(items: 20)
    desk.move(to: 19)
    #expect(
      desk.answer(.append, .of(20..<23, next: 2)) == [
        "appended 3 items, 0 left out, by #2 append key 1, try 1",
        "requested #3 append key 2, try 1",
      ]
    )
  }

  @Test func `a jump over the trigger counts as well`() {
    var (desk, _) = desk(items: 20)
    #expect(desk.move(to: 19) == ["requested #2 append key 1, try 1"])
  }

  @Test func `one load is on its way in a direction, further wishes join it`() {
    var (desk, _) = desk(items: 20)
    desk.move(to: 12)
    for index in [13, 14, 11, 19, 10] { #expect(desk.move(to: index) == []) }
    #expect(desk.loader.pendingRequests.count == 1)
  }

  @Test func `both ends load at the same time, the one behind first`() {
    var desk = LoaderDesk()
    desk.start(at: 45)
    #expect(
      desk.answer(.refresh, .of(40..<48, previous: 1, next: 3, before: 40)) == [
        "replaced all by 8 items, 0 left out, by #1 refresh index 45, try 1", "index 0 is 5",
        "requested #2 append key 3, try 1", "requested #3 prepend key 1, try 1",
      ]
    )
    #expect(
      desk.answer(.prepend, .of(20..<40, previous: 0)) == [
        "prepended 20 items, 0 left out, by #3 prepend key 1, try 1", "index 5 is 25",
      ]
    )
    #expect(desk.loader.currentPage == 45)
  }

  @Test func `the end is said, and nothing is asked for behind it`() {
    var (desk, _) = desk(items: 20)
    desk.move(to: 19)
    #expect(
      desk.answer(.append, .of(20..<40)) == [
        "appended 20 items, 0 left out, by #2 append key 1, try 1", "append is complete",
      ]
    )
    #expect(desk.move(to: 39) == [])
    #expect(desk.loader.phase(of: .append) == .complete)
  }

  @Test func `behind the last known item there is the next one as soon as it is loaded`() {
    var (desk, _) = desk(items: 20)
    desk.move(to: 19)
    #expect(desk.loader.pages.page(after: 19) == nil)
    desk.answer(.append, .of(20..<40, next: 2))
    #expect(desk.loader.pages.page(after: 19) == 20)
    #expect(desk.loader.index(of: 20) == 20)
  }

  @Test func `no index that is out of range is taken`() {
    var (desk, _) = desk(items: 20)
    #expect(desk.move(to: -1) == ["refused: The index is -1; expected one from 0 to below 20."])
    #expect(desk.move(to: 20) == ["refused: The index is 20; expected one from 0 to below 20."])
    #expect(
      desk.move(to: Int.max) == [
        "refused: The index is \(Int.max); expected one from 0 to below 20."
      ]
    )
    #expect(desk.loader.page(at: -1) == nil)
    #expect(desk.loader.page(at: 20) == nil)
    #expect(desk.loader.currentIndex == 0)
  }

  @Test func `a place without items is remembered and clamped`() {
    var desk = LoaderDesk()
    #expect(desk.move(to: 500) == [])
    desk.start()
    #expect(desk.move(to: 500) == [])
    desk.answer(.refresh, .of(0..<4))
    #expect(desk.loader.currentIndex == 3)
    var empty = LoaderDesk()
    empty.start()
    empty.answer(.refresh, .of(0..<0))
    #expect(empty.move(to: 0) == ["refused: The index is 0; expected one from 0 to below 0."])
  }

  @Test func `a distance without bounds loads all, one piece after the other`() throws {
    let options = try LoadingOptions(numberOfItemsPerPage: 10, prefetchDistance: Int.max)
    var (desk, _) = desk(items: 10, options)
    for number in 1...5 {
      desk.answer(.append, .of(number * 10..<number * 10 + 10, next: .init(rawValue: number + 1)))
    }
    #expect(desk.loader.count == 60)
    #expect(desk.loader.pendingRequests.map(\.target) == [.key(6)])
  }
}
