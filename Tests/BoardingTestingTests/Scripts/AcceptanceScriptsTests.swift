import Boarding
import BoardingScript
import BoardingTesting
import Foundation
import Synchronization
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

  @Test func `a script includes files that are named from its folder`() async throws {
    let files = [
      "main.boarding": "include screens.boarding\nstart\ninclude ./more.boarding",
      "screens.boarding": "screen a\nscreen b\nseries a b", "more.boarding": "next instant",
    ]
    try await withFolder(files) { folder in
      let script = try #require(AcceptanceScripts(in: folder) { $0 == "main" }.first)
      #expect(try script.read().run().transcript.hasSuffix("ended push a > b\n"))
      // The name of a folder in the path changes nothing, and an absolute name stands for itself.
      let other = folder + "/absolute.boarding"
      try "include \(folder)/screens.boarding\nstart\nexpect top a"
        .write(toFile: other, atomically: true, encoding: .utf8)
      let absolute = try #require(AcceptanceScripts(in: folder + "/.") { $0 == "absolute" }.first)
      #expect(try absolute.read().run().failure == nil)
    }
  }

  @Test(arguments: [
    ("none.boarding", "there is no such file"), ("..", "it is not an ordinary file"),
    ("/dev/zero", "it is not an ordinary file"),
  ])
  func `a file that cannot be included is told at its place`(
    name: String,
    reason: String
  )
    async throws
  {
    try await withFolder(["main.boarding": "screen a\ninclude \(name)"]) { folder in
      let script = try #require(AcceptanceScripts(in: folder).first)
      #expect {
        try script.read()
      } throws: { (error) in
        "\(error)" == "main.boarding:2:9: error: cannot include '\(name)': \(reason)"
      }
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

/// Counts how often the trait plays the scripts, per test or suite.
private struct CountingTrait: TestTrait, SuiteTrait, TestScoping {
  /// The trait.
  let trait: AcceptanceScriptsTrait
  /// By what the count is known.
  let name: String
  /// The counts.
  private static let counts = Mutex<[String: Int]>([:])

  /// Makes a trait.
  ///
  /// - Parameter name: By what the count is known.
  init(_ name: String) {
    self.name = name
    trait = .acceptanceScripts(in: "nowhere")
  }

  /// How often the scripts were played.
  ///
  /// - Parameter name: By what the count is known.
  /// - Returns: The number.
  static func count(_ name: String) -> Int { counts.withLock { $0[name, default: 0] } }

  var isRecursive: Bool { trait.isRecursive }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    trait.scopeProvider(for: test, testCase: testCase) == nil ? nil : self
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    Self.counts.withLock { $0[name, default: 0] += 1 }
    try await function()
  }
}

struct AcceptanceScriptsTraitTests {
  @Test(CountingTrait("arguments"), arguments: 1...5)
  func `the scripts are played once for all cases of a test`(number: Int) {
    #expect(CountingTrait.count("arguments") == 1, "\(number)")
  }

  @Suite(CountingTrait("suite")) struct PlayedSuite {
    @Test(arguments: 1...3)
    func `the scripts are played once for a suite`(number: Int) {
      #expect(CountingTrait.count("suite") == 1, "\(number)")
    }

    @Test func `and not again for its next test`() {
      #expect(CountingTrait.count("suite") == 1)
    }
  }
}
