import Boarding

extension Domain {
  /// What a finger does on the screen.
  static let finger: Domain = Domain("Finger", [.touch, .drag, .hold, .release, .swipe, .grab])
}

extension Statement {
  /// The row of `touch [at X]`.
  fileprivate static let touch: Statement = finger(
    "touch",
    clauses: [.start],
    summary: """
      Puts a finger down, so many points from the left of the container; without that nobody says \
      where.
      """,
    example: "touch at 385",
    inputs: { arguments, _ in
      [.pan(.began(start: arguments.finger.start.map { PanVector(x: $0) }))]
    }
  )

  /// The row of `drag POINTS`.
  fileprivate static let drag: Statement = finger(
    "drag",
    [.number("POINTS", expected: "a number of points, negative to the left")],
    clauses: [.up, .down, .over, .samples],
    summary: """
      Moves the finger by so many points from where it is, to the right, or to the left if they \
      are negative, and puts it down first if it is not. With a time it moves evenly and is \
      reported every 10ms, or in so many samples, at most \(ScriptLimits.samples).
      """,
    example: "drag -120 over 100ms in 5 samples",
    inputs: { arguments, machine in
      let distance = PanVector(x: arguments.number.value, y: arguments.finger.down)
      return Finger.drag(by: distance, arguments.finger, on: machine)
    }
  )

  /// The row of `hold TIME`.
  fileprivate static let hold: Statement = finger(
    "hold",
    [.duration],
    summary: """
      Lets time pass in which the finger rests where it is; it has no velocity after 100ms.
      """,
    example: "hold 150ms",
    inputs: { Finger.hold(for: $0.nanoseconds, on: $1) }
  )

  /// The row of `release [at VELOCITY]`.
  fileprivate static let release: Statement = finger(
    "release",
    clauses: [.velocity],
    summary: """
      Lifts the finger, at so many points per second to the right, negative to the left. If that \
      is not said, the samples of the last 100ms tell how fast it is.
      """,
    example: "release at -900",
    inputs: { Finger.lift(at: $0.finger.velocity, from: $1) }
  )

  /// The row of `swipe forward|backward`.
  fileprivate static let swipe: Statement = finger(
    "swipe",
    [.one(of: Direction.allCases.map { $0.name })],
    clauses: [.pace],
    summary: """
      A whole swipe in \(Finger.swipeSamples) samples from the edge where its destination appears, \
      in both layout directions: over 40% of the width in 320ms; slow, 60% in 800ms; fast, 30% in \
      100ms; or over 40% and lifted at so many points per second towards the destination.
      """,
    example: "swipe forward",
    inputs: { Finger.swipe(Direction.allCases[$0.choice], $0.finger, on: $1) }
  )

  /// The row of `grab`.
  fileprivate static let grab: Statement = finger(
    "grab",
    summary: """
      Puts a finger down that catches the running transition where it is; needs 'policy swipes \
      grab'.
      """,
    example: "grab",
    objection: { (machine) in
      let policy = machine.state.settings.swipePolicy
      if policy != .grab {
        var mismatch = Mismatch(
          expected: ["policy swipes " + SwipePolicy.grab.name],
          actual: ["policy swipes " + policy.name]
        )
        mismatch.hint = "a finger catches a transition only under 'policy swipes grab'"
        return mismatch
      }
      if machine.state.transition != nil { return nil }
      return Mismatch(expected: ["a running transition"], actual: ["none"])
    },
    inputs: { _, _ in [.pan(.began(start: nil))] }
  )

  /// Makes the row of something that a finger does.
  ///
  /// - Parameters:
  ///   - word: The word with which it begins.
  ///   - parameters: What has to follow.
  ///   - clauses: What may follow.
  ///   - summary: What it does.
  ///   - example: An example.
  ///   - objection: Says what makes it senseless; nil for nothing.
  ///   - inputs: Makes the inputs for a machine.
  /// - Returns: The row.
  private static func finger(
    _ word: String,
    _ parameters: [Parameter] = [],
    clauses: [Clause] = [],
    summary: String,
    example: String,
    objection: @escaping @Sendable (Machine) -> Mismatch? = { _ in nil },
    inputs: @escaping @Sendable (Arguments, Machine) -> [Input]
  ) -> Statement {
    let form = StatementForm(
      word,
      parameters,
      clauses: clauses,
      summary: summary,
      example: example
    )
    return Statement(form) { (arguments) in
      .step(.derived(Step.Derived(unless: objection) { inputs(arguments, $0) }))
    }
  }
}

extension Clause {
  /// Where the finger comes down.
  static let start: Clause = Clause("at", "[at POINTS]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.finger.start = try reader.takeNumber("a number of points from the left").value
  }

  /// How far the finger moves upwards.
  static let up: Clause = Clause("up", "[up POINTS]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.finger.down -= try reader.takeNumber("a number of points").value
  }

  /// How far the finger moves downwards.
  static let down: Clause = Clause("down", "[down POINTS]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.finger.down += try reader.takeNumber("a number of points").value
  }

  /// How long the finger moves.
  static let over: Clause = Clause("over", "[over TIME]") {
    (reader, arguments) throws(Diagnostic) in
    let place = reader
    arguments.finger.nanoseconds = try reader.takeTime()
    if arguments.finger.nanoseconds < 0 { throw place.unexpected("a time that is not negative") }
  }

  /// In how many samples the finger is reported.
  static let samples: Clause = Clause("in", "[in N samples]") {
    (reader, arguments) throws(Diagnostic) in
    let expected = "a whole number of samples from 1 to \(ScriptLimits.samples)"
    let place = reader
    let count = try reader.takeCount(expected)
    if !(1...ScriptLimits.samples ~= count) { throw place.unexpected(expected) }
    arguments.finger.sampleCount = count
    _ = try reader.takeChoice(of: count == 1 ? ["sample", "samples"] : ["samples"])
  }

  /// How fast the finger is when it is lifted.
  static let velocity: Clause = Clause("at", "[at VELOCITY]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.finger.velocity = try reader.takeNumber("a number of points per second").value
  }

  /// How a whole swipe is made.
  static let pace: Clause = Clause(
    oneOf: ["slow", "fast", "at"],
    "[slow|fast|at VELOCITY]"
  ) {
    (reader, arguments) throws(Diagnostic) in
    if reader.lastPart == "at" {
      arguments.finger.velocity = try reader.takeNumber("a number of points per second").value
    } else {
      arguments.finger.pace = reader.lastPart == "slow" ? .slow : .fast
    }
  }
}
