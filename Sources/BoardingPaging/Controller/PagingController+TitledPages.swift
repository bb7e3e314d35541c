extension PagingController {
  /// Takes titled pages in place of all others; it shows the one that was selected if it is among
  /// them, else the nearest.
  ///
  /// - Parameter pages: The pages, in their order; a page that is in already keeps its identity, and
  ///   one that stands there twice counts once.
  /// - Returns: What became of it.
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of pages.
  @discardableResult
  public func setPages(_ pages: [any PagingPage]) -> PagingAnswer { submit(.pages(pages)) }

  /// Inserts a titled page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - index: The index that it has then.
  /// - Returns: What became of it; refused if the pages belong to a data source, by the index, or if
  ///   the page is there already.
  /// - Complexity: O(*n*), where *n* is the number of pages; so are the other changes.
  @discardableResult
  public func insert(_ page: any PagingPage, at index: Int) -> PagingAnswer {
    submit(.edit(.insert(page, index)))
  }

  /// Deletes a titled page.
  ///
  /// - Parameter index: Its index.
  /// - Returns: What became of it; refused if the pages belong to a data source, or by the index.
  @discardableResult
  public func delete(at index: Int) -> PagingAnswer { submit(.edit(.delete(index))) }

  /// Moves a titled page.
  ///
  /// - Parameters:
  ///   - index: Its index.
  ///   - target: The index that it has then.
  /// - Returns: What became of it; refused if the pages belong to a data source, or by the index.
  @discardableResult
  public func move(from index: Int, to target: Int) -> PagingAnswer {
    submit(.edit(.move(index, target)))
  }

  /// Takes that a titled page shows something else, such as another title.
  ///
  /// - Parameter index: Its index.
  /// - Returns: What became of it; refused if the pages belong to a data source, or by the index.
  @discardableResult
  public func update(at index: Int) -> PagingAnswer { submit(.edit(.update(index))) }

  /// Takes titled pages in place of all others.
  ///
  /// - Parameter pages: The pages.
  /// - Returns: What became of it.
  func take(_ pages: [any PagingPage]) -> PagingAnswer {
    let old = titledItems
    var known: [ObjectIdentifier: TitledPageItem] = [:]
    for item in old { known[item.page.objectIdentity] = item }
    var seen: Set<ObjectIdentifier> = []
    var changed: [TitledPageItem] = []
    for page in pages where seen.insert(page.objectIdentity).inserted {
      changed.append(known[page.objectIdentity] ?? makeItem(of: page))
    }
    titledItems = changed
    origin = .titled
    // Pages die when the new ones are there: that may run code which reads the controller.
    return withExtendedLifetime(old) { takeReload(around: nil) }
  }

  /// Changes titled pages.
  ///
  /// - Parameter edit: The change.
  /// - Returns: What became of it.
  func take(_ edit: Edit) -> PagingAnswer {
    switch origin {
    case .nowhere, .titled: break
    case .counted, .infinite, .pieces: return refuse(.pagesBelongToADataSource)
    }
    origin = .titled
    let last = titledItems.count - 1
    let old = titledItems
    switch edit {
    case .insert(let page, let index):
      guard (0...(last + 1)).contains(index) else { return refuse(outOfRange: index) }
      guard !titledItems.contains(where: { $0.page === page }) else {
        return refuse(.pageIsThere)
      }
      titledItems.insert(makeItem(of: page), at: index)
    case .delete(let index):
      guard titledItems.indices.contains(index) else { return refuse(outOfRange: index) }
      titledItems.remove(at: index)
    case .move(let index, let target):
      guard titledItems.indices.contains(index) else { return refuse(outOfRange: index) }
      guard titledItems.indices.contains(target) else { return refuse(outOfRange: target) }
      titledItems.insert(titledItems.remove(at: index), at: target)
    case .update(let index):
      guard titledItems.indices.contains(index) else { return refuse(outOfRange: index) }
      return perform(.update(titledItems[index].identifier))
    }
    return withExtendedLifetime(old) { takeOrderChange() }
  }

  /// Declines an index.
  ///
  /// - Parameter index: The index.
  /// - Returns: The answer that says so.
  private func refuse(outOfRange index: Int) -> PagingAnswer {
    refuse(.indexIsOutOfRange(index, count: titledItems.count))
  }

  /// Makes the item of a titled page, with an identity that no other one has had.
  ///
  /// - Parameter page: The page.
  /// - Returns: The item.
  private func makeItem(of page: any PagingPage) -> TitledPageItem {
    defer { nextNumber += 1 }
    return TitledPageItem(PageID(rawValue: nextNumber), page: page)
  }
}
