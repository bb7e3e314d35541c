extension PageWindow {
  /// Begins an appearance of a page if the page is not there already and the container is on screen.
  ///
  /// - Parameters:
  ///   - appearing: True if the page appears, false if it disappears.
  ///   - page: The page.
  ///   - animated: True if it does so with an animation; a container that appears or disappears
  ///     itself decides this instead.
  ///   - isTold: True if somebody says so who knows better than the window where the page is.
  ///   - calls: What the call goes into.
  mutating func begin(
    _ appearing: Bool,
    _ page: PageID,
    animated: Bool,
    isTold: Bool = false,
    into calls: inout [Call]
  ) {
    let flag: Bool
    switch container {
    case .hidden: return
    case .shown: flag = animated
    case .appearing(let own): flag = own
    case .disappearing(let own):
      guard !appearing else { return }
      flag = own
    }
    guard let index = appearances.firstIndex(where: { $0.page == page }) else {
      guard appearing || isTold else { return }
      appearances.append(Appearance(page: page, phase: appearing ? .appearing : .disappearing))
      calls.append(.beginAppearance(page, appearing: appearing, animated: flag))
      return
    }
    switch (appearances[index].phase, appearing) {
    case (.appearing, true), (.disappearing, false): return
    case (.appeared, true) where !isTold: return
    case (.appeared, true), (.disappearing, true): appearances[index].phase = .appearing
    case (.appearing, false), (.appeared, false): appearances[index].phase = .disappearing
    }
    calls.append(.beginAppearance(page, appearing: appearing, animated: flag))
  }

  /// Ends what a page began last, if the container is at rest on screen.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - calls: What the call goes into.
  mutating func end(_ page: PageID, into calls: inout [Call]) {
    switch container {
    case .shown: close(page, into: &calls)
    case .hidden, .appearing, .disappearing: return
    }
  }

  /// Ends what a page began last, whatever the container does.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - calls: What the call goes into.
  mutating func close(_ page: PageID, into calls: inout [Call]) {
    guard let index = appearances.firstIndex(where: { $0.page == page }) else { return }
    switch appearances[index].phase {
    case .appeared: return
    case .appearing: appearances[index].phase = .appeared
    case .disappearing: appearances.remove(at: index)
    }
    calls.append(.endAppearance(page))
  }

  /// Ends the appearances of all pages that stand in no place any more.
  ///
  /// - Parameter calls: What the calls go into.
  mutating func closeLeftPages(into calls: inout [Call]) {
    var index = 0
    while index < appearances.count {
      let page = appearances[index].page
      if holds(page) {
        index += 1
        continue
      }
      begin(false, page, animated: false, into: &calls)
      close(page, into: &calls)
    }
  }

  /// Begins the disappearance of every page that is on screen except one.
  ///
  /// - Parameters:
  ///   - page: The page that stays; nil if none does.
  ///   - animated: True if they do so with an animation.
  ///   - calls: What the calls go into.
  mutating func hideAll(except page: PageID?, animated: Bool, into calls: inout [Call]) {
    if let selected, selected != page {
      begin(false, selected, animated: animated, into: &calls)
    }
    for index in appearances.indices where appearances[index].page != page {
      begin(false, appearances[index].page, animated: animated, into: &calls)
    }
  }

  /// Ends everything that has begun, except what a movement began and will end.
  ///
  /// - Parameter calls: What the calls go into.
  mutating func closeAll(into calls: inout [Call]) {
    let isMoving = isMovingAway && selected.map(isLeaving) == true
    if let selected, !isMoving { close(selected, into: &calls) }
    var index = 0
    while index < appearances.count {
      let (count, page) = (appearances.count, appearances[index].page)
      if !isMoving || page != selected && page != target { close(page, into: &calls) }
      if appearances.count == count { index += 1 }
    }
  }

  /// Tells whether a page began to disappear.
  ///
  /// - Parameter page: The page.
  /// - Returns: True if it did and that has not ended.
  private func isLeaving(_ page: PageID) -> Bool {
    appearances.contains(Appearance(page: page, phase: .disappearing))
  }
}

extension PageWindow {
  /// Takes that the view that holds the pages begins to appear.
  ///
  /// - Parameters:
  ///   - animated: True if it does so with an animation.
  ///   - calls: What the calls go into.
  public mutating func viewWillAppear(animated: Bool, into calls: inout [Call]) {
    container = .appearing(animated: animated)
    guard let selected else { return }
    begin(true, selected, animated: animated, isTold: true, into: &calls)
    layoutViews(keepContentOffset: false, into: &calls)
  }

  /// Takes that the view that holds the pages is on screen.
  ///
  /// - Parameter calls: What the calls go into.
  public mutating func viewDidAppear(into calls: inout [Call]) {
    container = .shown
    if let selected, !isMovingAway {
      begin(true, selected, animated: false, into: &calls)
    }
    closeAll(into: &calls)
  }

  /// Takes that the view that holds the pages begins to disappear.
  ///
  /// - Parameters:
  ///   - animated: True if it does so with an animation.
  ///   - calls: What the calls go into.
  public mutating func viewWillDisappear(animated: Bool, into calls: inout [Call]) {
    container = .disappearing(animated: animated)
    if let selected { begin(false, selected, animated: animated, isTold: true, into: &calls) }
    hideAll(except: nil, animated: animated, into: &calls)
  }

  /// Takes that the view that holds the pages is off screen.
  ///
  /// - Parameter calls: What the calls go into.
  public mutating func viewDidDisappear(into calls: inout [Call]) {
    hideAll(except: nil, animated: false, into: &calls)
    container = .hidden
    if let selected { close(selected, into: &calls) }
    while let first = appearances.first { close(first.page, into: &calls) }
  }

  /// True while the content moves to a neighbour that is there.
  var isMovingAway: Bool { target != selected }
}
