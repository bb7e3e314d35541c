extension Machine {
  /// Takes an input and writes it down.
  ///
  /// - Parameters:
  ///   - input: What to do.
  ///   - log: Where the input is appended, with the names of its screens.
  ///   - events: Where the events are appended, in order.
  /// - Returns: What became of the input.
  /// - SeeAlso: `handle(_:into:)`
  @discardableResult
  public mutating func handle(
    _ input: Input,
    recordingIn log: inout InputLog,
    into events: inout [Event]
  ) -> Answer {
    if log.choiceLabels.isEmpty { log.choiceLabels = flow.choiceLabels }
    if log.guardReasons.isEmpty { log.guardReasons = flow.guardReasons }
    for id in input.screens where !log.names(id) { log.name(id, flow.name(of: id)) }
    let answer = handle(input, into: &events)
    log.append(input, answered: answer)
    return answer
  }

  /// Takes the inputs of a log, in order.
  ///
  /// From the state in which the recording began it gives the same events and the same state.
  ///
  /// - Parameters:
  ///   - log: The inputs of a run.
  ///   - events: Where the events are appended, in order.
  public mutating func replay(_ log: InputLog, into events: inout [Event]) {
    for entry in log.entries {
      switch entry {
      case .input(var input):
        while case .advanced(let rest) = handle(input, into: &events), rest > 0 {
          input = .advance(nanoseconds: rest)
        }
      case .declined(let kind, let reason):
        emit(.refused(Refusal(kind, reason)), into: &events)
      case .stopped(let limit):
        emit(.stopped(limit: limit), into: &events)
      case .probed:
        break
      case .eligibilityChanged(let direction, let reason):
        emit(.eligibilityChanged(direction, reason), into: &events)
      }
    }
  }
}

extension Flow {
  /// Finds the name by which a log speaks of a screen.
  ///
  /// - Parameter id: The identity of the screen.
  /// - Returns: The declared name, or a number for a screen that the flow does not declare.
  fileprivate func name(of id: ScreenID) -> String {
    screens.indices.contains(id.rawValue) ? screens[id.rawValue].name : "screen-\(id.rawValue)"
  }
}
