import BoardingPaging
import Testing

struct LoadingRunTests {
  @Test func `a piece that fails comes by itself after its delays`() throws {
    var run = LoadingRun(
      source: try ScriptedLoader(total: 25, latency: .milliseconds(500), failures: [1: 2])
    )
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    run.advance(to: Instant(nanoseconds: 500_000_000), into: &events)
    run.move(to: 15, into: &events)
    let isSettled = run.settle(into: &events)
    #expect(isSettled)
    #expect(
      events.map(\.description) == [
        "requested #1 refresh start, try 1",
        "replaced all by 20 items, 0 left out, by #1 refresh start, try 1", "prepend is complete",
        "requested #2 append key 1, try 1",
        "#2 append key 1, try 1: error 1, again at 2000000000 ns",
        "requested #3 append key 1, try 2",
        "#3 append key 1, try 2: error 1, again at 4500000000 ns",
        "requested #4 append key 1, try 3",
        "appended 5 items, 0 left out, by #4 append key 1, try 3", "append is complete",
      ]
    )
    #expect(run.loader.now == Instant(nanoseconds: 5_000_000_000))
    #expect(run.nextDue == nil)
  }

  @Test func `without latency everything arrives within the call`() throws {
    let options = try LoadingOptions(prefetchDistance: 45)
    var run = LoadingRun(options: options, source: try ScriptedLoader(total: 90))
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    #expect(run.loader.count == 60)
    run.move(to: 59, into: &events)
    #expect(run.loader.count == 90)
    #expect(run.loader.phase(of: .append) == .complete)
  }

  @Test func `what would go on for ever stops for each call`() throws {
    let options = try LoadingOptions(numberOfItemsPerPage: 1, prefetchDistance: .max)
    var run = LoadingRun(
      options: options,
      source: try ScriptedLoader(total: .max, numberOfItemsPerPage: 1)
    )
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    #expect(run.loader.count == LoadingRun.answerLimit)
    run.move(to: 1, into: &events)
    #expect(run.loader.count == 2 * LoadingRun.answerLimit)
  }

  @Test func `items that drift while one goes through them come once`() throws {
    let change = ScriptedLoader.Change(at: Instant(nanoseconds: 1), .insert(count: 3, at: 0))
    var run = LoadingRun(
      source: try ScriptedLoader(total: 60, latency: .nanoseconds(1), changes: [change])
    )
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    run.settle(into: &events)
    run.move(to: run.loader.count - 1, into: &events)
    run.settle(into: &events)
    run.refresh(.everyPiece, into: &events)
    run.settle(into: &events)
    let pages = run.loader.pages.pages
    #expect(Set(pages).count == pages.count)
    #expect(pages.prefix(5) == [60, 61, 62, 0, 1])
  }
}
