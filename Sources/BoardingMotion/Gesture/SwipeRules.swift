/// What a finger must do for a swipe to begin, to complete and to be finished on release.
///
/// Progress is 0 at the source and 1 at the destination. Velocities are in widths per second towards
/// the destination; negative ones lead back.
///
/// ```swift
/// var rules = SwipeRules.projecting
/// rules.completionProgress = nil
/// rules.edgeWidth = 20
/// let verdict = rules.verdict(progress: 0.6, velocity: -2)  // cancel: it rests before the middle
/// ```
///
/// Rules are plain values and may hold anything; ``fault`` names what makes no sense.
public struct SwipeRules: Hashable, Sendable {
  /// How the release of the finger is judged.
  public var release: Release

  /// The progress beyond which the swipe completes while the finger is still down; nil for never.
  public var completionProgress: Double?

  /// How far the finger must move before its direction counts, in points.
  public var slop: Double

  /// True if a movement that begins mostly vertical is no swipe.
  public var isHorizontalOnly: Bool

  /// How near to the edge where the destination comes from a swipe must start, in points; nil for
  /// anywhere.
  public var edgeWidth: Double?

  /// True if a finger that goes back past its start begins the swipe to the other side.
  public var isReversible: Bool

  /// What a touch that the system takes away means.
  public var systemCancel: SystemCancel

  /// The multiple of the normal speed at which the rest of the way runs.
  public var completionSpeed: Double

  /// True if what is shown follows the timing curve while the finger is down; false if it follows
  /// the finger.
  public var scrubsCurve: Bool

  /// The coefficient of the pull past an end without a target, see ``RubberBand``; nil for no pull.
  public var rubberBand: Double?

  /// Makes rules; those not given are those of ``boardingPass``.
  ///
  /// - Parameters:
  ///   - release: How the release of the finger is judged.
  ///   - completionProgress: The progress beyond which the swipe completes while the finger is still
  ///     down; nil for never.
  ///   - slop: How far the finger must move before its direction counts, in points; not below 0.
  ///   - isHorizontalOnly: True if a movement that begins mostly vertical is no swipe.
  ///   - edgeWidth: How near to the edge where the destination comes from a swipe must start, in
  ///     points above 0; nil for anywhere.
  ///   - isReversible: True if a finger that goes back past its start begins the swipe to the other
  ///     side.
  ///   - systemCancel: What a touch that the system takes away means.
  ///   - completionSpeed: The multiple, above 0, of the normal speed at which the rest runs.
  ///   - scrubsCurve: True if what is shown follows the timing curve while the finger is down.
  ///   - rubberBand: The coefficient, above 0, of the pull past an end without a target; nil for no
  ///     pull.
  public init(
    release: Release = .threshold(progress: 0.5, projected: 0.75),
    completionProgress: Double? = 0.66,
    slop: Double = 0,
    isHorizontalOnly: Bool = false,
    edgeWidth: Double? = nil,
    isReversible: Bool = false,
    systemCancel: SystemCancel = .cancels,
    completionSpeed: Double = 1,
    scrubsCurve: Bool = false,
    rubberBand: Double? = nil
  ) {
    self.release = release
    self.completionProgress = completionProgress
    self.slop = slop
    self.isHorizontalOnly = isHorizontalOnly
    self.edgeWidth = edgeWidth
    self.isReversible = isReversible
    self.systemCancel = systemCancel
    self.completionSpeed = completionSpeed
    self.scrubsCurve = scrubsCurve
    self.rubberBand = rubberBand
  }

  /// The rules of the BoardingPass library, and the defaults: thresholds on release, and completion
  /// with the finger down at two thirds of the way.
  public static let boardingPass: SwipeRules = SwipeRules()

  /// The rules that judge the release by where the movement would come to rest.
  ///
  /// They too complete a swipe with the finger down at two thirds of the way, before there is a
  /// release to judge; without a ``completionProgress`` only the release counts.
  public static let projecting: SwipeRules = SwipeRules(release: .projecting())
}
