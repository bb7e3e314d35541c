import Boarding
import BoardingPaging

/// Writes the lines of a transcript as JSON, one object for each.
enum TranscriptJSON {
  /// Writes an object.
  ///
  /// - Parameters:
  ///   - kind: What the line is.
  ///   - members: The other members.
  /// - Returns: The line, without its line feed.
  private static func line(_ kind: String, _ members: [JSONValue.Member]) -> String {
    JSONValue.object([.init("kind", .string(kind))] + members).text
  }

  /// Writes that a script begins.
  ///
  /// - Parameter file: The name of its file.
  /// - Returns: The line.
  static func line(ofScript file: String) -> String {
    line("script", [.init("boarding", .integer(1)), .init("file", .string(file))])
  }

  /// Writes how a script ends.
  ///
  /// - Parameter result: The word for it.
  /// - Returns: The line.
  static func line(ofEnd result: String) -> String {
    line("end", [.init("result", .string(result))])
  }

  /// Writes a statement.
  ///
  /// - Parameter statement: The statement.
  /// - Returns: The line.
  static func line(of statement: ScriptStatement) -> String {
    let text = statement.lines.joined(separator: "\n")
    let place: [JSONValue.Member] = [
      .init("file", .string(statement.location.file)), .init("line", .int(statement.location.line)),
    ]
    return line("statement", place + [.init("text", .string(text))])
  }

  /// Writes a line of an answer.
  ///
  /// - Parameter text: The text.
  /// - Returns: The line.
  static func line(ofAnswer text: String) -> String {
    line("answer", [.init("text", .string(text))])
  }

  /// Writes what failed.
  ///
  /// - Parameters:
  ///   - failure: What failed.
  ///   - statement: The statement that failed.
  /// - Returns: The line.
  static func line(of failure: Performance.Failure, in statement: ScriptStatement) -> String {
    let place: [JSONValue.Member] = [
      .init("file", .string(statement.location.file)),
      .init("line", .int(statement.location.line)),
      .init("column", .int(statement.location.column)),
    ]
    switch failure {
    case .mismatch(let mismatch, lastEvents: _):
      return line(
        "failure",
        place + [
          .init("expected", .strings(mismatch.expected)),
          .init("actual", .strings(mismatch.actual)),
        ]
      )
    case .limit(let limit):
      return line("failure", place + [.init("limit", .string(limit.jsonName))])
    }
  }

  /// Writes the events of a run.
  ///
  /// - Parameters:
  ///   - run: The run, of a flow or of pages.
  ///   - count: The number of events that are left out at the beginning.
  /// - Returns: A line for each of the others.
  static func lines(ofLogOf run: ScriptRun, from count: Int) -> [String] {
    if let text = run.pageText {
      return run.pageLog.dropFirst(count).map { line(of: $0, text.names) }
    }
    let names = run.text
    return run.log.dropFirst(count).map { line(of: $0, names) }
  }

  /// Writes an event of pages.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - names: Finds the names of pages.
  /// - Returns: The line.
  private static func line(of event: PagesEvent, _ names: PageNames) -> String {
    let (instant, (name, members)) =
      switch event {
      case .pager(let event): (event.instant, event.kind.json(names))
      case .loading(let event, let instant): (instant, event.json)
      }
    let time: [JSONValue.Member] = [
      .init("nanoseconds", .integer(instant.nanoseconds)), .init("event", .string(name)),
    ]
    return line("event", time + members)
  }

  /// Writes an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - names: Finds the names of screens.
  /// - Returns: The line.
  static func line(of event: Event, _ names: EventText) -> String {
    let (name, members) = event.kind.json(names)
    let time: [JSONValue.Member] = [
      .init("nanoseconds", .integer(event.instant.nanoseconds)), .init("event", .string(name)),
    ]
    return line("event", time + members)
  }
}

extension Performance.Limit {
  /// The word by which JSON calls the limit.
  fileprivate var jsonName: String {
    switch self {
    case .events: "events"
    case .inputs: "inputs"
    case .waiting: "waiting"
    case .time: "time"
    case .items: "items"
    case .answers: "answers"
    case .interruption: "interruption"
    }
  }
}

extension Event.Kind {
  /// Writes what happened.
  ///
  /// - Parameter names: Finds the names of screens.
  /// - Returns: The name of the event and its other members.
  fileprivate func json(_ names: EventText) -> (name: String, members: [JSONValue.Member]) {
    func screen(_ id: ScreenID) -> [JSONValue.Member] {
      [.init("screen", .string(names.name(of: id)))]
    }
    switch self {
    case .transitionBegan(let passage, let motion):
      return ("transitionBegan", passage.json(names) + [.init("motion", .string(motion.jsonName))])
    case .interactionUpdated(let progress):
      return ("interactionUpdated", [.init("progress", .double(progress))])
    case .interactionChanged(let isCancelled):
      return ("interactionChanged", [.init("isCancelled", .bool(isCancelled))])
    case .transitionGrabbed(let progress):
      return ("transitionGrabbed", [.init("progress", .double(progress))])
    case .gestureEnded: return ("gestureEnded", [])
    case .willEnterStack(let id): return ("willEnterStack", screen(id))
    case .didEnterStack(let id): return ("didEnterStack", screen(id))
    case .willLeaveStack(let id): return ("willLeaveStack", screen(id))
    case .didLeaveStack(let id): return ("didLeaveStack", screen(id))
    case .willAppear(let id): return ("willAppear", screen(id))
    case .didAppear(let id): return ("didAppear", screen(id))
    case .willDisappear(let id): return ("willDisappear", screen(id))
    case .didDisappear(let id): return ("didDisappear", screen(id))
    case .willShow(let id): return ("willShow", screen(id))
    case .didShow(let id): return ("didShow", screen(id))
    case .committed(let passage): return ("committed", passage.json(names))
    case .cancelled(let passage): return ("cancelled", passage.json(names))
    case .flowFinished(let end): return ("flowFinished", [.init("end", .string(end.name))])
    case .screenChanged(let id): return ("screenChanged", screen(id))
    case .transitionEnded(let passage, let isCancelled):
      let members: [JSONValue.Member] = [.init("isCancelled", .bool(isCancelled))]
      return ("transitionEnded", passage.json(names) + members)
    case .pending(let input, let id):
      return ("pending", [.init("input", .string(input.jsonName))] + screen(id))
    case .eligibilityChanged(let direction, let reason):
      let members: [JSONValue.Member] = [.init("direction", .string(direction.name))]
      let disabled = reason.map { [JSONValue.Member("reason", .string($0.name))] } ?? []
      return ("eligibilityChanged", members + disabled)
    case .refused(let refusal):
      let members: [JSONValue.Member] = [
        .init("input", .string(refusal.input.jsonName)),
        .init("reason", .string(refusal.reason.name)),
      ]
      let detail: [JSONValue.Member] =
        names.text(of: refusal.detail).map { [.init("detail", .string($0))] } ?? []
      return ("refused", members + (refusal.screen.map(screen) ?? []) + detail)
    case .stopped(let limit): return ("stopped", [.init("limit", .int(limit))])
    }
  }
}

extension Event.Passage {
  /// Writes the way from one screen to another.
  ///
  /// - Parameter names: Finds the names of screens.
  /// - Returns: The members; without a source before the first screen.
  fileprivate func json(_ names: EventText) -> [JSONValue.Member] {
    [.init("operation", .string(operation.name))]
      + (source.map { [.init("source", .string(names.name(of: $0)))] } ?? [])
      + [.init("destination", .string(names.name(of: destination)))]
  }
}
