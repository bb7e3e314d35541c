import BoardingPaging

/// What a view that holds pages would be like after the calls of a window, done one by one.
struct AppearanceModel {
  /// How far a page is that is not off screen.
  private enum Phase {
    /// It began to appear.
    case appearing
    /// It is on screen.
    case appeared
    /// It began to disappear.
    case disappearing
  }

  /// The pages that are added.
  private var added: Set<PageID> = []
  /// The pages that are not off screen.
  private var phases: [PageID: Phase] = [:]
  /// From where to where the content moves; nil at rest.
  private var movement: [PageID]?

  /// Does a call.
  ///
  /// - Parameter call: The call.
  /// - Returns: What is wrong with it; nil if nothing is.
  mutating func perform(_ call: PageWindow.Call) -> String? {
    switch call {
    case .add(let page): return added.insert(page).inserted ? nil : "\(page) is added already"
    case .remove(let page): return added.remove(page) != nil ? nil : "\(page) was not added"
    case .reload(let page): return added.contains(page) ? nil : "\(page) is not added"
    case .layoutViews(let pages, _):
      guard Set(pages).count == pages.count else { return "\(pages) has a page twice" }
      return added.isSuperset(of: pages) ? nil : "\(pages) are not all added"
    case .beginAppearance(let page, true, _):
      defer { phases[page] = .appearing }
      switch phases[page] {
      case nil, .disappearing: return nil
      case .appearing, .appeared: return "\(page) appears already"
      }
    case .beginAppearance(let page, false, _):
      defer { phases[page] = .disappearing }
      switch phases[page] {
      case .appearing, .appeared: return nil
      case nil, .disappearing: return "\(page) disappears already"
      }
    case .endAppearance(let page):
      switch phases[page] {
      case .appearing: phases[page] = .appeared
      case .disappearing: phases[page] = nil
      case nil, .appeared: return "\(page) had not begun anything"
      }
      return nil
    case .willScroll(let from, let to):
      defer { movement = [from, to] }
      return movement == nil ? nil : "a movement had not ended"
    case .didFinishScrolling(let from, let to, _):
      defer { movement = nil }
      return movement == [from, to] ? nil : "the movement \(from) to \(to) had not begun"
    case .isScrolling, .scrollForward, .scrollReverse, .refused: return nil
    }
  }

  /// Compares the model with a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: What differs; nil if nothing does.
  func fault(of window: PageWindow) -> String? {
    let pages = window.pages
    if Set(pages).count != pages.count { return "\(pages) has a page twice" }
    if added != Set(pages).union(window.keptPages) { return "\(added) is added for \(pages)" }
    if window.keptPages.count > window.loading.keptPages { return "too many pages are kept" }
    if let page = phases.keys.first(where: { !pages.contains($0) }) { return "\(page) is left" }
    switch window.container {
    case .hidden: return phases.isEmpty ? nil : "\(phases) in no window"
    case .appearing: return nil
    case .disappearing:
      return phases.values.allSatisfy { $0 == .disappearing } ? nil : "\(phases) disappear"
    case .shown:
      if movement != nil { return nil }
      let isRight = phases.count == (window.selected == nil ? 0 : 1)
      let isThere = window.selected.map { phases[$0] == .appeared } ?? true
      return isRight && isThere ? nil : "\(phases) at rest on \(pages)"
    }
  }
}
