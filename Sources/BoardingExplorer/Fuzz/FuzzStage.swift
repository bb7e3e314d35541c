/// How far the work on a seed is, for whoever waits for it or wants to stop it.
package enum FuzzStage: Hashable, Sendable {
  /// So many steps were taken and nothing has failed.
  case running(stepCount: Int)
  /// Something has failed, and its steps are written down, so many of how many.
  case finding(stepCount: Int, of: Int)
  /// The steps are shrunk; so many were replayed of how many at the most, and so many are left.
  case shrinking(replayedCount: Int, of: Int, left: Int)

  /// After how many thorough steps somebody hears of them again.
  package static let stepsBetween = 256
}
