import BoardingPaging
import Testing

struct LoadingRunAnswersTests {
  @Test func `an answer that never comes by itself is given or refused by hand`() throws {
    var run = LoadingRun(
      options: try LoadingOptions(retry: .never),
      source: try ScriptedLoader(total: 45)
    )
    var events: [PieceLoader.Event] = []
    run.changeSource { $0.setLatency(nanoseconds: nil) }
    run.start(into: &events)
    #expect(run.nextDue == nil)
    let isSettled = run.settle(into: &events)
    #expect(isSettled)
    run.answer(.append, into: &events)
    run.answer(nil, into: &events)
    run.load(.append, into: &events)
    run.answer(.append, with: .source(code: 7), into: &events)
    #expect(
      events.map(\.description) == [
        "requested #1 refresh start, try 1",
        "replaced all by 20 items, 0 left out, by #1 refresh start, try 1", "prepend is complete",
        "requested #2 append key 1, try 1", "failed #2 append key 1, try 1: error 7",
      ]
    )
  }

  @Test func `what answers can be changed between two answers`() throws {
    var run = LoadingRun(
      options: try LoadingOptions(numberOfItemsPerPage: 10),
      source: try ScriptedLoader(total: 45, numberOfItemsPerPage: 10)
    )
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    run.changeSource {
      $0.setTotal(12)
      $0.setTotal(13)
      $0.change(.remove(count: 1, at: 0))
      $0.setFailures(of: 1, to: 1)
    }
    run.load(.append, into: &events)
    _ = run.settle(into: &events)
    #expect(run.loader.pages.pages == (0..<10).map { PageID(rawValue: $0) } + [11, 45])
    #expect(run.source.total == 12)
  }
}
