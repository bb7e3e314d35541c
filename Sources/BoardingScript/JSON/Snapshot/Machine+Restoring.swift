public import Boarding

extension Machine {
  /// Goes to where another run stood.
  ///
  /// Nobody is asked and no event is sent: the state is a legal one, in which the screens are on the
  /// stack and the top is shown. The surroundings are those of this flow with the changes of the
  /// snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: Where the other run stood.
  ///   - policy: What becomes of it if there are screens or facts in it that this flow does
  ///     not have.
  /// - Returns: What was left out, and the name of the flow of the snapshot if that is another. If
  ///   everything begins anew, the state is that before the first screen.
  /// - Complexity: O(*n* + *m*), where *n* is the number of screens of the snapshot and *m* of the
  ///   flow.
  public mutating func restore(
    _ snapshot: NavigationSnapshot,
    gone policy: GonePolicy = .drop
  ) -> Restoration {
    let names = FlowNames(flow)
    var restoration = Restoration()
    if !snapshot.flow.isEmpty, !flow.name.isEmpty, snapshot.flow != flow.name {
      restoration.otherFlow = snapshot.flow
    }
    let known = restoration.known(snapshot.stack.lazy.map { $0.screen }, gone: policy) {
      names.screen($0)
    }
    let facts = restoration.knownFacts(snapshot.facts, in: flow, gone: policy)
    if restoration.startsOver {
      state = Machine(flow: flow).state
      return restoration
    }
    let stack = known.map { snapshot.place($0.screen, $0.place) }
    var furthest = stack.last.flatMap { flow.step(of: $0.screen) }
    if let name = snapshot.furthest {
      if let step = names.screen(name).flatMap({ flow.step(of: $0) }) {
        furthest = max(furthest ?? 0, step)
      } else {
        restoration.drop(.furthest, name)
      }
    }
    var settings = flow.options.settings
    for setting in snapshot.settings + facts { settings.apply(setting) }
    if let answers = snapshot.guardAnswers {
      for placed in settings.guardAnswers {
        settings.apply(.guardAnswer(placed.screen, placed.side, nil))
      }
      for placed in answers {
        guard let screen = names.screen(placed.screen) else {
          restoration.drop(.guardAnswer(placed.side), placed.screen)
          continue
        }
        let answer = placed.guardAnswer(in: flow, of: &restoration)
        settings.apply(.guardAnswer(screen, placed.side, answer))
      }
    }
    state = State(
      resting: stack,
      entryCount: snapshot.countedEntries,
      now: snapshot.time,
      flowEnd: snapshot.end,
      isContainerVisible: snapshot.isContainerVisible,
      furthestStep: furthest,
      settings: settings
    )
    return restoration
  }
}

extension NavigationSnapshot {
  /// The most places that were given out in a run that goes on with their numbers; beyond it they
  /// are given out anew, so that they stay unique.
  private static let mostEntries: UInt32 = 1 << 31

  /// The number of places given out so far.
  fileprivate var countedEntries: UInt32 {
    entryCount > Self.mostEntries ? UInt32(stack.count) : entryCount
  }

  /// Puts a screen of the stack in its place.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - place: Where it stands on the stack of the snapshot.
  /// - Returns: The screen in its place.
  fileprivate func place(_ screen: ScreenID, _ place: Int) -> Machine.State.Place {
    let entry = entryCount > Self.mostEntries ? UInt32(place) : stack[place].entry
    return Machine.State.Place(screen, EntryID(rawValue: entry))
  }
}

extension NavigationSnapshot.PlacedGuardAnswer {
  /// Returns the answer in the numbers of a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - restoration: Where a reason is noted that the flow does not have.
  /// - Returns: The answer.
  fileprivate func guardAnswer(in flow: Flow, of restoration: inout Restoration) -> GuardAnswer {
    switch answer {
    case .allow: return .allow
    case .wait: return .wait
    case .refuse(.none): return .refuse(.unspecified)
    case .refuse(.number(let number)): return .refuse(GuardReason(rawValue: number))
    case .refuse(.text(let text)):
      if let reason = flow.reason(of: text) { return .refuse(reason) }
      restoration.drop(.guardReason(screen: screen), text)
      return .refuse(.unspecified)
    }
  }
}
