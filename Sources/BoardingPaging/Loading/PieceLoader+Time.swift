extension PieceLoader {
  /// Lets time pass, and sends the tries that are due, each at its own instant.
  ///
  /// - Parameters:
  ///   - instant: Until when; one that is over is refused.
  ///   - events: What the events go into.
  public mutating func advance(to instant: Instant, into events: inout [Event]) {
    guard instant >= now else { return events.append(.refused(.past(instant, now: now))) }
    while let due = nextDue, due <= instant {
      now = due
      for direction in LoadDirection.allCases {
        if case .waiting(let request, let until) = phase(of: direction), until <= due {
          tryAgain(request, into: &events)
        }
      }
    }
    now = instant
  }

  /// Tries again what failed for good, from where one is now, or at once what waits for its time.
  ///
  /// - Parameters:
  ///   - direction: The direction; refused if nothing failed there.
  ///   - events: What the events go into.
  /// - Complexity: O(n), where n is the number of pieces.
  public mutating func retry(_ direction: LoadDirection, into events: inout [Event]) {
    switch phase(of: direction) {
    case .waiting(let request, _): tryAgain(request, into: &events)
    case .failed(let request, _):
      let target: LoadTarget
      switch direction {
      case .refresh:
        if case .index = request.target, anchor == nil, refetch == nil {
          target = refreshTarget(.around)
        } else {
          target = request.target
        }
      case .append:
        back.emptyPieces = 0
        target = back.target ?? request.target
      case .prepend:
        front.emptyPieces = 0
        target = front.target ?? request.target
      }
      self.request(direction, target, into: &events)
      look(into: &events)
    case .idle, .loading, .complete: events.append(.refused(.nothingToRetry(direction)))
    }
  }

  /// Sends the next try of a request.
  ///
  /// - Parameters:
  ///   - request: What failed.
  ///   - events: What the events go into.
  private mutating func tryAgain(_ request: LoadRequest, into events: inout [Event]) {
    self.request(
      request.direction,
      request.target,
      attempt: request.attempt + 1,
      into: &events
    )
  }
}
