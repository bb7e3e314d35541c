import BoardingPaging
import Testing

struct LoadingExampleTests {
  @Test func `a loader asks and is answered`() {
    var loader = PieceLoader()
    var events: [PieceLoader.Event] = []
    loader.start(into: &events)
    if case .requested(let request) = events[0] {
      loader.answer(request, with: .piece(LoadedPiece([1, 2, 3], nextKey: 1)), into: &events)
    }
    #expect(loader.count == 3)
    #expect(loader.phase(of: .append).request?.target == .key(1))
  }

  @Test func `a source of what is loaded`() {
    let pages = FlexiblePages([10, 11, 15])
    #expect(pages.page(after: 11) == 15)
    #expect(pages.index(of: 15) == 2)
  }

  @Test func `options with a limit`() throws {
    let options = try LoadingOptions(numberOfItemsPerPage: 10, maximumCount: 100)
    #expect(options.prefetchDistance == 5)
  }

  @Test func `a backend that is a value`() throws {
    var source = try ScriptedLoader(total: 45, latency: .milliseconds(300), failures: [1: 2])
    source.take(.requested(LoadRequest(number: 1, direction: .refresh, target: .start)), at: .zero)
    #expect(source.nextDue == Instant(nanoseconds: 300_000_000))
  }

  @Test func `a loader and a backend that know each other`() throws {
    var run = LoadingRun(source: try ScriptedLoader(total: 45, latency: .milliseconds(300)))
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    run.advance(to: Instant(nanoseconds: 300_000_000), into: &events)
    #expect(run.loader.count == 20)
  }

  @Test func `a piece that is asked for`() throws {
    var run = LoadingRun(source: try ScriptedLoader(total: 60))
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    var loader = run.loader
    loader.load(.append, into: &events)
    #expect(loader.phase(of: .append).request?.target == .key(1))
  }
}
