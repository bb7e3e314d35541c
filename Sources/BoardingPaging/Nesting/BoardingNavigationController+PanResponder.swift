public import Boarding

/// A flow inside a page, or around a pager.
extension BoardingNavigationController: PanResponder {
  /// True while a transition runs.
  public var isInMotion: Bool { transitionCoordinator != nil }

  /// Tells whether the finger goes along the flow and a screen is there.
  ///
  /// Guards that have to think about it count as a no: the finger belongs to what can move at once.
  ///
  /// - Parameter translation: Where the finger has come, in points.
  /// - Returns: True if the swipe is allowed.
  public func canFollow(_ translation: PanVector) -> Bool {
    guard translation.x.magnitude > translation.y.magnitude else { return false }
    let goesLeft = translation.x < 0
    let isForward =
      switch layoutDirection {
      case .leftToRight: goesLeft
      case .rightToLeft: !goesLeft
      }
    return eligibility(isForward ? .forward : .backward).isEnabled
  }

  /// Takes a sample.
  ///
  /// - Parameter pan: The sample.
  public func follow(_ pan: Pan) {
    self.pan(pan)
  }
}
