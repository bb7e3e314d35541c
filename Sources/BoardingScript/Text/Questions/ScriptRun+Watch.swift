import Boarding

extension ScriptRun {
  /// Draws how an animated value has moved since the last rest, or in the last transition.
  ///
  /// - Parameter place: The place of the value among those of the flow.
  /// - Returns: The picture, line by line.
  func graph(ofValue place: Int) -> [String] {
    // Before the first move there is no flow yet.
    guard machine.flow.values.indices.contains(place) else { return ["nothing has moved yet"] }
    let value = machine.flow.values[place]
    switch value.kind {
    case .number: break
    case .color, .point, .size, .rectangle, .transform:
      return ["\(value.name) is a \(value.kind.name), which has no height; 'values' shows it"]
    }
    return graph { (machine) in
      switch machine.value(at: place) {
      case .number(let number): number
      case .color, .point, .size, .rectangle, .transform, nil: nil
      }
    }
  }

  /// Draws the progress of the transitions since the last rest.
  ///
  /// - Returns: The picture, line by line.
  func graphOfTransition() -> [String] {
    graph { $0.state.transition?.progress(at: $0.state.now) }
  }

  /// Draws a number of the machine since the last rest.
  ///
  /// - Parameter number: Reads the number.
  /// - Returns: The picture, line by line.
  private func graph(of number: (Machine) -> Double?) -> [String] {
    let start = recentInputs.first?.instant ?? position.lastRest.state.now
    let end = position.lastMotion
    if recentInputs.isEmpty || end <= start { return ["nothing has moved yet"] }
    var replay = Replay(machine: position.lastRest, inputs: recentInputs)
    let span = end.nanoseconds - start.nanoseconds
    let last = Int64(Graph.columns - 1)
    let samples = (0...last).map { (column) in
      // The end of a span of at most a day times the number of columns fits 64 bits.
      replay.advance(to: start.nanoseconds + span * column / last)
      return number(replay.machine)
    }
    let graph = Graph(samples: samples, start: start, end: end)
    return graph.lines ?? ["there was nothing to see"]
  }
}

/// A run that is played again from its last rest on.
private struct Replay {
  /// The machine.
  private(set) var machine: Machine
  /// The inputs that are still to come.
  private var inputs: ArraySlice<KeptInput>
  /// The events, which nobody reads.
  private var events: [Event] = []

  /// Begins to play.
  ///
  /// - Parameters:
  ///   - machine: The machine at rest.
  ///   - inputs: The inputs since then.
  init(machine: Machine, inputs: ArraySlice<KeptInput>) {
    self.machine = machine
    self.inputs = inputs
  }

  /// Plays up to an instant, with the inputs of that instant.
  ///
  /// - Parameter nanoseconds: The instant.
  mutating func advance(to nanoseconds: Int64) {
    while let next = inputs.first, next.instant.nanoseconds <= nanoseconds {
      pass(to: next.instant.nanoseconds)
      machine.handle(next.input, into: &events)
      inputs.removeFirst()
    }
    pass(to: nanoseconds)
    events = []
  }

  /// Lets time pass.
  ///
  /// - Parameter nanoseconds: Up to when.
  private mutating func pass(to nanoseconds: Int64) {
    var rest = nanoseconds - machine.state.now.nanoseconds
    while rest > 0,
      case .advanced(let left) = machine.handle(.advance(nanoseconds: rest), into: &events)
    {
      rest = left
    }
  }
}
