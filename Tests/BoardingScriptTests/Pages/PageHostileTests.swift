import Boarding
import BoardingScript
import Testing

struct PageHostileTests {
  /// Words of the language and of its enemies.
  private static let words =
    Language.pagesHandbook.forms.flatMap { $0.words }
    + [
      "oslo", "bergen", "tromso", "molde", "none", ">", "before", "after", "1", "-1", "0.5",
      "1000000000", "-1000000000", "999999999999999", "400ms", "86400s", "\"x\"", "#ff0000", "in",
      "samples", "over", "at", "width", "selected", "hidden", "z", "insets", "instant", "\u{E9}",
    ]

  /// Makes a line that can be read.
  ///
  /// - Parameter generator: Where chance comes from.
  /// - Returns: The line.
  private func line(using generator: inout SplitMix64) -> String {
    let page = ["oslo", "bergen", "tromso"].randomElement(using: &generator) ?? ""
    let other = ["oslo", "bergen", "tromso"].randomElement(using: &generator) ?? ""
    let number =
      ["0", "-1", "1", "100", "-250", "0.000001", "1000000000", "-1000000000", "999999999999999"]
      .randomElement(using: &generator) ?? ""
    let length =
      ["0", "1", "40", "0.5", "1000", "1000000000"].randomElement(using: &generator) ?? ""
    let time =
      ["0ms", "1ms", "100ms", "1s", "-5ms", "3600s"].randomElement(using: &generator) ?? ""
    let lines = [
      "start \(page)", "tap \(page)", "select \(page) instant", "touch", "drag \(number)",
      "drag \(number) over 100ms in 3 samples", "drag 0 up \(number)", "hold \(time)", "release",
      "release at \(number)", "cancel", "fling forward", "fling backward at \(number)",
      "menu touch", "menu drag \(number)", "menu release", "menu release at \(number)",
      "menu cancel", "menu fling forward fast", "reload", "reload around \(page)", "reload menu",
      "insert \(page) before \(other)", "delete \(page)", "move \(page) after \(other)",
      "rename \(page) \"x\"", "update \(page)", "remove all", "width \(page) \(length)",
      "width \(page) \(length) selected \(length)", "measure \(page) \(length)",
      "resize \(length) \(length)", "appear", "disappear", "advance \(time)", "settle",
      "option item-size fixed \(length) \(length)", "option item-size fit \(length) 40",
      "option item-size self-sizing \(length) 40", "option item-spacing \(number)",
      "option menu-insets 0 \(number) 0 \(number)", "option menu-interaction wheel",
      "option menu-interaction swipe", "option menu-transition animate-after",
      "option orientation vertical", "option orientation horizontal", "option indicator \(length)",
      "option indicator 4 insets 0 \(number) 0 \(number)", "option scroll-position center",
      "motion travel \(time)", "motion spring 100ms bounce 0.9", "motion slop \(length)",
      "motion deceleration 0.9999", "motion bounces off", "policy selection at-once", "menu",
      "show", "frames",
    ]
    return lines.randomElement(using: &generator) ?? ""
  }

  @Test(arguments: 0..<12)
  func `random pages neither trap nor hang`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var session = ScriptSession()
    for line in (threePages + "start").split(separator: "\n") { _ = session.feed(String(line)) }
    for _ in 0..<250 {
      let isValid = Int.random(in: 0..<8, using: &generator) > 0
      let line =
        isValid ? line(using: &generator) : RandomLines.shuffled(Self.words, using: &generator)
      _ = session.feed(line)
      _ = session.handbook.completions(of: line, names: session.names)
    }
    guard case .performed(_, let performance) = session.feed("frames") else {
      Issue.record("The session does not answer.")
      return
    }
    #expect(performance.failure == nil)
  }

  @Test(arguments: 0..<6)
  func `random text about pages is read to its end`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let lines = (0..<300).map { _ in RandomLines.shuffled(Self.words, using: &generator) }
    #expect(faults(of: threePages + lines.joined(separator: "\n")).count <= 101)
  }

  @Test func `time beyond a day is a limit`() throws {
    let report = try Script(
      parsing: threePages + "start\nadvance 86400s\nadvance 1ms\n",
      file: "t"
    ).run()
    #expect(report.failure == "t:10:1: error: the run takes longer than 86400000ms\n")
    #expect(report.cause == .limit(.time))
  }
}
