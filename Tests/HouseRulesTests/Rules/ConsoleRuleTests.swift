import Foundation
import Testing

struct ConsoleRuleTests {
  /// A folder with a command that stands in for the product.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("house-rules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = "#!/bin/sh\necho \"$1\"\ncat \"$2\"\ngrep -q fail \"$2\" && exit 1\nexit 0\n"
    let file = folder.appendingPathComponent("boarding")
    try script.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    try "one\n".write(
      to: folder.appendingPathComponent("a.boarding"),
      atomically: true,
      encoding: .utf8
    )
  }

  /// The fences of a page.
  private func examples(_ page: String) -> [(path: String, fence: Fence)] {
    let file = SourceFile(path: "README.md", text: page)
    return ExampleRule.examples(pages: [file], sources: [])
  }

  @Test(arguments: ["boarding", "swift run boarding", "swift run -c release boarding"])
  func `an example that prints what it shows passes`(command: String) {
    let page = "```console\n$ \(command) run \\\n  a.boarding\nrun\none\n```\n"
    #expect(ConsoleRule.findings(in: examples(page), root: folder, product: folder) == [])
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `an example that prints something else is found`() {
    let page = "```console\n$ boarding run a.boarding\nrun\ntwo\n```\n"
    let findings = ConsoleRule.findings(in: examples(page), root: folder, product: folder)
    #expect(findings.map(\.line) == [2])
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `other commands are not run`() {
    let page = "```console\n$ swift build\nBuild complete!\n```\n"
    #expect(ConsoleRule.findings(in: examples(page), root: folder, product: nil) == [])
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `a script that fails is found`() throws {
    let page = "```boarding\nfine\n```\n\n```boarding\nfail\n```\n"
    let findings = try ConsoleRule.findings(
      ofScriptsIn: examples(page),
      root: folder,
      product: folder
    )
    #expect(findings.map(\.line) == [5])
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `nothing is skipped where the product is missing`() throws {
    let page = "```console\n$ boarding\n```\n\n```boarding\nfine\n```\n"
    let console = ConsoleRule.findings(in: examples(page), root: folder, product: nil)
    let scripts = try ConsoleRule.findings(
      ofScriptsIn: examples(page),
      root: folder,
      product: nil
    )
    #expect(
      (console + scripts).map(\.description) == [
        "README.md:2: boarding is not built", "README.md:5: boarding is not built",
      ]
    )
    try? FileManager.default.removeItem(at: folder)
  }
}
