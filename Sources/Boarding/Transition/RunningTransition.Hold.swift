extension RunningTransition {
  /// How somebody holds a transition.
  public struct Hold: Hashable, Sendable {
    /// How far it is: 0 at the source, 1 at the destination.
    public internal(set) var progress: Double
    /// True if what is shown follows the timing curve; otherwise it is the progress itself.
    public let followsCurve: Bool
    /// True if the last will-calls announced the way back.
    let announcesSource: Bool
    /// True if the screens that the change places below the top have had their calls.
    let hasPlaced: Bool

    /// Holds a transition from its beginning.
    ///
    /// - Parameter followsCurve: Whether what is shown follows the timing curve.
    init(followsCurve: Bool) {
      progress = 0
      self.followsCurve = followsCurve
      announcesSource = false
      hasPlaced = false
    }

    /// Catches a transition that time moved.
    ///
    /// - Parameters:
    ///   - progress: Where it was.
    ///   - isCancelled: Whether it was on its way back.
    init(grabbedAt progress: Double, isCancelled: Bool) {
      self.progress = progress
      followsCurve = false
      announcesSource = isCancelled
      hasPlaced = !isCancelled
    }

    /// Returns the progress that is shown.
    ///
    /// - Parameter animation: How elapsed time becomes progress.
    /// - Returns: The progress, or what the curve makes of it.
    func shownProgress(in animation: TransitionAnimation) -> Double {
      if !followsCurve { return progress }
      return animation.curve.map { $0.value(at: progress) } ?? progress
    }
  }
}
