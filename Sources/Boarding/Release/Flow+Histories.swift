/// Which news there are for whom.
extension Flow {
  /// What the people who come to the flow may have seen before, as far as it makes a difference
  /// here: every one of them is shown other news.
  ///
  /// A fresh install is the first one, then come those who have missed more and more releases, and
  /// at last those of whom nobody knows what they have seen, if they are shown something else. There
  /// are none where no screen is new in a release.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of releases with news.
  public var histories: [ReleaseHistory] {
    let releases = facts.compactMap { $0.release }
    guard let history, !releases.isEmpty else { return [] }
    let version = history.version
    let missed = ([AppVersion(0)] + releases).sorted().reversed()
    let candidates =
      [ReleaseHistory(version: version, isFreshInstall: true)]
      + missed.map { ReleaseHistory(version: version, seen: [$0]) }
      + [ReleaseHistory(version: version)]
    var known: Set<[AppVersion]> = []
    return candidates.filter { known.insert($0.news(among: releases)).inserted }
  }

  /// The changes by which the news of a history are to be shown, and no others.
  ///
  /// ```swift
  /// for setting in flow.settings(for: history) { machine.handle(.setting(setting), into: &events) }
  /// ```
  ///
  /// - Parameter history: Which release runs, and which ones a person has seen the news of.
  /// - Returns: A change for each release with news; none where no screen is new in a release.
  /// - Complexity: O(*n* log *n*), where *n* is the number of facts.
  public func settings(for history: ReleaseHistory) -> [Setting] {
    let news = Set(history.news(among: facts.compactMap { $0.release }))
    return facts.enumerated().compactMap { (place, fact) in
      fact.release.map { .fact(FactID(rawValue: place), news.contains($0) ? 1 : 0) }
    }
  }
}
