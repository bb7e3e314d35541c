/// Fingers that drive transitions.
extension BoardingNavigationController {
  /// Takes a sample of a finger, which may drive a transition to the next or the previous screen.
  ///
  /// ```swift
  /// onboarding.pan(.began(start: PanVector(x: 380)))
  /// onboarding.pan(.moved(PanSample(translation: PanVector(x: -120))))
  /// onboarding.advance(by: .milliseconds(16))
  /// onboarding.pan(.ended(PanSample(translation: PanVector(x: -260))))
  /// ```
  ///
  /// Samples come at the controller's time: let it pass between them. The direction is decided by
  /// the first movement; providers and guards are asked then, once. What the finger comes to is
  /// decided by `swipeRules` when it is lifted. Inside a callback a sample is deferred.
  ///
  /// - Parameter pan: The sample, with the translation since the finger came down, in points.
  /// - Returns: Applied; absorbed where the gesture means nothing any more; pending where a screen
  ///   has to give its word; or refused.
  @discardableResult
  public func pan(_ pan: Pan) -> CommandAnswer {
    if turn.isActive { return submit(ScreenRequest(.pan(pan))) }
    beginRequest()
    let answer = commandAnswer(to: feed(.pan(pan)))
    endRequest(isFingerMovement: pan.isMovement)
    return answer
  }

  /// What the finger is doing.
  public var gesturePhase: Machine.State.GesturePhase { machine.state.gesturePhase }

  /// What happens to a finger that touches while something runs.
  public var swipePolicy: SwipePolicy {
    get { machine.state.settings.swipePolicy }
    set { apply(.swipePolicy(newValue)) }
  }

  /// How a finger drives a transition; rules with a number out of range are refused.
  public var swipeRules: SwipeRules {
    get { machine.state.settings.swipeRules }
    set { apply(.swipeRules(newValue)) }
  }

  /// Whether fingers may drive transitions.
  public var allowsGestures: Bool {
    get { machine.state.settings.allowsGestures }
    set { apply(.gestures(newValue)) }
  }

  /// Whether moves of a person go forward only; commands may still go back.
  public var isForwardOnly: Bool {
    get { machine.state.settings.isForwardOnly }
    set { apply(.forwardOnly(newValue)) }
  }
}

extension Pan {
  /// True while the finger goes on.
  fileprivate var isMovement: Bool {
    switch self {
    case .moved: true
    case .began, .ended, .cancelled: false
    }
  }
}
