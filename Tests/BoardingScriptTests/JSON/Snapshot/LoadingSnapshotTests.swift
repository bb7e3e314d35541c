import Boarding
import BoardingPaging
import BoardingScript
import Testing

struct LoadingSnapshotTests {
  /// A loader that has two pieces, and a request on its way in front.
  private var loader: PieceLoader {
    get throws {
      let options = try LoadingOptions(numberOfItemsPerPage: 3, hasPlaceholders: true)
      var loader = PieceLoader(options: options)
      var events: [PieceLoader.Event] = []
      loader.start(at: 4, into: &events)
      let first = LoadedPiece([30, 10, 20], key: 1, previousKey: 0, nextKey: 2, itemsBefore: 3)
      loader.answer(loader.pendingRequests[0], with: .piece(first), into: &events)
      loader.move(to: 5, into: &events)
      let second = LoadedPiece([40, 50], itemsAfter: 0)
      if let request = loader.phase(of: .append).request {
        loader.answer(request, with: .piece(second), into: &events)
      }
      loader.move(to: 3, into: &events)
      return loader
    }
  }

  @Test func `items, keys and where one is are kept, and what is on its way is not`() throws {
    let loader = try loader
    let text = Snapshot(loading: LoadingSnapshot(loader)).json
    let kept = try #require(try Snapshot(json: text).loading)
    let again = PieceLoader(restoring: kept, options: loader.options)
    #expect(again == loader.resting)
    #expect(again.pendingRequests == [])
    #expect(again.currentPage == loader.currentPage)
    #expect(Snapshot(loading: LoadingSnapshot(again)).json == text)
    #expect(kept.items == [30, 10, 20, 40, 50])
    #expect(kept.currentIndex == loader.currentIndex)
  }

  @Test func `without placeholders one stays at the same item`() throws {
    let loader = try loader
    let again = PieceLoader(restoring: LoadingSnapshot(loader), options: .standard)
    #expect(again.count == 5)
    #expect(again.currentPage == loader.currentPage)
  }

  @Test func `a loader that is kept before its first piece asks for it again`() throws {
    var loader = PieceLoader()
    var events: [PieceLoader.Event] = []
    loader.start(at: 12, into: &events)
    var again = PieceLoader(restoring: LoadingSnapshot(loader))
    #expect(again == loader.resting)
    #expect(again.pendingRequests == [])
    again.resume(into: &events)
    #expect(again.pendingRequests.map(\.target) == [.index(12)])
    var fresh = PieceLoader(restoring: LoadingSnapshot(PieceLoader()))
    fresh.resume(into: &events)
    #expect(fresh == PieceLoader())
  }

  @Test func `a failure stays one until it is tried again`() throws {
    let options = try LoadingOptions(numberOfItemsPerPage: 2, retry: .never)
    var loader = PieceLoader(options: options)
    var events: [PieceLoader.Event] = []
    loader.start(into: &events)
    let piece = LoadedPiece([1, 2], nextKey: 7)
    loader.answer(loader.pendingRequests[0], with: .piece(piece), into: &events)
    loader.move(to: 1, into: &events)
    let request = try #require(loader.phase(of: .append).request)
    loader.answer(request, with: .failure(.source(code: -5)), into: &events)
    let text = Snapshot(loading: LoadingSnapshot(loader)).json
    let kept = try #require(try Snapshot(json: text).loading)
    var again = PieceLoader(restoring: kept, options: options)
    #expect(again == loader)
    again.resume(into: &events)
    #expect(again.pendingRequests == [])
    again.retry(.append, into: &events)
    #expect(again.pendingRequests.map(\.target) == [.key(7)])
  }

  /// A loader that has the second of three pieces, in front of which or behind which there is more.
  private func loader(refreshing: LoadingOptions.Refreshing) throws -> PieceLoader {
    let options = try LoadingOptions(
      numberOfItemsPerPage: 8,
      prefetchDistance: 1,
      refreshing: refreshing
    )
    var loader = PieceLoader(options: options)
    var events: [PieceLoader.Event] = []
    loader.start(at: 12, into: &events)
    let piece = LoadedPiece(
      (8..<16).map { PageID(rawValue: $0) },
      key: 1,
      previousKey: 0,
      nextKey: 2,
      itemsBefore: 8
    )
    loader.answer(loader.pendingRequests[0], with: .piece(piece), into: &events)
    return loader
  }

  /// Keeps a loader as JSON, and lets another one go on from there.
  private func resumed(_ loader: PieceLoader) throws -> PieceLoader {
    let kept = try Snapshot(json: Snapshot(loading: LoadingSnapshot(loader)).json)
    #expect(kept == Snapshot(loading: LoadingSnapshot(loader)))
    var again = PieceLoader(restoring: try #require(kept.loading), options: loader.options)
    #expect(again == loader.resting)
    #expect(again.resting == again)
    #expect(again.pendingRequests == [])
    var events: [PieceLoader.Event] = []
    again.resume(into: &events)
    // What is asked for again is owed no more.
    var twice = again
    twice.resume(into: &events)
    #expect(twice.pendingRequests == again.pendingRequests)
    return again
  }

  @Test func `what was on its way far from an end is asked for again`() throws {
    for directions in [[LoadDirection.append], [.prepend], [.append, .prepend]] {
      var loader = try loader(refreshing: .keepsItems)
      var events: [PieceLoader.Event] = []
      #expect(loader.pendingRequests == [])
      for direction in directions { loader.load(direction, into: &events) }
      #expect(try resumed(loader).pendingRequests.map(\.direction) == directions)
    }
  }

  @Test func `what is asked for before a loader goes on is owed no more`() throws {
    let pieces = [LoadedPiece([30, 31], key: 2), LoadedPiece([6, 7], key: 0)]
    for (direction, piece) in zip([LoadDirection.append, .prepend], pieces) {
      for answer in [LoadAnswer.piece(piece), .failure(.duplicate(30))] {
        var loader = try loader(refreshing: .keepsItems)
        var events: [PieceLoader.Event] = []
        loader.load(direction, into: &events)
        var again = PieceLoader(restoring: LoadingSnapshot(loader), options: loader.options)
        again.load(direction, into: &events)
        again.answer(again.pendingRequests[0], with: answer, into: &events)
        let kept = try Snapshot(json: Snapshot(loading: LoadingSnapshot(again)).json)
        let last = PieceLoader(restoring: try #require(kept.loading), options: loader.options)
        #expect(last == again.resting)
      }
    }
  }

  @Test func `a refresh that was on its way is begun again`() throws {
    for refreshing in [LoadingOptions.Refreshing.keepsItems, .clearsFirst] {
      for kind in [PieceLoader.Refresh.around, .start, .everyPiece] {
        var loader = try loader(refreshing: refreshing)
        var events: [PieceLoader.Event] = []
        loader.load(.append, into: &events)
        let more = LoadedPiece([30, 31], key: 2)
        if let request = loader.phase(of: .append).request {
          loader.answer(request, with: .piece(more), into: &events)
        }
        loader.refresh(kind, into: &events)
        let targets = loader.pendingRequests.map(\.target)
        let again = try resumed(loader)
        #expect(again.pendingRequests.map(\.target) == targets)
        #expect(again.pendingRequests.map(\.direction) == [.refresh])
        #expect(again.pages == loader.pages)
        // In the middle of many pieces it begins with the first one.
        guard kind == .everyPiece else { continue }
        let first = LoadedPiece([8, 9], key: 1, nextKey: 2)
        loader.answer(loader.pendingRequests[0], with: .piece(first), into: &events)
        #expect(loader.pendingRequests.map(\.target) == [.key(2)])
        #expect(try resumed(loader).pendingRequests.map(\.target) == [.key(1)])
      }
    }
  }

  @Test(
    arguments: [
      (#""items":[1,2,1],"pieces":[{"count":3}]"#, "items that are all different", "1 twice"),
      (
        #""items":[1,2],"pieces":[{"count":3}]"#, "pieces with 2 items",
        "pieces with other numbers of items"
      ),
      (
        #""items":[1],"pieces":[{"count":1,"key":1,"index":1}]"#, "either a key or an index", "both"
      ),
      (
        #""items":[],"pieces":[],"back":{"isComplete":true,"next":{}}"#,
        "nothing beside 'isComplete'", "what is loaded next"
      ),
      (#""items":[],"pieces":[],"awaitedPage":1"#, "an awaited page with its index", "none"),
      (
        #""items":[],"pieces":[],"refresh":{"key":1,"index":1}"#, "either a key or an index", "both"
      ),
      (
        #""items":[],"pieces":[],"refresh":{},"refreshFailure":{"request":1,"target":{},"attempt":1,"generation":1,"reason":"source","number":1}"#,
        "either 'refresh' or 'refreshFailure'", "both"
      ),
      (
        #""items":[],"pieces":[],"back":{"isAwaited":true}"#,
        "'next' and no failure beside 'isAwaited'", "another end"
      ),
      (
        #""items":[],"pieces":[],"refresh":{"pieces":-1}"#,
        "a whole number, 0 or more and not absurdly large", "'-1'"
      ),
    ]
  )
  func `what no loader can be is refused`(more: String, expected: String, found: String) {
    let text =
      #"{"boardingSnapshot":1,"loading":{"time":0,"generation":1,"lastRequest":1,"currentIndex":0,"#
      + more + "}}"
    let error = #expect(throws: SnapshotError.self) { try Snapshot(json: text) }
    #expect(error?.expected == expected)
    #expect(error?.found == found)
  }

  @Test func `a loader that never asked has nothing`() {
    let head = #"{"boardingSnapshot":1,"loading":{"time":0,"generation":0,"lastRequest":0,"#
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot(json: head + #""currentIndex":0,"items":[1],"pieces":[{"count":1}]}}"#)
    }
    #expect(
      error?.description
        == "1:33: $.loading: expected a generation above 0 beside pieces, found 0"
    )
  }

  @Test func `the example of a snapshot of a loader`() throws {
    let loader = try loader
    var events: [PieceLoader.Event] = []
    let snapshot = LoadingSnapshot(loader)
    var again = PieceLoader(restoring: snapshot, options: loader.options)
    again.resume(into: &events)
    #expect(again.pendingRequests.map(\.target) == loader.pendingRequests.map(\.target))
  }
}
