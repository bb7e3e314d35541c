import Boarding

extension ScriptRun {
  /// The stack in words, root first.
  var stackText: String {
    let stack = machine.state.stack
    return stack.isEmpty ? "empty" : text.names(of: stack)
  }

  /// The time, the stack, the step, the running transition and what waits, line by line.
  var overview: [String] {
    let state = machine.state
    var lines = ["time " + timeText(state.now), "stack " + stackText]
    if let furthest = furthestText { lines.append(stepText(decimals: nil) + ", " + furthest) }
    if let end = endText { lines.append(end) }
    if !state.isContainerVisible { lines.append("the container is not shown") }
    if let transition = state.transition {
      let passage = text.text(of: transition.change.passage)
      let progress = trimmed(transition.progress(at: state.now) * 100, decimals: 1)
      lines.append(passage + " is at " + progress + "%" + transition.stage.suffix)
    }
    if state.gesturePhase != .none { lines.append("gesture " + state.gesturePhase.word) }
    if let screen = machine.pendingScreen {
      lines.append(text.name(of: screen) + " has not given its word")
    }
    for position in machine.positions {
      let opacity = position.opacity == 1 ? "" : ", opacity " + trimmed(position.opacity)
      lines.append(text.name(of: position.screen) + " at " + trimmed(position.offset) + opacity)
    }
    if !state.queue.isEmpty { lines.append("\(state.queue.count) waiting") }
    return lines
  }

  /// What moves, in words.
  ///
  /// - Parameter decimals: How many digits follow the point of the progress.
  /// - Returns: Such as `moving forward 0.5`.
  func motionText(decimals: Int) -> String {
    let state = machine.state
    guard let transition = state.transition, let direction = transition.change.operation.direction
    else { return state.isIdle ? "idle" : "before the first screen" }
    let progress = fixed(transition.progress(at: state.now), decimals: decimals)
    return "moving " + direction.name + " " + progress
  }

  /// What moves and by what it is moved, in words.
  ///
  /// - Parameter decimals: How many digits follow the point of the progress.
  /// - Returns: Such as `interactive 0.5`, `settling back 0.5`, or else as `motionText(decimals:)`.
  func stageText(decimals: Int) -> String {
    let state = machine.state
    guard let transition = state.transition else { return motionText(decimals: decimals) }
    let progress = fixed(transition.progress(at: state.now), decimals: decimals)
    switch transition.stage {
    case .animating: return motionText(decimals: decimals)
    case .interactive: return "interactive " + progress
    case .settling(_, let isCancelled):
      return "settling " + (isCancelled ? "back " : "forward ") + progress
    }
  }

  /// Where in the series the screen in front is, in words.
  ///
  /// - Parameter decimals: How many digits follow the point; nil for as many as are needed.
  /// - Returns: Such as `step 2 of 4`, counted from 1.
  func stepText(decimals: Int?) -> String {
    guard let index = machine.stepIndex else { return "no step of \(machine.stepCount)" }
    let number = decimals.map { fixed(index + 1, decimals: $0) } ?? trimmed(index + 1, decimals: 3)
    return "step " + number + " of \(machine.stepCount)"
  }

  /// The last step that was reached, counted from 1, in words; nil if none was.
  var furthestText: String? {
    machine.furthestStepIndex.map { "furthest \($0 + 1)" }
  }

  /// How the flow has ended, in words; nil if it goes on.
  var endText: String? {
    switch machine.state.phase {
    case .ended(let end): "finished " + end.name
    case .empty, .resting, .asking, .running: nil
    }
  }

  /// The animated values that a screen on the stack declares, line by line.
  var valueLines: [String] {
    var lines: [String] = []
    for (place, value) in machine.flow.values.enumerated() {
      guard let current = machine.value(at: place) else { continue }
      lines.append(value.name + " " + valueText(current))
    }
    return lines.isEmpty ? ["no values"] : lines
  }
}

extension RunningTransition.Stage {
  /// What follows the progress of a transition.
  fileprivate var suffix: String {
    switch self {
    case .animating(let run): ", until " + timeText(run.end)
    case .interactive: ", interactive"
    case .settling(let run, let isCancelled):
      ", settling " + (isCancelled ? "back" : "forward") + ", until " + timeText(run.end)
    }
  }
}
