import Boarding

/// Keeps the books of all calls: a will is closed by a did, what is in goes out once, and each
/// transition ends once.
struct CallBooks {
  /// Where a screen stands in one channel, if it is not out.
  private enum Standing {
    /// On its way in.
    case comingIn
    /// In, and nothing is open.
    case inside
    /// On its way out.
    case goingOut
  }

  /// Which screens are shown or on the way; the others are not shown.
  private var shown: [ScreenID: Standing] = [:]
  /// Which screens have a place on the stack or are on the way; the others have none.
  private var placed: [ScreenID: Standing] = [:]
  /// The transition that has begun and is not over.
  private var open: Event.Passage?
  /// True once the verdict on it was to go back.
  private var isTurned = false
  /// True once a verdict was another one than that announced before.
  private var hasReversed = false
  /// True while a verdict on it may come.
  private var isUndecided = false
  /// True once a finger has caught it.
  private var isGrabbed = false
  /// True once the flow has ended, until a change begins it again.
  private var hasEnded = false

  /// Books what happened.
  ///
  /// - Parameter kind: What happened.
  /// - Returns: What is wrong with it, or nil.
  mutating func book(_ kind: Event.Kind) -> String? {
    switch kind {
    case .willAppear(let screen): turn(screen, hasReversed ? .goingOut : nil, .comingIn)
    case .willDisappear(let screen): turn(screen, hasReversed ? .comingIn : .inside, .goingOut)
    case .didAppear(let screen): turn(screen, .comingIn, .inside)
    case .didDisappear(let screen): turn(screen, .goingOut, nil)
    case .willEnterStack(let screen): place(screen, nil, .comingIn)
    case .willLeaveStack(let screen): place(screen, .inside, .goingOut)
    case .didEnterStack(let screen): place(screen, isTurned ? .goingOut : .comingIn, .inside)
    case .didLeaveStack(let screen): leave(screen)
    case .transitionBegan(let passage, _): begin(passage)
    case .transitionEnded(let passage, isCancelled: _): end(passage)
    case .committed(let passage): commit(passage)
    case .cancelled(let passage): passage == open ? nil : "another change is cancelled"
    case .flowFinished: finish()
    case .interactionUpdated: open == nil ? "nobody drives a transition" : nil
    case .interactionChanged(let isCancelled): judge(isCancelled)
    case .transitionGrabbed: grab()
    case .gestureEnded, .willShow, .didShow, .screenChanged, .pending, .eligibilityChanged,
      .refused, .stopped:
      nil
    }
  }

  /// Looks whether the books are closed.
  ///
  /// - Parameters:
  ///   - stack: The stack, root first.
  ///   - isVisible: Whether the container is shown; otherwise no screen is.
  /// - Returns: What is wrong, or nil.
  func audit(stack: [ScreenID], isVisible: Bool) -> String? {
    if open != nil { return "a transition is still open" }
    let top = isVisible ? stack.suffix(1) : []
    if shown.count != top.count || !top.allSatisfy({ shown[$0] == .inside }) {
      return "not exactly the top has appeared"
    }
    if placed.count != stack.count || !stack.allSatisfy({ placed[$0] == .inside }) {
      return "not exactly the stack has its place"
    }
    return nil
  }

  /// Books a step of a screen in the channel of appearance.
  private mutating func turn(_ screen: ScreenID, _ before: Standing?, _ after: Standing?) -> String?
  {
    if shown[screen] != before { return "screen \(screen.rawValue) is shown out of order" }
    shown[screen] = after
    return nil
  }

  /// Books a step of a screen in the channel of membership.
  private mutating func place(
    _ screen: ScreenID,
    _ before: Standing?,
    _ after: Standing?
  )
    -> String?
  {
    if placed[screen] != before { return "screen \(screen.rawValue) is placed out of order" }
    placed[screen] = after
    return nil
  }

  /// Books the verdict on an interactive transition.
  private mutating func judge(_ isCancelled: Bool) -> String? {
    if open == nil || !isUndecided { return "a verdict on nothing" }
    isUndecided = false
    if isCancelled != isTurned { hasReversed = true }
    isTurned = isCancelled
    return nil
  }

  /// Books that a finger catches the transition, so that another verdict comes.
  private mutating func grab() -> String? {
    if open == nil { return "there is nothing to grab" }
    isUndecided = true
    isGrabbed = true
    return nil
  }

  /// Books that a screen has lost its place; a grabbed transition that goes back takes back what it
  /// had placed below the top.
  private mutating func leave(_ screen: ScreenID) -> String? {
    let isTakenBack = isTurned && isGrabbed && placed[screen] == .goingOut
    return place(screen, isTurned && !isTakenBack ? .comingIn : .goingOut, nil)
  }

  /// Books the beginning of a transition.
  private mutating func begin(_ passage: Event.Passage) -> String? {
    if open != nil { return "a second transition begins" }
    open = passage
    isUndecided = true
    return nil
  }

  /// Books the end of a transition.
  private mutating func end(_ passage: Event.Passage) -> String? {
    if open != passage { return "a transition ends that does not run" }
    open = nil
    isTurned = false
    hasReversed = false
    isUndecided = false
    isGrabbed = false
    return nil
  }

  /// Books a change, which begins a flow again that has ended.
  private mutating func commit(_ passage: Event.Passage) -> String? {
    hasEnded = false
    return open == nil || open == passage ? nil : "another change is committed"
  }

  /// Books the end of the flow.
  private mutating func finish() -> String? {
    if open != nil { return "the flow ends while a transition runs" }
    if hasEnded { return "the flow ends twice" }
    hasEnded = true
    return nil
  }
}
