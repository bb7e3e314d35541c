import Boarding

/// Turns what is said about a finger into its samples.
package enum Finger {
  /// The number of samples of a whole swipe.
  package static let swipeSamples: Int = 20
  /// The part of the width along which a whole swipe goes where nothing else is said.
  package static let swipeDistance: Double = SwipePace.steady.distance
  /// How long such a swipe takes, in seconds.
  package static let swipeSeconds: Double = Double(SwipePace.steady.nanoseconds) / 1e9

  /// How often a finger is reported where that is not said, in nanoseconds.
  private static let interval: Int64 = 10_000_000

  /// Moves the finger, which is put down first if it is not.
  ///
  /// - Parameters:
  ///   - distance: How far it moves, in points.
  ///   - words: What else is said.
  ///   - machine: The machine.
  /// - Returns: The inputs.
  static func drag(by distance: PanVector, _ words: FingerWords, on machine: Machine) -> [Input] {
    let start = machine.state.fingerTranslation
    let count = sampleCount(of: words)
    return (start == nil ? [.pan(.began(start: nil))] : [])
      + samples(from: start ?? .zero, by: distance, over: words.nanoseconds, count)
  }

  /// Lets time pass in which the finger is where it is, and is reported there again.
  ///
  /// - Parameters:
  ///   - nanoseconds: How much time.
  ///   - machine: The machine.
  /// - Returns: The inputs.
  static func hold(for nanoseconds: Int64, on machine: Machine) -> [Input] {
    [
      .advance(nanoseconds: nanoseconds),
      .pan(.moved(PanSample(translation: machine.state.fingerTranslation ?? .zero))),
    ]
  }

  /// Lifts the finger.
  ///
  /// - Parameters:
  ///   - velocity: How fast it moves to the right, in points per second; nil to let that be found
  ///     out.
  ///   - machine: The machine.
  /// - Returns: The input.
  static func lift(at velocity: Double?, from machine: Machine) -> [Input] {
    let translation = machine.state.fingerTranslation ?? .zero
    let velocity = velocity.map { PanVector(x: $0) }
    return [.pan(.ended(PanSample(translation: translation, velocity: velocity)))]
  }

  /// Takes the finger away, as the system does.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: The input, or nil if no finger is down.
  static func takenAway(from machine: Machine) -> [Input]? {
    machine.state.fingerTranslation.map { [.pan(.cancelled(PanSample(translation: $0)))] }
  }

  /// Makes a whole swipe, from the edge where its destination appears.
  ///
  /// - Parameters:
  ///   - direction: Where it leads along the flow.
  ///   - words: What else is said; the velocity is that towards the destination.
  ///   - machine: The machine.
  /// - Returns: The inputs; only the touch if a finger is down already, which is refused.
  static func swipe(_ direction: Direction, _ words: FingerWords, on machine: Machine) -> [Input] {
    let settings = machine.state.settings
    let isToLeft = (direction == .forward) == (settings.layoutDirection == .leftToRight)
    let width = settings.containerWidth
    let touch = Input.pan(.began(start: PanVector(x: isToLeft ? width : 0)))
    if machine.state.fingerTranslation != nil { return [touch] }
    let sign: Double = isToLeft ? -1 : 1
    let way = PanVector(x: sign * width * words.pace.distance)
    let velocity = words.velocity.map { PanVector(x: sign * $0) }
    return [touch] + samples(from: .zero, by: way, over: words.pace.nanoseconds, swipeSamples)
      + [.pan(.ended(PanSample(translation: way, velocity: velocity)))]
  }

  /// Moves the finger evenly.
  ///
  /// - Parameters:
  ///   - start: How far it has come.
  ///   - distance: How far it moves.
  ///   - nanoseconds: How long that takes.
  ///   - count: The number of samples, 1 or more.
  /// - Returns: The samples, each behind the time before it.
  private static func samples(
    from start: PanVector,
    by distance: PanVector,
    over nanoseconds: Int64,
    _ count: Int
  ) -> [Input] {
    var inputs: [Input] = []
    for stop in path(from: start, by: distance, over: nanoseconds, count) {
      if stop.wait > 0 { inputs.append(.advance(nanoseconds: stop.wait)) }
      inputs.append(.pan(.moved(PanSample(translation: stop.place))))
    }
    return inputs
  }

  /// Finds the places of a finger that moves evenly.
  ///
  /// - Parameters:
  ///   - start: How far it has come.
  ///   - distance: How far it moves.
  ///   - nanoseconds: How long that takes.
  ///   - count: The number of places, 1 or more.
  /// - Returns: The places, each with the time before it in nanoseconds.
  static func path(
    from start: PanVector,
    by distance: PanVector,
    over nanoseconds: Int64,
    _ count: Int
  ) -> [(wait: Int64, place: PanVector)] {
    var past: Int64 = 0
    return (1...count).map { (number) in
      let time = nanoseconds * Int64(number) / Int64(count)
      let wait = time - past
      past = time
      let share = Double(number) / Double(count)
      return (wait, PanVector(x: start.x + distance.x * share, y: start.y + distance.y * share))
    }
  }

  /// Finds out in how many samples a movement is reported.
  ///
  /// - Parameter words: What is said about it.
  /// - Returns: The number of samples, 1 or more.
  static func sampleCount(of words: FingerWords) -> Int {
    let usual = min(max(words.nanoseconds / interval, 1), Int64(ScriptLimits.samples))
    return words.sampleCount ?? Int(usual)
  }
}
