import BoardingPaging
import Testing

struct PieceLoaderDroppingTests {
  /// Returns a desk with four items a piece, a distance of two, eight items at most, and two pieces.
  ///
  /// - Parameter hasPlaceholders: True if known items count as places.
  /// - Returns: The desk, at the last item, whose third piece is on its way.
  /// - Throws: Never, with these options.
  private func desk(hasPlaceholders: Bool = false) throws -> LoaderDesk {
    var desk = LoaderDesk(
      try LoadingOptions(
        numberOfItemsPerPage: 4,
        maximumCount: 8,
        hasPlaceholders: hasPlaceholders
      )
    )
    desk.start()
    desk.answer(.refresh, .of(0..<4, next: 1))
    desk.move(to: 3)
    desk.answer(.append, .of(4..<8, previous: 0, next: 2))
    desk.move(to: 7)
    return desk
  }

  @Test func `whole pieces go at the far end, which can be loaded again`() throws {
    var desk = try desk()
    #expect(
      desk.answer(.append, .of(8..<12, previous: 1, next: 3)) == [
        "appended 4 items, 0 left out, by #3 append key 2, try 1", "dropped 4 items, prepend again",
        "index 7 is 3",
      ]
    )
    #expect(desk.loader.currentPage == 7)
    #expect(desk.loader.pages.pages == (4..<12).map { PageID(rawValue: $0) })
    #expect(desk.loader.phase(of: .prepend) == .idle)
    #expect(desk.move(to: 1) == ["requested #4 prepend start, try 1"])
    #expect(
      desk.answer(.prepend, .of(0..<4, next: 1)) == [
        "prepended 4 items, 0 left out, by #4 prepend start, try 1", "index 1 is 5",
        "dropped 4 items, append again", "prepend is complete",
      ]
    )
    #expect(desk.loader.count == 8)
  }

  @Test func `what is near the current item stays, and two pieces do`() throws {
    var desk = try desk()
    desk.move(to: 5)
    desk.answer(.append, .of(8..<12, previous: 1, next: 3))
    #expect(desk.loader.pages.first == 0)
    var large = LoaderDesk(try LoadingOptions(numberOfItemsPerPage: 4, maximumCount: 8))
    large.start()
    large.answer(.refresh, .of(0..<50, next: 1))
    large.move(to: 49)
    large.answer(.append, .of(50..<100, next: 2))
    #expect(large.loader.pages.pieceCount == 2)
    #expect(large.loader.count == 100)
  }

  @Test func `with placeholders a place keeps its number`() throws {
    var desk = try desk(hasPlaceholders: true)
    #expect(
      desk.answer(.append, .of(8..<12, previous: 1, next: 3)) == [
        "appended 4 items, 0 left out, by #3 append key 2, try 1", "dropped 4 items, prepend again",
      ]
    )
    #expect(desk.loader.currentIndex == 7)
    #expect(desk.loader.currentPage == 7)
    #expect(desk.loader.count == 12)
    #expect(desk.loader.page(at: 2) == nil)
  }

  @Test func `pieces behind go when those in front come, and what is on its way there too`() throws
  {
    var desk = LoaderDesk(try LoadingOptions(numberOfItemsPerPage: 4, maximumCount: 8))
    desk.start(at: 12)
    desk.answer(
      .refresh,
      LoadedPiece([12, 13, 14, 15], key: 3, previousKey: 2, nextKey: 4, itemsBefore: 12)
    )
    #expect(desk.loader.currentIndex == 0)
    desk.answer(.prepend, .of(8..<12, previous: 1, next: 3))
    desk.move(to: 6)
    desk.move(to: 1)
    #expect(desk.loader.pendingRequests.map(\.target) == [.key(4), .key(1)])
    #expect(
      desk.answer(.prepend, .of(4..<8, previous: 0, next: 2)) == [
        "prepended 4 items, 0 left out, by #4 prepend key 1, try 1", "index 1 is 5",
        "cancelled #3 append key 4, try 1", "dropped 4 items, append again",
      ]
    )
    #expect(desk.move(to: 6) == ["requested #5 append key 3, try 1"])
    #expect(desk.loader.pages.pages == (4..<12).map { PageID(rawValue: $0) })
  }

  @Test func `a list that is passed through stays small`() throws {
    var desk = LoaderDesk(try LoadingOptions(maximumCount: 60))
    desk.start()
    desk.answer(.refresh, .of(0..<20, next: 1))
    for number in 1..<200 {
      desk.move(to: desk.loader.count - 1)
      desk.answer(
        .append,
        .of(
          number * 20..<number * 20 + 20,
          previous: .init(rawValue: number - 1),
          next: .init(rawValue: number + 1)
        )
      )
      #expect(desk.loader.pages.count <= 60)
    }
    #expect(desk.loader.pages.last == 3_999)
    #expect(desk.loader.currentPage == 3_979)
  }
}
