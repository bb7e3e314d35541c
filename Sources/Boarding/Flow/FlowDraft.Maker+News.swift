/// Screens that show what is new in a release.
extension FlowDraft.Maker {
  /// Makes a fact of each release of which a screen shows the news: whether they are to be shown.
  mutating func collectNews() {
    var announced: [AppVersion] = []
    for (index, screen) in draft.screens.enumerated() {
      guard let version = screen.newIn else { continue }
      if draft.history == nil { faults.append(FlowFault(at: .screen(index), .noVersion)) }
      if !announced.contains(version) { announced.append(version) }
    }
    let news = draft.history?.news(among: announced) ?? []
    for version in announced.sorted() {
      let name = FlowDraft.newsFact(of: version)
      if factPlaces[name] != nil {
        faults.append(FlowFault(at: .flow, .duplicate(name)))
        continue
      }
      factPlaces[name] = facts.count
      let values = FlowDraft.newsValues
      let value = news.contains(version) ? 1 : 0
      facts.append(Flow.Fact(name: name, values: values, initialValue: value, release: version))
    }
  }

  /// Finds when a screen is there: its own condition, and that its news are to be shown.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - index: Its index.
  /// - Returns: The condition, or nil for always.
  mutating func condition(of screen: FlowDraft.Screen, at index: Int) -> Flow.Condition? {
    let own = condition(screen.condition, at: .condition(screen: index))
    guard let version = screen.newIn, let fact = factPlaces[FlowDraft.newsFact(of: version)] else {
      return own
    }
    let test = Flow.Condition.Test(fact: FactID(rawValue: fact), values: [1])
    return Flow.Condition(tests: (own?.tests ?? []) + [test])
  }

  /// Puts the screens that show news into the order of their releases, in the places that they have
  /// together in the series.
  ///
  /// - Parameter series: The series.
  /// - Returns: The series with the oldest news first.
  func orderingNews(in series: [ScreenID]) -> [ScreenID] {
    let places = series.indices.filter { draft.screens[series[$0].rawValue].newIn != nil }
    let news = places.map { (place: $0, version: draft.screens[series[$0].rawValue].newIn) }
      .sorted { (one, other) in
        guard let first = one.version, let second = other.version else { return false }
        return first == second ? one.place < other.place : first < second
      }
    var ordered = series
    for (place, item) in zip(places, news) { ordered[place] = series[item.place] }
    return ordered
  }
}

extension FlowDraft {
  /// The name of the fact whether the news of a release are to be shown, `new` or `seen`.
  ///
  /// - Parameter version: The release.
  /// - Returns: Such as `new-in-2.1.0`.
  public static func newsFact(of version: AppVersion) -> String { "new-in-" + version.text }

  /// The names of the values of such a fact: whether the news were seen or are to be shown.
  package static let newsValues: [String] = ["seen", "new"]
}
