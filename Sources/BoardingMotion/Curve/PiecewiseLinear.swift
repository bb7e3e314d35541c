/// A timing curve made of straight lines between stops.
///
/// It is `linear()` of CSS Easing (drafts.csswg.org/css-easing, "linear easing functions"): a stop
/// without a place is put evenly between its neighbours, no stop lies before an earlier one, and
/// beyond its ends the curve goes on as its outermost lines do.
///
/// ```swift
/// let bounce = PiecewiseLinear([.init(0), .init(1, at: 0.6), .init(0.9), .init(1)])
/// let half = bounce?.value(at: 0.3)
/// ```
public struct PiecewiseLinear: Hashable, Sendable {
  /// A corner of the curve.
  struct Corner: Hashable, Sendable {
    /// The elapsed fraction.
    var input: Double

    /// The progress.
    var output: Double
  }

  /// The corners from left to right, at least one.
  let corners: [Corner]

  /// Makes a curve through stops.
  ///
  /// The result is nil without a stop, and if a number is not finite.
  ///
  /// - Parameter stops: The stops from left to right.
  /// - Complexity: O(*n*), where *n* is the number of stops.
  public init?(_ stops: [Stop]) {
    guard !stops.isEmpty else { return nil }
    var corners: [Corner] = []
    var waiting = 0  // corners at the end that still have no place
    for (index, stop) in stops.enumerated() {
      guard stop.output.isFinite else { return nil }
      let implied: ClosedRange<Double>? =
        index == 0 ? 0...0 : index == stops.count - 1 ? 1...1 : nil
      guard let inputs = stop.inputs ?? implied else {
        corners.append(Corner(input: 0, output: stop.output))
        waiting += 1
        continue
      }
      guard inputs.lowerBound.isFinite, inputs.upperBound.isFinite else { return nil }
      let placed = corners.count - waiting
      let largest = placed == 0 ? inputs.lowerBound : corners[placed - 1].input
      let input = max(inputs.lowerBound, largest)
      for place in placed..<corners.count {
        let share = Double(place - placed + 1) / Double(waiting + 1)
        let span = input - largest
        corners[place].input =
          span.isFinite ? largest + share * span : largest * (1 - share) + input * share
      }
      waiting = 0
      corners.append(Corner(input: input, output: stop.output))
      if inputs.upperBound > inputs.lowerBound {
        corners.append(Corner(input: max(inputs.upperBound, input), output: stop.output))
      }
    }
    self.corners = corners
  }

  /// The corners of the curve from left to right; a curve through these stops equals this one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of corners.
  public var stops: [Stop] { corners.map { Stop($0.output, at: $0.input) } }

  /// Returns the progress at an elapsed fraction.
  ///
  /// - Parameters:
  ///   - fraction: The elapsed fraction, any number.
  ///   - side: The side that counts at the first stop, if the curve jumps there.
  /// - Returns: The progress; not a number if the fraction is not.
  /// - Complexity: O(log *n*), where *n* is the number of stops.
  public func value(at fraction: Double, on side: TimingCurve.Side = .after) -> Double {
    if side == .before, fraction == corners[0].input { return corners[0].output }
    let index = firstCorner(after: fraction)
    if index > 0, corners[index - 1].input == fraction { return corners[index - 1].output }
    if fraction.isNaN { return fraction }
    guard let line = line(before: index), line.start.output != line.end.output else {
      return corners[max(index - 1, 0)].output
    }
    let (start, end) = (line.start, line.end)
    if line.slope.isFinite, (end.input - start.input).isFinite {
      return start.output + (fraction - start.input) * line.slope
    }
    let share = (fraction / 2 - start.input / 2) / (end.input / 2 - start.input / 2)
    return start.output * (1 - share) + end.output * share
  }

  /// Returns how fast the progress grows at an elapsed fraction.
  ///
  /// - Parameter fraction: The elapsed fraction, any number.
  /// - Returns: The slope of the line that begins there or goes through.
  /// - Complexity: O(log *n*), where *n* is the number of stops.
  public func slope(at fraction: Double) -> Double {
    fraction.isNaN ? fraction : line(before: firstCorner(after: fraction))?.slope ?? 0
  }

  /// Returns the index of the first corner after an elapsed fraction.
  ///
  /// - Parameter fraction: The elapsed fraction.
  /// - Returns: An index, or the number of corners.
  /// - Complexity: O(log *n*), where *n* is the number of corners.
  private func firstCorner(after fraction: Double) -> Int {
    var low = 0
    var high = corners.count
    while low < high {
      let middle = (low + high) / 2
      if corners[middle].input <= fraction {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns the line that ends in a corner; the outermost line if there is none.
  ///
  /// - Parameter index: The index of the corner, or the number of corners.
  /// - Returns: Where the line begins and ends, and its slope; nil if it has no length.
  private func line(before index: Int) -> (start: Corner, end: Corner, slope: Double)? {
    guard corners.count > 1 else { return nil }
    let end = min(max(index, 1), corners.count - 1)
    let (a, b) = (corners[end - 1], corners[end])
    return a.input < b.input ? (a, b, (b.output - a.output) / (b.input - a.input)) : nil
  }
}
