/// Where a visible screen stands in its container at an instant, and how opaque it is.
public struct ScreenPosition: Hashable, Sendable {
  /// The screen.
  public let screen: ScreenID
  /// How far it is to the right of its place, in points; negative to the left.
  public let offset: Double
  /// The opacity, 0 for clear and 1 for opaque.
  public let opacity: Double

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - offset: How far it is to the right of its place, in points.
  ///   - opacity: The opacity, 0 for clear and 1 for opaque.
  public init(_ screen: ScreenID, offset: Double, opacity: Double = 1) {
    self.screen = screen
    self.offset = offset
    self.opacity = opacity
  }
}

extension ScreenPosition {
  /// The position as a transform of a screen that fills the container: a shift by the offset.
  public var transform: Plane.Transform { Plane.Transform(translationX: offset, y: 0) }
}

extension Machine {
  /// The visible screens at this instant, the one that is left first.
  ///
  /// In a slide both screens move by one container width: forward towards the start side,
  /// backward towards the end side. Right-to-left mirrors it. A fade leaves both in place.
  public var positions: [ScreenPosition] { positions(at: state.now) }

  /// Returns the visible screens at an instant, the one that is left first.
  ///
  /// - Parameter instant: An instant; the transition that runs now counts for all of them, at
  ///   rest at its destination from its end on.
  /// - Returns: Where the screens stand.
  func positions(at instant: Instant) -> [ScreenPosition] {
    guard let transition = state.transition else {
      return shownStack.top.map { [ScreenPosition($0, offset: pull(at: instant))] } ?? []
    }
    let change = transition.change
    let progress = transition.progress(at: instant)
    switch transition.animation.style {
    case .none:
      let isThere = !transition.isCancelled && transition.end.map { instant >= $0 } ?? false
      return [ScreenPosition(isThere ? change.destination : change.sourceOrAbsent, offset: 0)]
    case .custom:
      return [
        ScreenPosition(change.sourceOrAbsent, offset: 0),
        ScreenPosition(change.destination, offset: 0),
      ]
    case .crossFade:
      return [
        ScreenPosition(change.sourceOrAbsent, offset: 0),
        ScreenPosition(change.destination, offset: 0, opacity: min(max(progress, 0), 1)),
      ]
    case .slide:
      let distance = travel(of: change.operation)
      let sourceOffset = interpolate(from: 0, to: -distance, progress: progress)
      let destinationOffset = interpolate(from: distance, to: 0, progress: progress)
      return [
        ScreenPosition(change.sourceOrAbsent, offset: sourceOffset),
        ScreenPosition(change.destination, offset: destinationOffset),
      ]
    }
  }

  /// Returns where the destination of a slide begins, in points to the right of its place.
  ///
  /// - Parameter operation: The operation that is shown.
  /// - Returns: One container width, negative for a start at the left.
  private func travel(of operation: NavigationOperation) -> Double {
    let width = state.settings.containerWidth
    let isFromRight =
      switch state.settings.layoutDirection {
      case .leftToRight: operation.direction != .backward
      case .rightToLeft: operation.direction == .backward
      }
    return isFromRight ? width : -width
  }
}
