import Boarding
import BoardingScript

/// Compares what the machine says with what the model says.
extension Comparison {
  /// Compares two answers.
  ///
  /// - Parameters:
  ///   - answer: The answer of the machine.
  ///   - outcome: That of the model.
  /// - Returns: True if they are the same.
  static func isSame(_ answer: Answer, _ outcome: ReferenceModel.Outcome) -> Bool {
    switch (answer, outcome) {
    case (.applied(let removed), .applied(let expected)),
      (.queued(let removed), .queued(let expected)):
      isSame(removed, expected)
    case (.refused(let reason), .refused(let expected)): reason == expected
    case (.pending, .pending), (.absorbed, .absorbed), (.asks, .asks): true
    case (.advanced(let rest), .left(let expected)): rest == expected
    case (.applied, _), (.queued, _), (.refused, _), (.pending, _), (.absorbed, _), (.asks, _),
      (.advanced, _):
      false
    }
  }

  /// Compares two lists of screens without making one of them an array.
  ///
  /// - Parameters:
  ///   - removed: A list of the machine.
  ///   - expected: One of the model.
  /// - Returns: True if they are the same.
  private static func isSame(_ removed: RemovedScreens, _ expected: [ScreenID]) -> Bool {
    var place = 0
    for screen in removed {
      if place == expected.count || expected[place] != screen { return false }
      place += 1
    }
    return place == expected.count
  }

  /// Compares the events of the last input, and their instants.
  ///
  /// - Parameter first: The place of its first event.
  /// - Returns: True if they are the same.
  mutating func hasSameEvents(from first: Int) -> Bool {
    let count = events.count - first
    if count != model.events.count { return false }
    let now = subject.machine.state.now
    for place in 0..<count {
      let event = events[first + place]
      if event.instant != now || !Self.isSame(event.kind, model.events[place]) { return false }
    }
    return true
  }

  /// Compares two events; progress may differ by as much as two ways to work it out do.
  ///
  /// - Parameters:
  ///   - one: What happened in the machine.
  ///   - other: What happened in the model.
  /// - Returns: True if they are the same.
  private static func isSame(_ one: Event.Kind, _ other: Event.Kind) -> Bool {
    switch (one, other) {
    case (.interactionUpdated(let progress), .interactionUpdated(let expected)),
      (.transitionGrabbed(let progress), .transitionGrabbed(let expected)):
      abs(progress - expected) <= 1e-9
    case (_, _): one == other
    }
  }

  /// Complains about an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer of the machine.
  ///   - outcome: That of the model.
  /// - Returns: The complaint.
  func complaint(about answer: Answer, _ outcome: ReferenceModel.Outcome) -> Complaint {
    let found = ReferenceModel.Outcome(answer)
    return Complaint(.answer, about: outcome.word, "it is \(found), should be \(outcome)")
  }

  /// Complains about the events of the last input.
  ///
  /// - Parameter first: The place of its first event.
  /// - Returns: The complaint.
  func complaintAboutEvents(from first: Int) -> Complaint {
    let found = events[first...].map(\.kind)
    let expected = model.events
    let text = EventText(flow: subject.machine.flow)
    let count = zip(found, expected).prefix { Self.isSame($0, $1) }.count
    if count == found.count, count == expected.count {
      return Complaint(.time, about: "event", "an event has another instant than its input")
    }
    let subject = count < expected.count ? Self.word(of: expected[count]) : "end"
    let one = count < found.count ? text.text(of: found[count]) : "nothing more"
    let other = count < expected.count ? text.text(of: expected[count]) : "nothing more"
    return Complaint(
      .events,
      about: subject,
      "found \(one), should be \(other), in \(words(of: found[...]))"
    )
  }

  /// The name of an event without what it is about.
  ///
  /// - Parameter kind: What happened.
  /// - Returns: Such as `didAppear`.
  private static func word(of kind: Event.Kind) -> String {
    String("\(kind)".prefix { $0.isLetter })
  }

  /// Writes events on one line.
  ///
  /// - Parameter kinds: What happened.
  /// - Returns: A text such as `a.willAppear · willShow(a)`.
  func words(of kinds: ArraySlice<Event.Kind>) -> String {
    let text = EventText(flow: subject.machine.flow)
    return kinds.isEmpty ? "nothing" : kinds.map { text.text(of: $0) }.joined(separator: " · ")
  }
}

extension ReferenceModel.Outcome {
  /// The name of the outcome without what it is about.
  fileprivate var word: String {
    switch self {
    case .applied: "applied"
    case .queued: "queued"
    case .refused(let reason): "refused " + reason.name
    case .pending: "pending"
    case .absorbed: "absorbed"
    case .asks: "asks"
    case .left: "advanced"
    }
  }
}
