public import Boarding

extension NavigationSnapshot {
  /// Keeps where a controller comes to rest, by the names of its screens.
  ///
  /// Screens of one name cannot be told apart: give each a name of its own.
  ///
  /// - Parameter controller: The controller.
  /// - Complexity: O(*n*), where *n* is the number of screens on the stack and of values.
  public init(_ controller: BoardingNavigationController) {
    let flow = Flow(openNamed: "", options: .init(settings: controller.initialSettings))
    self.init(controller.restingState, of: flow) { id in
      controller.screen(for: id)?.name ?? "screen-\(id.rawValue)"
    }
    furthest = controller.furthestStep.flatMap { place in
      controller.screensToPresent.indices.contains(place)
        ? controller.screensToPresent[place].name : nil
    }
    for vector in controller.restingValues {
      let components = (0..<AnimationVector.componentCount).map { vector[$0] }
      // At least one is kept, and of the others those up to the last that is used.
      let used = components.lastIndex { $0 != 0 } ?? 0
      values.components += components[...used]
      values.ends.append(Int32(values.components.count))
    }
  }

  /// The components of the values.
  fileprivate var vectors: [AnimationVector] {
    var start = 0
    return values.ends.map { end in
      var vector = AnimationVector.zero
      for (place, component) in values.components[start..<Int(end)].enumerated() {
        vector[place] = component
      }
      start = Int(end)
      return vector
    }
  }
}

extension BoardingNavigationController {
  /// Goes to where another controller stood, with screens made anew.
  ///
  /// ```swift
  /// let restoration = again.restore(snapshot) { name in
  ///   name == "welcome" ? NamedScreen("welcome") : nil
  /// }
  /// ```
  ///
  /// The screens take their places as by `setScreens(_:_:from:)`, in no time: the top is asked for
  /// permission, and everybody hears their calls. Values that move along must have been added before,
  /// in the same order. Time goes on from where this controller is. The container is shown or goes
  /// away as it was, and answers that a machine was given for screens are left out: the screens of
  /// a controller answer for themselves.
  ///
  /// - Parameters:
  ///   - snapshot: Where the other controller stood.
  ///   - policy: What becomes of it if there are names in it that the factory does not know.
  ///   - makeScreen: Makes a screen of this name; nil for a name that it does not know.
  /// - Returns: What was left out. If everything begins anew, or the screens did not take their
  ///   places, nothing has changed.
  @discardableResult
  public func restore(
    _ snapshot: NavigationSnapshot,
    gone policy: GonePolicy = .drop,
    makeScreen: (_ name: String) -> (any Screen)?
  ) -> Restoration {
    var restoration = Restoration()
    let known = restoration.known(snapshot.stack.lazy.map { $0.screen }, gone: policy, makeScreen)
    // A controller knows of no facts.
    let flow = Flow(openNamed: "", options: .init(settings: initialSettings))
    _ = restoration.knownFacts(snapshot.facts, in: flow, gone: policy)
    if restoration.startsOver { return restoration }
    var objects: Set<ObjectIdentifier> = []
    var screens: [any Screen] = []
    for (place, screen) in known {
      if objects.insert(ObjectIdentifier(screen)).inserted {
        screens.append(screen)
      } else {
        let name = snapshot.stack[place].screen
        restoration.drop(.screen(place: place), name, .alreadyOnStack)
      }
    }
    if !screens.isEmpty {
      restoration.refusal = setScreens(screens, .instant).refusal
      if restoration.refusal != nil { return restoration }
    }
    for setting in snapshot.settings { apply(setting) }
    for placed in snapshot.guardAnswers ?? [] {
      restoration.drop(.guardAnswer(placed.side), placed.screen, .answersItself)
    }
    if let name = snapshot.furthest {
      if let place = screensToPresent.firstIndex(where: { $0.name == name }) {
        noteFurthest(place)
      } else {
        restoration.drop(.furthest, name)
      }
    }
    for (place, vector) in snapshot.vectors.enumerated() where !setValue(vector, at: place) {
      restoration.drop(.value, String(place))
    }
    if let end = snapshot.end, !screens.isEmpty { finishFlow(end) }
    if snapshot.isContainerVisible != state.isContainerVisible {
      restoration.refusal =
        containerChanged(snapshot.isContainerVisible ? .appear : .disappear).refusal
    }
    return restoration
  }
}
