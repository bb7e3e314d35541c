extension PieceLoader {
  /// Asks for the next piece in a direction, however far its end is.
  ///
  /// Nothing more is asked for while one is on its way there or all items are loaded anew.
  ///
  /// ```swift
  /// var run = LoadingRun(source: try ScriptedLoader(total: 60))
  /// var events: [PieceLoader.Event] = []
  /// run.start(into: &events)
  /// var loader = run.loader
  /// loader.load(.append, into: &events)
  /// #expect(loader.phase(of: .append).request?.target == .key(1))
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction; a refresh loads anew what is around the place where one is. One
  ///     without more, or one that failed, is refused.
  ///   - events: What the events go into.
  /// - Complexity: O(1); O(n) for a refresh, where n is the number of pieces.
  public mutating func load(_ direction: LoadDirection, into events: inout [Event]) {
    let end: End
    switch direction {
    case .refresh: return refresh(into: &events)
    case .append: end = back
    case .prepend: end = front
    }
    if refreshPhase.isBusy || end.phase.isBusy { return }
    guard let target = end.target, end.phase.isIdle else {
      return events.append(.refused(.nothingToLoad(direction)))
    }
    request(direction, target, into: &events)
    look(into: &events)
  }
}
