import Boarding

extension TransitionAnimation {
  /// The statement that says how transitions are shown, or nil if there is none: for curves in a
  /// chain, and for springs that differ from every one that a duration and a bounce describe.
  var statement: String? {
    guard let timing = timingWords else { return nil }
    switch style {
    case .slide: return "transition " + timing
    case .crossFade: return "transition " + timing + " cross-fade"
    case .custom(let number): return "transition " + timing + " custom \(number)"
    case .none: return "transition " + timing + " none"
    }
  }

  /// The words for the duration and the curve or spring.
  private var timingWords: String? {
    switch timing {
    case .curve(let curve):
      curve.words.map { timeText(nanoseconds: durationNanoseconds) + " " + $0 }
    case .spring(let spring):
      spring.words
    }
  }
}

extension Spring {
  /// The words by which scripts describe the spring, or nil if it is another one than they say.
  fileprivate var words: String? {
    let nanoseconds = duration * 1e9 + 0.5
    guard nanoseconds >= 1, nanoseconds < 1e18, bounce < 1 else { return nil }
    let time = Int64(nanoseconds)
    let bounce = writtenNumber(bounce)
    guard let number = try? WrittenNumber(bounce.utf8).decimal.value, number > -1, number < 1,
      Spring(duration: Double(time) / 1e9, bounce: number) == self
    else { return nil }
    return "spring " + timeText(nanoseconds: time) + (number == 0 ? "" : " bounce " + bounce)
  }
}

extension TimingCurve {
  /// The words by which scripts describe the curve, or nil if there are none.
  fileprivate var words: String? {
    switch self {
    case .linear: return "linear"
    case .cubicBezier(let curve):
      if let named = WrittenCurve.named.first(where: { $0.timing == self }) { return named.word }
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { writtenNumber($0) }
      return "cubic-bezier " + numbers.joined(separator: " ")
    case .steps(let steps):
      return "steps(\(steps.count), " + steps.position.word + ")"
    case .piecewiseLinear(let lines):
      let stops = lines.stops.map { (stop) in
        let input = stop.inputs.map { " " + writtenNumber($0.lowerBound * 100) + "%" } ?? ""
        return writtenNumber(stop.output) + input
      }
      return "linear(" + stops.joined(separator: ", ") + ")"
    case .chained: return nil
    }
  }
}
