import Boarding
import BoardingExplorer
import Foundation
import Testing

@testable import BoardingCLI

/// Tests of fuzzing where the scripts of an earlier time are.
struct FuzzAgainTests {
  @Test func `a failure is written again, over nothing but its own script`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      let folder = try FuzzFolder("fuzz two.boarding --seeds 7..8 --steps 1000 --results r.jsonl")
      for _ in 0..<2 {
        let code = try FuzzJob.run(folder.request, planting: FuzzAgainTests.fault)
        #expect(code == .failedExpectation)
      }
      let whole = try String(contentsOfFile: "r.jsonl", encoding: .utf8)
      try Data("screen mine\n".utf8).write(to: URL(filePath: "fuzz-Two-8.boarding"))
      #expect(throws: WorldFailure.self) {
        try FuzzJob.run(folder.request, planting: FuzzAgainTests.fault)
      }
      let kept = try String(contentsOfFile: "r.jsonl", encoding: .utf8)
      let mine = try String(contentsOfFile: "fuzz-Two-8.boarding", encoding: .utf8)
      print(try FuzzResults(whole).lines.map(\.seed), try FuzzResults(kept).lines.map(\.seed), mine)
      folder.remove()
      fflush(nil)
      exit(0)
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(text.hasSuffix("[7, 8] [7] screen mine\n\n"))
  }

  /// Goes nowhere where it should go back to the root from right to left.
  private static let fault = FuzzSubject.Fault { (machine, input, events) in
    guard machine.state.settings.layoutDirection == .rightToLeft,
      case .command(.popToRoot, motion: _, source: _) = input
    else { return machine.handle(input, into: &events) }
    return .absorbed
  }
}
