import BoardingScript
import Testing

struct PieceStatementTests {
  /// Runs lines and returns what happens in loading.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - source: What is said about the source behind its title.
  /// - Returns: The lines about loading, and what failed.
  /// - Throws: What is wrong with the text.
  private func loading(_ lines: String, _ source: String) throws -> [String] {
    let words = [
      "request", "answer", "fail", "cancel", "complete", "drop", "clear", "place", "refused",
    ]
    let head = "pages P\nsource \"Item\" " + source + "\n"
    return try transcript(of: lines, after: head).filter { (line) in
      let parts = line.split(separator: " ")
      return !line.hasPrefix("  ") && !line.hasPrefix("> ")
        || line.hasPrefix("  ") && parts.count > 1 && words.contains(String(parts[1]))
    }
  }

  @Test func `items take their titles and numbers from the source`() throws {
    let lines = "start\nsettle"
    #expect(
      try answer(to: "menu", after: lines, head: itemsInPieces) == [
        "          [Name 1]                       Name 2                       Name 3",
        "  ===========================",
      ]
    )
    #expect(
      try answer(to: "items", after: lines, head: itemsInPieces) == [
        "10 items: 1..10", "at place 1 of 10",
      ]
    )
  }

  @Test func `how loading stands is told and compared`() throws {
    let lines = """
      start
      expect refresh loading
      expect append idle
      settle
      select 8 instant
      fail
      """
    #expect(
      try answer(to: "pieces", after: lines, head: itemsInPieces) == [
        "refresh idle", "append waiting: append 2, again at 2000ms", "prepend complete",
      ]
    )
    #expect(
      try answer(to: "requests", after: lines, head: itemsInPieces) == [
        "0ms refresh start", "1000ms append 2",
      ]
    )
    #expect(
      try answer(to: "requests", after: "tap 1", head: itemsInPieces) == ["none"]
    )
    let wrong = try transcript(of: lines + "\nexpect append loading\n", after: itemsInPieces)
    #expect(
      Array(wrong.drop { !$0.hasPrefix("t:") }.prefix(4)) == [
        "t:10:1: failed: expect append loading", "  - append loading", "  + append waiting",
        "  (- expected, + actual)",
      ]
    )
  }

  @Test func `before the start nothing is shown`() throws {
    #expect(
      try transcript(of: "expect count 0\n", after: itemsInPieces) == [
        "> expect count 0", "t:4:1: failed: expect count 0", "  - 0 items",
        "  + nothing is shown yet", "  (- expected, + actual)",
        "  nothing is shown yet: 'start' is missing",
      ]
    )
  }

  @Test func `a request that is not on its way cannot be answered`() throws {
    let failed = try transcript(of: "start\nfail append\n", after: itemsInPieces)
    #expect(
      failed == [
        "> start", "  0ms request refresh start", "> fail append", "t:5:1: failed: fail append",
        "  - append is on its way", "  + refresh start is on its way", "  (- expected, + actual)",
      ]
    )
    let delivered = try transcript(of: "start\nsettle\ndeliver\n", after: itemsInPieces)
    #expect(
      delivered.suffix(4) == [
        "t:6:1: failed: deliver", "  - something is on its way", "  + nothing is on its way",
        "  (- expected, + actual)",
      ]
    )
  }

  @Test func `expected items may be cut anywhere`() throws {
    let lines = "start\nsettle\nexpect arrived 1..4 5 6..10\n"
    #expect(try transcript(of: lines, after: itemsInPieces).last == "> expect arrived 1..4 5 6..10")
    let wrong = try transcript(of: "start\nsettle\nexpect arrived 1..4 6\n", after: itemsInPieces)
    #expect(
      Array(wrong.drop { !$0.hasPrefix("t:") }.prefix(4)) == [
        "t:6:1: failed: expect arrived 1..4 6", "  - 1..4 6", "  + 1..10",
        "  (- expected, + actual)",
      ]
    )
  }

  @Test func `settle ends where nothing comes by itself, and says what it leaves`() throws {
    let head = "pages P\nsource \"Item\" total 9 page 3 latency never\n"
    #expect(
      try transcript(of: "start\nsettle\n", after: head) == [
        "> start", "  0ms request refresh start", "> settle",
        "  refresh start waits for 'deliver' or 'fail'",
      ]
    )
    #expect(
      try transcript(of: "start\nsettle\ntouch\nmenu touch\nsettle\n").suffix(3) == [
        "> settle", "  a finger is down", "  a finger is down on the menu",
      ]
    )
  }

  @Test func `tries and their times are those that are said`() throws {
    #expect(
      try loading(
        "start\nsettle",
        "total 9 page 3 fails 1 always tries 4 from 100ms to 150ms"
      ) == [
        "  0ms request refresh start", "  0ms fail refresh start: error 1, again at 100ms",
        "  100ms request refresh start try 2",
        "  100ms fail refresh start try 2: error 1, again at 250ms",
        "  250ms request refresh start try 3",
        "  250ms fail refresh start try 3: error 1, again at 400ms",
        "  400ms request refresh start try 4",
        "  400ms fail refresh start try 4: error 1, for good",
      ]
    )
  }

  @Test func `duplicates are left out or reported`() throws {
    let lines = "start\nsource insert 1 at 1\nload append"
    #expect(
      try loading(lines, "total 9 page 3 distance 1") == [
        "  0ms request refresh start", "  0ms answer refresh start: 3 items in place of all",
        "  0ms complete prepend", "  0ms request append 2",
        "  0ms answer append 2: 2 items, 1 left out",
      ]
    )
    #expect(
      try loading(lines, "total 9 page 3 distance 1 duplicates report") == [
        "  0ms request refresh start", "  0ms answer refresh start: 3 items in place of all",
        "  0ms complete prepend", "  0ms request append 2",
        "  0ms fail append 2: item 3 is there already, for good",
      ]
    )
  }

  @Test func `empty pieces without an end fail at last`() throws {
    let empty = (2...12).map { "short \($0) 0" }.joined(separator: " ")
    #expect(
      try loading("start", "total 9 page 3 distance 3 " + empty).suffix(3) == [
        "  0ms request append 11", "  0ms answer append 11: 0 items",
        "  0ms fail append 11: 10 pieces in a row without a new item, for good",
      ]
    )
  }

  @Test func `what is dropped comes again`() throws {
    #expect(
      try loading(
        "start\nselect 4 instant\nselect 7 instant\nselect 9 instant\nselect 4 instant",
        "total 30 page 3 distance 2 max 9"
      ) == [
        "  0ms request refresh start", "  0ms answer refresh start: 3 items in place of all",
        "  0ms complete prepend", "  0ms refused pageIsNotHere 4", "  0ms refused pageIsNotHere 7",
        "  0ms refused pageIsNotHere 9", "  0ms refused pageIsNotHere 4",
      ]
    )
    #expect(
      try loading(
        "start\nselect 3 instant\nselect 6 instant\nselect 9 instant\nselect 4 instant",
        "total 30 page 3 distance 2 max 9"
      ) == [
        "  0ms request refresh start", "  0ms answer refresh start: 3 items in place of all",
        "  0ms complete prepend", "  0ms request append 2", "  0ms answer append 2: 3 items",
        "  0ms request append 3", "  0ms answer append 3: 3 items", "  0ms request append 4",
        "  0ms answer append 4: 3 items", "  0ms drop 3 items in front", "  0ms place 9 is 6",
        "  0ms request prepend 1", "  0ms answer prepend 1: 3 items", "  0ms place 1 is 4",
        "  0ms drop 3 items behind", "  0ms complete prepend",
      ]
    )
  }

  @Test func `more items than can be kept are a limit`() throws {
    let text = """
      pages P
      source "Item" total 1000000000 page 1000 distance 1000
      start
      """
    let lines = (0...100).map { "select \(($0 + 1) * 1000) instant" }.joined(separator: "\n")
    let report = try Script(parsing: text + "\n" + lines, file: "t").run()
    #expect(report.failure == "t:103:1: error: more than 100000 items are loaded\n")
    #expect(report.cause == .limit(.items))
  }

  @Test func `the end of a great many items is reached at once`() throws {
    let head = "pages P\nsource \"Item\" total 1000000000 placeholders\n"
    #expect(
      try answer(to: "items", after: "start 1000000000", head: head) == [
        "20 items: 999999981..1000000000", "at place 1000000000 of 1000000000",
        "999999980 placeholders in front, 0 behind",
      ]
    )
  }
}
