import Boarding

/// The curve of a transition as it was written.
///
/// It becomes a `TimingCurve` only where it is used: that takes time and memory.
enum WrittenCurve: Hashable, Sendable {
  /// The same speed all the way.
  case linear
  /// Fast at first, slowing down for long.
  case ease
  /// Slow at first.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// A cubic Bézier curve by its control points, whose x lie between 0 and 1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Jumps, as in CSS.
  case steps(Steps)
  /// Straight lines between points, as in CSS.
  case lines([PiecewiseLinear.Stop])

  /// What counts if nothing is said.
  static let standard: WrittenCurve = .easeInOut

  /// The curves that have a name.
  static let named: [WrittenCurve] = [.linear, .ease, .easeIn, .easeOut, .easeInOut]

  /// The words with which a curve may begin.
  static let words: [String] = named.map { $0.word } + ["cubic-bezier", "steps(", "linear("]

  /// The word with which the curve begins.
  var word: String {
    switch self {
    case .linear: "linear"
    case .ease: "ease"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .cubicBezier: "cubic-bezier"
    case .steps: "steps("
    case .lines: "linear("
    }
  }

  /// The curve that the engine follows.
  var timing: TimingCurve {
    switch self {
    case .linear: .linear
    case .ease: .ease
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .cubicBezier(let x1, let y1, let x2, let y2):
      CubicBezier(x1, y1, x2, y2).map { .cubicBezier($0) } ?? .easeInOut
    case .steps(let steps): .steps(steps)
    case .lines(let stops): PiecewiseLinear(stops).map { .piecewiseLinear($0) } ?? .linear
    }
  }
}

extension LineReader {
  /// Takes a curve.
  ///
  /// - Returns: The curve.
  /// - Throws: A diagnostic if no curve comes next, or one that runs back in time.
  mutating func takeCurve() throws(Diagnostic) -> WrittenCurve {
    if let named = WrittenCurve.named.first(where: { $0.word == word }) {
      _ = accept(named.word)
      return named
    }
    if accept(beginning: "steps(") { return .steps(try takeSteps()) }
    if accept(beginning: "linear(") { return .lines(try takeStops()) }
    if !accept("cubic-bezier") {
      throw unexpected("a curve: " + listing(WrittenCurve.words), candidates: WrittenCurve.words)
    }
    let x1 = try takeControlPointX("the first of four numbers")
    let y1 = try takeNumber("the second of four numbers").value
    let x2 = try takeControlPointX("the third of four numbers")
    let y2 = try takeNumber("the fourth of four numbers").value
    return .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Takes the x of a control point.
  ///
  /// - Parameter expected: What was expected, in words.
  /// - Returns: A number from 0 to 1.
  /// - Throws: A diagnostic if no such number comes next.
  private mutating func takeControlPointX(_ expected: String) throws(Diagnostic) -> Double {
    let location = location
    let number = try takeNumber(expected).value
    if !(0...1 ~= number) { throw Diagnostic(at: location, .invalidControlPoint(lastPart)) }
    return number
  }
}
