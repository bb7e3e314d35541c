extension PieceLoader {
  /// Expects another number of items in each piece; what is there and on its way stays.
  ///
  /// More is asked for at once if the new distance says so. Whoever counts items by pages of one size
  /// loads them anew.
  ///
  /// - Parameters:
  ///   - number: How many items; below 1 counts as 1.
  ///   - events: What the events go into.
  public mutating func setNumberOfItemsPerPage(_ number: Int, into events: inout [Event]) {
    options = LoadingOptions(options, numberOfItemsPerPage: number)
    look(into: &events)
  }

  /// Moves to a place, and asks for more where an end is near.
  ///
  /// A place far from what is loaded asks for the piece around it. While there are no items a place
  /// is remembered, and taken when they arrive.
  ///
  /// - Parameters:
  ///   - index: The place, from 0 to below ``count``; another one is refused.
  ///   - events: What the events go into.
  public mutating func move(to index: Int, into events: inout [Event]) {
    if index >= quiet.lowerBound && index < quiet.upperBound {
      currentIndex = index
    } else {
      decide(index, into: &events)
    }
  }

  /// Moves to a place where something may have to be decided.
  ///
  /// - Parameters:
  ///   - index: The place.
  ///   - events: What the events go into.
  @inline(never)
  private mutating func decide(_ index: Int, into events: inout [Event]) {
    if count == 0 && index >= 0 && mayHaveItems {
      anchor = Anchor(page: nil, index: index)
      return
    }
    guard index >= 0 && index < count else {
      return events.append(.refused(.index(index, count: count)))
    }
    currentIndex = index
    if needsJump(to: index) {
      if case .failed = refreshPhase {} else { jump(into: &events) }
    } else if isJumping {
      cancel(.refresh, into: &events)
    }
    look(into: &events)
  }

  /// True if items may still come although there is none.
  private var mayHaveItems: Bool {
    switch refreshPhase {
    case .loading, .waiting, .failed: true
    case .complete: false
    case .idle: generation == 0 || back.phase != .complete || front.phase != .complete
    }
  }

  /// True if the piece around a far place is being loaded.
  var isJumping: Bool {
    switch refreshPhase {
    case .loading(let request), .waiting(let request, _): isJump(request)
    case .idle, .failed, .complete: false
    }
  }

  /// Tells whether a request is for the piece around a far place.
  ///
  /// - Parameter request: A request.
  /// - Returns: True if it asks for an index while there are items.
  private func isJump(_ request: LoadRequest) -> Bool {
    guard case .index = request.target else { return false }
    return anchor == nil
  }

  /// Tells whether a place is so far from the loaded items that they do not grow as far as that.
  ///
  /// - Parameter index: A place.
  /// - Returns: True if it is more than a page away, or if there is no way from here.
  func needsJump(to index: Int) -> Bool {
    let loaded = loadedIndices
    guard !loaded.isEmpty else { return false }
    if index < loaded.lowerBound {
      return front.target == nil || loaded.lowerBound - index > options.numberOfItemsPerPage
    }
    if index >= loaded.upperBound {
      return back.target == nil || index - loaded.upperBound >= options.numberOfItemsPerPage
    }
    return false
  }

  /// Asks for what is near an end, once for each direction, if nothing is on its way there.
  ///
  /// - Parameter events: What the events go into.
  mutating func look(into events: inout [Event]) {
    // Without placeholders one is always at a loaded place.
    if !refreshPhase.isBusy && !(options.hasPlaceholders && needsJump(to: currentIndex)) {
      let distance = options.prefetchDistance
      if let target = back.target, back.phase.isIdle,
        itemsBefore + pages.count - currentIndex <= distance
      {
        request(.append, target, into: &events)
      }
      if let target = front.target, front.phase.isIdle,
        currentIndex - itemsBefore + 1 <= distance
      {
        request(.prepend, target, into: &events)
      }
    }
    findQuiet()
  }

  /// Finds the places that one can move to without anything to decide.
  mutating func findQuiet() {
    var lower = itemsBefore
    var upper = itemsBefore + pages.count
    if refreshPhase.isBusy {
      if isJumping { upper = lower }
    } else {
      let distance = options.prefetchDistance
      if back.canLoad { upper -= distance }
      if front.canLoad { lower = distance < pages.count ? lower + distance : upper }
    }
    quiet = lower < upper ? lower..<upper : 0..<0
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - direction: What it is for.
  ///   - target: Which piece is asked for.
  ///   - attempt: Which try it is.
  ///   - events: What the events go into.
  mutating func request(
    _ direction: LoadDirection,
    _ target: LoadTarget,
    attempt: Int = 1,
    into events: inout [Event]
  ) {
    switch direction {
    case .refresh: owed.refresh = nil
    case .append: owed.append = false
    case .prepend: owed.prepend = false
    }
    lastNumber += 1
    let request = LoadRequest(
      number: lastNumber,
      direction: direction,
      target: target,
      attempt: attempt,
      generation: generation
    )
    setPhase(.loading(request), of: direction)
    events.append(.requested(request))
  }

  /// Sets how loading in a direction stands.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - direction: The direction.
  mutating func setPhase(_ phase: LoadPhase, of direction: LoadDirection) {
    switch direction {
    case .refresh: refreshPhase = phase
    case .append: back.phase = phase
    case .prepend: front.phase = phase
    }
  }

  /// Gives up what is on its way in a direction, or waits.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - events: What the events go into.
  mutating func cancel(_ direction: LoadDirection, into events: inout [Event]) {
    switch phase(of: direction) {
    case .loading(let request):
      events.append(.cancelled(request))
      setPhase(.idle, of: direction)
    case .waiting: setPhase(.idle, of: direction)
    case .idle, .failed, .complete: break
    }
  }

  /// Sets where one is, and says so if that is another number.
  ///
  /// - Parameters:
  ///   - index: The place; what is beyond the last one counts as the last one.
  ///   - events: What the events go into.
  mutating func renumber(_ index: Int, into events: inout [Event]) {
    let clamped = max(0, min(index, count - 1))
    guard clamped != currentIndex else { return }
    events.append(.indexChanged(from: currentIndex, to: clamped))
    currentIndex = clamped
  }
}
