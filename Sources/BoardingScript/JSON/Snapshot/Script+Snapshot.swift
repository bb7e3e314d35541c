import BoardingPaging

extension ScriptRun {
  /// Where the run comes to rest: its navigation, or its pages.
  public var snapshot: Snapshot {
    if let pages = position.pages { return Snapshot(paging: PagingSnapshot(pages.pager)) }
    return Snapshot(machine)
  }

  /// Goes to where another run stood.
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
    if position.pages != nil {
      guard let paging = snapshot.paging else {
        var restoration = Restoration()
        restoration.isUnfit = snapshot.navigation != nil
        return restoration
      }
      return position.pages?.restore(paging, gone: policy) ?? Restoration()
    }
    guard let navigation = snapshot.navigation else {
      var restoration = Restoration()
      restoration.isUnfit = snapshot.paging != nil || snapshot.loading != nil
      return restoration
    }
    let restoration = position.machine.restore(navigation, gone: policy)
    position.lastRest = position.machine
    position.lastMotion = machine.state.now
    return restoration
  }
}

extension PagesStage {
  /// Goes to where other pages stood.
  ///
  /// - Parameters:
  ///   - snapshot: Where they stood.
  ///   - policy: What becomes of a page that is gone.
  /// - Returns: What was left out.
  fileprivate mutating func restore(
    _ snapshot: PagingSnapshot,
    gone policy: GonePolicy
  ) -> Restoration {
    var events: [PagerEvent] = []
    return pager.restore(snapshot, gone: policy, source: stock, sizing: stock, into: &events)
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
