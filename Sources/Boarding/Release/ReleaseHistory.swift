/// Which release of an app runs, and which ones a person has seen the news of.
///
/// ```swift
/// let history = ReleaseHistory(version: AppVersion(2, 1, 3), seen: [AppVersion(1, 9)])
/// let news = history.news(among: [AppVersion(2, 1), AppVersion(2), AppVersion(1, 8)])
/// assert(news == [AppVersion(2), AppVersion(2, 1)])
/// ```
///
/// - SeeAlso: WhatsNewKit's `WhatsNewEnvironment`
public struct ReleaseHistory: Hashable, Sendable {
  /// The release that runs.
  public var version: AppVersion
  /// The releases whose news were seen, in any order.
  public var seen: [AppVersion]
  /// True if the app was never there before: nothing is news then.
  public var isFreshInstall: Bool

  /// Makes a history.
  ///
  /// - Parameters:
  ///   - version: The release that runs.
  ///   - seen: The releases whose news were seen, in any order.
  ///   - isFreshInstall: True if the app was never there before.
  public init(version: AppVersion, seen: [AppVersion] = [], isFreshInstall: Bool = false) {
    self.version = version
    self.seen = seen
    self.isFreshInstall = isFreshInstall
  }

  /// Finds the releases whose news are to be shown.
  ///
  /// These are all that are newer than the newest one that was seen and not newer than the one that
  /// runs. Where none was seen, nobody knows what was missed: it is the one that runs, or else the
  /// release with which its minor number came.
  ///
  /// - Parameter announced: The releases that have news, in any order.
  /// - Returns: Those to show, the oldest first, each once.
  /// - Complexity: O(*n* log *n*), where *n* is the number of releases.
  public func news(among announced: [AppVersion]) -> [AppVersion] {
    if isFreshInstall { return [] }
    guard let newest = seen.max() else {
      if announced.contains(version) { return [version] }
      return announced.contains(version.minorRelease) ? [version.minorRelease] : []
    }
    return Set(announced).filter { $0 > newest && $0 <= version }.sorted()
  }

  /// The releases to remember once the news were shown, the oldest first; also on a fresh install.
  public var seenAfterwards: [AppVersion] { Set(seen + [version]).sorted() }
}
