public import Boarding

extension Flow {
  /// The screens at which the flow may end: those that it names, or else where its last screen leads.
  ///
  /// The last screen is the last of the series, or else the last declared. If it says what is next
  /// itself, that is followed to screens behind which nothing is next; where there is none, the last
  /// screen counts after all.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens and links.
  /// - SeeAlso: `Flow.ends`
  public var endScreens: [ScreenID] {
    if !ends.isEmpty { return ends }
    guard let last = series.last ?? screens.indices.last.map({ ScreenID(rawValue: $0) }) else {
      return []
    }
    let series = SeriesNeighbors(of: self)
    var isFound = [Bool](repeating: false, count: screens.count)
    isFound[last.rawValue] = true
    var open = [last]
    var found: [Int] = []
    while let screen = open.popLast() {
      let declared = screens[screen.rawValue]
      let following =
        declared.information.map { $0.next } ?? series.neighbor(of: screen, .forward)
      for target in declared.branches.map({ $0.target }) + [following] {
        guard let target else {
          found.append(screen.rawValue)
          continue
        }
        if isFound[target.rawValue] { continue }
        isFound[target.rawValue] = true
        open.append(target)
      }
    }
    return found.isEmpty ? [last] : Set(found).sorted().map { ScreenID(rawValue: $0) }
  }
}
