import Boarding
import BoardingScript
import BoardingTesting
import Foundation
import Testing

struct AcceptanceScriptsTests {
  /// Makes a folder with scripts and removes it afterwards.
  ///
  /// - Parameters:
  ///   - files: The texts of files by their names.
  ///   - body: What to do with the path of the folder.
  /// - Throws: What the file system throws, or the closure.
  private func withFolder(
    _ files: [String: String],
    _ body: (String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }

  @Test func `the scripts of a folder are arguments in alphabetical order`() async throws {
    let files = ["b.boarding": "screen b", "a.boarding": "screen a", "a.transcript": "", "x": ""]
    try await withFolder(files) { folder in
      let scripts = AcceptanceScripts(in: folder)
      #expect(scripts.names == ["a", "b"])
      #expect(scripts.map(\.testDescription) == ["a", "b"])
      let screens = try scripts.map { try $0.read().flow.screens.map(\.name) }
      #expect(screens == [["a"], ["b"]])
      #expect(AcceptanceScripts(in: folder) { $0 == "b" }.names == ["b"])
    }
  }

  @Test func `a folder without scripts gives an argument that cannot be read`() async throws {
    try await withFolder([:]) { folder in
      let scripts = AcceptanceScripts(in: folder)
      #expect(scripts.names == ["*"])
      #expect(throws: (any Error).self) { try scripts[0].read() }
    }
  }

  @Test func `the trait plays every script before the test and reports each that fails`()
    async throws
  {
    let files = [
      "good.boarding": "screen a\nstart\nexpect top a",
      "bad.boarding": "screen a\nscreen b\nstart\nexpect top b",
      "worse.boarding": "scren a",
    ]
    let log = Log()
    try await withFolder(files) { folder in
      let trait = AcceptanceScriptsTrait.acceptanceScripts(in: folder)
      try await withKnownIssue {
        try await trait.provideScope(for: #require(Test.current), testCase: nil) {
          log.write("the test")
        }
      } matching: { issue in
        log.write(issue.comments.map(\.rawValue).joined())
        return true
      }
    }
    #expect(
      log.lines == [
        """
        bad:
        bad.boarding:4:1: failed: expect top b
          - b
          + a
          (- expected, + actual)
          the last events:
            0ms a.willEnterStack
            0ms a.willAppear
            0ms a.didAppear
            0ms a.didEnterStack
            0ms committed start a
            0ms screenChanged(a)

        """,
        """
        worse cannot be read:
        worse.boarding:1:1: error: expected a statement, found 'scren'; did you mean 'screen'?
        """,
        "the test",
      ]
    )
  }
}
