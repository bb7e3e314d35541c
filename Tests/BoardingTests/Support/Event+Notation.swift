import Boarding

/// Writes events on one line, without their instants.
///
/// - Parameter events: The events, in order.
/// - Returns: A text such as `B.willAppear · willShow(B)`.
func text(_ events: [Event]) -> String {
  events.map { text($0.kind) }.joined(separator: " · ")
}

/// Writes an event.
///
/// - Parameter kind: What happened.
/// - Returns: A text such as `B.willAppear`.
func text(_ kind: Event.Kind) -> String {
  switch kind {
  case .transitionBegan(let passage, .animated): "began \(text(passage))"
  case .transitionBegan(let passage, .instant): "began \(text(passage)) at once"
  case .transitionBegan(let passage, .interactive): "began \(text(passage)) by hand"
  case .interactionUpdated(let progress): "updated \(progress)"
  case .interactionChanged(let isCancelled): isCancelled ? "verdict cancel" : "verdict finish"
  case .transitionGrabbed(let progress): "grabbed \(progress)"
  case .gestureEnded: "gesture ended"
  case .pending(let input, let screen): "pending \(input) \(letter(screen))"
  case .eligibilityChanged(let direction, nil): "eligible \(direction.name)"
  case .eligibilityChanged(let direction, let reason?):
    "not eligible \(direction.name) \(reason)"
  case .willEnterStack(let screen): "\(letter(screen)).willEnterStack"
  case .didEnterStack(let screen): "\(letter(screen)).didEnterStack"
  case .willLeaveStack(let screen): "\(letter(screen)).willLeaveStack"
  case .didLeaveStack(let screen): "\(letter(screen)).didLeaveStack"
  case .willAppear(let screen): "\(letter(screen)).willAppear"
  case .didAppear(let screen): "\(letter(screen)).didAppear"
  case .willDisappear(let screen): "\(letter(screen)).willDisappear"
  case .didDisappear(let screen): "\(letter(screen)).didDisappear"
  case .willShow(let screen): "willShow(\(letter(screen)))"
  case .didShow(let screen): "didShow(\(letter(screen)))"
  case .committed(let passage): "committed \(text(passage))"
  case .cancelled(let passage): "cancelled \(text(passage))"
  case .flowFinished(let end): "flow \(end.name)"
  case .screenChanged(let focus): "screenChanged(\(letter(focus)))"
  case .transitionEnded(let passage, let isCancelled):
    "\(isCancelled ? "went back" : "ended") \(text(passage))"
  case .refused(let refusal): text(refusal)
  case .stopped(let limit): "stopped(\(limit))"
  }
}

/// Writes a passage.
///
/// - Parameter passage: The passage.
/// - Returns: A text such as `push A>B`, or `none A` for the first screen.
func text(_ passage: Event.Passage) -> String {
  let source = passage.source.map { letter($0) + ">" } ?? ""
  return "\(passage.operation.name) \(source)\(letter(passage.destination))"
}

/// Writes a refusal.
///
/// - Parameter refusal: The refusal.
/// - Returns: A text such as `refused pop atRoot A`.
func text(_ refusal: Refusal) -> String {
  let screen = refusal.screen.map { " " + letter($0) } ?? ""
  return "refused \(refusal.input) \(refusal.reason)\(screen)"
}

/// Writes an answer.
///
/// - Parameter answer: The answer.
/// - Returns: A text such as `applied [C,B]`, `refused atRoot` or `left 150 ms`.
func text(_ answer: Answer) -> String {
  switch answer {
  case .applied(let removed): "applied" + text(removed)
  case .queued(let removed): "queued" + text(removed)
  case .refused(let reason): "refused \(reason)"
  case .pending: "pending"
  case .absorbed: "absorbed"
  case .asks: "asks"
  case .advanced(let nanoseconds): "left \(text(nanoseconds: nanoseconds))"
  }
}

/// Writes removed screens after an answer.
///
/// - Parameter removed: The screens.
/// - Returns: Nothing for no screens, otherwise a blank and a text such as `[C,B]`.
private func text(_ removed: RemovedScreens) -> String {
  let screens = Array(removed)
  return screens.isEmpty ? "" : " " + text(screens)
}

/// Writes a time.
///
/// - Parameter nanoseconds: The time.
/// - Returns: A text such as `150 ms` or `1 ns`.
private func text(nanoseconds: Int64) -> String {
  nanoseconds.isMultiple(of: 1_000_000) ? "\(nanoseconds / 1_000_000) ms" : "\(nanoseconds) ns"
}
