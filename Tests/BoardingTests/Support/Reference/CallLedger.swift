import Boarding

/// Keeps the books of all calls: what began must end, once, and in the right order.
struct CallLedger: Sendable {
  /// Where a screen stands in one channel.
  enum Standing: Sendable {
    case out
    case comingIn
    case `in`
    case goingOut
  }

  /// Which screens are shown.
  private var appearance: [ScreenID: Standing] = [:]
  /// Which screens have a place on the stack.
  private var membership: [ScreenID: Standing] = [:]
  /// The transition that has begun and is not over, and whether it is in the committed log.
  private var open: (passage: Event.Passage, isCommitted: Bool)?
  /// Which screen the container is about to show.
  private var showing: ScreenID?

  /// Books events.
  ///
  /// - Parameter events: The events, in order.
  /// - Returns: What is wrong, or nil.
  mutating func book(_ events: [Event]) -> String? {
    for event in events {
      if let complaint = book(event.kind) { return "\(text(event.kind)): \(complaint)" }
    }
    return nil
  }

  private mutating func book(_ kind: Event.Kind) -> String? {
    switch kind {
    case .willEnterStack(let screen): return move(\.membership, screen, .out, .comingIn)
    case .didEnterStack(let screen): return move(\.membership, screen, .comingIn, .in)
    case .willLeaveStack(let screen): return move(\.membership, screen, .in, .goingOut)
    case .didLeaveStack(let screen): return move(\.membership, screen, .goingOut, .out)
    case .willAppear(let screen): return move(\.appearance, screen, .out, .comingIn)
    case .didAppear(let screen): return move(\.appearance, screen, .comingIn, .in)
    case .willDisappear(let screen): return move(\.appearance, screen, .in, .goingOut)
    case .didDisappear(let screen): return move(\.appearance, screen, .goingOut, .out)
    case .willShow(let screen):
      if showing != nil || open?.passage.destination != screen { return "unexpected" }
      showing = screen
    case .didShow(let screen):
      if showing != screen { return "without its will" }
      showing = nil
    case .transitionBegan(let passage, isAnimated: _):
      if open != nil { return "another one runs" }
      open = (passage, false)
    case .committed(let passage):
      guard let transition = open else { return passage.operation == .none ? nil : "none runs" }
      if transition.isCommitted || transition.passage != passage { return "unexpected" }
      open = (passage, true)
    case .transitionEnded(let passage):
      guard let transition = open, transition.isCommitted, transition.passage == passage else {
        return "unexpected"
      }
      open = nil
    case .screenChanged, .refused, .stopped:
      break
    }
    return nil
  }

  private mutating func move(
    _ channel: WritableKeyPath<CallLedger, [ScreenID: Standing]>,
    _ screen: ScreenID,
    _ from: Standing,
    _ to: Standing
  ) -> String? {
    if self[keyPath: channel][screen, default: .out] != from { return "out of order" }
    self[keyPath: channel][screen] = to == .out ? nil : to
    return nil
  }

  /// Looks whether the books are closed: exactly the top appeared, exactly the stack in place.
  ///
  /// - Parameter stack: The stack, root first.
  /// - Returns: What is wrong, or nil.
  func audit(atRestWith stack: [ScreenID]) -> String? {
    if open != nil || showing != nil { return "a transition is still open at rest" }
    if appearance.count != 1 || stack.last.map({ appearance[$0] == .in }) != true {
      return "not exactly the top has appeared at rest"
    }
    if membership.count != stack.count || !stack.allSatisfy({ membership[$0] == .in }) {
      return "not exactly the stack has its place at rest"
    }
    return nil
  }

  /// True if a transition has begun and is not over.
  var isTransitionOpen: Bool { open != nil }
}
