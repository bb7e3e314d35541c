import Boarding

extension ScriptRun {
  /// Draws how an animated value has moved since the last rest, or in the last transition.
  ///
  /// A number is one line. The components of a colour, a point, a size or a rectangle are drawn with
  /// letters, over a legend that says what they were at first and at last.
  ///
  /// - Parameter place: The place of the value among those of the flow.
  /// - Returns: The picture, line by line.
  func graph(ofValue place: Int) -> [String] {
    // Before the first move there is no flow yet.
    guard machine.flow.values.indices.contains(place) else { return ["nothing has moved yet"] }
    let value = machine.flow.values[place]
    let letters: [UInt8]
    switch value.kind {
    case .number:
      return graph { number(of: $0.value(at: place)) }
    case .color: letters = Array("rgba".utf8)
    case .point: letters = Array("xy".utf8)
    case .size: letters = Array("wh".utf8)
    case .rectangle: letters = Array("xywh".utf8)
    case .transform:
      return ["\(value.name) is a \(value.kind.name), which has no height; 'values' shows it"]
    }
    guard let samples = samples({ $0.value(at: place) }) else { return ["nothing has moved yet"] }
    return graph(of: value.name, letters, samples)
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
    guard let samples = samples(number) else { return ["nothing has moved yet"] }
    return picture(of: [Graph.Line(mark: UInt8(ascii: "*"), samples: samples)])
  }

  /// Draws the components of a value.
  ///
  /// - Parameters:
  ///   - name: The name of the value.
  ///   - letters: What its components are drawn with; one that is a colour's opacity is drawn only
  ///     where it is not full throughout.
  ///   - samples: The value at evenly spaced instants; nil where there is none.
  /// - Returns: The picture, line by line, and the legend.
  private func graph(
    of name: String,
    _ letters: [UInt8],
    _ samples: [AnimatedValue?]
  ) -> [String] {
    let shown = samples.compactMap { $0 }
    guard let first = shown.first, let last = shown.last else {
      return ["there was nothing to see"]
    }
    let vectors = samples.map { $0?.components }
    var curves: [Graph.Line] = []
    for (place, letter) in letters.enumerated() {
      let line = vectors.map { $0?[place] }
      let isFull = letter == UInt8(ascii: "a") && line.allSatisfy { ($0 ?? 1) == 1 }
      if !isFull { curves.append(Graph.Line(mark: letter, samples: line)) }
    }
    let marks = curves.map { String(decoding: [$0.mark], as: UTF8.self) }.joined(separator: " ")
    let legend = "\(name) \(valueText(first)) to \(valueText(last)): \(marks), * where they meet"
    return picture(of: curves) + [legend]
  }

  /// Draws lines since the last rest.
  ///
  /// - Parameter curves: The lines.
  /// - Returns: The picture, line by line.
  private func picture(of curves: [Graph.Line]) -> [String] {
    let graph = Graph(curves: curves, start: startOfSamples, end: position.lastMotion)
    return graph.lines ?? ["there was nothing to see"]
  }

  /// When the motion that is drawn begins.
  private var startOfSamples: Instant {
    recentInputs.first?.instant ?? position.lastRest.state.now
  }

  /// Reads something of the machine at each column of a picture.
  ///
  /// - Parameter reading: Reads it.
  /// - Returns: What was read, or nil if nothing has moved since the last rest.
  private func samples<Reading>(_ reading: (Machine) -> Reading) -> [Reading]? {
    let start = startOfSamples
    let end = position.lastMotion
    if recentInputs.isEmpty || end <= start { return nil }
    var replay = Replay(machine: position.lastRest, inputs: recentInputs)
    let span = end.nanoseconds - start.nanoseconds
    let last = Int64(Graph.columns - 1)
    return (0...last).map { (column) in
      // The end of a span of at most a day times the number of columns fits 64 bits.
      replay.advance(to: start.nanoseconds + span * column / last)
      return reading(replay.machine)
    }
  }

  /// Reads a number.
  ///
  /// - Parameter value: A value, or nil.
  /// - Returns: The number; nil for nothing and for what is none.
  private func number(of value: AnimatedValue?) -> Double? {
    switch value {
    case .number(let number): number
    case .color, .point, .size, .rectangle, .transform, nil: nil
    }
  }
}

extension AnimatedValue {
  /// The components in the order in which they are written.
  fileprivate var components: AnimationVector {
    switch self {
    case .number(let number): AnimationVector(number)
    case .color(let color): color.animationVector
    case .point(let point): point.animationVector
    case .size(let size): size.animationVector
    case .rectangle(let rectangle): rectangle.animationVector
    case .transform(let transform): transform.animationVector
    }
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
