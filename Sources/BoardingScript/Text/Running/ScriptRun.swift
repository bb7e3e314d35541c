public import Boarding
import BoardingPaging

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
  /// The events of the run's pages, behind those of the runs before it.
  var allPageEvents: [PagesEvent] = []
  /// The inputs of the run but those that let time pass, behind those of the runs before it.
  private var allInputs: [KeptInput] = []
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
    /// The number of inputs before the run.
    let inputsBefore: Int
    /// The number of inputs up to here.
    var inputCount: Int
    /// The machine as it rested last before it began to move.
    var lastRest: Machine
    /// The number of inputs before those since the last rest.
    var firstInput: Int
    /// When something moved last.
    var lastMotion: Instant = .zero
    /// The last instant of the run.
    private(set) var end = Instant(nanoseconds: ScriptLimits.nanoseconds)
    /// The pages, if the run is about pages.
    var pages: PagesStage?
    /// How much of the events of pages was seen.
    var pageEvents: PagesLogMarks

    /// Makes the position before the first screen.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - pages: The pages; nil for a run of the flow.
    ///   - firstEvent: The number of events before the run.
    ///   - firstPageEvent: The number of events of pages before the run.
    ///   - inputsBefore: The number of inputs before the run.
    init(
      flow: Flow,
      pages: PagesPlan? = nil,
      firstEvent: Int,
      firstPageEvent: Int,
      inputsBefore: Int
    ) {
      self.pages = pages.flatMap { $0.stage }
      pageEvents = PagesLogMarks(first: firstPageEvent)
      machine = Machine(flow: flow)
      lastRest = machine
      self.inputsBefore = inputsBefore
      inputCount = inputsBefore
      firstInput = inputsBefore
      self.firstEvent = firstEvent
      eventCount = firstEvent
      checkedEvents = firstEvent
      checkedCommits = firstEvent
    }

    /// Lets the run begin at an instant, from which on it may take as long as any other.
    ///
    /// - Parameter instant: The instant, 0 or later.
    mutating func begin(at instant: Instant) {
      end =
        instant.advanced(byNanoseconds: ScriptLimits.nanoseconds)
        ?? Instant(nanoseconds: .max)
    }
  }

  /// Makes a run that stands before the first screen.
  ///
  /// - Parameter flow: The flow.
  public init(flow: Flow) {
    self.init(flow: flow, pages: nil)
  }

  /// Makes a run that stands before the first screen or page.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - pages: The pages; nil for a run of the flow.
  init(flow: Flow, pages: PagesPlan?) {
    position = Position(
      flow: flow,
      pages: pages,
      firstEvent: 0,
      firstPageEvent: 0,
      inputsBefore: 0
    )
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
  /// - Parameters:
  ///   - flow: The flow.
  ///   - pages: The pages; nil for a run of the flow.
  mutating func restart(with flow: Flow, pages: PagesPlan? = nil) {
    position = Position(
      flow: flow,
      pages: pages,
      firstEvent: position.eventCount,
      firstPageEvent: position.pageEvents.count,
      inputsBefore: position.inputCount
    )
  }

  /// Goes back to where the run stood.
  ///
  /// - Parameter position: A position of this run, or of one before it.
  mutating func go(backTo position: Position) {
    allEvents.removeSubrange(position.eventCount...)
    allInputs.removeSubrange(position.inputCount...)
    allPageEvents.removeSubrange(position.pageEvents.count...)
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
    case .pages(let pages):
      return perform(pages)
    case .input(.advance(let nanoseconds)) where position.pages != nil:
      return performWithPages { (run) in run.take(.wait(nanoseconds: nanoseconds)) }
    case .settle where position.pages != nil:
      let performance = performWithPages { (run) in run.settlePages() }
      if performance.failure != nil { return performance }
      let lines = performance.lines + (position.pages?.unsettledLines ?? [])
      return Performance(lines: lines, failure: nil)
    case .input(let input):
      return perform { (run) in run.handle(input) }
    case .derived(let derived): return perform(derived)
    case .settings(let settings):
      return perform { (run) in
        for setting in settings { _ = run.handle(.setting(setting)) }
        return nil
      }
    case .settle:
      return perform { (run) in run.settle() }
    case .expectation(let expectation):
      var mismatch = expectation.check(&self)
      if showsNothing { mismatch?.hint = ScriptRun.startIsMissing }
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

  /// Hands in inputs that depend on where the run stands.
  ///
  /// - Parameter derived: What makes the inputs.
  /// - Returns: What they showed, and what failed.
  private mutating func perform(_ derived: Step.Derived) -> Performance {
    if let mismatch = derived.objection(machine) {
      return Performance(lines: [], failure: .mismatch(mismatch, lastEvents: []))
    }
    let inputs = derived.inputs(on: machine)
    let remarks = derived.remarks(machine)
    let before = position
    let performance = perform { (run) in
      var refusal: Answer?
      for input in inputs {
        if let limit = run.handle(input) { return limit }
        if refusal == nil, let answer = run.position.lastAnswer, case .refused = answer {
          refusal = answer
          if derived.isTakenBack(by: answer) {
            run.takeBack(to: before)
            break
          }
        }
      }
      // What is absorbed behind a refusal is no news.
      if let refusal { run.position.lastAnswer = refusal }
      return nil
    }
    if remarks.isEmpty { return performance }
    return Performance(lines: performance.lines + remarks, failure: performance.failure)
  }

  /// Takes back what inputs have done; what was told, and the last answer, stay.
  ///
  /// - Parameter before: Where the run stood before them.
  private mutating func takeBack(to before: Position) {
    allInputs.removeSubrange(before.inputCount...)
    var position = before
    position.eventCount = self.position.eventCount
    position.lastAnswer = self.position.lastAnswer
    self.position = position
  }

  /// Hands an input to the machine and keeps the events and the answer.
  ///
  /// - Parameter input: The input.
  /// - Returns: The answer.
  mutating func hand(_ input: Input) -> Answer {
    let before = position.machine
    let answer = position.machine.handle(input, into: &allEvents)
    position.eventCount = allEvents.count
    position.lastAnswer = answer
    keep(input, handedTo: before)
    return answer
  }

  /// Keeps an input, so that what has moved since the last rest can be looked at again.
  ///
  /// Time is not kept: the instants of the others tell how much of it has passed.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - before: The machine before it.
  private mutating func keep(_ input: Input, handedTo before: Machine) {
    let isMoving = !machine.state.isResting
    if before.state.isResting, isMoving {
      position.lastRest = before
      position.firstInput = position.inputCount
    }
    if isMoving { position.lastMotion = machine.state.now }
    switch input {
    case .advance:
      if !before.state.isResting { position.lastMotion = machine.state.now }
    case .command, .move, .interaction, .pan, .reply, .container, .setting:
      allInputs.append(KeptInput(instant: machine.state.now, input: input))
      position.inputCount = allInputs.count
    }
  }

  /// The inputs since the last rest.
  var recentInputs: ArraySlice<KeptInput> {
    allInputs[position.firstInput..<position.inputCount]
  }

  /// The number of inputs of the run but those that let time pass.
  var inputCount: Int { position.inputCount - position.inputsBefore }

  /// Goes on with a flow that knows more reasons than the one before.
  ///
  /// - Parameter flow: The flow, otherwise the same.
  mutating func goOn(with flow: Flow) {
    if flow === machine.flow { return }
    var machine = Machine(flow: flow)
    machine.state = position.machine.state
    position.machine = machine
  }

  /// Returns the events since there was a number of them.
  ///
  /// - Parameter count: The number of events before.
  /// - Returns: The events behind them.
  func events(from count: Int) -> ArraySlice<Event> { allEvents[count...] }

  /// What is said about an expectation before the first screen.
  private static let startIsMissing = "nothing is shown yet: 'start' is missing"

  /// True before the first screen or page.
  private var showsNothing: Bool {
    if let pages = position.pages { return pages.pager.settled == nil && pageLog.isEmpty }
    if case .empty = machine.state.phase { return true }
    return false
  }

  /// The last events as lines.
  private var lastEvents: [String] {
    let limit = 8
    if let pageText { return pageLog.suffix(limit).map { pageText.line(of: $0) } }
    let text = text
    return log.suffix(limit).map { text.line(of: $0) }
  }

  /// The events of the run as lines.
  var logLines: [String] {
    if let pageText { return pageLog.map { pageText.line(of: $0) } }
    let text = text
    return log.map { text.line(of: $0) }
  }
}
