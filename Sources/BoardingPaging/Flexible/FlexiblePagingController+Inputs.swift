public import Boarding

extension FlexiblePagingController {
  /// Begins to load, from nothing.
  ///
  /// - Parameter index: The index to show as soon as it is loaded.
  /// - Returns: What became of it.
  @discardableResult
  public func start(at index: Int = 0) -> PagingAnswer { submit(.start(index)) }

  /// Selects a page.
  ///
  /// - Parameters:
  ///   - index: Its index.
  ///   - animated: True if the pages travel.
  /// - Returns: What became of it; queued if the page has to be loaded first, refused if there is
  ///   no such index.
  @discardableResult
  public func select(index: Int, animated: Bool = false) -> PagingAnswer {
    submit(.select(index, animated: animated))
  }

  /// Takes what a finger does on the pages.
  ///
  /// - Parameter pan: What it does.
  /// - Returns: What became of it.
  @discardableResult
  public func pan(_ pan: Pan) -> PagingAnswer { submit(.input(.pan(pan))) }

  /// Takes any other input of pages and menu.
  ///
  /// - Parameter input: The input.
  /// - Returns: What became of it.
  @discardableResult
  public func handle(_ input: PagerInput) -> PagingAnswer {
    if case .advance(let instant) = input, instant >= now { return letTimePass(to: instant) }
    return submit(.input(input))
  }

  /// Takes the answer to a request that was not answered at once.
  ///
  /// One that is wanted no more changes nothing; ``onLoading`` tells why.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - answer: The answer.
  /// - Returns: What became of it.
  @discardableResult
  public func answer(_ request: LoadRequest, with answer: LoadAnswer) -> PagingAnswer {
    submit(.answer(request, answer))
  }

  /// Loads anew; the shown page stays by its identity.
  ///
  /// - Parameter kind: How.
  /// - Returns: What became of it.
  @discardableResult
  public func refresh(_ kind: PieceLoader.Refresh = .around) -> PagingAnswer {
    submit(.refresh(kind))
  }

  /// Tries again what failed.
  ///
  /// - Parameter direction: The direction that failed.
  /// - Returns: What became of it.
  @discardableResult
  public func retry(_ direction: LoadDirection) -> PagingAnswer { submit(.retry(direction)) }

  /// When something happens by itself; nil if nothing will.
  public var nextDeadline: Instant? {
    guard let due = loader.nextDue.map({ max($0, now) }) else {
      return pagingController.nextDeadline
    }
    return pagingController.nextDeadline.map { min($0, due) } ?? due
  }

  /// Lets time pass; pages move, and what failed is tried again when that is due.
  ///
  /// - Parameter duration: How long; zero or more.
  /// - Returns: What became of it; refused inside a call of the controller.
  @discardableResult
  public func advance(by duration: Duration) -> PagingAnswer {
    precondition(duration >= .zero, "Time does not run backwards: advance by zero or more.")
    guard let target = now.advanced(by: duration) else { return .refused(.timeOverflow) }
    return letTimePass(to: target)
  }

  /// Lets time pass until pages and tries have come to rest.
  ///
  /// - Parameter limit: How long at most.
  /// - Returns: True if nothing will happen by itself any more.
  @discardableResult
  public func settle(within limit: Duration = .seconds(3600)) -> Bool {
    let end = now.advanced(by: limit) ?? (limit < .zero ? now : Instant(nanoseconds: .max))
    while let due = nextDeadline, due <= end {
      guard letTimePass(to: due).isApplied else { return false }
    }
    return nextDeadline == nil
  }

  /// Lets time pass.
  ///
  /// - Parameter target: Until when, not before now.
  /// - Returns: What became of it.
  private func letTimePass(to target: Instant) -> PagingAnswer {
    if turn.isActive { return .refused(.timeStandsStill) }
    while let due = nextDeadline, due <= target {
      let answer = submit(.time(due))
      guard answer.isApplied else { return answer }
    }
    return submit(.time(target))
  }
}
