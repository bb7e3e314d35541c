extension Machine.State {
  /// A screen in its place on the stack.
  package struct Place: Hashable, Sendable {
    /// The screen.
    package let screen: ScreenID
    /// The identity of its place.
    package let entry: EntryID

    /// Puts a screen in its place.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - entry: The identity of its place.
    package init(_ screen: ScreenID, _ entry: EntryID) {
      self.screen = screen
      self.entry = entry
    }
  }

  /// Makes a state at rest.
  ///
  /// - Parameters:
  ///   - places: The stack, root first: screens that are all different, in places that are too.
  ///   - entryCount: The number of places given out so far; larger than each of them.
  ///   - now: The time of the run.
  ///   - flowEnd: How the flow has ended, or nil if it goes on; of no account without a screen.
  ///   - isContainerVisible: Whether the container is shown.
  ///   - furthestStep: The last place in the series that was reached, or nil if none was.
  ///   - settings: The surroundings of the stack.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  package init(
    resting places: [Place],
    entryCount: UInt32,
    now: Instant,
    flowEnd: FlowEnd?,
    isContainerVisible: Bool,
    furthestStep: Int?,
    settings: Settings
  ) {
    self.init(settings: settings)
    for place in places { stack.push(place.screen, entry: place.entry) }
    self.entryCount = entryCount
    self.now = now
    self.isContainerVisible = isContainerVisible
    self.furthestStep = furthestStep
    if places.isEmpty { return }
    phase = flowEnd.map { .ended($0) } ?? .resting
  }

  /// The screens on the stack in their places, root first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  package var places: [Place] {
    var places: [Place] = []
    places.reserveCapacity(stack.count)
    var cell = stack.head
    while let current = cell {
      places.append(Place(current.screen, current.entry))
      cell = current.below
    }
    places.reverse()
    return places
  }

  /// The number of places given out so far.
  package var placeCount: UInt32 { entryCount }

  /// How the flow has ended, or nil while it goes on; only at rest.
  package var restingEnd: FlowEnd? {
    switch phase {
    case .ended(let end): end
    case .empty, .resting, .asking, .running: nil
    }
  }
}

extension Flow {
  /// Finds the place of a screen in the series.
  ///
  /// - Parameter screen: A screen.
  /// - Returns: Its place, or nil for one outside the series.
  package func step(of screen: ScreenID) -> Int? { seriesPlace(of: screen) }
}
