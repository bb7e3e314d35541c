import BoardingPaging
import Testing

struct PieceLoaderPlaceholdersTests {
  /// Returns a desk with the first ten of a thousand items.
  ///
  /// - Returns: The desk.
  /// - Throws: Never, with these options.
  private func desk() throws -> LoaderDesk {
    var desk = LoaderDesk(
      try LoadingOptions(numberOfItemsPerPage: 10, hasPlaceholders: true, retry: .never)
    )
    desk.start()
    desk.answer(.refresh, .of(0..<10, next: 1, before: 0, after: 990))
    return desk
  }

  @Test func `known items count as places`() throws {
    var desk = try desk()
    #expect(desk.loader.count == 1_000)
    #expect(desk.loader.loadedIndices == 0..<10)
    #expect(desk.loader.page(at: 10) == nil)
    desk.move(to: 9)
    desk.answer(.append, .of(10..<20, next: 2))
    #expect(desk.loader.count == 1_000)
    #expect(desk.loader.page(at: 10) == 10)
  }

  @Test func `without the option they do not`() {
    var desk = LoaderDesk()
    desk.start()
    desk.answer(.refresh, .of(0..<10, next: 1, before: 0, after: 990))
    #expect(desk.loader.count == 10)
  }

  @Test func `a place just behind leads to the next piece, a far one to its own`() throws {
    var desk = try desk()
    #expect(desk.move(to: 19) == ["requested #2 append key 1, try 1"])
    #expect(
      desk.move(to: 505) == [
        "cancelled #2 append key 1, try 1", "requested #3 refresh index 505, try 1",
      ]
    )
    #expect(desk.loader.currentIndex == 505)
    let piece = LoadedPiece(
      (500..<510).map { PageID(rawValue: $0) },
      key: 50,
      previousKey: 49,
      nextKey: 51,
      itemsBefore: 500,
      itemsAfter: 490
    )
    #expect(
      desk.answer(.refresh, piece) == [
        "replaced all by 10 items, 0 left out, by #3 refresh index 505, try 1",
        "requested #4 append key 51, try 1",
      ]
    )
    #expect(desk.loader.currentPage == 505)
    desk.move(to: 500)
    desk.answer(.prepend, .of(490..<500, previous: 48))
    #expect(desk.loader.currentPage == 500)
    #expect(desk.loader.currentIndex == 500)
    #expect(desk.loader.itemsBefore == 490)
  }

  @Test func `the way back gives a jump up, the next far place replaces it`() throws {
    var desk = try desk()
    desk.move(to: 505)
    #expect(desk.move(to: 505) == [])
    #expect(
      desk.move(to: 705) == [
        "cancelled #2 refresh index 505, try 1", "requested #3 refresh index 705, try 1",
      ]
    )
    #expect(desk.move(to: 3) == ["cancelled #3 refresh index 705, try 1"])
    #expect(desk.loader.phase(of: .refresh) == .idle)
    #expect(desk.move(to: 8) == ["requested #4 append key 1, try 1"])
  }

  @Test func `a jump that fails waits for a retry, which goes where one is then`() throws {
    var desk = try desk()
    desk.move(to: 505)
    desk.fail(.refresh)
    #expect(desk.move(to: 705) == [])
    #expect(desk.retry(.refresh) == ["requested #3 refresh index 705, try 1"])
    desk.fail(.refresh)
    desk.move(to: 2)
    #expect(desk.retry(.refresh) == ["requested #4 refresh start, try 1"])
  }

  @Test func `a place that is gone when its piece comes is clamped`() throws {
    var desk = try desk()
    desk.move(to: 999)
    desk.answer(.refresh, .of(490..<500, previous: 48, before: 490, after: 0))
    #expect(desk.loader.currentIndex == 499)
    #expect(desk.loader.count == 500)
  }

  @Test func `a total that shrinks takes the place along`() throws {
    var desk = try desk()
    desk.move(to: 19)
    #expect(
      desk.answer(.append, .of(10..<14, after: 0)) == [
        "appended 4 items, 0 left out, by #2 append key 1, try 1", "index 19 is 13",
        "append is complete",
      ]
    )
  }

  @Test func `an end without a key is left by a jump`() throws {
    var desk = LoaderDesk(try LoadingOptions(numberOfItemsPerPage: 10, hasPlaceholders: true))
    desk.start(at: 50)
    desk.answer(.refresh, .of(50..<60, before: 50, after: 40))
    #expect(desk.loader.currentIndex == 50)
    #expect(desk.move(to: 49) == ["requested #2 refresh index 49, try 1"])
    desk.answer(.refresh, .of(40..<50, before: 40, after: 50))
    #expect(desk.loader.currentPage == 49)
  }

  @Test func `a refresh of a place that is not loaded asks for the place`() throws {
    var desk = try desk()
    desk.move(to: 12)
    #expect(
      desk.refresh() == [
        "cancelled #2 append key 1, try 1", "requested #3 refresh index 12, try 1",
      ]
    )
  }
}
