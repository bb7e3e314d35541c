import Boarding
import BoardingScript
import Testing

struct HostileTextTests {
  /// Words of the language and of its enemies.
  private static let words =
    Language.handbook.forms.flatMap { $0.words }
    + [
      "a", "b", "c", "welcome", "instant", "from", "next", "none", "end", "#555555", "#", "\"",
      "\"x\"", "\\", "1", "-1", "0.5", "1e9", "400ms", "0.4s", "999999999999999s",
      "99999999999999999", "interactive", "speed", "cubic-bezier", "ease-in-out", "completed",
      "\u{0}", "\u{7F}", "é", "\u{1F600}", "\r", "\t", "staleSource", "forward", "on", "off", "?",
    ]

  @Test(arguments: 0..<20)
  func `random lines neither trap nor hang`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var lines: [String] = []
    for _ in 0..<400 {
      let isValid = Int.random(in: 0..<4, using: &generator) == 0
      lines.append(
        isValid
          ? RandomLines.valid(using: &generator)
          : RandomLines.shuffled(Self.words, using: &generator)
      )
    }
    let text = declarations + lines.joined(separator: "\n")
    var session = ScriptSession()
    for line in text.split(separator: "\n") {
      _ = session.feed(String(line))
      _ = Language.handbook.completions(of: String(line), names: session.names)
      _ = Language.handbook.lines(about: [String(line)])
    }
    #expect(faults(of: text).count <= ScriptLimits.faults + 1)
  }

  @Test(arguments: 0..<20)
  func `random bytes are as wrong in a text as line by line`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = (0..<20_000).map { _ in
      UInt8.random(in: Bool.random(using: &generator) ? 0...255 : 9...126, using: &generator)
    }
    var session = ScriptSession(file: "t")
    var diagnostics: [Diagnostic] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      switch session.feed(Array(line)) {
      case .faults(let faults): diagnostics += faults.diagnostics
      case .nothing, .incomplete, .performed, .inclusion: continue
      }
    }
    let listed = Array(diagnostics.prefix(ScriptLimits.faults))
    let all = ScriptFaults(listed, omittedCount: diagnostics.count - listed.count)
    #expect(throws: all) { try Script(parsing: bytes, file: "t") }
  }

  @Test(arguments: 0..<20)
  func `a damaged script neither traps nor hangs`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let steps = (0..<100).map { _ in RandomLines.valid(using: &generator) }
    var bytes = Array((declarations + "start\n" + steps.joined(separator: "\n")).utf8)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let place = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      default: bytes.insert(UInt8.random(in: 9...126, using: &generator), at: place)
      }
    }
    if let script = try? Script(parsing: bytes, file: "t") {
      #expect(script.run().transcript == script.run().transcript)
    }
  }

  @Test func `the words of a block that never ends are bounded`() {
    let text = "screen a\nexpect log\n" + String(repeating: "x\n", count: 199_998)
    #expect(faults(of: text) == ["t:2:1: error: the block of 'expect log' has no 'end'"])
  }
}
