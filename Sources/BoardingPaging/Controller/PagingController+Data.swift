extension PagingController {
  /// Loads all data anew: items, and the pages that stand ready.
  ///
  /// The selected page stays selected by its identity. If it is gone, its nearest neighbour is
  /// selected.
  ///
  /// - Returns: What became of it.
  /// - Complexity: O(*n*), where *n* is the number of pages, of the loaded ones where they come one
  ///   after the other.
  @discardableResult
  public func reloadData() -> PagingAnswer { submit(.reload(around: nil)) }

  /// Loads all data anew and selects the page of an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: What became of it; refused if there is no such page.
  /// - Complexity: O(*n*), where *n* is the number of pages, of the loaded ones where they come one
  ///   after the other.
  @discardableResult
  public func reloadData(around item: any PagingItem) -> PagingAnswer {
    submit(.reload(around: item))
  }

  /// Loads the items of the menu anew; pages stay what they are.
  ///
  /// - Returns: What became of it.
  @discardableResult
  public func reloadMenu() -> PagingAnswer { submit(.reloadMenu) }

  /// Takes that the data source has inserted, deleted or moved pages; those that stay are kept.
  ///
  /// - Returns: What became of it.
  @discardableResult
  public func orderChanged() -> PagingAnswer { submit(.orderChanged) }

  /// Takes that an item and its page show something else.
  ///
  /// - Parameter item: The item as it is now.
  /// - Returns: What became of it; refused if there is no such page.
  @discardableResult
  public func update(_ item: any PagingItem) -> PagingAnswer { submit(.update(item)) }

  /// Puts a badge on an item, such as a count; nothing moves by it.
  ///
  /// - Parameters:
  ///   - value: What the badge says; nil for no badge.
  ///   - item: The item.
  /// - Returns: What became of it; refused if there is no such item.
  @discardableResult
  public func setBadgeValue(_ value: String?, for item: any PagingItem) -> PagingAnswer {
    handle(.badgeValue(item.identifier, value))
  }

  /// Takes how wide an item is that sizes itself.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - width: Its width, in points.
  ///   - labelWidth: The width of its text, in points; nil where nobody has measured it.
  /// - Returns: What became of it; refused for a width that makes no sense.
  @discardableResult
  public func itemMeasured(
    _ item: any PagingItem,
    width: Double,
    labelWidth: Double? = nil
  ) -> PagingAnswer {
    handle(.measured(item.identifier, width: width, labelWidth: labelWidth))
  }

  /// Takes that the data source has an item no more.
  ///
  /// - Parameter item: The item.
  /// - Returns: What became of it.
  @discardableResult
  public func delete(_ item: any PagingItem) -> PagingAnswer { submit(.delete(item)) }

  /// Takes all items and pages away.
  ///
  /// The source stays: a selection brings its pages back.
  ///
  /// - Returns: What became of it.
  @discardableResult
  public func removeAll() -> PagingAnswer { submit(.input(.removeAll)) }

  /// Takes pages from a data source, or none any more.
  ///
  /// - Parameters:
  ///   - origin: The kind of the data source.
  ///   - isThere: True if there is one; otherwise nothing changes unless the pages are its own.
  /// - Returns: What became of it.
  func take(_ origin: Origin, isThere: Bool) -> PagingAnswer {
    if !isThere, self.origin != origin { return .applied }
    if self.origin != origin, self.origin != .nowhere {
      // Pages of another kind mean nothing to the new source.
      perform(.removeAll)
      items = [:]
    }
    self.origin = isThere ? origin : .nowhere
    switch self.origin {
    case .nowhere:
      loadItems()
      return perform(.removeAll)
    case .titled, .counted, .pieces: return takeReload(around: nil)
    case .infinite:
      loadItems()
      guard case .item(let item) = awaited else { return perform(.reload(around: nil)) }
      wait(for: nil)
      return takeReload(around: item)
    }
  }

  /// Loads all data anew.
  ///
  /// - Parameter item: The item to show; nil for the one that is shown.
  /// - Returns: What became of it.
  func takeReload(around item: (any PagingItem)?) -> PagingAnswer {
    let index = settledIndex
    loadItems(with: item?.identifier)
    switch origin {
    case .nowhere, .titled, .counted, .pieces:
      if pager.settled == nil, item == nil {
        selectAnyPage(near: nil)
        return .applied
      }
    case .infinite:
      if let item { learn(item) }
    }
    let answer = perform(.reload(around: item?.identifier))
    selectAnyPage(near: index)
    return answer
  }

  /// Loads the items of the menu anew.
  ///
  /// - Returns: What became of it.
  func takeMenuReload() -> PagingAnswer {
    let index = settledIndex
    loadItems()
    let answer = perform(.reloadMenu)
    selectAnyPage(near: index)
    return answer
  }

  /// Takes that the order of pages is another one.
  ///
  /// - Returns: What became of it.
  func takeOrderChange() -> PagingAnswer {
    let index = settledIndex
    loadItems()
    let answer = perform(.orderChanged)
    selectAnyPage(near: index)
    return answer
  }

  /// Takes that an item and its page show something else.
  ///
  /// - Parameter item: The item.
  /// - Returns: What became of it.
  func takeUpdate(of item: any PagingItem) -> PagingAnswer {
    if Source(controller: self).contains(item.identifier) {
      switch origin {
      case .nowhere, .titled, .counted, .infinite: learn(item)
      case .pieces: supply?.learn(item)
      }
    }
    return perform(.update(item.identifier))
  }

  /// Takes that an item is gone.
  ///
  /// - Parameter item: The item.
  /// - Returns: What became of it.
  func takeDeletion(of item: any PagingItem) -> PagingAnswer {
    switch origin {
    case .nowhere, .titled, .counted, .pieces: break
    case .infinite: deleted.insert(item.identifier)
    }
    return takeOrderChange()
  }

  /// Asks for all items of a source that has a number of them.
  ///
  /// - Parameter wanted: The page that is to be shown: without it the items stay as they were, since
  ///   what is asked for will be refused. Nil for any.
  /// - Complexity: O(*n*), where *n* is that number.
  private func loadItems(with wanted: PageID? = nil) {
    var found: [any PagingItem] = []
    switch origin {
    case .titled: for item in titledItems { found.append(item) }
    case .counted:
      if let source = delegates.dataSource {
        for index in 0..<max(0, source.numberOfPages(in: self)) {
          found.append(source.pagingController(self, itemAt: index))
        }
      }
    case .pieces:
      order = supply?.places ?? PagePlaces()
      return
    case .nowhere, .infinite: break
    }
    var pages: [PageID] = []
    var indices: [Int] = []
    var known = items
    var seen: Set<PageID> = []
    for (index, item) in found.enumerated() where seen.insert(item.identifier).inserted {
      pages.append(item.identifier)
      indices.append(index)
      known[item.identifier] = item
    }
    if let wanted, origin != .infinite, !seen.contains(wanted) { return }
    let old = items
    items = known
    order = PagePlaces(pages)
    sourceIndices = indices
    // Items die when the new ones are there: that may run code which reads the controller.
    withExtendedLifetime(old) {}
  }

  /// Notes an item.
  ///
  /// - Parameter item: The item.
  func learn(_ item: any PagingItem) {
    deleted.remove(item.identifier)
    let old = items.updateValue(item, forKey: item.identifier)
    withExtendedLifetime(old) {}
  }

  /// Returns the neighbour of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isBehind: True for the one behind it, false for the one in front.
  /// - Returns: The neighbour, or nil.
  func neighbour(of page: PageID, isBehind: Bool) -> PageID? {
    switch origin {
    case .nowhere, .titled, .counted, .pieces:
      return isBehind ? order.page(after: page) : order.page(before: page)
    case .infinite:
      guard let source = delegates.infiniteDataSource, let item = items[page] else { return nil }
      let found =
        isBehind
        ? source.pagingController(self, itemAfter: item)
        : source.pagingController(self, itemBefore: item)
      guard let found else { return nil }
      learn(found)
      return found.identifier
    }
  }

  /// Lets go of items that nothing names any more.
  ///
  /// - Complexity: O(*n*) once in a while, where *n* is the number of known items.
  func forgetItems() {
    let loaded = pager.menu.items
    let isCounted = origin != .infinite
    guard items.count > (isCounted ? order.count : 2 * loaded.count + 16) || !deleted.isEmpty else {
      return
    }
    var kept: [PageID: any PagingItem] = [:]
    let named = isCounted ? order.pages.pages : loaded + pager.content.window.pages
    let others = [pager.settled, pager.target, pager.menu.pendingPage]
    for page in named + others.compactMap({ $0 }) where !deleted.contains(page) {
      if let item = items[page] { kept[page] = item }
    }
    let old = items
    items = kept
    deleted = []
    withExtendedLifetime(old) {}
  }
}
