extension PagingController {
  /// Something that is asked of the controller.
  enum Request {
    /// The page at an index is to be selected.
    case selectIndex(Int, animated: Bool)
    /// The page of an item is to be selected.
    case selectItem(any PagingItem, animated: Bool)
    /// An input of the pager.
    case input(PagerInput)
    /// A data source has come, or is gone.
    case origin(Origin, isThere: Bool)
    /// All data is new.
    case reload(around: (any PagingItem)?)
    /// The items of the menu are new.
    case reloadMenu
    /// Pages were inserted, deleted or moved.
    case orderChanged
    /// A page and its item show something else.
    case update(any PagingItem)
    /// An item is gone.
    case delete(any PagingItem)
    /// Titled pages are exchanged for others.
    case pages([any PagingPage])
    /// Titled pages change.
    case edit(Edit)
    /// Pages move in another way.
    case motion(PagingMotion)
    /// A selection does something else while pages move.
    case selectionPolicy(PagingSelectionPolicy)
    /// A refusal is to be told.
    case tell(PagingRefusal)
  }

  /// A change of titled pages.
  enum Edit {
    /// A page comes in at an index.
    case insert(any PagingPage, Int)
    /// The page at an index goes.
    case delete(Int)
    /// The page at an index goes to another one.
    case move(Int, Int)
    /// The page at an index shows something else.
    case update(Int)
  }

  /// What belongs to one call from outside.
  struct Turn {
    /// True while the call is going on; requests are then deferred.
    var isActive = false
    /// What was asked for meanwhile, in order.
    var requests: [Request] = []
    /// How many of the requests have been taken up.
    var taken = 0
    /// How many requests were taken up at this instant.
    var count = 0
    /// True once there were more than the limit.
    var isStopped = false
    /// How many requests one instant may have.
    var limit = 10_000
  }

  /// How many requests its calls may make at one instant, so that nothing goes on for ever.
  public var requestLimit: Int {
    get { turn.limit }
    set { turn.limit = max(1, newValue) }
  }

  /// Takes a request now, or defers it inside a call of the controller.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What became of it.
  @discardableResult
  func submit(_ request: Request) -> PagingAnswer {
    if turn.isActive {
      if turn.isStopped { return .refused(.tooManyRequests(limit: turn.limit)) }
      turn.requests.append(request)
      return .deferred
    }
    beginTurn()
    let answer = take(request)
    endTurn()
    return answer
  }

  /// Begins a call from outside.
  func beginTurn() {
    turn.isActive = true
    turn.count = 0
    turn.isStopped = false
  }

  /// Ends a call from outside, with what was asked for meanwhile, also by objects that die.
  func endTurn() {
    repeat {
      takeUpRequests()
      forgetItems()
    } while !turn.requests.isEmpty
    turn.isActive = false
  }

  /// Takes up what was asked for inside of calls, and what that leads to, in order.
  func takeUpRequests() {
    while turn.taken < turn.requests.count {
      let request = turn.requests[turn.taken]
      turn.taken += 1
      turn.count += 1
      if turn.count > turn.limit {
        turn.isStopped = true
        tell(.tooManyRequests(limit: turn.limit))
        break
      }
      _ = take(request)
    }
    let old = turn.requests
    turn.requests = []
    turn.taken = 0
    // What the requests keep dies when the list is empty: that may run code which asks for more.
    withExtendedLifetime(old) {}
  }

  /// Takes a request.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: What became of it.
  private func take(_ request: Request) -> PagingAnswer {
    switch request {
    case .selectIndex(let index, let animated): return takeSelection(of: index, animated: animated)
    case .selectItem(let item, let animated):
      return takeSelection(of: item, as: .select(item.identifier, animated: animated))
    case .input(let input): return perform(input)
    case .origin(let origin, let isThere): return take(origin, isThere: isThere)
    case .reload(let item): return takeReload(around: item)
    case .reloadMenu: return takeMenuReload()
    case .orderChanged: return takeOrderChange()
    case .update(let item): return takeUpdate(of: item)
    case .delete(let item): return takeDeletion(of: item)
    case .pages(let pages): return take(pages)
    case .edit(let edit): return take(edit)
    case .motion(let motion):
      pager.motion = motion
      return .applied
    case .selectionPolicy(let policy):
      pager.selectionPolicy = policy
      return .applied
    case .tell(let refusal): return refuse(refusal)
    }
  }

  /// Declines a request.
  ///
  /// - Parameter refusal: Why.
  /// - Returns: The answer that says so.
  func refuse(_ refusal: PagingRefusal) -> PagingAnswer {
    tell(refusal)
    return .refused(refusal)
  }

  /// Tells the delegate why a request was declined.
  ///
  /// - Parameter refusal: Why.
  func tell(_ refusal: PagingRefusal) {
    delegates.delegate?.pagingController(self, didRefuse: refusal)
  }
}
