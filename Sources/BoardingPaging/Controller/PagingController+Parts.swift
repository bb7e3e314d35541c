extension PagingController {
  /// Who hears what the controller does; not kept alive.
  public var delegate: (any PagingControllerDelegate)? {
    get { delegates.delegate }
    set { delegates.delegate = newValue }
  }

  /// Who says how wide items are, in place of the options; not kept alive.
  public var sizeDelegate: (any PagingControllerSizeDelegate)? {
    get { delegates.sizeDelegate }
    set {
      delegates.sizeDelegate = newValue
      submit(.input(.sizingChanged))
    }
  }

  /// Who has a known number of pages; not kept alive.
  ///
  /// Setting one loads its pages and shows the first, or that which was selected before.
  public var dataSource: (any PagingControllerDataSource)? {
    get { delegates.dataSource }
    set {
      delegates.dataSource = newValue
      submit(.origin(.counted, isThere: newValue != nil))
    }
  }

  /// Who gives pages one after the other; not kept alive.
  ///
  /// Nothing is shown until an item is selected.
  public var infiniteDataSource: (any PagingControllerInfiniteDataSource)? {
    get { delegates.infiniteDataSource }
    set {
      delegates.infiniteDataSource = newValue
      submit(.origin(.infinite, isThere: newValue != nil))
    }
  }

  /// What hears every event of the pager, before the objects that it concerns.
  public var onEvent: ((PagingController, PagerEvent) -> Void)? {
    get { listener }
    set {
      let old = listener
      listener = newValue
      // The closure dies when the new one is there: that may run code which reads the controller.
      withExtendedLifetime(old) {}
    }
  }

  /// How pages and menu look and behave.
  ///
  /// Options that cannot be laid out are refused.
  public var options: PagingOptions {
    get { pager.menu.options }
    set { setOptions(newValue) }
  }

  /// Fonts and colours.
  public var theme: PagingTheme {
    get { options.theme }
    set {
      var changed = options
      changed.theme = newValue
      setOptions(changed)
    }
  }

  /// How pages move.
  public var motion: PagingMotion {
    get { pager.motion }
    set { submit(.motion(newValue)) }
  }

  /// What a selection does while the pages move.
  public var selectionPolicy: PagingSelectionPolicy {
    get { pager.selectionPolicy }
    set { submit(.selectionPolicy(newValue)) }
  }

  /// Takes other options.
  ///
  /// - Parameter options: The options.
  /// - Returns: What became of it.
  @discardableResult
  public func setOptions(_ options: PagingOptions) -> PagingAnswer {
    submit(.input(.options(options)))
  }

  /// Says what draws a type of items.
  ///
  /// - Parameters:
  ///   - cell: The kind of the cell.
  ///   - kind: The type of the items.
  public func register(_ cell: PagingCellKind, for kind: PagingItemKind) {
    cellKinds.register(cell, for: kind)
  }

  /// Its time.
  public var now: Instant { pager.now }

  /// The item at whose page the pages rested last, or nil without pages.
  public var settledItem: (any PagingItem)? { pager.settled.flatMap { item(for: $0) } }

  /// The item of the page that is nearest, which changes half way.
  public var currentItem: (any PagingItem)? { pager.current.flatMap { item(for: $0) } }

  /// The item of the page to which the movement leads, or at which the pages rest.
  public var targetItem: (any PagingItem)? { pager.target.flatMap { item(for: $0) } }

  /// The index of the page at which the pages rested last; nil where pages have no indices.
  public var settledIndex: Int? { pager.settled.flatMap { order.index(of: $0) } }

  /// The number of pages; nil where they come one after the other.
  public var numberOfPages: Int? {
    switch origin {
    case .nowhere, .titled, .counted, .pieces: order.count
    case .infinite: nil
    }
  }

  /// The items that the menu has loaded, in their order.
  public var loadedItems: [any PagingItem] {
    options.hasMenu ? pager.menu.items.compactMap { item(for: $0) } : []
  }

  /// The pages that stand side by side, in their order.
  public var visiblePages: [any PagingPage] {
    pager.content.window.pages.compactMap { shelf.page($0) }
  }

  /// Returns an item.
  ///
  /// - Parameter id: The identity that an event names.
  /// - Returns: The item, or nil if it is not known.
  public func item(for id: PageID) -> (any PagingItem)? {
    switch origin {
    case .nowhere, .titled, .counted, .infinite: items[id]
    case .pieces: supply?.knownItem(id, in: self)
    }
  }

  /// Returns the page of an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: The page, or nil if it does not stand ready.
  public func page(for item: any PagingItem) -> (any PagingPage)? { shelf.page(item.identifier) }
}
