import Boarding

/// The members of the surroundings.
enum SettingMember: String, CaseIterable, Sendable {
  /// The width of the container.
  case containerWidth = "containerWidth"
  /// The direction of the language.
  case layoutDirection = "layoutDirection"
  /// Whether the person asked for less motion.
  case reduceMotion = "reduceMotion"
  /// What takes the place of motion.
  case reducedMotionStyle = "reducedMotionStyle"
  /// What happens to a move while something runs.
  case movePolicy = "movePolicy"
  /// What happens to a command while something runs.
  case commandPolicy = "commandPolicy"
  /// What happens to a finger that touches while something runs.
  case swipePolicy = "swipePolicy"
  /// How a finger drives a transition.
  case swipeRules = "swipeRules"
  /// Whether fingers may drive transitions.
  case gestures = "gestures"
  /// Whether moves go forward only.
  case forwardOnly = "forwardOnly"

  /// The members that there may be.
  static let shape = SnapshotShape<SettingMember> { _ in true }
}

extension Setting {
  /// Writes a member of the surroundings.
  ///
  /// - Parameter writer: Writes the text.
  func write(to writer: inout SnapshotWriter) {
    func name(_ member: SettingMember) { writer.name(member.rawValue) }
    switch self {
    case .containerWidth(let width):
      name(.containerWidth)
      writer.double(width)
    case .layoutDirection(let direction):
      name(.layoutDirection)
      writer.string(direction.name)
    case .reduceMotion(let reduces):
      name(.reduceMotion)
      writer.bool(reduces)
    case .reducedMotionStyle(let style):
      name(.reducedMotionStyle)
      writer.string(style.jsonName)
    case .movePolicy(let policy):
      name(.movePolicy)
      writer.string(policy.name)
    case .commandPolicy(let policy):
      name(.commandPolicy)
      writer.string(policy.name)
    case .swipePolicy(let policy):
      name(.swipePolicy)
      writer.string(policy.name)
    case .swipeRules(let rules):
      name(.swipeRules)
      rules.write(to: &writer)
    case .gestures(let areAllowed):
      name(.gestures)
      writer.bool(areAllowed)
    case .forwardOnly(let isOn):
      name(.forwardOnly)
      writer.bool(isOn)
    case .guardAnswer, .fact:
      // They are kept by names, beside the surroundings.
      break
    }
  }
}

extension SnapshotReader {
  /// Reads a member of the surroundings.
  ///
  /// - Parameter member: Which one.
  /// - Returns: The change of the surroundings.
  /// - Throws: The first thing that is wrong.
  mutating func setting(_ member: SettingMember) throws(SnapshotError) -> Setting {
    skipSpace()
    let start = place
    switch member {
    case .containerWidth:
      let width = try double("a number of points")
      if width <= 0 { throw fault("a number of points above 0", at: start) }
      return .containerWidth(width)
    case .layoutDirection:
      return .layoutDirection(
        try choice(LayoutDirection.allCases.map { (word: $0.name, value: $0) })
      )
    case .reduceMotion: return .reduceMotion(try bool())
    case .reducedMotionStyle:
      return .reducedMotionStyle(
        try choice(ReducedMotionStyle.allCases.map { (word: $0.jsonName, value: $0) })
      )
    case .movePolicy: return .movePolicy(try busyPolicy())
    case .commandPolicy: return .commandPolicy(try busyPolicy())
    case .swipePolicy:
      return .swipePolicy(try choice(SwipePolicy.allCases.map { (word: $0.name, value: $0) }))
    case .swipeRules: return .swipeRules(try swipeRules())
    case .gestures: return .gestures(try bool())
    case .forwardOnly: return .forwardOnly(try bool())
    }
  }

  /// Reads what happens to an input while something runs.
  ///
  /// - Returns: The policy.
  /// - Throws: That it is none.
  private mutating func busyPolicy() throws(SnapshotError) -> BusyPolicy {
    try choice(BusyPolicy.allCases.map { (word: $0.name, value: $0) })
  }
}
