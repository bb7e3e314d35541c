package import Boarding

/// Keeps the books of all calls: what began must end, once, and in the right order.
package struct CallLedger: Sendable {
  /// Where a screen stands in one channel.
  typealias Standing = Standings.Standing

  /// A transition that has begun and is not over.
  struct Open: Sendable {
    /// The way of the transition.
    let passage: Event.Passage
    /// True until the verdict on one that somebody drives.
    var isDriven: Bool
    /// True if the last verdict was to go back.
    var isTurned = false
    /// True once another end has been announced than the first one.
    var hasTurned = false
    /// Screens that lose the place below the top again that the transition gave them.
    var takenBack: Set<ScreenID> = []
    /// True once it is in the committed log, as finished or as cancelled.
    var isLogged = false
  }

  /// Which screens are shown.
  private var appearance = Standings()
  /// Which screens have a place on the stack.
  private var membership = Standings()
  /// The transition that has begun and is not over.
  private(set) var open: Open?
  /// Which screen the container is about to show.
  private var showing: ScreenID?
  /// True once the flow has ended, until a change begins it again.
  private var hasEnded = false

  /// Opens empty books.
  package init() {}

  /// Books events.
  ///
  /// - Parameter events: The events, in order.
  /// - Returns: What is wrong, or nil.
  package mutating func book(_ events: [Event]) -> String? {
    book(events, from: 0)
  }

  /// Books events.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - first: The place of the first one that is booked.
  /// - Returns: What is wrong, or nil.
  mutating func book(_ events: [Event], from first: Int) -> String? {
    for place in first..<events.count {
      let kind = events[place].kind
      if let complaint = book(kind) { return "\(kind): \(complaint)" }
    }
    return nil
  }

  /// Books an event.
  ///
  /// - Parameter kind: What happened.
  /// - Returns: What is wrong, or nil.
  private mutating func book(_ kind: Event.Kind) -> String? {
    switch kind {
    case .willEnterStack(let screen): return Self.move(&membership, screen, .out, .comingIn)
    case .didEnterStack(let screen): return close(screen, .in)
    case .willLeaveStack(let screen):
      if isTurned { open?.takenBack.insert(screen) }
      return Self.move(&membership, screen, .in, .goingOut)
    case .didLeaveStack(let screen):
      if open?.takenBack.contains(screen) == true {
        return Self.move(&membership, screen, .goingOut, .out)
      }
      return close(screen, .out)
    case .willAppear(let screen):
      return Self.move(&appearance, screen, hasTurned ? .goingOut : .out, .comingIn)
    case .didAppear(let screen): return Self.move(&appearance, screen, .comingIn, .in)
    case .willDisappear(let screen):
      return Self.move(&appearance, screen, hasTurned ? .comingIn : .in, .goingOut)
    case .didDisappear(let screen): return Self.move(&appearance, screen, .goingOut, .out)
    case .willShow(let screen):
      let (source, destination) = (open?.passage.source, open?.passage.destination)
      let before = hasTurned ? (isTurned ? destination : source) : nil
      if showing != before || screen != (isTurned ? source : destination) { return "unexpected" }
      showing = screen
    case .didShow(let screen):
      if showing != screen { return "without its will" }
      showing = nil
    case .flowFinished:
      if open != nil { return "while a transition runs" }
      if hasEnded { return "it has ended already" }
      hasEnded = true
    case .gestureEnded, .screenChanged, .pending, .eligibilityChanged, .refused, .stopped: break
    case .transitionBegan, .interactionUpdated, .interactionChanged, .transitionGrabbed,
      .committed, .cancelled, .transitionEnded:
      return bookTransition(kind)
    }
    return nil
  }

  /// Books a step of a transition.
  ///
  /// - Parameter kind: What happened.
  /// - Returns: What is wrong, or nil.
  private mutating func bookTransition(_ kind: Event.Kind) -> String? {
    switch kind {
    case .transitionBegan(let passage, let motion):
      if open != nil { return "another one runs" }
      open = Open(passage: passage, isDriven: motion == .interactive)
    case .interactionUpdated(let progress):
      if open?.isDriven != true { return "nobody drives" }
      if !(0...1).contains(progress) { return "beyond the ends" }
    case .interactionChanged(let isCancelled):
      if open?.isDriven != true { return "nobody drives" }
      open?.isDriven = false
      if isCancelled != isTurned { open?.hasTurned = true }
      open?.isTurned = isCancelled
    case .transitionGrabbed(let progress):
      guard let open, !open.isDriven, !open.isLogged else { return "nothing to grab" }
      if !(0...1).contains(progress) { return "beyond the ends" }
      self.open?.isDriven = true
    case .committed(let passage):
      hasEnded = false
      guard let open else { return passage.operation == .none ? nil : "none runs" }
      return log(passage, isOpen: !open.isTurned)
    case .cancelled(let passage):
      return log(passage, isOpen: isTurned)
    case .transitionEnded(let passage, let isCancelled):
      guard let open, open.isLogged, open.passage == passage, open.isTurned == isCancelled else {
        return "unexpected"
      }
      self.open = nil
    case .gestureEnded, .willEnterStack, .didEnterStack, .willLeaveStack, .didLeaveStack,
      .willAppear, .didAppear, .willDisappear, .didDisappear, .willShow, .didShow, .flowFinished,
      .screenChanged, .pending, .eligibilityChanged, .refused, .stopped:
      return "no step of a transition"
    }
    return nil
  }

  /// Books a line of the committed log.
  ///
  /// - Parameters:
  ///   - passage: The way.
  ///   - isOpen: Whether the line may come now.
  /// - Returns: What is wrong, or nil.
  private mutating func log(_ passage: Event.Passage, isOpen: Bool) -> String? {
    guard let open, isOpen, !open.isDriven, !open.isLogged, open.passage == passage else {
      return "unexpected"
    }
    self.open?.isLogged = true
    return nil
  }

  /// True if a transition has been cancelled and is on its way back.
  private var isTurned: Bool { open?.isTurned ?? false }

  /// True if a transition has announced another end than the first one.
  private var hasTurned: Bool { open?.hasTurned ?? false }

  /// Ends what has begun with a place on the stack; on the way back it ends where it began.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - to: Where it stands then.
  /// - Returns: What is wrong, or nil.
  private mutating func close(_ screen: ScreenID, _ to: Standing) -> String? {
    let isComingIn = (to == .in) != isTurned
    return Self.move(&membership, screen, isComingIn ? .comingIn : .goingOut, to)
  }

  /// Moves a screen from one standing to another.
  ///
  /// - Parameters:
  ///   - channel: The standings in the channel.
  ///   - screen: The screen.
  ///   - from: Where it has to stand.
  ///   - to: Where it stands then.
  /// - Returns: What is wrong, or nil.
  private static func move(
    _ channel: inout Standings,
    _ screen: ScreenID,
    _ from: Standing,
    _ to: Standing
  ) -> String? {
    if channel[screen] != from { return "out of order" }
    channel[screen] = to
    return nil
  }

  /// Looks whether the books are closed: exactly the top appeared, exactly the stack in place.
  ///
  /// - Parameters:
  ///   - stack: The stack, root first.
  ///   - isContainerVisible: Whether the container is shown; otherwise no screen is.
  /// - Returns: What is wrong, or nil.
  package func audit(atRestWith stack: [ScreenID], isContainerVisible: Bool) -> String? {
    audit(count: stack.count, isContainerVisible: isContainerVisible) { stack[$0] }
  }

  /// Looks whether the books are closed: exactly the top appeared, exactly the stack in place.
  ///
  /// - Parameters:
  ///   - places: The stack, root first.
  ///   - isContainerVisible: Whether the container is shown; otherwise no screen is.
  /// - Returns: What is wrong, or nil.
  func audit(atRestWith places: [ReferenceModel.Place], isContainerVisible: Bool) -> String? {
    audit(count: places.count, isContainerVisible: isContainerVisible) { places[$0].screen }
  }

  /// Looks whether the books are closed.
  ///
  /// - Parameters:
  ///   - count: How many screens are on the stack.
  ///   - isContainerVisible: Whether the container is shown; otherwise no screen is.
  ///   - screen: Finds a screen of the stack by its place, root first.
  /// - Returns: What is wrong, or nil.
  private func audit(
    count: Int,
    isContainerVisible: Bool,
    _ screen: (Int) -> ScreenID
  ) -> String? {
    if open != nil || showing != nil { return "a transition is still open at rest" }
    if appearance.count != (isContainerVisible ? 1 : 0) {
      return "\(appearance.count) screens have appeared at rest"
    }
    if isContainerVisible, count == 0 || appearance[screen(count - 1)] != .in {
      return "not the top has appeared at rest"
    }
    if membership.count != count || !(0..<count).allSatisfy({ membership[screen($0)] == .in }) {
      return "not exactly the stack has its place at rest"
    }
    return nil
  }
}
