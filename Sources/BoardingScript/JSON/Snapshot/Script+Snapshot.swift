import Boarding
import BoardingPaging

extension ScriptRun {
  /// Where the run comes to rest: its navigation, or its pages with the items that are loaded.
  public var snapshot: Snapshot { position.pages?.snapshot ?? Snapshot(machine) }

  /// Goes to where another run stood.
  ///
  /// Time goes on from there, and the run may take as long as any other: a later time than leaves
  /// room for that, after some three hundred years, counts as the last one that does. What was on its way to
  /// items is asked for again, of the source of this run; these are the first events of its log.
  ///
  /// - Parameters:
  ///   - snapshot: Where the other run stood; what this one does not have is of no account.
  ///   - policy: What becomes of names that are gone.
  /// - Returns: What was left out; unfit if the snapshot has pages only and this run has none, or
  ///   the other way round.
  public mutating func restore(
    _ snapshot: Snapshot,
    gone policy: GonePolicy = .drop
  ) -> Restoration {
    var snapshot = snapshot
    snapshot.leaveRoom(nanoseconds: ScriptLimits.nanoseconds)
    let hasPages = snapshot.paging != nil || snapshot.loading != nil
    if position.pages != nil {
      var restoration = Restoration()
      if hasPages {
        restoration = position.pages?.restore(snapshot, gone: policy) ?? restoration
        position.pages?.askAgain(into: &allPageEvents)
        position.pageEvents.count = allPageEvents.count
      } else {
        restoration.isUnfit = snapshot.navigation != nil
      }
      if let pages = position.pages { position.begin(at: pages.pager.now) }
      return restoration
    }
    guard let navigation = snapshot.navigation else {
      var restoration = Restoration()
      restoration.isUnfit = hasPages
      return restoration
    }
    let restoration = position.machine.restore(navigation, gone: policy)
    position.lastRest = position.machine
    position.lastMotion = machine.state.now
    position.begin(at: machine.state.now)
    return restoration
  }
}

extension Snapshot {
  /// Lets time stand early enough that some of it can still pass.
  ///
  /// - Parameter nanoseconds: How much.
  fileprivate mutating func leaveRoom(nanoseconds: Int64) {
    let last = Instant(nanoseconds: .max - nanoseconds)
    if let time = navigation?.time, time > last { navigation?.time = last }
    if let time = loading?.parts.now, time > last { loading?.parts.now = last }
  }
}

extension Script {
  /// What came of running a script from where another run stood.
  public struct Continuation: Sendable {
    /// What was left out of the snapshot.
    public let restoration: Restoration
    /// Where the run comes to rest.
    public let snapshot: Snapshot
    /// The transcript, and what failed.
    public let report: ScriptReport
  }

  /// Runs the script from where another run stood.
  ///
  /// ```swift
  /// let kept = first.run(from: nil).snapshot
  /// let continuation = second.run(from: kept)
  /// ```
  ///
  /// The moves of the script go on from there, so it does not begin with `start`.
  ///
  /// - Parameters:
  ///   - snapshot: Where the other run stood; nil for the beginning.
  ///   - policy: What becomes of names that are gone.
  /// - Returns: What came of it.
  public func run(from snapshot: Snapshot?, gone policy: GonePolicy = .drop) -> Continuation {
    var restoration = Restoration()
    var lines: [String] = []
    let (run, failures) = play(
      goingOn: false,
      beginning: { run in
        if let snapshot { restoration = run.restore(snapshot, gone: policy) }
      },
      telling: { (_, statement, performance) in
        lines += transcriptLines(of: statement, performance)
      }
    )
    return Continuation(
      restoration: restoration,
      snapshot: run.snapshot,
      report: ScriptReport(run, lines, failures)
    )
  }
}
