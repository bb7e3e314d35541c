public import Boarding
public import BoardingScript
public import Testing

/// Everything that has happened in a run, so that a test has to state all of it.
///
/// ```swift
/// let onboarding = BoardingNavigationController(screensToPresent: [Hello(), Terms()])
/// let log = EventLog(onboarding)
/// onboarding.start()
/// log.expectEvents {
///   "Hello.willEnterStack"
///   "Hello.willAppear"
///   "Hello.didAppear"
///   "Hello.didEnterStack"
///   "0ms committed start Hello"
///   "screenChanged(Hello)"
/// }
/// ```
///
/// A log belongs to one of three: a navigation controller, which it hears from then on; a script,
/// which it plays; or a machine, which appends to ``events``.
public final class EventLog {
  /// How much of what happens has to be stated.
  public enum Exhaustivity: Sendable {
    /// Everything, in order.
    case on
    /// Something: what is stated has to happen in this order, other events may happen as well.
    case off
    /// The same, and what was not stated is shown as a warning.
    case offShowingSkipped
  }

  /// How much has to be stated in the expectations that follow.
  public var exhaustivity = Exhaustivity.on
  /// The events of a machine, which are appended here; of a controller or script there are none.
  public var events: [Event] = [] {
    didSet { eventsTaken = min(eventsTaken, events.count) }
  }
  /// What the machine was told, for a replay: `handle(_:recordingIn:into:)` writes it down.
  public var inputs = InputLog()
  /// Whose events they are.
  let source: Source
  /// The number of events of a machine that have become lines; events may be removed.
  private var eventsTaken = 0
  /// The lines of what happened, with their times.
  private(set) var lines: [String] = []
  /// How many lines were looked at by an expectation.
  private(set) var lookedAt = 0
  /// The script as it was played.
  private var session = ScriptSession(file: "script")
  /// The lines of the script as it was played.
  private(set) var played: [String] = []
  /// What was attached to the last failure.
  package var evidence = EventEvidence()

  /// Whose events they are.
  enum Source {
    /// Those of a machine of this flow.
    case machine(Flow)
    /// Those of a controller.
    case controller(BoardingNavigationController)
    /// Those of a script.
    case script
  }

  /// Makes a log for a machine.
  ///
  /// - Parameter flow: The flow of the machine.
  public init(flow: Flow) {
    source = .machine(flow)
  }

  /// Makes a log that hears a controller from now on, and lets it record for a replay if it has not
  /// begun.
  ///
  /// - Parameter controller: The controller, which is kept.
  public init(_ controller: BoardingNavigationController) {
    source = .controller(controller)
    if controller.inputLog == nil { controller.startRecording() }
    controller.addObserver { [weak self] event, controller in
      let text = EventText(
        name: { controller.screen(for: $0)?.name ?? "screen-\($0.rawValue)" },
        reason: { controller.text(of: $0) }
      )
      self?.lines.append(text.line(of: event))
    }
  }

  /// Makes a log that plays a script.
  ///
  /// - Parameters:
  ///   - script: The beginning of the script, as ``play(_:sourceLocation:)`` takes it.
  ///   - sourceLocation: Where failures are reported.
  public init(playing script: String, sourceLocation: SourceLocation = #_sourceLocation) {
    source = .script
    play(script, sourceLocation: sourceLocation)
  }

  /// The run of the script.
  public var run: ScriptRun { session.run }

  /// Plays more of the script; faults, expectations that are not met and a block without its end
  /// fail the test.
  ///
  /// - Parameters:
  ///   - script: Statements, a line each.
  ///   - sourceLocation: Where failures are reported.
  public func play(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard case .script = source else {
      preconditionFailure("Only the log of a script plays.")
    }
    for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
      played.append(String(line))
      switch session.feed(String(line)) {
      case .nothing, .incomplete: continue
      case .performed(let statement, let performance):
        if case .question? = statement.step { continue }
        lines += performance.lines
        guard let failure = performance.failure else { continue }
        fail(failure.report(of: statement).joined(separator: "\n"), at: sourceLocation)
      case .inclusion: fail("A script that a log plays includes no files.", at: sourceLocation)
      case .faults(let faults): fail("\(faults)", at: sourceLocation)
      }
    }
    guard let openBlock = session.openBlock else { return }
    fail("\(openBlock)", at: sourceLocation)
    session.abandonBlock()
  }

  /// Takes what no expectation has looked at.
  ///
  /// - Returns: The lines, with their times.
  func takeLines() -> [String] {
    if case .machine(let flow) = source {
      let text = EventText(flow: flow)
      for event in events[eventsTaken...] { lines.append(text.line(of: event)) }
      eventsTaken = events.count
    }
    defer { lookedAt = lines.count }
    return Array(lines[lookedAt...])
  }
}
