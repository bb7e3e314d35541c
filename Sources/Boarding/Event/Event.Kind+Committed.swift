extension Event.Kind {
  /// True for a line of the committed log: a finished or cancelled change, or the end of the flow.
  public var isCommitted: Bool {
    switch self {
    case .committed, .cancelled, .flowFinished: true
    case .transitionBegan, .interactionUpdated, .interactionChanged, .transitionGrabbed,
      .gestureEnded, .willEnterStack, .didEnterStack, .willLeaveStack, .didLeaveStack,
      .willAppear, .didAppear, .willDisappear, .didDisappear, .willShow, .didShow,
      .screenChanged, .transitionEnded, .pending, .eligibilityChanged, .refused, .stopped:
      false
    }
  }
}
