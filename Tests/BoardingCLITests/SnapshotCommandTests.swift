import Foundation
import Testing

/// Runs `boarding snapshot` and `boarding link`.
struct SnapshotCommandTests {
  /// A folder with flows of two versions.
  private let desk: Desk

  /// Makes the folder.
  init() throws {
    desk = try Desk([
      "one.boarding": "screen a\nscreen b\nscreen c\nset a b c\n",
      "two.boarding": "screen c\nscreen a\nexpect stack a c\npop\nsettle\nexpect top a\n",
      "flow.boarding": "screen a\nscreen c\n",
      "guarded.boarding": "screen a\nscreen b enter refuse \"paid only\"\n",
      "failing.boarding": "screen a\nexpect top a\n",
      "bad.boarding": "strat\n",
      "pages.boarding": "pages P\npage x \"X\"\npage y \"Y\"\nselect y\n",
      "items.boarding":
        "pages N\nsource \"N\" total 30 page 10 latency 1s\nstart\nsettle\nselect 9 instant\n",
      "more.boarding":
        "pages N\nsource \"N\" total 30 page 10\nexpect settled 9\nexpect arrived 1..20\n"
        + "load append\n",
      "named.boarding": "flow Tour\nscreen a\nstart\n",
      "renamed.boarding": "flow Other\nscreen a\n",
      "facts.boarding": "fact plan free pro\nset fact plan pro\nscreen a\nstart\n",
      "late.boarding": "screen a\nscreen b\nscreen c\nadvance 86400s\n",
      "bad.json": "{\"boardingSnapshot\":1,\n\"navigation\":[]}",
      "new.json": "{\"boardingSnapshot\":7}",
    ])
  }

  /// The snapshot of one screen.
  private func snapshot(_ stack: [(String, Int)], time: Int64 = 0) -> String {
    let lines = stack.map { "{\"screen\":\"\($0.0)\",\"entry\":\($0.1)}" }
    return """
      {"boardingSnapshot":1,
      "navigation":{"flow":"","time":\(time),
      "stack":[
      \(lines.joined(separator: ",\n"))],
      "entryCount":3}}

      """
  }

  @Test func `a script is run and where it rests is printed`() throws {
    let one = snapshot([("a", 0), ("b", 1), ("c", 2)])
    #expect(try desk.run("boarding snapshot one.boarding") == Desk.Result(one, 0))
    #expect(try desk.run("boarding snapshot - <one.boarding") == Desk.Result(one, 0))
    let again = "boarding snapshot one.boarding >k; boarding snapshot --restore k one.boarding"
    #expect(try desk.run(again).code == 0)
  }

  @Test func `scripts go on from where the one before rested`() throws {
    let gone = "two.boarding: screen 'b' in place 1 of the stack: it is gone\n"
    let rest = snapshot([("a", 0)], time: 400_000_000)
    let line = "boarding snapshot one.boarding two.boarding"
    #expect(try desk.run(line + " 2>/dev/null") == Desk.Result(rest, 1))
    #expect(try desk.run(line + " 2>&1 >/dev/null") == Desk.Result(gone, 1))
    #expect(try desk.run(line + " --gone drop 2>/dev/null") == Desk.Result(rest, 0))
  }

  @Test func `a policy says what becomes of names that are gone`() throws {
    let keep = "boarding snapshot one.boarding >k; boarding snapshot --restore k flow.boarding "
    let stopped = snapshot([("a", 0)])
    #expect(try desk.run(keep + "--gone stop 2>/dev/null") == Desk.Result(stopped, 0))
    #expect(
      try desk.run(keep + "--gone restart 2>&1 >/dev/null").output
        == """
        flow.boarding: screen 'b' in place 1 of the stack: it is gone
        flow.boarding: everything begins anew

        """
    )
    #expect(
      try desk.run(keep + "--gone stay").output
        == """
        boarding: error: expected drop, stop or restart, found 'stay'
        'boarding help' shows what may be written.

        """
    )
  }

  @Test func `what is wrong is said with its place, and tells its kind`() throws {
    let line = "boarding snapshot flow.boarding --restore "
    #expect(
      try desk.run(line + "bad.json")
        == Desk.Result(
          "bad.json:2:14: error: $.navigation: expected an object, found an array\n",
          2
        )
    )
    #expect(
      try desk.run(line + "new.json")
        == Desk.Result(
          "new.json:1:21: error: $.boardingSnapshot: expected the version 1, "
            + "found 7, which a newer Boarding wrote\n",
          2
        )
    )
    #expect(try desk.run(line + "none.json").code == 3)
    #expect(try desk.run("boarding snapshot bad.boarding").code == 2)
    #expect(try desk.run("boarding snapshot failing.boarding").code == 1)
    let endless = "printf 'screen a\\nstart\\nadvance 86400s\\nadvance 1ms\\n' > endless.boarding; "
    #expect(try desk.run(endless + "boarding snapshot endless.boarding").code == 2)
  }

  @Test func `pages have snapshots as well`() throws {
    let result = try desk.run("boarding snapshot pages.boarding pages.boarding")
    #expect(
      result
        == Desk.Result("{\"boardingSnapshot\":1,\n\"paging\":{\"page\":1,\"previous\":0}}\n", 0)
    )
  }

  @Test func `items that were loaded are kept, and what was on its way comes`() throws {
    #expect(
      try desk.run("boarding snapshot items.boarding")
        == Desk.Result(
          """
          {"boardingSnapshot":1,
          "paging":{"page":8,"previous":7,"next":9},
          "loading":{"time":1000000000,"generation":1,"lastRequest":2,"currentIndex":8,
          "items":[0,1,2,3,4,5,6,7,8,9],
          "pieces":[
          {"key":0,"count":10}],
          "front":{"isComplete":true},
          "back":{"next":{"key":1},"isAwaited":true}}}

          """,
          0
        )
    )
    #expect(
      try desk.run("boarding snapshot items.boarding more.boarding")
        == Desk.Result(
          """
          {"boardingSnapshot":1,
          "paging":{"page":8,"previous":7,"next":9},
          "loading":{"time":1000000000,"generation":1,"lastRequest":4,"currentIndex":8,
          "items":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29],
          "pieces":[
          {"key":0,"count":10},
          {"key":1,"count":10},
          {"key":2,"count":10}],
          "front":{"isComplete":true},
          "back":{"isComplete":true}}}

          """,
          0
        )
    )
  }

  @Test func `items without a source that loads more are told`() throws {
    let result = try desk.run("boarding snapshot items.boarding pages.boarding 2>&1 >/dev/null")
    #expect(
      result
        == Desk.Result(
          """
          pages.boarding: source of 10 items: it is gone
          pages.boarding: page 8: it is gone
          pages.boarding: everything begins anew

          """,
          1
        )
    )
  }

  @Test func `another flow is told, and a failure unless a policy is said`() throws {
    let line = "boarding snapshot named.boarding renamed.boarding"
    let told = "renamed.boarding: the snapshot is of 'Tour'\n"
    #expect(try desk.run(line + " 2>&1 >/dev/null") == Desk.Result(told, 1))
    #expect(try desk.run(line + " --gone drop 2>&1 >/dev/null") == Desk.Result(told, 0))
  }

  @Test func `a fact that is set before the first move is kept`() throws {
    #expect(
      try desk.run("boarding snapshot facts.boarding | tail -1")
        == Desk.Result("\"facts\":{\"plan\":\"pro\"}}}\n", 0)
    )
  }

  @Test func `each script may take as long as any other`() throws {
    let days = Int64(86_400_000_000_000)
    #expect(
      try desk.run("boarding snapshot one.boarding late.boarding late.boarding late.boarding")
        == Desk.Result(snapshot([("a", 0), ("b", 1), ("c", 2)], time: 3 * days), 0)
    )
  }

  @Test func `a long link is cut where it is wrong`() throws {
    let long = String(repeating: "n", count: 60)
    let cut = String(repeating: "n", count: 40) + "..."
    #expect(
      try desk.run("boarding link flow.boarding /a/\(long)")
        == Desk.Result(
          "/a/\(cut.dropFirst(3)): error: column 4: expected a screen of the flow, found '\(cut)'\n",
          2
        )
    )
  }

  @Test func `a snapshot of pages does not fit screens, nor the other way round`() throws {
    for files in ["pages.boarding flow.boarding", "flow.boarding pages.boarding"] {
      let result = try desk.run("boarding snapshot --gone drop \(files)")
      let file = files.split(separator: " ")[1]
      #expect(
        result
          == Desk.Result("\(file): error: the snapshot and the script are not both of pages\n", 2)
      )
    }
  }

  @Test func `a link is opened, and one is made`() throws {
    #expect(try desk.run("boarding link flow.boarding a c") == Desk.Result("/a/c\n", 0))
    #expect(
      try desk.run("boarding link flow.boarding /a | head -2").output
        == "stack a\n  0ms a.willEnterStack\n"
    )
    #expect(
      try desk.run("boarding link guarded.boarding /a/b")
        == Desk.Result("stack none\n  0ms refused set: guarded b \"paid only\"\n", 1)
    )
    #expect(
      try desk.run("boarding link flow.boarding /a/b/c --gone drop 2>/dev/null | head -1").output
        == "stack a c\n"
    )
    #expect(
      try desk.run("boarding link flow.boarding /a//c")
        == Desk.Result(
          "/a//c: error: column 4: expected the name of a screen, found '/'\n",
          2
        )
    )
    #expect(try desk.run("boarding link flow.boarding a a").code == 2)
    #expect(try desk.run("boarding link flow.boarding").code == 2)
  }
}
