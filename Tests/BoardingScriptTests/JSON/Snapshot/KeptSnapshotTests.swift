import Boarding
import BoardingPaging
import BoardingScript
import Foundation
import Testing

/// The files of earlier versions, which load for ever.
///
/// A file in the folder is never changed and never removed. A new version adds files of its own.
struct KeptSnapshotTests {
  /// Reads a file.
  private func bytes(of name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snapshots")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }

  @Test func `navigation of version 1 is restored with all that it says`() throws {
    let bytes = try bytes(of: "v1-navigation.json")
    let snapshot = try Snapshot(json: bytes)
    let navigation = try #require(snapshot.navigation)
    var machine = Machine(flow: snapshotFlow)
    #expect(machine.restore(navigation) == Restoration())
    let state = machine.state
    #expect(state.stack.rootFirst.map(\.rawValue) == [0, 5, 3])
    #expect(state.phase == .ended(.skipped))
    #expect(state.now == Instant(nanoseconds: 1_500_000_000))
    #expect(state.furthestStep == 2)
    #expect(state.isContainerVisible == false)
    var settings = Settings(
      containerWidth: 320.5,
      layoutDirection: .rightToLeft,
      reducesMotion: true,
      reducedMotionStyle: .crossFade,
      movePolicy: .queue,
      commandPolicy: .finish,
      swipePolicy: .grab,
      swipeRules: SwipeRules(
        release: .threshold(progress: 0.25, projected: 0.5),
        completionProgress: 0.75,
        slop: 10,
        isHorizontalOnly: true,
        edgeWidth: 44,
        isReversible: true,
        systemCancel: .followsRelease,
        completionSpeed: 2,
        scrubsCurve: true,
        rubberBand: 0.55
      ),
      allowsGestures: false,
      isForwardOnly: true
    )
    let id = { (number: Int) in ScreenID(rawValue: number) }
    settings.apply(.guardAnswer(id(0), .leave, .refuse(GuardReason(rawValue: 0))))
    settings.apply(.guardAnswer(id(1), .enter, .allow))
    settings.apply(.guardAnswer(id(2), .enter, .refuse(GuardReason(rawValue: 77))))
    settings.apply(.guardAnswer(id(2), .leave, .wait))
    settings.apply(.guardAnswer(id(4), .leave, .refuse()))
    #expect(state.settings == settings)
    // What a controller keeps of its values is written again as it was.
    #expect(snapshot.jsonBytes == bytes)
  }

  @Test func `pages and a loader of version 1 are restored with all that they say`() throws {
    let bytes = try bytes(of: "v1-pages.json")
    let snapshot = try Snapshot(json: bytes)
    #expect(snapshot.jsonBytes == bytes)
    let options = try LoadingOptions(hasPlaceholders: true)
    let loader = PieceLoader(restoring: try #require(snapshot.loading), options: options)
    #expect(loader.loadedIndices == 3..<7)
    #expect(loader.count == 19)
    #expect(loader.currentPage == 10)
    #expect(loader.generation == 2)
    let refresh = LoadRequest(
      number: 8,
      direction: .refresh,
      target: .start,
      attempt: 3,
      generation: 2
    )
    let append = LoadRequest(number: 9, direction: .append, target: .key(2))
    #expect(loader.phase(of: .refresh) == .failed(refresh, .source(code: -5)))
    #expect(loader.phase(of: .append) == .failed(append, .repeatedKey(2)))
    #expect(loader.phase(of: .prepend) == .idle)
    let paging = try #require(snapshot.paging)
    #expect(paging.page == 10)
    #expect(paging.selectionPolicy == .atOnce)
  }

  @Test func `what was on its way in version 1 is asked for again`() throws {
    let bytes = try bytes(of: "v1-on-the-way.json")
    let snapshot = try Snapshot(json: bytes)
    #expect(snapshot.jsonBytes == bytes)
    let options = try LoadingOptions(numberOfItemsPerPage: 4, prefetchDistance: 1)
    var loader = PieceLoader(restoring: try #require(snapshot.loading), options: options)
    #expect(loader.pendingRequests == [])
    var events: [PieceLoader.Event] = []
    loader.resume(into: &events)
    #expect(
      loader.pendingRequests == [
        LoadRequest(number: 8, direction: .append, target: .key(2), generation: 3),
        LoadRequest(number: 9, direction: .prepend, target: .key(0), generation: 3),
      ]
    )
  }

  @Test func `what was being loaded anew in version 1 is begun again`() throws {
    let bytes = try bytes(of: "v1-refreshing.json")
    let snapshot = try Snapshot(json: bytes)
    #expect(snapshot.jsonBytes == bytes)
    var loader = PieceLoader(restoring: try #require(snapshot.loading))
    #expect(loader.currentPage == 5)
    var events: [PieceLoader.Event] = []
    loader.resume(into: &events)
    let first = LoadRequest(number: 8, direction: .refresh, target: .key(1), generation: 4)
    #expect(loader.pendingRequests == [first])
    loader.answer(first, with: .piece(LoadedPiece([4, 5], key: 1, nextKey: 2)), into: &events)
    #expect(
      loader.pendingRequests == [
        LoadRequest(number: 9, direction: .refresh, target: .key(2), generation: 4)
      ]
    )
  }

  @Test func `facts of version 1 are restored`() throws {
    let bytes = try bytes(of: "v1-facts.json")
    let snapshot = try Snapshot(json: bytes)
    #expect(snapshot.jsonBytes == bytes)
    var draft = FlowDraft(name: "Facts")
    draft.facts = [
      .init("plan", ["free", "pro"], initially: "pro"), .init("Über \"x\"", ["off", "on"]),
    ]
    draft.screens = [.init(name: "a")]
    var machine = Machine(flow: try draft.makeFlow())
    #expect(machine.restore(try #require(snapshot.navigation)) == Restoration())
    #expect(machine.state.settings.facts == [0, 1])
    #expect(machine.state.now == Instant(nanoseconds: 1_000_000))
  }

  @Test func `the order of members and the spaces do not matter`() throws {
    let snapshot = try Snapshot(json: try bytes(of: "v1-other-order.json"))
    #expect(
      snapshot.json == #"""
        {"boardingSnapshot":1,
        "navigation":{"flow":"Welcome","time":0,
        "stack":[
        {"screen":"welcome","entry":1}],
        "entryCount":2},
        "loading":{"time":0,"generation":1,"lastRequest":1,"currentIndex":0,"awaitedPage":12,"awaitedIndex":7,
        "items":[],
        "pieces":[],
        "back":{"isComplete":true}}}

        """#
    )
  }
}
