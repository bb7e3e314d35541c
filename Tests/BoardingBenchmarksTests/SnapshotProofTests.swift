import Boarding
import BoardingMotion
import BoardingScript
import Testing

@testable import BoardingBenchmarks

struct SnapshotProofTests {
  @Test func `a broken snapshot gives a legal state or an error with its place`() {
    let tally = SnapshotProof(runCount: 3_000, seed: 1).count()
    #expect(tally.faults == [])
    #expect(tally.memory <= 10)
    #expect(tally.readCount + tally.refusedCount == 3_000)
    #expect(tally.readCount > 100)
    #expect(tally.refusedCount > 1_000)
  }

  @Test func `what a random run leaves is restored, facts among it`() throws {
    var factCount = 0
    for seed in 0..<UInt64(500) {
      var random = SplitMix64(seed: seed)
      guard let machine = SnapshotSample.machine(&random) else { continue }
      let text = Snapshot(machine).json
      let kept = try #require(try Snapshot(json: text).navigation)
      if !kept.facts.isEmpty { factCount += 1 }
      var again = Machine(flow: machine.flow)
      try #require(again.restore(kept) == Restoration(), "seed \(seed)")
      try #require(again.state == machine.restingState, "seed \(seed)")
      try #require(Snapshot(again).json == text, "seed \(seed)")
    }
    #expect(factCount > 20)
  }

  @Test func `the same seed breaks the same texts`() {
    #expect(SnapshotProof(runCount: 50).count() == SnapshotProof(runCount: 50).count())
  }

  @Test func `long and deep layouts take no more memory than they may`() {
    let rows = SnapshotLayouts(count: 20_000).rows()
    #expect(rows.filter { $0.isTooMuch } == [])
    #expect(
      rows.filter { !$0.isRead }.map(\.name) == [
        "a long stack of one screen", "arrays inside of a stack", "objects inside of a stack",
        "arrays inside of pieces", "objects inside of a failure", "a long name of a flow",
      ]
    )
  }

  @Test func `the proof is told in two lines, and one for each layout`() {
    let lines = SnapshotProof(runCount: 20, layoutCount: 10).run().split(separator: "\n")
    #expect(lines.count == 3 + SnapshotLayouts(count: 1).rows().count)
    #expect(lines[2] == "layouts with 10 elements, or as deep:")
    #expect(lines[0].hasPrefix("snapshots: 20 broken texts, "))
    #expect(lines[0].hasSuffix(" refused with their place, 0 faults"))
  }
}
