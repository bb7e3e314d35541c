import Foundation
import Testing

/// Holds the page about interruption to what the machine does.
struct InterruptionPageTests {
  @Test func `the page about interruption says what the machine does`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appending(path: "Docs/Interruption.md")
    let environment = ProcessInfo.processInfo.environment
    if environment["BOARDING_REWRITE"] != nil {
      try #require(environment["CI"] == nil, "Committed files are never rewritten in CI.")
      try InterruptionPage.markdown().write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == InterruptionPage.markdown())
  }
}
