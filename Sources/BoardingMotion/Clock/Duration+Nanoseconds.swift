extension Duration {
  /// The duration in whole nanoseconds, or nil where it does not fit 64 bits.
  ///
  /// A part of a nanosecond rounds to the nearest one, ties to even.
  public var wholeNanoseconds: Int64? {
    // Taking a duration of more than 64 bits of seconds apart would trap.
    let limit = Duration.seconds(9_223_372_037 as Int64)
    guard self >= .zero - limit, self <= limit else { return nil }
    let attosecondsPerNanosecond: Int64 = 1_000_000_000
    let (seconds, attoseconds) = components
    let (whole, scaleOverflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if scaleOverflow { return nil }
    var (nanoseconds, rest) = attoseconds.quotientAndRemainder(
      dividingBy: attosecondsPerNanosecond
    )
    if rest < 0 {
      nanoseconds -= 1
      rest += attosecondsPerNanosecond
    }
    let half = attosecondsPerNanosecond / 2
    if rest > half || (rest == half && !nanoseconds.isMultiple(of: 2)) {
      nanoseconds += 1
    }
    let (sum, sumOverflow) = whole.addingReportingOverflow(nanoseconds)
    return sumOverflow ? nil : sum
  }
}
