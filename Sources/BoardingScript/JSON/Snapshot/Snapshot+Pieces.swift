import BoardingPaging

extension Snapshot {
  /// Keeps where pages come to rest whose items arrive in pieces, and what is loaded.
  ///
  /// - Parameters:
  ///   - pager: The pages.
  ///   - loader: What loads their items.
  ///   - followed: The selected page that the loader knows.
  init<Layout: MenuGeometry>(_ pager: Pager<Layout>, _ loader: PieceLoader, followed: PageID?) {
    var paging = PagingSnapshot(pager)
    guard loader.generation > 0 else {
      self.init(paging: paging)
      return
    }
    // What the pager has beside a page may be older than the items.
    paging.previous = paging.page.flatMap { loader.pages.page(before: $0) }
    paging.next = paging.page.flatMap { loader.pages.page(after: $0) }
    var loading = LoadingSnapshot(loader)
    if let page = paging.page, let place = loader.place(of: page) {
      // At the end of a movement the loader goes where the pages are.
      if page != followed { loading.parts.currentIndex = place }
    } else {
      // It goes the other way round where the item is not there any more.
      paging.page = loader.currentPage
      paging.previous = paging.page.flatMap { loader.pages.page(before: $0) }
      paging.next = paging.page.flatMap { loader.pages.page(after: $0) }
    }
    paging.forgetPlaceholders()
    // Badges of items that are not there any more have nothing to stand at.
    paging.badges.removeAll { loader.index(of: $0.page) == nil }
    self.init(paging: paging, loading: loading)
  }
}

extension PagingSnapshot {
  /// Leaves out pages whose items are not loaded: such a place is known by where the loader is.
  fileprivate mutating func forgetPlaceholders() {
    if let page, page.isPlaceholder { (self.page, previous, next) = (nil, nil, nil) }
    if let previous, previous.isPlaceholder { self.previous = nil }
    if let next, next.isPlaceholder { self.next = nil }
  }
}

extension LoadingSnapshot {
  /// Goes where pages stood, if that is loaded.
  ///
  /// - Parameters:
  ///   - paging: Where the pages stood.
  ///   - options: How items are loaded.
  ///   - policy: What becomes of a page that is gone.
  ///   - restoration: Where that is noted.
  /// - Returns: The same with a page that is loaded; nil if none is. If everything begins anew, it is
  ///   of no account.
  /// - Complexity: O(*n*), where *n* is the number of items.
  mutating func follow(
    _ paging: PagingSnapshot,
    options: LoadingOptions,
    gone policy: GonePolicy,
    noting restoration: inout Restoration
  ) -> PagingSnapshot {
    let loader = PieceLoader(restoring: self, options: options)
    var paging = paging
    if paging.page == nil {
      paging.page = loader.currentPage ?? loader.pages.first
      return paging
    }
    paging.page = paging.destination(gone: policy, of: &restoration) { page in
      loader.index(of: page) != nil
    }
    // A loader at another item than the pages, such as one that is gone, goes where they are. One at a
    // far place is to stay there.
    if let page = paging.page, let current = loader.currentPage, page != current,
      let place = loader.index(of: page)
    {
      parts.currentIndex = place + parts.itemsBefore - loader.itemsBefore
    }
    return paging
  }
}
