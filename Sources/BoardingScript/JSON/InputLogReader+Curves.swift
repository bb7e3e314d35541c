import Boarding

/// The kinds of curves, by the name of their first member.
private enum CurveKind {
  /// A Bézier curve.
  case cubicBezier
  /// Steps.
  case steps
  /// Straight lines.
  case piecewiseLinear
  /// One curve after another.
  case chained

  /// The kinds by name.
  static let names: [String: CurveKind] = [
    "cubicBezier": .cubicBezier, "steps": .steps, "position": .steps,
    "piecewiseLinear": .piecewiseLinear, "chained": .chained, "joins": .chained,
  ]
}

extension InputLogReader {
  /// Reads a curve.
  ///
  /// - Parameter node: Its value.
  /// - Returns: The curve.
  /// - Throws: The first thing that is wrong.
  mutating func curve(_ node: JSONNode) throws(InputLogError) -> TimingCurve {
    if node.value == .string("linear") { return .linear }
    guard case .object(let members) = node.value, let name = members.first?.name,
      let kind = CurveKind.names[name]
    else {
      let names = "'cubicBezier', 'steps', 'piecewiseLinear' or 'chained'"
      throw node.fault("'linear' or an object with " + names)
    }
    switch kind {
    case .cubicBezier:
      try node.allowOnly([name])
      return .cubicBezier(try bezier(node.required(name, "numbers")))
    case .steps:
      try node.allowOnly(["steps", "position"])
      let count = try node.required("steps", "a number of steps")
      let positions = [Steps.Position.jumpStart, .jumpEnd, .jumpNone, .jumpBoth]
        .map { (word: $0.jsonName, value: $0) }
      let position = try node.required("position", "where the jumps are").choice(positions)
      let words = "a number of steps, at least 1, and 2 for 'jumpNone'"
      guard let steps = Steps(try count.int(words), position) else { throw count.fault(words) }
      return .steps(steps)
    case .piecewiseLinear:
      try node.allowOnly([name])
      return .piecewiseLinear(try lines(node.required(name, "corners")))
    case .chained:
      return try chain(node).curve
    }
  }

  /// Reads a Bézier curve.
  ///
  /// - Parameter node: Its four numbers.
  /// - Returns: The curve.
  /// - Throws: The first thing that is wrong.
  private mutating func bezier(_ node: JSONNode) throws(InputLogError) -> CubicBezier {
    let words = "x1, y1, x2 and y2, finite, with each x in 0...1"
    var numbers: [Double] = []
    for number in try node.elements(words) { numbers.append(try number.finite("a number")) }
    let bits = numbers.map { $0.bitPattern }
    if let known = curves[bits] { return known }
    guard numbers.count == 4,
      let curve = CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    else { throw node.fault(words) }
    curves[bits] = curve
    return curve
  }

  /// Reads a curve of straight lines.
  ///
  /// - Parameter node: Its corners.
  /// - Returns: The curve.
  /// - Throws: The first thing that is wrong.
  private func lines(_ node: JSONNode) throws(InputLogError) -> PiecewiseLinear {
    let words = "corners [elapsed, progress] from left to right, at least one"
    var stops: [PiecewiseLinear.Stop] = []
    var last = -Double.infinity
    for corner in try node.elements(words) {
      let pair = try corner.elements("a corner [elapsed, progress]")
      if pair.count != 2 { throw corner.fault("a corner [elapsed, progress]") }
      let input = try pair[0].finite("an elapsed fraction")
      if input < last { throw pair[0].fault("an elapsed fraction that is not before the last one") }
      last = input
      stops.append(PiecewiseLinear.Stop(try pair[1].finite("a progress"), at: input))
    }
    guard let lines = PiecewiseLinear(stops) else { throw node.fault(words) }
    return lines
  }
}
