import BoardingScript
import Testing

struct ScriptLimitsTests {
  /// Lines that declare screens.
  ///
  /// - Parameter count: The number of screens.
  /// - Returns: The lines.
  private func screens(_ count: Int) -> String {
    (0..<count).map { "screen s\($0)\n" }.joined()
  }

  @Test func `a text may have as many bytes as the limit, and no more`() {
    let text =
      "screen a\n" + String(repeating: "# comment, long enough to fill a text\n", count: 199_998)
    let line = String(repeating: "x", count: 999)
    #expect(faults(of: text) == [])
    let tooLong = "screen a\n" + String(repeating: "#\(line)\n", count: 16_761)
    #expect(faults(of: tooLong) == ["t:1:1: error: the text is longer than 16777216 bytes"])
  }

  @Test func `a line may have as many bytes as the limit, and no more`() {
    let line = "screen a #" + String(repeating: "x", count: 990)
    #expect(faults(of: line) == [])
    #expect(
      faults(of: line + "x\nstart") == [
        "t:1:1: error: the line is longer than 1000 bytes"
      ]
    )
  }

  @Test func `a line of twenty megabytes is one fault`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 20_000_000)
    #expect(faults(of: bytes) == ["t:1:1: error: the text is longer than 16777216 bytes"])
    #expect(
      faults(of: Array(bytes.prefix(10_000_000)))
        == ["t:1:1: error: the line is longer than 1000 bytes"]
    )
  }

  @Test func `a text may have as many lines as the limit, and no more`() {
    let text = "screen a\n" + String(repeating: "\n", count: 199_999)
    #expect(faults(of: text) == [])
    #expect(faults(of: text + "\n") == ["t:200001:1: error: the text has more than 200000 lines"])
  }

  @Test func `thousands of faults become a hundred and a count`() {
    let found = faults(of: String(repeating: "nonsense\n", count: 5_000))
    #expect(found.count == 101)
    #expect(found[99] == "t:100:1: error: expected a statement, found 'nonsense'")
    #expect(found[100] == "and 4900 more errors")
  }

  @Test func `a flow may have as many screens as the limit, and no more`() {
    #expect(faults(of: screens(256)) == [])
    #expect(
      faults(of: screens(257)) == ["t:257:1: error: the flow has more than 256 screens"]
    )
    let series = (0..<256).map { "series s\($0)\n" }.joined()
    #expect(faults(of: screens(256) + series) == [])
    #expect(
      faults(of: screens(256) + series + "series s0")
        == ["t:513:8: error: the flow has more than 256 screens"]
    )
  }

  @Test func `a flow may have as many values and labels as the limit, and no more`() {
    let values = (0..<33).map { "v\($0) 1" }.joined(separator: " ")
    #expect(
      faults(of: "screen a \(values)") == [
        "t:1:1: error: the flow has more than 32 animated values"
      ]
    )
    let choices = (0..<33).map { "choice c\($0) a" }.joined(separator: " ")
    #expect(
      faults(of: "screen a \(choices)") == ["t:1:1: error: the flow has more than 32 choice labels"]
    )
  }

  @Test func `a name may have as many bytes as the limit, and no more`() {
    let name = String(repeating: "n", count: 64)
    #expect(faults(of: "screen \(name)") == [])
    #expect(
      faults(of: "screen \(name)n\nscreen a")
        == ["t:1:8: error: '\(name.prefix(40))...' is longer than 64 bytes"]
    )
  }

  @Test func `a run that takes too long stops`() throws {
    let day = try report(of: "screen a\nstart\nadvance 86400s\nadvance 0ms\n")
    #expect(day.failure == nil)
    let more = try report(of: "screen a\nstart\nadvance 86400s\nadvance 0.000001ms\n")
    #expect(more.failure == "t:4:1: error: the run takes longer than 86400000ms\n")
    #expect(more.cause == .limit(.time))
  }

  @Test func `a run with too many events stops`() throws {
    let lines = screens(256) + "start\n"
    let names = (0..<200).map { "s\($0)" }.joined(separator: " ")
    let sets = "set \(names) instant\nset s0 s200 instant\n"
    let text = lines + String(repeating: sets, count: 2_200)
    let report = try report(of: text)
    #expect(report.cause == .limit(.events))
    #expect(report.failure == "t:2697:1: error: the run has more than 1000000 events\n")
  }

  @Test func `too many changes that wait stop a run`() throws {
    let text = "screen a\nscreen b\nstart\n" + String(repeating: "push b\npop\n", count: 600)
    let report = try report(of: text)
    #expect(report.failure == "t:1005:1: error: more than 1000 changes and moves wait\n")
  }

  @Test func `too long answers stop a run`() throws {
    let text =
      "screen a\nstart\n" + String(repeating: "next\n", count: 3_000)
      + String(repeating: "log\n", count: 300)
    let report = try report(of: text)
    #expect(report.cause == .limit(.answers))
    #expect(report.failure == "t:3121:1: error: the answers are longer than 10000000 bytes\n")
  }

  @Test func `a script of a hundred thousand lines is read`() throws {
    let lines = "next from welcome\nsettle\nback interactive\nupdate 0.5\nfinish\n"
    let text = declarations + "start\n" + String(repeating: lines, count: 20_000)
    #expect(try Script(parsing: text, file: "t").statements.count == 100_007)
  }

  @Test func `long unknown names in declarations do not hang`() {
    let name = String(repeating: "n", count: 58)
    let choices = (0..<12).map { "choice c\($0) \(name)x\($0)" }.joined(separator: " ")
    let text = (100..<356).map { "screen \(name)\($0) \(choices)\n" }.joined()
    let found = faults(of: text)
    #expect(found.count == 101)
    #expect(found[100] == "and 2972 more errors")
    #expect(found[0].hasSuffix("; did you mean '\(name.prefix(40))...'?"))
    #expect(found[0].hasPrefix("t:1:80: error: no screen is named"))
  }

  @Test func `the nearest word is the one of the fewest edits, the first of equals`() {
    #expect(nearestWord(to: "strat", in: ["stack", "start", "stars"]) == "start")
    #expect(nearestWord(to: "abdc", in: ["abxy", "abcd"]) == "abcd")
    #expect(nearestWord(to: "back", in: ["pack", "lack"]) == "pack")
    #expect(nearestWord(to: "ba", in: ["ab", "xyzzy"]) == "ab")
    #expect(nearestWord(to: "screen", in: ["settle", "push"]) == nil)
    #expect(nearestWord(to: "abcdef", in: ["fabcde", "abcdefgh", "zzabcdef"]) == "fabcde")
    #expect(nearestWord(to: "x", in: ["y"]) == nil)
    #expect(nearestWord(to: "optn", in: ["options", "option", "menu option"]) == "option")
    #expect(nearestWord(to: "on", in: ["option"]) == nil)
    #expect(nearestWord(to: "opno", in: ["option", "push"]) == nil)
  }

  @Test func `only faults that are reported cost a suggestion`() {
    let name = String(repeating: "x", count: 20)
    let screens = (0..<30).map { "screen \(name)\($0)\n" }.joined()
    let words = String(repeating: " \(name)", count: 16)
    let found = faults(of: screens + "start\n" + String(repeating: "set\(words)\n", count: 20))
    #expect(found.count == 101)
    #expect(found[0].hasSuffix("did you mean '\(name)0'?"))
    #expect(found[99].hasSuffix("did you mean '\(name)0'?"))
    #expect(found[100] == "and 220 more errors")
  }
}
