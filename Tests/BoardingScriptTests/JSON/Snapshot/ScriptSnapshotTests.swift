import Boarding
import BoardingPaging
import BoardingScript
import Testing

/// Where scripts about pages come to rest, and how others go on from there.
struct ScriptSnapshotTests {
  /// Items of which the third piece never comes.
  private let numbers = """
    pages Numbers
    source "Number" total 50 page 10 latency 500ms fails 3 always tries 1
    resize 390 600

    """

  /// Runs lines behind declarations, from where others came to rest.
  ///
  /// - Returns: Where they come to rest, as JSON; what failed; and what was left out.
  private func run(
    _ head: String,
    _ lines: String,
    from kept: String? = nil,
    gone: GonePolicy = .drop
  ) throws -> (json: String, failure: String?, restoration: Restoration) {
    let snapshot = try kept.map { try Snapshot(json: $0) }
    let script = try Script(parsing: head + lines, file: "t")
    let continuation = script.run(from: snapshot, gone: gone)
    return (continuation.snapshot.json, continuation.report.failure, continuation.restoration)
  }

  /// Runs lines that fail nowhere behind declarations, from where others came to rest.
  ///
  /// - Returns: Where they come to rest, as JSON.
  private func rest(_ head: String, _ lines: String, from kept: String? = nil) throws -> String {
    let (json, failure, restoration) = try run(head, lines, from: kept)
    #expect(failure == nil)
    #expect(restoration == Restoration())
    return json
  }

  /// Two pieces, with the eighteenth item shown, and a third one that failed.
  private var failed: String {
    get throws {
      try rest(numbers, "start\nsettle\nselect 8 instant\nsettle\nselect 18 instant\nsettle\n")
    }
  }

  @Test func `what is loaded and what failed is kept beside the place`() throws {
    #expect(
      try failed == #"""
        {"boardingSnapshot":1,
        "paging":{"page":17,"previous":16,"next":18},
        "loading":{"time":1500000000,"generation":1,"lastRequest":3,"currentIndex":17,
        "items":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19],
        "pieces":[
        {"key":0,"count":10},
        {"key":1,"count":10}],
        "front":{"isComplete":true},
        "back":{"next":{"key":2},"failure":{"request":3,"target":{"key":2},"attempt":1,"generation":1,"reason":"source","number":1}}}}

        """#
    )
  }

  @Test func `a script that does nothing comes to rest where it was restored`() throws {
    let kept = try failed
    #expect(try rest(numbers, "", from: kept) == kept)
    #expect(try rest(numbers, "settle\n", from: kept) == kept)
    let pages = try rest(threePages, "start bergen\n")
    #expect(try rest(threePages, "", from: pages) == pages)
  }

  @Test func `expectations and questions see restored items before the first move`() throws {
    let lines = """
      expect settled 18
      expect current 18
      expect target 18
      expect resting
      expect page 18 at 0
      expect loaded 17..19
      expect arrived 1..20
      expect count 20
      expect placeholders 0
      expect append failed
      expect prepend complete
      expect refresh idle
      expect requests
      end
      expect log
      end

      """
    let words = lines.replacing("17..19", with: "17 18 19")
    #expect(try rest(numbers, words, from: failed) == failed)
    let script = try Script(parsing: numbers + "items\npieces\nshow\n", file: "t")
    let report = script.run(from: try Snapshot(json: failed)).report
    #expect(
      report.transcript.split(separator: "\n").dropFirst(3).joined(separator: "\n") == """
        > items
          20 items: 1..20
          at place 18 of 20
        > pieces
          refresh idle
          append failed: append 3, error 1
          prepend complete
        > show
          time 1500ms
          settled 18, current 18, target 18
          18 at 0
          menu at 480
        """
    )
  }

  @Test func `restored items are loaded on, tried again, refreshed and jumped among`() throws {
    let lines = """
      load append
      expect refused nothingToLoad
      source fails 3 0
      retry
      expect append loading
      settle
      expect arrived 1..30
      load append
      settle
      expect arrived 1..40
      expect settled 18
      jump 40
      settle
      expect settled 40
      expect arrived 1..50
      refresh
      settle
      expect settled 40
      expect requests
        append 3
        append 4
        append 5
        refresh 4
        append 5
      end

      """
    _ = try rest(numbers, lines, from: failed)
  }

  @Test(
    arguments: [
      ("select 8 instant\nadvance 100ms\n", "append 2", "append loading", "settled 8"),
      (
        "select 8 instant\nsettle\nselect 4 instant\nload append\n", "append 3", "append loading",
        "settled 4"
      ),
      ("refresh\nadvance 100ms\n", "refresh 1", "refresh loading", "settled 1"),
      ("refresh start\nadvance 100ms\n", "refresh start", "refresh loading", "settled 1"),
      (
        "select 8 instant\nsettle\nrefresh pieces\nadvance 600ms\n", "refresh 1", "refresh loading",
        "settled 8"
      ),
    ]
  )
  func `what was on its way is asked for again`(
    lines: String,
    request: String,
    phase: String,
    place: String
  ) throws {
    let kept = try rest(numbers, "start\nsettle\n" + lines)
    let again = """
      expect \(phase)
      expect \(place)
      expect requests
        \(request)
      end

      """
    _ = try rest(numbers, again + "settle\nexpect \(place)\n", from: kept)
    // Kept once more before the answer it is the same, save for the numbers of the requests.
    let twice = try rest(numbers, again, from: rest(numbers, "", from: kept))
    #expect(try Snapshot(json: twice).loading?.items == Snapshot(json: kept).loading?.items)
  }

  @Test func `the first piece, and items that were cleared, are asked for again`() throws {
    let first = try rest(numbers, "start 12\n")
    #expect(
      first == #"""
        {"boardingSnapshot":1,
        "paging":{},
        "loading":{"time":0,"generation":1,"lastRequest":1,"currentIndex":0,"awaitedIndex":11,
        "items":[],
        "pieces":[],
        "refresh":{"index":11}}}

        """#
    )
    let goesOn = "expect settled none\nexpect refresh loading\nsettle\nexpect settled 12\n"
    _ = try rest(numbers, goesOn, from: first)
    let clearing = numbers.replacing("tries 1", with: "tries 1 clearing")
    let twelve = "start\nsettle\nselect 8 instant\nsettle\nselect 12 instant\nsettle\n"
    let cleared = try rest(clearing, twelve + "refresh pieces\nexpect settled none\n")
    #expect(
      cleared == #"""
        {"boardingSnapshot":1,
        "paging":{},
        "loading":{"time":1000000000,"generation":2,"lastRequest":3,"currentIndex":0,"awaitedPage":11,"awaitedIndex":11,
        "items":[],
        "pieces":[],
        "refresh":{"key":0,"pieces":2}}}

        """#
    )
    _ = try rest(clearing, goesOn + "expect arrived 1..20\n", from: cleared)
  }

  @Test func `a far place that was on its way is asked for again`() throws {
    let head = """
      pages Numbers
      source "Number" total 1000 page 20 latency 250ms placeholders
      resize 390 600

      """
    let kept = try rest(head, "start\nsettle\njump 500\nexpect queued\n")
    let lines = """
      expect settled 1
      expect placeholders 980
      expect refresh loading
      expect requests
        refresh place 500
      end
      settle
      expect settled 500

      """
    _ = try rest(head, lines, from: kept)
  }

  @Test func `pages that move are at the end of their way, and their items with them`() throws {
    let kept = try rest(numbers, "start\nsettle\ntap 9\nadvance 50ms\nexpect target 9\n")
    let snapshot = try Snapshot(json: kept)
    #expect(snapshot.paging?.page == 8)
    #expect(snapshot.loading?.currentIndex == 8)
    let lines =
      "expect settled 9\nexpect resting\nexpect append loading\nsettle\nexpect arrived 1..20\n"
    _ = try rest(numbers, lines, from: kept)
  }

  @Test func `an item that goes while the pages move to it is not the place that is kept`() throws {
    let lines = """
      start
      settle
      source remove 9 at 2
      refresh
      advance 400ms
      select 9
      advance 150ms
      expect arrived 1 11..19

      """
    let head = numbers.replacing("390 600", with: "390 600\nmotion travel 2s")
    let kept = try rest(head, lines)
    let snapshot = try Snapshot(json: kept)
    #expect(snapshot.paging?.page == snapshot.loading.map { $0.items[$0.currentIndex] })
    let (_, failure, restoration) = try run(head, "expect resting\n", from: kept)
    #expect(failure == nil)
    #expect(restoration == Restoration())
  }

  @Test func `a page that is gone gives way to a neighbour, where the loader goes`() throws {
    let less = try failed.replacing("16,17,18,", with: "16,18,").replacing(
      #"{"key":1,"count":10}"#,
      with: #"{"key":1,"count":9}"#
    )
    let results = try GonePolicy.allCases.map { policy in
      let (json, _, restoration) = try run(numbers, "", from: less, gone: policy)
      #expect(restoration.dropped.map(\.description) == ["page 17: it is gone"])
      #expect(restoration.startsOver == (policy == .restart))
      let snapshot = try Snapshot(json: json)
      return [snapshot.paging?.page?.rawValue, snapshot.loading?.currentIndex]
    }
    #expect(results == [[18, 17], [16, 16], [nil, nil]])
  }

  @Test(
    arguments: [
      ("[0,", "[-1,"), ("18,19]", "18,9223372036854775807]"),
      ("{\"key\":1,", "{\"key\":9223372036854775807,"), ("{\"key\":0,", "{\"key\":-1,"),
      ("\"next\":{\"key\":2}", "\"next\":{\"key\":9223372036854775807}"),
      ("\"target\":{\"key\":2}", "\"target\":{\"key\":9223372036854775807}"),
      (
        "\"reason\":\"source\",\"number\":1",
        "\"reason\":\"repeatedKey\",\"number\":9223372036854775807"
      ),
      (
        "\"reason\":\"source\",\"number\":1",
        "\"reason\":\"duplicate\",\"number\":9223372036854775807"
      ),
      ("\"front\"", "\"refresh\":{\"key\":9223372036854775807},\"front\""),
    ]
  )
  func `numbers that no source of a script gives are of another source`(
    part: String,
    other: String
  ) throws {
    let kept = try failed
    let edited = kept.replacing(part, with: other)
    #expect(edited != kept)
    let (json, _, restoration) = try run(numbers, "items\nload append\nsettle\n", from: edited)
    #expect(
      restoration.dropped.map(\.description) == [
        "source of 20 items: it is gone", "page 17: it is gone",
      ]
    )
    #expect(restoration.startsOver)
    #expect(json == "{\"boardingSnapshot\":1,\n\"paging\":{}}\n")
  }

  @Test func `a badge of an item that is gone is not kept`() throws {
    let badges =
      "\"next\":18,\"badges\":[{\"page\":3,\"text\":\"9+\"},{\"page\":16,\"text\":\"new\"}]}"
    let kept = try failed.replacing("\"next\":18}", with: badges)
    let all = try Snapshot(json: rest(numbers, "", from: kept))
    #expect(all.paging?.badges.map(\.text) == ["9+", "new"])
    let less = try rest(
      numbers,
      "source fails 3 0\nrefresh\nsettle\nexpect arrived 11..30\n",
      from: kept
    )
    #expect(try Snapshot(json: less).paging?.badges.map(\.text) == ["new"])
    #expect(try rest(numbers, "", from: less) == less)
  }

  @Test func `items are shown where only they are kept`() throws {
    let whole = try Snapshot(json: failed)
    let kept = Snapshot(loading: whole.loading).json
    #expect(try rest(numbers, "expect settled 18\n", from: kept) == failed)
  }

  @Test func `without its source a script says what is gone, and the policy decides`() throws {
    let kept = try failed
    let endless = "pages Days\nendless\n"
    for policy in [GonePolicy.drop, .stop] {
      let (json, failure, restoration) = try run(
        endless,
        "expect settled 17\n",
        from: kept,
        gone: policy
      )
      #expect(failure == nil)
      #expect(restoration.dropped.map(\.description) == ["source of 20 items: it is gone"])
      #expect(!restoration.startsOver)
      #expect(
        json == "{\"boardingSnapshot\":1,\n\"paging\":{\"page\":17,\"previous\":16,\"next\":18}}\n"
      )
    }
    let (json, _, restoration) = try run(endless, "", from: kept, gone: .restart)
    #expect(restoration.startsOver)
    #expect(json == "{\"boardingSnapshot\":1,\n\"paging\":{}}\n")
    // The other way round there are no items, so that no page is there.
    let pages = try rest(threePages, "start bergen\n")
    #expect(
      try run(numbers, "", from: pages).restoration.dropped.map(\.description) == [
        "page 1: it is gone"
      ]
    )
  }

  @Test(
    arguments: [
      ("pages P\npage oslo\npage bergen\n", "start bergen", "bergen", "oslo bergen"),
      ("pages P\nendless\n", "start 7", "7", "6 7 8"),
      (
        "pages P\ndays\n", "start 2024-02-29", "2024-02-29", "2024-02-28 2024-02-29 2024-03-01"
      ),
    ]
  )
  func `restored pages are seen before the first move`(
    head: String,
    start: String,
    page: String,
    loaded: String
  ) throws {
    let kept = try rest(head, start + "\n")
    let lines = """
      expect settled \(page)
      expect current \(page)
      expect target \(page)
      expect resting
      expect page \(page) at 0
      expect loaded \(loaded)
      expect log
      end

      """
    #expect(try rest(head, lines, from: kept) == kept)
    // They are on screen: what is selected next appears.
    let script = try Script(parsing: head + "disappear\n", file: "t")
    let report = script.run(from: try Snapshot(json: kept)).report
    #expect(
      report.transcript.split(separator: "\n").dropFirst(head.split(separator: "\n").count)
        .joined(separator: "\n") == """
          > disappear
            0ms \(page).willDisappear
            0ms \(page).endAppearance
          """
    )
  }

  @Test func `nothing is shown where nothing was`() throws {
    let kept = try rest(threePages, "")
    let (_, failure, _) = try run(threePages, "expect settled oslo\n", from: kept)
    #expect(
      failure?.split(separator: "\n").last == "  nothing is shown yet: 'start' is missing"
    )
    _ = try rest(threePages, "start\nexpect settled oslo\n", from: kept)
  }

  @Test func `each run may take as long as any other, from where it begins`() throws {
    let flow = "screen a\nscreen b\n"
    var kept = try rest(flow, "start\nadvance 86400s\n")
    kept = try rest(flow, "advance 86000s\npush b\nsettle\n", from: kept)
    #expect(try Snapshot(json: kept).navigation?.time.nanoseconds == 172_400_400_000_000)
    let (_, failure, _) = try run(flow, "advance 86400s\nadvance 1ms\n", from: kept)
    #expect(failure == "t:4:1: error: the run takes longer than 86400000ms\n")
    var pages = try rest(numbers, "start\nadvance 86400s\n")
    pages = try rest(numbers, "advance 86399s\nload append\nsettle\n", from: pages)
    #expect(try Snapshot(json: pages).loading?.items.count == 20)
    let late = try run(numbers, "advance 86400s\nadvance 1ms\n", from: pages).failure
    #expect(late == "t:5:1: error: the run takes longer than 86400000ms\n")
  }

  @Test func `a run that stands at the last instant has time like any other`() throws {
    let end = String(Int64.max)
    let flow = "screen a\nscreen b\n"
    let kept = try rest(flow, "start\n").replacing("\"time\":0", with: "\"time\":" + end)
    let lines = "push b\nsettle\npop instant\n"
    let json = try rest(flow, lines, from: kept)
    let last = Int64.max - 86_400_000_000_000 + 400_000_000
    #expect(try Snapshot(json: json).navigation?.time.nanoseconds == last)
    let (_, failure, _) = try run(flow, lines + "advance 86400s\n", from: kept)
    #expect(failure == "t:6:1: error: the run takes longer than 86400000ms\n")
    let pages = try failed.replacing("\"time\":1500000000", with: "\"time\":" + end)
    _ = try rest(numbers, "refresh\nexpect refresh loading\nadvance 500ms\n", from: pages)
    let late = try run(numbers, "advance 86400s\nadvance 1ms\n", from: pages).failure
    #expect(late == "t:5:1: error: the run takes longer than 86400000ms\n")
  }

  @Test func `what is known of a source without items is kept while it is loaded anew`() throws {
    let none = """
      pages None
      source "None" total 0 page 1 latency 250ms tries 1
      resize 390 600

      """
    let kept = try rest(none, "start\nsettle\nexpect append complete\nrefresh pieces\n")
    let lines = "expect append complete\nfail\nexpect refresh failed\nexpect append complete\n"
    _ = try rest(none, lines, from: kept)
  }

  @Test func `pages on a long way keep the neighbours of where they will be`() throws {
    for head in ["pages Letters\npage a\npage b\npage c\npage d\npage e\n", numbers] {
      let way = head == numbers ? "select 4\n" : "select d\n"
      let kept = try rest(head, "start\nsettle\n" + way + "advance 50ms\n")
      let paging = try Snapshot(json: kept).paging
      #expect([paging?.page, paging?.previous, paging?.next] == [3, 2, 4])
    }
  }
}
