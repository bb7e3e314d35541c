extension PiecewiseLinear {
  /// A value that a curve reaches, and where.
  public struct Stop: Hashable, Sendable {
    /// The progress.
    public let output: Double

    /// The elapsed fractions at which the progress is reached and left; nil where the neighbours
    /// decide.
    public let inputs: ClosedRange<Double>?

    /// Makes a stop whose place follows from its neighbours.
    ///
    /// - Parameter output: The progress.
    public init(_ output: Double) {
      self.output = output
      inputs = nil
    }

    /// Makes a stop at an elapsed fraction.
    ///
    /// - Parameters:
    ///   - output: The progress.
    ///   - input: The elapsed fraction.
    public init(_ output: Double, at input: Double) {
      self.init(output, from: input, to: input)
    }

    /// Makes a stop that holds its progress for a while.
    ///
    /// - Parameters:
    ///   - output: The progress.
    ///   - start: The elapsed fraction at which it is reached.
    ///   - end: The elapsed fraction at which it is left; one before the start counts as the start.
    ///     A curve with a stop at no number is not made.
    public init(_ output: Double, from start: Double, to end: Double) {
      self.output = output
      if start.isNaN || end.isNaN {
        inputs = .infinity ... .infinity
      } else {
        inputs = start <= end ? start...end : start...start
      }
    }
  }
}
