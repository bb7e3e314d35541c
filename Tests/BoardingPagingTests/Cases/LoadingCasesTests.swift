import BoardingPaging
import Testing

/// Reports about loading from public trackers, as tests.
struct LoadingCasesTests {
  /// Options of ten items a piece that try once.
  ///
  /// - Returns: The options.
  /// - Throws: Never, with these options.
  private func once() throws -> LoadingOptions {
    try LoadingOptions(numberOfItemsPerPage: 10, retry: .never)
  }

  @Test func `infinite_scroll_pagination 286: no piece is asked for behind one that failed`() throws
  {
    var desk = LoaderDesk(try once())
    desk.start()
    desk.answer(.refresh, .of(0..<10, next: 2))
    desk.move(to: 9)
    desk.fail(.append)
    #expect(desk.move(to: 8) + desk.move(to: 9) == [])
    #expect(desk.retry(.append) == ["requested #3 append key 2, try 1"])
  }

  @Test func `SWR 3001: many wishes before the first piece is there are one request`() throws {
    var desk = LoaderDesk(try once())
    desk.start()
    for index in 0..<40 { #expect(desk.move(to: index) == []) }
    desk.refresh(.start)
    #expect(desk.loader.pendingRequests.map(\.number) == [1])
  }

  @Test func `ember-infinity 142: a piece of an earlier search is not taken`() throws {
    var desk = LoaderDesk(try once())
    desk.start()
    desk.answer(.refresh, .of(0..<10, next: 2))
    desk.move(to: 9)
    let old = try #require(desk.loader.phase(of: .append).request)
    desk.start()
    desk.answer(.refresh, .of(100..<110, next: 2))
    #expect(
      desk { $0.answer(old, with: .piece(.of(10..<13)), into: &$1) } == [
        "refused: The answer to request #2 of generation 1 is stale;"
          + " expected one that is on its way in generation 2."
      ]
    )
    #expect(desk.loader.count == 10)
  }

  @Test func `infinite_scroll_pagination 254: items that drifted into two pieces come once`() throws
  {
    var desk = LoaderDesk(try LoadingOptions(numberOfItemsPerPage: 5))
    desk.start()
    desk.answer(.refresh, .of(1..<6, next: 2))
    desk.move(to: 4)
    desk.answer(.append, .of(4..<9))
    #expect(desk.loader.pages.pages == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `TanStack 407: pieces are loaded anew one by one, with cursors of their own`() throws {
    var desk = LoaderDesk(try LoadingOptions(numberOfItemsPerPage: 2))
    desk.start()
    desk.answer(.refresh, LoadedPiece([1, 2], nextKey: 3))
    desk.move(to: 1)
    desk.answer(.append, LoadedPiece([3, 4], nextKey: 5))
    #expect(desk.refresh(.everyPiece) == ["requested #3 refresh start, try 1"])
    #expect(desk.loader.pendingRequests.count == 1)
    desk.answer(.refresh, LoadedPiece([1, 3], nextKey: 4))
    #expect(desk.loader.pendingRequests.map(\.target) == [.key(4)])
    desk.answer(.refresh, LoadedPiece([4, 5], nextKey: 6))
    #expect(desk.loader.pages.pages == [1, 3, 4, 5])
    #expect(desk.loader.pages.pieceCount == 2)
  }

  @Test func `TanStack 2883: of two wishes for the next piece none is lost`() throws {
    var desk = LoaderDesk(try once())
    desk.start()
    desk.answer(.refresh, .of(0..<10, next: 1))
    desk.move(to: 8)
    desk.move(to: 9)
    desk.answer(.append, .of(10..<20, next: 2))
    desk.move(to: 19)
    desk.answer(.append, .of(20..<30, next: 3))
    #expect(desk.loader.pages.pages == (0..<30).map { PageID(rawValue: $0) })
  }

  @Test func `sqkon 51: a refresh asks for the piece where one is, not for the top`() throws {
    var desk = LoaderDesk(try once())
    desk.start()
    desk.answer(.refresh, .of(0..<10, next: 1))
    desk.move(to: 9)
    desk.answer(.append, .of(10..<20, previous: 0, next: 2))
    desk.move(to: 14)
    #expect(desk.refresh() == ["requested #3 refresh key 1, try 1"])
    desk.answer(.refresh, .of(10..<20, previous: 0, next: 2))
    #expect(desk.loader.currentPage == 14)
  }

  @Test func `accompanist 808: items that change their order take the place along`() {
    var desk = LoaderDesk()
    desk.start()
    desk.answer(.refresh, LoadedPiece([1, 2, 3]))
    desk.move(to: 1)
    desk.refresh()
    desk.answer(.refresh, LoadedPiece([2, 1, 3]))
    #expect(desk.loader.currentIndex == 0)
    #expect(desk.loader.currentPage == 2)
  }

  @Test func `accompanist 783: fewer items than the place clamp it`() {
    var desk = LoaderDesk()
    desk.start()
    desk.answer(.refresh, LoadedPiece([1, 2, 3, 4]))
    desk.move(to: 3)
    desk.refresh()
    desk.answer(.refresh, LoadedPiece([7, 8]))
    #expect(desk.loader.currentIndex == 1)
  }
}
