import BoardingTesting
import Foundation
import Testing

struct GoldenTranscriptsTests {
  /// Makes a folder with a transcript and removes it afterwards.
  ///
  /// - Parameter body: What to do with the path of the folder.
  /// - Throws: What the file system throws.
  private func withFolder(_ body: (String) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "> start\n  0ms a.willAppear\n  0ms a.didAppear\n".write(
      to: folder.appending(path: "a.transcript"),
      atomically: true,
      encoding: .utf8
    )
    body(folder.path)
  }

  /// Reads the transcript.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - name: The name of the file.
  /// - Returns: The text; nil if there is none.
  private func text(_ folder: String, _ name: String = "a.transcript") -> String? {
    try? String(contentsOf: URL(filePath: folder).appending(path: name), encoding: .utf8)
  }

  @Test func `the same bytes are as they were committed`() throws {
    try withFolder { folder in
      GoldenTranscripts(in: folder, environment: ["CI": "true"])
        .expect("> start\n  0ms a.willAppear\n  0ms a.didAppear\n", named: "a.transcript")
    }
  }

  @Test func `another transcript fails with the difference and changes nothing`() throws {
    try withFolder { folder in
      let old = text(folder)
      let failures = issues {
        let golden = GoldenTranscripts(in: folder, environment: [:])
        golden.expect("> start\n  0ms a.didAppear\n  0ms a.willAppear\n", named: "a.transcript")
      }
      #expect(
        failures == [
          """
          +2: a.transcript is not what was committed (- committed only, + now only). \
          BOARDING_REWRITE=1 writes it anew:
            > start
          -   0ms a.willAppear
              0ms a.didAppear
          +   0ms a.willAppear
            
          """
        ]
      )
      #expect(text(folder) == old)
    }
  }

  @Test func `a transcript that is missing says how to write it`() throws {
    try withFolder { folder in
      let failures = issues {
        let golden = GoldenTranscripts(in: folder, environment: [:])
        golden.expect("> start\n", named: "b.transcript")
      }
      #expect(failures == ["+2: There is no b.transcript. BOARDING_REWRITE=1 writes it."])
      #expect(text(folder, "b.transcript") == nil)
    }
  }

  @Test func `the switch writes transcripts anew`() throws {
    try withFolder { folder in
      let golden = GoldenTranscripts(in: folder, environment: ["BOARDING_REWRITE": "1"])
      golden.expect("> start\n", named: "a.transcript")
      golden.expect("> stop\n", named: "b.transcript")
      #expect(text(folder) == "> start\n")
      #expect(text(folder, "b.transcript") == "> stop\n")
    }
  }

  @Test func `the switch is refused in CI`() throws {
    try withFolder { folder in
      let old = text(folder)
      let failures = issues {
        let golden = GoldenTranscripts(
          in: folder,
          environment: ["BOARDING_REWRITE": "1", "CI": "true"]
        )
        golden.expect(old ?? "", named: "a.transcript")
        golden.expect("> start\n", named: "b.transcript")
      }
      #expect(
        failures == [
          "+5: a.transcript is not written anew: BOARDING_REWRITE is refused where CI is set.",
          "+6: b.transcript is not written anew: BOARDING_REWRITE is refused where CI is set.",
          "+6: There is no b.transcript. BOARDING_REWRITE=1 writes it.",
        ]
      )
      #expect(text(folder) == old)
      #expect(text(folder, "b.transcript") == nil)
    }
  }
}
