extension SwipeRules {
  /// A property of rules that makes no sense.
  public enum Fault: UInt8, CaseIterable, Hashable, Sendable {
    /// A threshold of the release is not finite, or the rate of deceleration not between 0 and 1.
    case release
    /// The progress of completion is not finite.
    case completionProgress
    /// The slop is negative or not finite.
    case slop
    /// The width of the edge is not above 0 or not finite.
    case edgeWidth
    /// The speed is not above 0 or not finite.
    case completionSpeed
    /// The coefficient of the pull is not above 0 or not finite.
    case rubberBand
  }

  /// The first property, in the order of their declaration, that makes no sense; nil if all do.
  public var fault: Fault? {
    if !release.isValid { return .release }
    if let completionProgress, !completionProgress.isFinite { return .completionProgress }
    if !(slop >= 0 && slop.isFinite) { return .slop }
    if let edgeWidth, !Self.isPositive(edgeWidth) { return .edgeWidth }
    if !Self.isPositive(completionSpeed) { return .completionSpeed }
    if let rubberBand, !Self.isPositive(rubberBand) { return .rubberBand }
    return nil
  }

  /// True if all properties make sense.
  public var isValid: Bool { fault == nil }

  /// Tells whether a number is above 0 and finite.
  ///
  /// - Parameter number: A number.
  /// - Returns: False also for what is not a number.
  private static func isPositive(_ number: Double) -> Bool { number > 0 && number.isFinite }
}

extension SwipeRules.Release {
  /// True if the thresholds are finite, or the rate of deceleration between 0 and 1.
  fileprivate var isValid: Bool {
    switch self {
    case .threshold(let progress, let projected): progress.isFinite && projected.isFinite
    case .projecting(let rate): rate > 0 && rate < 1
    }
  }
}
