import Boarding

extension ScriptRun {
  /// The stack in words, root first.
  var stackText: String {
    let stack = machine.state.stack
    return stack.isEmpty ? "empty" : text.names(of: stack)
  }

  /// The time, the stack, the running transition and what waits, line by line.
  var overview: [String] {
    let state = machine.state
    var lines = ["time " + timeText(state.now), "stack " + stackText]
    if let transition = state.transition {
      let passage = text.text(of: transition.change.shownPassage)
      let progress = trimmed(transition.progress(at: state.now) * 100, decimals: 1)
      lines.append(passage + " is at " + progress + "%, until " + timeText(transition.end))
    }
    for position in machine.positions {
      lines.append(text.name(of: position.screen) + " at " + trimmed(position.offset))
    }
    if !state.queue.isEmpty { lines.append("\(state.queue.count) waiting") }
    return lines
  }

  /// What moves, in words.
  ///
  /// - Parameter decimals: How many digits follow the point of the progress at the most.
  /// - Returns: Such as `moving forward 0.5`.
  func motionText(decimals: Int) -> String {
    let state = machine.state
    guard let transition = state.transition, let direction = transition.change.operation.direction
    else { return state.isIdle ? "idle" : "before the first screen" }
    let progress = fixed(transition.progress(at: state.now), decimals: decimals)
    return "moving " + direction.name + " " + progress
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

extension StackChange {
  /// The change as a running transition names it.
  fileprivate var shownPassage: Event.Passage {
    Event.Passage(operation, from: before.top, to: destination)
  }
}
