import Boarding
import Testing

/// A machine at work, with everything that it reported.
struct Run {
  /// The machine.
  var machine: Machine
  /// All events since the run was set up.
  var log: [Event] = []

  /// Sets up a run that stands before the first screen.
  ///
  /// - Parameter flow: The flow.
  init(beforeFirstScreenOf flow: Flow) {
    machine = Machine(flow: flow)
  }

  /// Sets up a run at rest.
  ///
  /// - Parameters:
  ///   - letters: The stack, root first.
  ///   - flow: The flow.
  init(_ letters: String, in flow: Flow = .declared()) {
    self.init(beforeFirstScreenOf: flow)
    var setUp: [Event] = []
    machine.handle(.set(letters), into: &setUp)
  }

  /// Sets up a run at rest, in a flow of letters with special surroundings.
  ///
  /// - Parameters:
  ///   - letters: The stack, root first.
  ///   - settings: The surroundings.
  init(_ letters: String, _ settings: Settings) {
    self.init(letters, in: .declared(settings: settings))
  }

  /// The stack as decided, such as `[A,B]`.
  var stack: String { text(machine.state.stack) }

  /// Hands an input in.
  ///
  /// - Parameter input: The input.
  /// - Returns: The answer.
  @discardableResult
  mutating func hand(_ input: Input) -> Answer {
    machine.handle(input, into: &log)
  }

  /// Lets time pass over every due instant on the way.
  ///
  /// - Parameter milliseconds: How much time passes.
  mutating func pass(_ milliseconds: Int64) {
    pass(nanoseconds: milliseconds * 1_000_000)
  }

  /// Lets time pass over every due instant on the way.
  ///
  /// - Parameter nanoseconds: How much time passes.
  mutating func pass(nanoseconds: Int64) {
    var left = nanoseconds
    while case .advanced(let remaining) = hand(.advance(nanoseconds: left)), remaining > 0 {
      left = remaining
    }
  }

  /// Hands an input in and compares the answer and all events that come at once.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - answer: The answer, as text.
  ///   - calls: The events, as text, in as many pieces as the reader likes.
  ///   - stack: The stack as decided afterwards, or nil where the test does not care.
  ///   - sourceLocation: Where the test is.
  mutating func expect(
    _ input: Input,
    _ answer: String,
    _ calls: String...,
    stack: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var events: [Event] = []
    let actual = machine.handle(input, into: &events)
    log += events
    #expect(text(actual) == answer, sourceLocation: sourceLocation)
    #expect(
      text(events) == calls.joined(separator: " · "),
      "events of \(input)",
      sourceLocation: sourceLocation
    )
    let now = machine.state.now
    #expect(events.allSatisfy { $0.instant == now }, sourceLocation: sourceLocation)
    if let stack {
      #expect(text(machine.state.stack) == stack, sourceLocation: sourceLocation)
    }
  }

  /// Expects an input to be refused: one event, and nothing else changes.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - reason: The reason.
  ///   - blocking: The letter of the screen that stands in the way, or nil for none.
  ///   - sourceLocation: Where the test is.
  mutating func expectRefusal(
    of input: Input,
    _ reason: Refusal.Reason,
    _ blocking: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = machine.state
    let name = blocking.map { " " + $0 } ?? ""
    expect(
      input,
      "refused \(reason)",
      "refused \(input.kind) \(reason)\(name)",
      sourceLocation: sourceLocation
    )
    #expect(machine.state == before, sourceLocation: sourceLocation)
  }

  /// Expects the committed log since the run was set up.
  ///
  /// - Parameters:
  ///   - lines: The lines, with the milliseconds at which they were written.
  ///   - sourceLocation: Where the test is.
  func expectCommitted(
    _ lines: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let committed = log.compactMap { event -> String? in
      let milliseconds = event.instant.nanoseconds / 1_000_000
      switch event.kind {
      case .committed(let passage): return "\(milliseconds) \(text(passage))"
      case .cancelled, .flowFinished: return "\(milliseconds) \(text(event.kind))"
      default: return nil
      }
    }
    #expect(committed == lines, sourceLocation: sourceLocation)
  }
}
