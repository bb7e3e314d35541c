import Boarding
import BoardingExplorer
import BoardingMotion
import BoardingPaging
import BoardingScript
import CBoardingAllocations

/// Restores texts of snapshots that are broken by chance, and looks what becomes of it.
///
/// Each text gives a legal state or an error with its place, in no more memory than ten times the
/// text and a mebibyte.
struct SnapshotProof {
  /// How many texts are broken.
  let runCount: Int
  /// Decides how.
  var seed: UInt64 = 0
  /// How many elements the long parts of texts have that are not broken.
  var layoutCount = 200_000

  /// What came of it.
  struct Tally: Equatable {
    /// How many texts could be read.
    var readCount = 0
    /// How many were refused with an error.
    var refusedCount = 0
    /// The most bytes that were held at a time while a text was read, beyond a mebibyte and as a
    /// multiple of its length.
    var memory: Double = 0
    /// What went wrong, the first few.
    var faults: [String] = []
  }

  /// Breaks and restores texts.
  ///
  /// - Returns: What came of it, in lines.
  func run() -> String {
    let tally = count()
    let memory =
      tally.memory == 0 ? "within a mebibyte" : fixed(tally.memory, decimals: 2) + " times the text"
    let lines = [
      "snapshots: \(runCount.grouped) broken texts, \(tally.readCount.grouped) restored, "
        + "\(tally.refusedCount.grouped) refused with their place, \(tally.faults.count) faults",
      "memory: \(memory) beyond a mebibyte at the most",
    ]
    let layouts = SnapshotLayouts(count: layoutCount).rows()
    let heavy = layouts.filter { $0.isTooMuch }.map { "too much memory: " + $0.name }
    let title = "layouts with \(layoutCount.grouped) elements, or as deep:"
    return (lines + tally.faults + [title] + layouts.map { "  " + $0.text } + heavy)
      .joined(separator: "\n")
  }

  /// Breaks and restores texts.
  ///
  /// - Returns: What came of it.
  func count() -> Tally {
    var tally = Tally()
    var mutations = SnapshotMutations(random: SplitMix64(seed: seed))
    for run in 0..<runCount {
      let original = SnapshotSample.text(&mutations.random)
      let text = mutations.mutation(of: original)
      let fault = restore(text, &mutations.random, &tally)
      if let fault, tally.faults.count < 5 { tally.faults.append("run \(run): \(fault)") }
    }
    return tally
  }

  /// Restores a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - random: Where the chance comes from.
  ///   - tally: Where it is counted.
  /// - Returns: What went wrong, or nil.
  private func restore(
    _ text: [UInt8],
    _ random: inout SplitMix64,
    _ tally: inout Tally
  ) -> String? {
    boarding_weigh_begin()
    do throws(SnapshotError) {
      let snapshot = try Snapshot(json: text)
      note(boarding_weigh_end(), of: text, &tally)
      tally.readCount += 1
      if (try? Snapshot(json: snapshot.jsonBytes)) != snapshot {
        return "it is written differently"
      }
      return SnapshotSample.fault(of: snapshot, &random)
    } catch {
      note(boarding_weigh_end(), of: text, &tally)
      tally.refusedCount += 1
      let lineCount = text.count { $0 == UInt8(ascii: "\n") } + 1
      let hasPlace = error.path.hasPrefix("$") && (1...lineCount).contains(error.line)
      return hasPlace && error.column > 0 ? nil : "an error without a place: \(error)"
    }
  }

  /// Notes how much memory reading took.
  ///
  /// - Parameters:
  ///   - held: The most bytes that were held at a time.
  ///   - text: The text.
  ///   - tally: Where it is noted.
  private func note(_ held: UInt64, of text: [UInt8], _ tally: inout Tally) {
    if held <= 1 << 20 { return }
    let times = Double(held - 1 << 20) / Double(max(text.count, 1))
    tally.memory = max(tally.memory, times)
    if times > 10 { tally.faults.append("\(held) bytes for a text of \(text.count)") }
  }
}
