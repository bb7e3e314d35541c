import Boarding
import BoardingExplorer
import Foundation
import Synchronization
import Testing

@testable import BoardingCLI

/// Tests of a signal that comes while a failure is shrunk.
struct FuzzInterruptionTests {
  @Test func `Ctrl-C while shrinking keeps the results and a script of what is left`() async throws
  {
    // A process of its own gets the signal; its machine has a fault.
    let result = try await #require(
      processExitsWith: .exitCode(130),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let folder = try FuzzFolder("fuzz two.boarding --seeds 8..9 --steps 1000 --results r.jsonl")
      let code = try FuzzJob.run(folder.request, planting: FuzzInterruptionTests.fault)
      let results = try FuzzResults(String(contentsOfFile: "r.jsonl", encoding: .utf8))
      for line in results.lines {
        print(line.seed, line.stepCount, line.failure?.shrunkCount ?? 0)
      }
      // The script is whole; without the fault it passes.
      fflush(nil)
      #expect(try FuzzJob.replay(["fuzz-Two-8.boarding"]) == .success)
      folder.remove()
      exit(code.rawValue)
    }
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self) == Self.output)
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self) == "boarding: interrupted\n"
    )
  }

  /// What the process prints, with the results and the script that it leaves behind.
  private static let output = """
    flow Two: seeds 8..9, 1000 steps each
    seed 8: answer refused wrongPhase after 518 steps
      it is absorbed, should be refused(Boarding.Refusal.Reason.wrongPhase)
      33 steps left, 69 replayed, not the least: fuzz-Two-8.boarding
    1 seed, 518 steps: 1 failed
    8 518 33
    fuzz-Two-8.boarding: nothing failed

    """

  /// How often the fault has shown.
  private static let count = Mutex(0)

  /// Goes nowhere where it should go back to the root from right to left; when that shows for the
  /// third time, which is while it is shrunk, somebody presses Ctrl-C.
  private static let fault = FuzzSubject.Fault { (machine, input, events) in
    guard machine.state.settings.layoutDirection == .rightToLeft,
      case .command(.popToRoot, motion: _, source: _) = input
    else { return machine.handle(input, into: &events) }
    let count = count.withLock { (count) in
      count += 1
      return count
    }
    if count == 3 {
      kill(getpid(), SIGINT)
      // Another thread may be the one that hears it.
      while !Interruption.isPending { usleep(1000) }
    }
    return .absorbed
  }
}
