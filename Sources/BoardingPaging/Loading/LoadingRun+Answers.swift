extension LoadingRun {
  /// Asks for the next piece in a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - events: What the events go into.
  package mutating func load(
    _ direction: LoadDirection,
    into events: inout [PieceLoader.Event]
  ) {
    perform(into: &events) { $0.load(direction, into: &$1) }
  }

  /// Asks again for what was on its way when the loader was kept.
  ///
  /// - Parameter events: What the events go into.
  package mutating func resume(into events: inout [PieceLoader.Event]) {
    perform(into: &events) { $0.resume(into: &$1) }
  }

  /// Answers a request now, before its time.
  ///
  /// - Parameters:
  ///   - direction: What it is for; nil for the one that would be answered first.
  ///   - failure: Why there is no piece; nil for the answer that would have come.
  ///   - events: What the events go into.
  package mutating func answer(
    _ direction: LoadDirection?,
    with failure: LoadFailure? = nil,
    into events: inout [PieceLoader.Event]
  ) {
    guard let request = source.takeOut(direction) else { return }
    let answer =
      failure.map { LoadAnswer.failure($0) } ?? source.answer(to: request, at: loader.now)
    perform(into: &events) { $0.answer(request, with: answer, into: &$1) }
  }

  /// Changes what answers.
  ///
  /// - Parameter change: Changes it.
  package mutating func changeSource(_ change: (inout ScriptedLoader) -> Void) {
    change(&source)
  }
}
