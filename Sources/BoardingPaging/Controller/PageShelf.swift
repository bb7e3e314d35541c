/// The page objects of a paging controller.
struct PageShelf {
  /// A page object and how far it is on screen.
  struct Slot {
    /// The page.
    let page: any PagingPage
    /// How far it is on screen.
    var phase = Phase.hidden
  }

  /// How far a page is on screen.
  enum Phase: Hashable {
    /// It is out of sight.
    case hidden
    /// It began to appear.
    case appearing
    /// It is shown.
    case shown
    /// It began to disappear.
    case disappearing
  }

  /// The pages that stand ready.
  private var ready: [PageID: Slot] = [:]
  /// The pages that stand ready no more and have a call to come.
  private var leaving: [PageID: Slot] = [:]

  /// Makes an empty shelf.
  init() {}

  /// Returns a page that stands ready.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The page, or nil if it does not.
  func page(_ id: PageID) -> (any PagingPage)? { ready[id]?.page }

  /// Tells whether a page stands ready or has a call to come.
  ///
  /// - Parameter id: The identity.
  /// - Returns: True if it does.
  func holds(_ id: PageID) -> Bool { ready[id] != nil || leaving[id] != nil }

  /// Gives pages other identities.
  ///
  /// - Parameter names: The identities.
  mutating func rename(_ names: PageNames) {
    ready = Self.renamed(ready, names)
    leaving = Self.renamed(leaving, names)
  }

  /// Returns pages by other identities.
  ///
  /// - Parameters:
  ///   - slots: The pages.
  ///   - names: The identities.
  /// - Returns: The same pages.
  private static func renamed(_ slots: [PageID: Slot], _ names: PageNames) -> [PageID: Slot] {
    var renamed: [PageID: Slot] = [:]
    for (page, slot) in slots { renamed[names[page]] = slot }
    return renamed
  }

  /// Puts a page in.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - id: Its identity.
  mutating func add(_ page: any PagingPage, as id: PageID) {
    ready[id] = Slot(page: page)
  }

  /// Puts a page in again that has a call to come since it went.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The page, or nil if there is none.
  mutating func restore(_ id: PageID) -> (any PagingPage)? {
    guard let slot = leaving.removeValue(forKey: id) else { return nil }
    ready[id] = slot
    return slot.page
  }

  /// Takes a page out; one that is on screen waits for its last call.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The page, or nil if it does not stand ready.
  mutating func remove(_ id: PageID) -> (any PagingPage)? {
    guard let slot = ready.removeValue(forKey: id) else { return nil }
    switch slot.phase {
    case .hidden: break
    case .appearing, .shown, .disappearing: leaving[id] = slot
    }
    return slot.page
  }

  /// Notes that a page begins to appear or to disappear.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - isAppearing: True if it appears.
  /// - Returns: The page, or nil if it is gone.
  mutating func begin(_ id: PageID, isAppearing: Bool) -> (any PagingPage)? {
    let phase = isAppearing ? Phase.appearing : .disappearing
    if ready[id] != nil {
      ready[id]?.phase = phase
      return ready[id]?.page
    }
    leaving[id]?.phase = phase
    return leaving[id]?.page
  }

  /// Notes that what a page began last has ended.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The page and whether it has appeared; nil if it is gone or had begun nothing.
  mutating func end(_ id: PageID) -> (page: any PagingPage, hasAppeared: Bool)? {
    guard let slot = ready[id] ?? leaving[id] else { return nil }
    let hasAppeared: Bool
    switch slot.phase {
    case .hidden, .shown: return nil
    case .appearing: hasAppeared = true
    case .disappearing: hasAppeared = false
    }
    if ready[id] != nil {
      ready[id]?.phase = hasAppeared ? .shown : .hidden
    } else if hasAppeared {
      leaving[id]?.phase = .shown
    } else {
      leaving[id] = nil
    }
    return (slot.page, hasAppeared)
  }
}
