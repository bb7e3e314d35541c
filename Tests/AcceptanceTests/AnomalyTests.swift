import Boarding
import BoardingScript
import Testing

/// Plays every acceptance script again and again while something else happens at its n-th moment.
///
/// The moments are its due instants, its updates, the samples of its fingers or the instants in the
/// middle of transitions, for n = 0, 1, 2 and so on until the run ends before n. Whatever happens,
/// the run comes to rest with its books closed, and its inputs give the same events again.
struct AnomalyTests {
  /// Where in a run something else happens.
  enum Moment: Sendable {
    /// When something has become due, or has been shown in no time.
    case dueInstant
    /// When the interactive transition has been brought to a progress.
    case update
    /// When a finger has come down or moved.
    case sample
    /// When time has passed and a transition runs on.
    case tick
  }

  @Test(arguments: AcceptanceTests.flowNames)
  func `anything may happen at any due instant`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let intrusions = Intrusion.atDueInstants(in: script.flow)
    let count = try disturb(script, at: .dueInstant, by: intrusions)
    #expect(count >= intrusions.count, "only \(count) runs were disturbed")
  }

  @Test(arguments: AcceptanceTests.flowNames)
  func `anything may happen after any update`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let intrusions = Intrusion.afterUpdates(in: script.flow)
    let count = try disturb(script, at: .update, by: intrusions)
    let hasUpdates = script.statements.contains { (statement) in
      guard case .input(.interaction(.update))? = statement.step else { return false }
      return true
    }
    #expect((count > 0) == hasUpdates)
  }

  @Test(arguments: AcceptanceTests.flowNames)
  func `anything may happen after any sample of a finger`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let intrusions = Intrusion.afterSamples(in: script.flow)
    let count = try disturb(script, at: .sample, by: intrusions)
    let hasFinger = script.run().log.contains { $0.kind == .gestureEnded }
    #expect((count > 0) == hasFinger)
  }

  @Test(arguments: AcceptanceTests.flowNames)
  func `anything may happen in the middle of any transition`(name: String) throws {
    let script = try AcceptanceTests.script(name)
    let intrusions = Intrusion.atTicks(in: script.flow)
    let count = try disturb(script, at: .tick, by: intrusions)
    #expect(count >= (hasTicks(script) ? intrusions.count : 0))
    #expect((count > 0) == hasTicks(script))
  }

  @Test(arguments: [("busy", [3, 0]), ("grab-and-throw-back", [0, 1])])
  func `the books notice every call that is left out`(name: String, screens: [Int]) throws {
    let script = try AcceptanceTests.script(name)
    let log = script.run().log.map { $0.kind }
    let stack = screens.map { ScreenID(rawValue: $0) }
    #expect(complaint(about: log, stack) == nil)
    for (place, kind) in log.enumerated() {
      switch kind {
      case .committed, .cancelled, .flowFinished, .interactionUpdated, .interactionChanged,
        .transitionGrabbed, .gestureEnded, .willShow, .didShow, .screenChanged, .pending,
        .eligibilityChanged, .refused, .stopped:
        continue
      case .willAppear, .willDisappear, .didAppear, .didDisappear, .willEnterStack,
        .willLeaveStack, .didEnterStack, .didLeaveStack, .transitionBegan, .transitionEnded:
        var tampered = log
        tampered.remove(at: place)
        #expect(complaint(about: tampered, stack) != nil, "\(kind) at \(place)")
      }
    }
  }

  /// Tells whether time passes while something will become due.
  private func hasTicks(_ script: Script) -> Bool {
    var run = ScriptRun(flow: script.flow)
    for step in script.statements.compactMap({ $0.step }) {
      let isDueLater = run.machine.state.deadline.map { $0 > run.machine.state.now } ?? false
      let before = run.machine.state.now
      _ = run.perform(step)
      if isDueLater, run.machine.state.now > before { return true }
    }
    return false
  }

  /// Books events and looks whether the books are closed.
  ///
  /// - Returns: The first thing that is wrong, or nil.
  private func complaint(about kinds: [Event.Kind], _ stack: [ScreenID]) -> String? {
    var books = CallBooks()
    for kind in kinds {
      if let fault = books.book(kind) { return fault }
    }
    return books.audit(stack: stack, isVisible: true)
  }

  /// Disturbs a script by everything at every place.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - moment: Where in the run the intrusions come.
  ///   - intrusions: What happens there, each in a run of its own.
  /// - Returns: The number of runs that were disturbed.
  /// - Throws: An expectation that is not met.
  private func disturb(
    _ script: Script,
    at moment: Moment,
    by intrusions: [Intrusion]
  ) throws -> Int {
    let steps = script.statements.compactMap { $0.step }
    var count = 0
    for intrusion in intrusions {
      var place = 0
      while true {
        var run = DisturbedRun(script.flow, intrusion, at: moment, place: place)
        for step in steps { run.take(step) }
        if !run.isDisturbed { break }
        run.settle()
        let occasion = "\(intrusion.name) at \(moment) \(place)"
        try #require(run.complaint == nil, "\(occasion)")
        try #require(run.replay == run.events, "\(occasion): the same inputs give other events")
        place += 1
        count += 1
      }
    }
    return count
  }
}
