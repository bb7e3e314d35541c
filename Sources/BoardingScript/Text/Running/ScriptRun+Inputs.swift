import Boarding

extension ScriptRun {
  /// Does something with the machine and tells what came of it.
  ///
  /// - Parameter body: Hands inputs in and returns the limit that they go beyond.
  /// - Returns: The new events, and the limit if there is one.
  mutating func perform(_ body: (inout ScriptRun) -> Performance.Limit?) -> Performance {
    let before = position.eventCount
    var limit = isInterrupted() ? .interruption : body(&self)
    if hasTooManyEvents { limit = .events }
    if inputCount > ScriptLimits.inputs { limit = .inputs }
    if machine.state.queue.count > ScriptLimits.waiting { limit = .waiting }
    let text = text
    var lines = events(from: before).map { text.line(of: $0) }
    if limit == nil {
      switch position.lastAnswer {
      case .queued: lines.append("queued")
      case .absorbed: lines.append("absorbed")
      case .applied, .pending, .refused, .asks, .advanced, nil: break
      }
    }
    return Performance(lines: lines, failure: limit.map { .limit($0) })
  }

  /// Hands an input in; time goes on until none of it is left.
  ///
  /// - Parameter input: The input.
  /// - Returns: The limit that the input would go beyond, or nil.
  mutating func handle(_ input: Input) -> Performance.Limit? {
    var input = input
    while true {
      if case .advance(let nanoseconds) = input, isTooLong(nanoseconds) { return .time }
      let answer = hand(input)
      switch answer {
      case .advanced(let rest) where rest > 0:
        if isInterrupted() { return .interruption }
        if hasTooManyEvents { return .events }
        input = .advance(nanoseconds: rest)
      case .advanced, .applied, .queued, .pending, .absorbed, .refused, .asks:
        return nil
      }
    }
  }

  /// Lets time pass until nothing runs and nothing waits.
  ///
  /// - Returns: The limit that this goes beyond, or nil.
  mutating func settle() -> Performance.Limit? {
    if machine.state.deadline == nil { return handle(.advance(nanoseconds: 0)) }
    while let deadline = machine.state.deadline {
      if isInterrupted() { return .interruption }
      let rest = deadline.nanoseconds - machine.state.now.nanoseconds
      if let limit = handle(.advance(nanoseconds: rest)) { return limit }
      if hasTooManyEvents { return .events }
    }
    return nil
  }

  /// True if the run has more events than it may.
  private var hasTooManyEvents: Bool { log.count > ScriptLimits.events }

  /// Tells whether time would go beyond its limit.
  ///
  /// - Parameter nanoseconds: How much time is to pass.
  /// - Returns: True if the run would take too long.
  private func isTooLong(_ nanoseconds: Int64) -> Bool {
    nanoseconds > position.end.nanoseconds - machine.state.now.nanoseconds
  }
}
