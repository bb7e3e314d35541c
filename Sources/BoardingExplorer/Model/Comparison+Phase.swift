import Boarding
import BoardingMotion

/// Compares what the machine and the model are doing.
extension Comparison {
  /// Compares what the finger means, what is pending and what is due.
  ///
  /// - Returns: What is wrong, or nil.
  mutating func fingerComplaint() -> Complaint? {
    let expected: Machine.State.GesturePhase =
      switch model.finger?.stage {
      case nil: .none
      case .undecided: .undecided
      case .deciding: .deciding
      case .driving: .driving
      case .pulling: .pulling
      case .absorbed: .absorbed
      }
    let found = subject.machine.state.gesturePhase
    if found != expected { return Complaint(.finger, "it is \(found), should be \(expected)") }
    if subject.machine.pendingScreen != model.pending?.screen {
      return Complaint(.due, about: "pending", "another move is pending")
    }
    let deadline = model.deadline
    if subject.machine.state.deadline?.nanoseconds == deadline { return nil }
    return Complaint(.due, about: "deadline", "something else is due")
  }

  /// Compares what both are doing.
  ///
  /// - Returns: What is wrong, or nil.
  mutating func phaseComplaint() -> Complaint? {
    let expected = model.isAsking ? .asking : model.phase.name
    switch subject.machine.state.phase {
    case .empty where expected == .empty:
      if subject.machine.state.stack.isEmpty { return nil }
      return Complaint(.phase, "a stack that is not empty stands before its first screen")
    case .resting where expected == .resting:
      return restComplaint()
    case .ended(let end) where expected == .ended:
      if case .ended(end) = model.phase { return restComplaint() }
      return Complaint(.phase, about: "end", "the flow has ended otherwise")
    case .asking(let asking) where expected == .asking:
      if let question = model.question, asks(asking.question, question) {
        return runningComplaint()
      }
      return Complaint(.phase, about: "question", "asks something else")
    case .running where expected == .running:
      return runningComplaint()
    case .empty, .resting, .ended, .asking, .running:
      let found = subject.machine.state.phase.name
      return Complaint(.phase, "it is \(found.rawValue), should be \(expected.rawValue)")
    }
  }

  /// Compares what runs, if anything does.
  ///
  /// - Returns: What is wrong, or nil.
  private mutating func runningComplaint() -> Complaint? {
    if subject.machine.state.queue.count != model.queue.count {
      return Complaint(.transition, about: "queue", "\(subject.machine.state.queue.count) wait")
    }
    guard let transition = subject.machine.state.transition, let expected = model.running else {
      if subject.machine.state.transition == nil, model.running == nil { return nil }
      return Complaint(.transition, "something else runs")
    }
    if transition.end?.nanoseconds != expected.end {
      return Complaint(.transition, about: "end", "it ends at another instant")
    }
    if transition.isInteractive != expected.isDriven {
      return Complaint(.transition, about: "hand", "somebody else moves it")
    }
    if transition.isCancelled != expected.isCancelled {
      return Complaint(.transition, about: "verdict", "its verdict is another")
    }
    let progress = transition.progress(at: subject.machine.state.now)
    if !(abs(progress - expected.progress(at: model.now)) <= 1e-9) {
      return Complaint(.transition, about: "progress", "it is at \(progress)")
    }
    if hasOpenTransition { return nil }
    return Complaint(.transition, about: "beginning", "it runs without having begun")
  }

  /// Looks whether the question is the expected one.
  ///
  /// - Parameters:
  ///   - question: The question of the machine.
  ///   - expected: That of the model.
  /// - Returns: True if they are the same.
  private func asks(_ question: Question, _ expected: ReferenceModel.Asked) -> Bool {
    switch (question, expected) {
    case (.target(let move), .target(let expected, as: _)):
      move == expected
    case (.permission(let request), .permission(let attempt)):
      isSame(request.change, attempt.change) && request.isSwipe == attempt.isSwipe
        && request.allowedCount == attempt.askedCount
    case (.animation(let change), .animation(let expected)):
      isSame(change, expected)
    case (.target, _), (.permission, _), (.animation, _):
      false
    }
  }

  /// Compares two changes.
  ///
  /// - Parameters:
  ///   - change: A change of the machine.
  ///   - expected: A change of the model.
  /// - Returns: True if they are the same.
  private func isSame(_ change: StackChange, _ expected: ReferenceModel.Change) -> Bool {
    change.operation == expected.operation && change.before.rootFirst == expected.left
      && change.after.rootFirst == expected.after && change.motion == expected.motion
  }

  /// Compares how far both are in the series.
  ///
  /// - Returns: What is wrong, or nil.
  mutating func stepComplaint() -> Complaint? {
    if isQuiet { return nil }
    model.countSteps()
    if subject.machine.state.furthestStep != model.furthestStep {
      return Complaint(.step, about: "furthest", "another step is the furthest")
    }
    if subject.machine.stepCount != model.stepsBefore.last {
      return Complaint(.step, about: "count", "there are \(subject.machine.stepCount) steps")
    }
    let reached = model.furthestStep.map { model.stepsBefore[$0 + 1] }
    if subject.machine.furthestStepIndex != reached.flatMap({ $0 == 0 ? nil : $0 - 1 }) {
      return Complaint(.step, about: "furthest", "another of those that are there is the furthest")
    }
    switch (subject.machine.stepIndex, model.stepIndex) {
    case (nil, nil): return nil
    case (let step?, let expected?) where abs(step - expected) < 1e-9: return nil
    case (let step, let expected):
      return Complaint(
        .step,
        "it is \(step.debugDescription), should be \(expected.debugDescription)"
      )
    }
  }
}

/// The name of a phase.
private enum PhaseName: String {
  /// Before the first screen.
  case empty
  /// Nothing moves.
  case resting
  /// A question is open.
  case asking
  /// A transition.
  case running
  /// The flow is over.
  case ended
}

extension Machine.State.Phase {
  /// The name of the phase.
  fileprivate var name: PhaseName {
    switch self {
    case .empty: .empty
    case .resting: .resting
    case .asking: .asking
    case .running: .running
    case .ended: .ended
    }
  }
}

extension ReferenceModel.Phase {
  /// The name of the phase.
  fileprivate var name: PhaseName {
    switch self {
    case .empty: .empty
    case .resting: .resting
    case .running: .running
    case .ended: .ended
    }
  }
}
