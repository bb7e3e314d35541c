import BoardingExplorer
import BoardingMotion
import BoardingScript

/// A script by chance, about items that arrive in pieces.
struct PieceScript {
  /// What it declares.
  private let head: String
  /// What it does.
  private let moves: [String]

  /// Draws a script.
  ///
  /// - Parameter random: Where the chance comes from.
  init(_ random: inout SplitMix64) {
    let options = [" placeholders", " max 40", " clearing", " tries 1", " duplicates report"]
    head =
      "pages P\nsource \"I\" total \(random.pick([0, 3, 36, 400])) page \(random.pick([5, 20]))"
      + " latency \(random.pick(["0s", "1s", "never"])) fails 2 \(random.pick(["1", "always"]))"
      + random.pick(options) + "\n"
    let lines = [
      "start", "settle", "advance 700ms", "advance 2s", "load append", "load prepend", "retry",
      "refresh", "refresh pieces", "refresh start", "jump 3", "jump 30", "select 2", "tap 4",
      "source insert 2 at 1", "source remove 3 at 2", "source fails 3", "disappear", "appear",
    ]
    let isFirst = random.isChance(1, of: 2)
    moves =
      (isFirst ? ["start", "advance 1s"] : [])
      + (0..<random.number(below: 8)).map { _ in random.pick(lines) }
  }

  /// Runs the script.
  ///
  /// - Parameters:
  ///   - snapshot: Where it goes on; nil for the beginning.
  ///   - policy: What becomes of names that are gone.
  ///   - isIdle: True to do nothing there.
  /// - Returns: What came of it; nil if the script has a fault.
  func continuation(
    from snapshot: Snapshot?,
    gone policy: GonePolicy = .drop,
    isIdle: Bool = false
  ) -> Script.Continuation? {
    let text = head + (isIdle ? "" : moves.joined(separator: "\n") + "\n")
    return (try? Script(parsing: text, file: "t"))?.run(from: snapshot, gone: policy)
  }

  /// Goes on from a snapshot, and once more from where that leads.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - random: Where the chance comes from.
  /// - Returns: What is no legal state, or nil.
  func fault(of snapshot: Snapshot, _ random: inout SplitMix64) -> String? {
    let policy = random.pick(GonePolicy.allCases)
    guard let run = continuation(from: snapshot, gone: policy) else {
      return "a script with a fault"
    }
    let kept = run.snapshot
    if let fault = fault(of: kept) { return fault }
    guard let idle = continuation(from: kept, isIdle: true) else { return "a script with a fault" }
    if !idle.restoration.isComplete {
      let dropped = idle.restoration.dropped.map { $0.description }.joined(separator: ", ")
      return "a restored script is not restored again: " + dropped
    }
    return fault(of: idle.snapshot)
  }

  /// Looks at where a script came to rest.
  ///
  /// - Parameter snapshot: Where that is.
  /// - Returns: What is no legal state, or nil.
  private func fault(of snapshot: Snapshot) -> String? {
    if (try? Snapshot(json: snapshot.jsonBytes)) != snapshot { return "it is read differently" }
    guard let loading = snapshot.loading else { return nil }
    if Set(loading.items).count < loading.items.count { return "an item is there twice" }
    guard let page = snapshot.paging?.page else { return nil }
    return loading.items.contains(page) ? nil : "a page without its item"
  }
}
