import Boarding

/// The members of the rules of swipes.
private enum RulesMember: String, CaseIterable, Sendable {
  /// The progress above which a release finishes.
  case progress = "progress"
  /// The projected progress above which a release finishes.
  case projected = "projected"
  /// How fast a projected movement slows down; in place of the other two.
  case decelerationRate = "decelerationRate"
  /// The progress that completes at once.
  case completionProgress = "completionProgress"
  /// How far a finger moves before it means something.
  case slop = "slop"
  /// Whether vertical movements mean nothing.
  case isHorizontalOnly = "isHorizontalOnly"
  /// How wide the edge is at which a swipe begins.
  case edgeWidth = "edgeWidth"
  /// Whether a swipe can turn round at its origin.
  case isReversible = "isReversible"
  /// What happens when the system takes the gesture away.
  case systemCancel = "systemCancel"
  /// How fast a transition goes on.
  case completionSpeed = "completionSpeed"
  /// Whether the finger moves along the curve.
  case scrubsCurve = "scrubsCurve"
  /// How much the last screen gives way.
  case rubberBand = "rubberBand"

  /// The members that there may be.
  static let shape = SnapshotShape<RulesMember> { _ in true }
}

extension SwipeRules {
  /// Writes the object.
  ///
  /// - Parameter writer: Writes the text.
  func write(to writer: inout SnapshotWriter) {
    func number(_ member: RulesMember, _ value: Double?, _ writer: inout SnapshotWriter) {
      guard let value else { return }
      writer.name(member.rawValue)
      writer.double(value)
    }
    func bool(_ member: RulesMember, _ value: Bool, _ writer: inout SnapshotWriter) {
      writer.name(member.rawValue)
      writer.bool(value)
    }
    writer.object { writer in
      switch release {
      case .threshold(let progress, let projected):
        number(.progress, progress, &writer)
        number(.projected, projected, &writer)
      case .projecting(let rate): number(.decelerationRate, rate, &writer)
      }
      number(.completionProgress, completionProgress, &writer)
      number(.slop, slop, &writer)
      bool(.isHorizontalOnly, isHorizontalOnly, &writer)
      number(.edgeWidth, edgeWidth, &writer)
      bool(.isReversible, isReversible, &writer)
      writer.name(RulesMember.systemCancel.rawValue)
      writer.string(systemCancel.jsonName)
      number(.completionSpeed, completionSpeed, &writer)
      bool(.scrubsCurve, scrubsCurve, &writer)
      number(.rubberBand, rubberBand, &writer)
    }
  }
}

extension SnapshotReader {
  /// Reads the rules of swipes.
  ///
  /// What may be nil is nil where it is missing; everything else has to be there.
  ///
  /// - Returns: The rules, which make sense.
  /// - Throws: The first thing that is wrong.
  mutating func swipeRules() throws(SnapshotError) -> SwipeRules {
    skipSpace()
    let start = place
    var (progress, projected, rate): (Double?, Double?, Double?)
    var (completionProgress, edgeWidth, rubberBand): (Double?, Double?, Double?)
    var (slop, speed): (Double?, Double?)
    var (isHorizontalOnly, isReversible, scrubsCurve): (Bool?, Bool?, Bool?)
    var systemCancel: SwipeRules.SystemCancel?
    try object(RulesMember.shape, "the rules of swipes") {
      (reader, member) throws(SnapshotError) in
      switch member {
      case .progress: progress = try reader.double("a number")
      case .projected: projected = try reader.double("a number")
      case .decelerationRate: rate = try reader.double("a number")
      case .completionProgress: completionProgress = try reader.double("a number")
      case .slop: slop = try reader.double("a number")
      case .isHorizontalOnly: isHorizontalOnly = try reader.bool()
      case .edgeWidth: edgeWidth = try reader.double("a number")
      case .isReversible: isReversible = try reader.bool()
      case .systemCancel:
        let words = SwipeRules.SystemCancel.allCases.map { (word: $0.jsonName, value: $0) }
        systemCancel = try reader.choice(words)
      case .completionSpeed: speed = try reader.double("a number")
      case .scrubsCurve: scrubsCurve = try reader.bool()
      case .rubberBand: rubberBand = try reader.double("a number")
      }
    }
    var release: SwipeRules.Release?
    if let progress, let projected, rate == nil {
      release = .threshold(progress: progress, projected: projected)
    } else if let rate, progress == nil, projected == nil {
      release = .projecting(decelerationRate: rate)
    }
    guard let release, let slop, let isHorizontalOnly, let isReversible, let systemCancel,
      let speed, let scrubsCurve
    else { throw fault("whole rules", found: "an object in which a member is missing", at: start) }
    let rules = SwipeRules(
      release: release,
      completionProgress: completionProgress,
      slop: slop,
      isHorizontalOnly: isHorizontalOnly,
      edgeWidth: edgeWidth,
      isReversible: isReversible,
      systemCancel: systemCancel,
      completionSpeed: speed,
      scrubsCurve: scrubsCurve,
      rubberBand: rubberBand
    )
    if rules.isValid { return rules }
    throw fault("rules with numbers in range", found: "others", at: start)
  }
}
