import Boarding

/// Writes the inputs of a run as statements; it goes along with a machine, because a finger is said
/// from where it is.
struct StatementWriter {
  /// The statements so far.
  private(set) var statements: [String] = []
  /// The machine, where the statements lead.
  private var machine: Machine
  /// The events of the last input, which nobody reads.
  private var events: [Event] = []

  /// Begins to write.
  ///
  /// - Parameter flow: The flow.
  init(flow: Flow) {
    machine = Machine(flow: flow)
  }

  /// Writes an input.
  ///
  /// - Parameter input: The input.
  /// - Throws: Why no statement says it.
  mutating func write(_ input: Input) throws(RecordedScript.Unsaid) {
    if statements.isEmpty, case .setting = input { statements.append(RecordedScript.beginning) }
    if let statement = try statement(of: input) { statements.append(statement) }
    var input = input
    while case .advanced(let rest) = machine.handle(input, into: &events), rest > 0 {
      input = .advance(nanoseconds: rest)
    }
    events.removeAll(keepingCapacity: true)
  }

  /// Finds the statement of an input.
  ///
  /// - Parameter input: The input.
  /// - Returns: The statement, or nil where none is needed.
  /// - Throws: Why no statement says it.
  private func statement(of input: Input) throws(RecordedScript.Unsaid) -> String? {
    let settings = machine.state.settings
    switch input {
    case .pan(let pan): return try statement(of: pan)
    case .reply(.permission(.allowed)): return "answer allow"
    case .reply(.permission(.refused(by: _, let reason)))
    where machine.flow.knows(.refuse(reason)):
      return "answer " + machine.flow.words(of: .refuse(reason))
    case .setting(.reduceMotion(true)): return settings.reducedMotionStyle.statement
    case .setting(.reducedMotionStyle(let style)):
      return settings.reducesMotion ? style.statement : nil
    case .command, .move, .interaction, .reply, .container, .setting, .advance:
      if let statement = input.shown.statement(in: machine.flow) { return statement }
      throw RecordedScript.Unsaid("no statement says '\(input.kind.words)' as it was handed in")
    }
  }

  /// Finds the statement of a sample of a finger.
  ///
  /// - Parameter pan: The sample.
  /// - Returns: The statement.
  /// - Throws: Why no statement says it.
  private func statement(of pan: Pan) throws(RecordedScript.Unsaid) -> String? {
    let place = machine.state.fingerTranslation
    switch pan {
    case .began:
      return Input.pan(pan).statement(in: machine.flow)
    case .moved(let sample):
      guard let place else {
        throw RecordedScript.Unsaid("no statement moves a finger that is not down")
      }
      let x = sample.translation.x - place.x
      let y = sample.translation.y - place.y
      let words = "drag " + writtenNumber(x)
      if y == 0 { return words }
      return words + (y > 0 ? " down " + writtenNumber(y) : " up " + writtenNumber(-y))
    case .ended(let sample):
      if sample.translation != place ?? .zero {
        throw RecordedScript.Unsaid("no statement lifts a finger elsewhere than it was last")
      }
      return "release" + (sample.velocity.map { " at " + writtenNumber($0.x) } ?? "")
    case .cancelled(let sample):
      if sample.translation != place {
        throw RecordedScript.Unsaid("no statement takes a finger away elsewhere than it was last")
      }
      return "cancel"
    }
  }
}

extension Input {
  /// The input with the motion that statements have which say nothing of it.
  fileprivate var shown: Input {
    switch self {
    case .command(.start(let screen), motion: _, let source):
      .command(.start(screen), source: source)
    case .command(.finishFlow(let end), motion: _, let source):
      .command(.finishFlow(end), source: source)
    case .command, .move, .interaction, .pan, .reply, .container, .setting, .advance: self
    }
  }
}
