extension PagingController {
  /// Selects the page of an item.
  ///
  /// Before there are pages it is remembered, and selected when they arrive.
  ///
  /// - Parameters:
  ///   - pagingItem: The item.
  ///   - animated: True if the pages travel.
  /// - Returns: What became of it; refused if there are pages, and none of this item.
  @discardableResult
  public func select(pagingItem: any PagingItem, animated: Bool = false) -> PagingAnswer {
    submit(.selectItem(pagingItem, animated: animated))
  }

  /// Selects the page at an index.
  ///
  /// Before there are pages it is remembered, and the page, or the nearest one to it, is selected
  /// when they arrive.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - animated: True if the pages travel.
  /// - Returns: What became of it; refused if there are pages, and none at this index.
  @discardableResult
  public func select(index: Int, animated: Bool = false) -> PagingAnswer {
    submit(.selectIndex(index, animated: animated))
  }

  /// Takes that a person taps an item of the menu.
  ///
  /// - Parameter item: The item.
  /// - Returns: What became of it.
  @discardableResult
  public func tap(_ item: any PagingItem) -> PagingAnswer {
    submit(.input(.tap(item.identifier)))
  }

  /// Selects the page at an index, or remembers it.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - animated: True if the pages travel.
  /// - Returns: What became of it.
  func takeSelection(of index: Int, animated: Bool) -> PagingAnswer {
    switch origin {
    case .infinite: return refuse(.pagesHaveNoIndices)
    case .nowhere, .titled, .counted, .pieces: break
    }
    guard order.count > 0 else { return wait(for: .index(index)) }
    guard let page = order.page(at: index) else {
      return refuse(.indexIsOutOfRange(index, count: order.count))
    }
    return perform(.select(page, animated: animated))
  }

  /// Selects the page of an item, or remembers it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - input: The input that selects it.
  /// - Returns: What became of it.
  func takeSelection(of item: any PagingItem, as input: PagerInput) -> PagingAnswer {
    switch origin {
    case .nowhere: return wait(for: .item(item))
    case .infinite: learn(item)
    case .titled, .counted, .pieces:
      guard order.count > 0 else { return wait(for: .item(item)) }
      guard order.contains(item.identifier) else {
        return refuse(.pager(.menu(.pageIsNotHere(item.identifier))))
      }
    }
    return perform(input)
  }

  /// Remembers what is selected as soon as there are pages.
  ///
  /// - Parameter wish: What it is; nil for nothing any more.
  /// - Returns: That it will be done.
  @discardableResult
  func wait(for wish: Wish?) -> PagingAnswer {
    let old = awaited
    awaited = wish
    // The item dies when the new wish is there: that may run code which reads the controller.
    withExtendedLifetime(old) {}
    return .queued
  }

  /// Selects a page where none is, if there are pages: the one that was waited for, else the one
  /// that stands now where one stood, else the first.
  ///
  /// - Parameter index: Where the page stood that was selected; nil if there was none.
  func selectAnyPage(near index: Int?) {
    guard pager.settled == nil, order.count > 0 else { return }
    var place = index ?? 0
    switch awaited {
    case .index(let index): place = index
    case .item(let item): place = order.index(of: item.identifier) ?? 0
    case nil: break
    }
    wait(for: nil)
    guard let page = order.page(at: min(max(place, 0), order.count - 1)) else { return }
    perform(.select(page, animated: false))
  }
}
