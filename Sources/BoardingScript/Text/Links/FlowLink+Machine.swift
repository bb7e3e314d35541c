public import Boarding

extension FlowLink {
  /// Makes the link of where a machine comes to rest.
  ///
  /// It has the facts that have other values than at first. There is none before the first screen,
  /// and where a screen has no name or the link would be too long.
  ///
  /// - Parameter machine: The machine of a declared flow.
  /// - Complexity: O(*n*), where *n* is the number of screens on the stack.
  public init?(_ machine: Machine) {
    let screens = machine.flow.screens
    var names: [String] = []
    for screen in machine.restingState.stack.rootFirst {
      guard screens.indices.contains(screen.rawValue) else { return nil }
      names.append(screens[screen.rawValue].name)
    }
    self.init(to: names, facts: machine.flow.changedFacts(in: machine.state.settings))
  }
}

extension Machine {
  /// Opens a link: sets its facts, puts its screens on the stack, and shows the last one.
  ///
  /// Where that is refused at once, the facts are as they were, unless the screens are there already.
  /// The rest is the command that sets the whole stack. So the screens that are left and the one that
  /// is shown are asked for permission, screens that stay keep their places, there is one transition,
  /// and an ended flow begins again.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - motion: How the change is shown.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the command.
  /// - Throws: A name that the flow does not have; nothing has changed then.
  @discardableResult
  public mutating func open(
    _ link: FlowLink,
    motion: Motion = .animated,
    into events: inout [Event]
  ) throws(LinkError) -> Answer {
    open(try link.destination(in: flow), motion: motion, into: &events)
  }

  /// Opens where a link leads: sets its facts, puts its screens on the stack, and shows the last one.
  ///
  /// - Parameters:
  ///   - destination: Where the link leads in the flow of this machine.
  ///   - motion: How the change is shown.
  ///   - events: Where the events are appended.
  /// - Returns: What became of the command, or of the first fact that could not be set.
  @discardableResult
  public mutating func open(
    _ destination: FlowLink.Destination,
    motion: Motion = .animated,
    into events: inout [Event]
  ) -> Answer {
    let before = state
    for setting in destination.settings {
      let answer = handle(.setting(setting), into: &events)
      if case .refused = answer {
        state = before
        return answer
      }
    }
    let answer = handle(.command(.setStack(destination.screens), motion: motion), into: &events)
    if case .refused(let reason) = answer, reason != .alreadyThere { state = before }
    return answer
  }
}
