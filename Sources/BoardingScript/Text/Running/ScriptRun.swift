public import Boarding

/// A run of a flow: the machine, its log, and what expectations need to know.
///
/// ```swift
/// var run = ScriptRun(flow: script.flow)
/// for step in script.statements.compactMap({ $0.step }) {
///   let performance = run.perform(step)
///   if performance.failure != nil { break }
/// }
/// ```
public struct ScriptRun: Sendable {
  /// Where the run stands.
  var position: Position
  /// The events of the run, behind those of the runs before it.
  private var allEvents: [Event] = []
  /// Tells whether somebody wants a step that goes on to stop.
  var isInterrupted: @Sendable () -> Bool = { false }

  /// Where a run stands, without its log: cheap to keep, and enough to go back to.
  struct Position: Sendable {
    /// The machine.
    var machine: Machine
    /// The answer to the last input, or nil before the first one.
    var lastAnswer: Answer?
    /// The number of events before the run.
    let firstEvent: Int
    /// The number of events up to here.
    var eventCount: Int
    /// The number of events before those that no `expect log` has looked at.
    var checkedEvents: Int
    /// The number of events before those that no `expect committed` has looked at.
    var checkedCommits: Int
    /// The number of bytes with which questions were answered.
    var answerBytes: Int = 0

    /// Makes the position before the first screen.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - firstEvent: The number of events before the run.
    init(flow: Flow, firstEvent: Int) {
      machine = Machine(flow: flow)
      self.firstEvent = firstEvent
      eventCount = firstEvent
      checkedEvents = firstEvent
      checkedCommits = firstEvent
    }
  }

  /// Makes a run that stands before the first screen.
  ///
  /// - Parameter flow: The flow.
  public init(flow: Flow) {
    position = Position(flow: flow, firstEvent: 0)
  }

  /// The machine.
  public var machine: Machine { position.machine }

  /// Writes events with the names of the flow.
  public var text: EventText { EventText(flow: position.machine.flow) }

  /// The events of the run, in order.
  public var log: ArraySlice<Event> { allEvents[position.firstEvent..<position.eventCount] }

  /// The events that no `expect log` has looked at.
  var uncheckedLog: ArraySlice<Event> { allEvents[position.checkedEvents..<position.eventCount] }

  /// The events that no `expect committed` has looked at.
  var uncheckedCommits: ArraySlice<Event> {
    allEvents[position.checkedCommits..<position.eventCount]
  }

  /// Begins another run behind this one, so that going back stays possible.
  ///
  /// - Parameter flow: The flow.
  mutating func restart(with flow: Flow) {
    position = Position(flow: flow, firstEvent: position.eventCount)
  }

  /// Goes back to where the run stood.
  ///
  /// - Parameter position: A position of this run, or of one before it.
  mutating func go(backTo position: Position) {
    allEvents.removeSubrange(position.eventCount...)
    self.position = position
  }

  /// Takes a step.
  ///
  /// - Parameter step: The step.
  /// - Returns: What it showed, and what failed.
  public mutating func perform(_ step: Step) -> Performance {
    switch step {
    case .start:
      let root = machine.flow.root ?? .absent
      return perform { (run) in run.handle(.command(.start(root))) }
    case .skip(let motion, let source):
      let last = machine.flow.lastScreen ?? .absent
      return perform { (run) in
        run.handle(.command(.skipTo(last), motion: motion, source: source))
      }
    case .input(let input):
      return perform { (run) in run.handle(input) }
    case .settings(let settings):
      return perform { (run) in
        for setting in settings { _ = run.handle(.setting(setting)) }
        return nil
      }
    case .settle:
      return perform { (run) in run.settle() }
    case .expectation(let expectation):
      var mismatch = expectation.check(&self)
      if case .empty = machine.state.phase { mismatch?.hint = ScriptRun.startIsMissing }
      return Performance(lines: [], failure: mismatch.map { .mismatch($0, lastEvents: lastEvents) })
    case .question(let question):
      let lines = question.answer(self)
      for line in lines { position.answerBytes += line.utf8.count }
      if position.answerBytes > ScriptLimits.answerBytes {
        return Performance(lines: [], failure: .limit(.answers))
      }
      return Performance(lines: lines, failure: nil)
    }
  }

  /// Hands an input to the machine and keeps the events and the answer.
  ///
  /// - Parameter input: The input.
  /// - Returns: The answer.
  mutating func hand(_ input: Input) -> Answer {
    let answer = position.machine.handle(input, into: &allEvents)
    position.eventCount = allEvents.count
    position.lastAnswer = answer
    return answer
  }

  /// Returns the events since there was a number of them.
  ///
  /// - Parameter count: The number of events before.
  /// - Returns: The events behind them.
  func events(from count: Int) -> ArraySlice<Event> { allEvents[count...] }

  /// What is said about an expectation before the first screen.
  private static let startIsMissing = "nothing is shown yet: 'start' is missing"

  /// The last events as lines.
  private var lastEvents: [String] {
    let limit = 8
    let text = text
    return log.suffix(limit).map { text.line(of: $0) }
  }
}
