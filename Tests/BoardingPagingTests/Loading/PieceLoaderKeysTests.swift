import BoardingPaging
import Testing

struct PieceLoaderKeysTests {
  /// Returns a desk whose second piece is on its way.
  ///
  /// - Parameter options: How items are loaded.
  /// - Returns: The desk.
  private func desk(_ options: LoadingOptions = .standard) -> LoaderDesk {
    var desk = LoaderDesk(options)
    desk.start()
    desk.answer(.refresh, .of(0..<20, next: 1))
    desk.move(to: 19)
    return desk
  }

  @Test func `the same key twice in a row fails at once and takes nothing`() {
    var desk = desk()
    #expect(
      desk.answer(.append, .of(20..<40, next: 1)) == [
        "failed #2 append key 1, try 1: key 1 twice in a row"
      ]
    )
    #expect(desk.loader.count == 20)
    var first = LoaderDesk()
    first.start()
    let piece = LoadedPiece([1], key: 0, nextKey: 0)
    #expect(
      first.answer(.refresh, piece) == ["failed #1 refresh start, try 1: key 0 twice in a row"]
    )
  }

  @Test func `the same key in front is found as well`() {
    var desk = LoaderDesk()
    desk.start(at: 40)
    desk.answer(.refresh, .of(40..<60, previous: 1, before: 40))
    #expect(
      desk.answer(.prepend, .of(20..<40, previous: 1)) == [
        "failed #2 prepend key 1, try 1: key 1 twice in a row"
      ]
    )
  }

  @Test func `empty pieces are followed by more, but not for ever`() throws {
    var desk = desk(try LoadingOptions(emptyPieceLimit: 3))
    #expect(
      desk.answer(.append, .of(0..<0, next: 2)) == [
        "appended 0 items, 0 left out, by #2 append key 1, try 1",
        "requested #3 append key 2, try 1",
      ]
    )
    desk.answer(.append, .of(0..<0, next: 3))
    #expect(
      desk.answer(.append, .of(5..<9, next: 4)) == [
        "appended 0 items, 4 left out, by #4 append key 3, try 1",
        "failed #4 append key 3, try 1: 3 pieces in a row without a new item",
      ]
    )
    #expect(desk.move(to: 18) == [])
    #expect(desk.retry(.append) == ["requested #5 append key 4, try 1"])
    desk.answer(.append, .of(0..<0, next: 5))
    #expect(desk.loader.phase(of: .append).request?.target == .key(5))
    desk.answer(.append, .of(20..<21, next: 6))
    desk.answer(.append, .of(0..<0, next: 7))
    #expect(desk.loader.phase(of: .append).request?.target == .key(7))
  }

  @Test func `an empty first piece leads on to the next one`() {
    var desk = LoaderDesk()
    desk.start()
    #expect(
      desk.answer(.refresh, .of(0..<0, next: 1)) == [
        "replaced all by 0 items, 0 left out, by #1 refresh start, try 1", "prepend is complete",
        "requested #2 append key 1, try 1",
      ]
    )
    #expect(desk.move(to: 2) == [])
    desk.answer(.append, .of(0..<20, next: 2))
    #expect(desk.loader.currentIndex == 2)
  }

  @Test func `items that are there already are left out or reported`() throws {
    var drops = desk()
    #expect(
      drops.answer(.append, LoadedPiece([18, 19, 20, 20, 21], nextKey: 2)) == [
        "appended 2 items, 3 left out, by #2 append key 1, try 1",
        "requested #3 append key 2, try 1",
      ]
    )
    var reports = desk(try LoadingOptions(duplicates: .report))
    #expect(
      reports.answer(.append, LoadedPiece([18, 19, 20], nextKey: 2)) == [
        "failed #2 append key 1, try 1: item 18 is there already"
      ]
    )
    #expect(reports.loader.count == 20)
  }

  @Test(arguments: [-1, Int.min, Int.max, Int.max / 4 + 1])
  func `counts that cannot be are a failure`(count: Int) {
    var desk = desk()
    #expect(
      desk.answer(.append, LoadedPiece([30], itemsBefore: count)) == [
        "failed #2 append key 1, try 1: \(count) items around the piece"
      ]
    )
  }

  @Test func `an answer nobody asked for is refused`() {
    var desk = desk()
    let before = desk.loader
    let made = LoadRequest(number: 9, direction: .append, target: .key(1))
    #expect(
      desk { $0.answer(made, with: .piece(.of(20..<40)), into: &$1) } == [
        "refused: The answer is to request #9; expected one from #1 to #2."
      ]
    )
    let forged = LoadRequest(number: 2, direction: .append, target: .key(5))
    #expect(
      desk { $0.answer(forged, with: .piece(.of(20..<40)), into: &$1) } == [
        "refused: The answer to request #2 of generation 1 is stale;"
          + " expected one that is on its way in generation 1."
      ]
    )
    #expect(desk.loader == before)
  }

  @Test func `an answer is taken once`() throws {
    var desk = desk()
    let request = try #require(desk.loader.phase(of: .append).request)
    desk.answer(.append, .of(20..<40, next: 2))
    #expect(
      desk { $0.answer(request, with: .piece(.of(20..<40, next: 2)), into: &$1) } == [
        "refused: The answer to request #2 of generation 1 is stale;"
          + " expected one that is on its way in generation 1."
      ]
    )
    #expect(desk.loader.count == 40)
  }

  @Test func `options that make no sense are refused`() throws {
    #expect(throws: LoadingFault(at: .itemsPerPage, found: 0, atLeast: 1)) {
      try LoadingOptions(numberOfItemsPerPage: 0)
    }
    #expect(throws: LoadingFault(at: .itemsPerPage, found: Int.min, atLeast: 1)) {
      try LoadingOptions(numberOfItemsPerPage: .min)
    }
    #expect(throws: LoadingFault(at: .prefetchDistance, found: 0, atLeast: 1)) {
      try LoadingOptions(prefetchDistance: 0)
    }
    #expect(throws: LoadingFault(at: .maximumCount, found: 39, atLeast: 40)) {
      try LoadingOptions(maximumCount: 39)
    }
    #expect(throws: LoadingFault(at: .maximumCount, found: 1_000, atLeast: .max)) {
      try LoadingOptions(numberOfItemsPerPage: .max, maximumCount: 1_000)
    }
    #expect(throws: LoadingFault(at: .emptyPieceLimit, found: 0, atLeast: 1)) {
      try LoadingOptions(emptyPieceLimit: 0)
    }
    #expect(
      LoadingFault(at: .maximumCount, found: 39, atLeast: 40).description
        == "The maximum number of items is 39; expected at least 40."
    )
    var desk = LoaderDesk(try LoadingOptions(numberOfItemsPerPage: .max))
    desk.start()
    desk.answer(.refresh, .of(0..<3, next: 1))
    #expect(desk.loader.pendingRequests.map(\.target) == [.key(1)])
    #expect(try LoadingOptions() == .standard)
  }
}
