import Boarding
import BoardingScript
import Testing

struct PieceHostileTests {
  /// Makes a line that can be read.
  ///
  /// - Parameter generator: Where chance comes from.
  /// - Returns: The line.
  private func line(using generator: inout SplitMix64) -> String {
    let item =
      ["1", "2", "3", "7", "19", "20", "33", "40", "1000000000"].randomElement(using: &generator)
      ?? ""
    let count = ["1", "2", "5", "30", "100000"].randomElement(using: &generator) ?? ""
    let time = ["0ms", "1ms", "400ms", "1s", "3600s"].randomElement(using: &generator) ?? ""
    let direction = ["refresh", "append", "prepend", ""].randomElement(using: &generator) ?? ""
    let lines = [
      "start", "start \(item)", "tap \(item)", "select \(item)", "select \(item) instant",
      "jump \(item)", "touch", "drag -300", "drag 250 over 100ms in 3 samples", "release",
      "release at -900", "cancel", "fling forward", "fling backward", "load append",
      "load prepend", "retry \(direction)", "refresh", "refresh start", "refresh pieces",
      "fail \(direction)", "deliver \(direction)", "source total \(count)",
      "source insert \(count) at \(item)", "source remove \(count) at \(item)",
      "source latency \(time)", "source latency never", "source fails \(count)",
      "source fails 2 always", "source fails 2 0", "advance \(time)", "settle", "reload",
      "reload around \(item)", "reload menu", "remove all", "rename \(item) \"x\"",
      "width \(item) 50", "update \(item)", "appear", "disappear", "show", "menu", "pieces",
    ]
    return lines.randomElement(using: &generator) ?? ""
  }

  @Test(arguments: 0..<16)
  func `random loading neither traps nor hangs, and brings nothing twice`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var session = ScriptSession()
    let sources = [
      "total 40 page 10 latency 300ms", "total 40 page 1", "total 40 page 3 max 9 distance 2",
      "total 40 page 10 placeholders latency 300ms max 30",
      "total 40 page 7 fails 2 short 3 0 clearing", "total 1000000000 page 20 latency never",
      "total 0", "total 40 page 5 duplicates report tries 2 from 0ms fails 3 always",
    ]
    let source = sources[Int(seed) % sources.count]
    for line in ["pages P", "source \"Item\" " + source, "start"] { _ = session.feed(line) }
    for _ in 0..<250 { _ = session.feed(line(using: &generator)) }
    guard case .performed(_, let performance) = session.feed("items") else {
      Issue.record("The session does not answer.")
      return
    }
    #expect(performance.failure == nil)
    let list = performance.lines.first?.split(separator: " ").drop {
      $0 != "items:" && $0 != "item:"
    }
    var seen: Set<Int> = []
    for range in list?.dropFirst() ?? [] where range != "none" {
      let ends = range.split(separator: ".").compactMap { Int($0) }
      for item in ends[0]...ends[ends.count - 1] {
        #expect(seen.insert(item).inserted)
      }
    }
  }

  @Test(arguments: 0..<8)
  func `cutting time anywhere changes nothing`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var whole = ""
    var cut = ""
    for _ in 0..<60 {
      let line = line(using: &generator)
      let isQuestion = ["show", "menu", "pieces"].contains(line)
      if isQuestion || line.hasPrefix("fail") || line.hasPrefix("deliver") { continue }
      whole += line + "\nadvance 700ms\n"
      cut += line + "\n" + String(repeating: "advance 35ms\n", count: 20)
    }
    let head = "pages P\nsource \"Item\" total 40 page 10 latency 300ms\nstart\n"
    let first = try Script(parsing: head + whole + "log\n", file: "t").run()
    let second = try Script(parsing: head + cut + "log\n", file: "t").run()
    #expect(first.pageLog == second.pageLog)
    let logs = [first, second].map { (report) in
      report.transcript.split(separator: "\n").drop { $0 != "> log" }
    }
    #expect(logs[0] == logs[1])
  }
}
