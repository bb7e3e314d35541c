extension Machine {
  /// Lets time pass over every due instant on the way.
  ///
  /// It hands in what is left again until nothing is, or until a question is open.
  ///
  /// - Parameters:
  ///   - duration: How much time passes.
  ///   - events: Where the events are appended, in order.
  /// - Returns: What became of the last piece: advanced with what is left where a question is open,
  ///   or a refusal.
  @discardableResult
  public mutating func advance(by duration: Duration, into events: inout [Event]) -> Answer {
    var answer = handle(.advance(by: duration), into: &events)
    while case .advanced(let rest) = answer, rest > 0, question == nil {
      answer = handle(.advance(nanoseconds: rest), into: &events)
    }
    return answer
  }

  /// Lets time pass until nothing runs and nothing waits, a question is open, or the way to the next
  /// instant at which something happens is refused as too long.
  ///
  /// - Parameter events: Where the events are appended, in order.
  public mutating func settle(into events: inout [Event]) {
    while let deadline = state.deadline {
      let time = deadline.nanoseconds - state.now.nanoseconds
      if handle(.advance(nanoseconds: time), into: &events).isRefusal { return }
    }
  }
}
