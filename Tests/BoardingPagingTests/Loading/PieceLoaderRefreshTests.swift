import BoardingPaging
import Testing

struct PieceLoaderRefreshTests {
  /// Returns a desk with three pieces of four items, and one at item 5.
  ///
  /// - Parameter refreshing: What becomes of items while they are loaded anew.
  /// - Returns: The desk.
  /// - Throws: Never, with these options.
  private func desk(_ refreshing: LoadingOptions.Refreshing = .keepsItems) throws -> LoaderDesk {
    var desk = LoaderDesk(
      try LoadingOptions(numberOfItemsPerPage: 4, refreshing: refreshing, retry: .never)
    )
    desk.start()
    desk.answer(.refresh, .of(0..<4, next: 1))
    desk.move(to: 3)
    desk.answer(.append, .of(4..<8, previous: 0, next: 2))
    desk.move(to: 7)
    desk.answer(.append, .of(8..<12, previous: 1, next: 3))
    desk.move(to: 5)
    return desk
  }

  @Test func `a refresh loads the piece where one is, and keeps one there by identity`() throws {
    var desk = try desk()
    #expect(desk.refresh() == ["requested #4 refresh key 1, try 1"])
    #expect(desk.loader.count == 12)
    #expect(
      desk.answer(.refresh, LoadedPiece([4, 100, 5, 6], previousKey: 0, nextKey: 2)) == [
        "replaced all by 4 items, 0 left out, by #4 refresh key 1, try 1", "index 5 is 2",
        "requested #5 append key 2, try 1",
      ]
    )
    #expect(desk.loader.currentPage == 5)
  }

  @Test func `without the item one is with the nearest one, else at the same place`() throws {
    for (items, current): ([PageID], PageID) in [
      ([4, 6, 7], 6), ([1, 4], 4), ([2, 8], 8), ([90, 91, 92, 93, 94, 95, 96], 95), ([90], 90),
    ] {
      var desk = try desk()
      desk.refresh()
      desk.answer(.refresh, LoadedPiece(items))
      #expect(desk.loader.currentPage == current)
    }
  }

  @Test func `data that shrinks to nothing leaves the place 0`() throws {
    var desk = try desk()
    desk.refresh(.start)
    #expect(
      desk.answer(.refresh, LoadedPiece([])) == [
        "replaced all by 0 items, 0 left out, by #4 refresh start, try 1", "index 5 is 0",
        "append is complete", "prepend is complete",
      ]
    )
    #expect(desk.loader.currentPage == nil)
  }

  @Test func `a refresh that fails changes nothing`() throws {
    var desk = try desk()
    let pages = desk.loader.pages
    desk.refresh()
    desk.fail(.refresh)
    #expect(desk.loader.pages == pages)
    #expect(desk.loader.currentPage == 5)
  }

  @Test func `items go first where the policy says so, and the place is found again`() throws {
    var desk = try desk(.clearsFirst)
    #expect(desk.refresh() == ["cleared", "requested #4 refresh key 1, try 1"])
    #expect(desk.loader.count == 0)
    #expect(desk.fail(.refresh) == ["failed #4 refresh key 1, try 1: error 7"])
    #expect(desk.retry(.refresh) == ["requested #5 refresh key 1, try 1"])
    desk.answer(.refresh, .of(4..<8, previous: 0, next: 2))
    #expect(desk.loader.currentPage == 5)
    #expect(desk.loader.currentIndex == 1)
  }

  @Test func `a second refresh of the same kind joins the first, another one replaces it`() throws {
    var desk = try desk()
    desk.refresh()
    #expect(desk.refresh() == [])
    #expect(
      desk.refresh(.start) == [
        "cancelled #4 refresh key 1, try 1", "requested #5 refresh start, try 1",
      ]
    )
    #expect(
      desk.refresh(.everyPiece) == [
        "cancelled #5 refresh start, try 1", "requested #6 refresh start, try 1",
      ]
    )
    #expect(desk.refresh(.everyPiece) == [])
  }

  @Test func `what was on its way is stale`() throws {
    var desk = try desk()
    desk.move(to: 11)
    let request = try #require(desk.loader.phase(of: .append).request)
    #expect(
      desk.refresh() == [
        "cancelled #4 append key 3, try 1", "requested #5 refresh key 2, try 1",
      ]
    )
    #expect(
      desk { $0.answer(request, with: .piece(.of(12..<16)), into: &$1) } == [
        "refused: The answer to request #4 of generation 1 is stale;"
          + " expected one that is on its way in generation 2."
      ]
    )
    #expect(desk.loader.count == 12)
  }

  @Test func `every piece is loaded anew in order, by the keys that the new ones name`() throws {
    var desk = try desk()
    #expect(desk.refresh(.everyPiece) == ["requested #4 refresh start, try 1"])
    #expect(
      desk.answer(.refresh, LoadedPiece([0, 1, 3], nextKey: 11)) == [
        "refetched 3 items by #4 refresh start, try 1", "requested #5 refresh key 11, try 1",
      ]
    )
    #expect(desk.fail(.refresh) == ["failed #5 refresh key 11, try 1: error 7"])
    #expect(desk.loader.count == 12)
    #expect(desk.retry(.refresh) == ["requested #6 refresh key 11, try 1"])
    desk.answer(.refresh, LoadedPiece([3, 4, 5], previousKey: 10, nextKey: 12))
    #expect(
      desk.answer(.refresh, LoadedPiece([6, 8], previousKey: 11, nextKey: 13)) == [
        "replaced all by 7 items, 1 left out, by #7 refresh key 12, try 1", "index 5 is 4",
        "prepend is complete",
      ]
    )
    #expect(desk.loader.currentPage == 5)
    #expect(desk.loader.pages.pieceCount == 3)
  }

  @Test func `loading anew stops early when there is no next key`() throws {
    var desk = try desk()
    desk.refresh(.everyPiece)
    desk.answer(.refresh, .of(0..<4, next: 1))
    #expect(
      desk.answer(.refresh, .of(4..<6)) == [
        "replaced all by 6 items, 0 left out, by #5 refresh key 1, try 1", "append is complete",
        "prepend is complete",
      ]
    )
    #expect(desk.loader.currentPage == 5)
  }

  @Test func `nothing is loaded anew before the start`() {
    var desk = LoaderDesk()
    #expect(desk.refresh() == ["refused: Nothing was loaded; expected a start."])
    #expect(desk.start(at: -1) == ["refused: The index is -1; expected one from 0 to below 0."])
    #expect(desk.loader == PieceLoader())
  }

  @Test func `a start forgets everything`() throws {
    var desk = try desk()
    desk.move(to: 11)
    #expect(
      desk.start() == [
        "cancelled #4 append key 3, try 1", "cleared", "requested #5 refresh start, try 1",
      ]
    )
    #expect(desk.loader.count == 0)
    #expect(desk.loader.generation == 2)
  }

  @Test func `a retry that a refresh overtakes is given up`() throws {
    var desk = try desk()
    desk.move(to: 11)
    desk.fail(.append)
    desk.refresh()
    #expect(desk.retry(.append) == ["requested #6 append key 3, try 1"])
    #expect(
      desk.answer(.refresh, .of(8..<12, previous: 1, next: 3)) == [
        "cancelled #6 append key 3, try 1",
        "replaced all by 4 items, 0 left out, by #5 refresh key 2, try 1", "index 11 is 3",
        "requested #7 append key 3, try 1",
      ]
    )
  }
}
