import Boarding

extension Pan {
  /// The members of the object that stands for the sample.
  var members: [JSONValue.Member] {
    switch self {
    case .began(let start):
      return [.init("kind", .string("panBegan"))]
        + (start.map { [.init("start", $0.json)] } ?? [])
    case .moved(let sample): return [.init("kind", .string("panMoved"))] + sample.members
    case .ended(let sample): return [.init("kind", .string("panEnded"))] + sample.members
    case .cancelled(let sample): return [.init("kind", .string("panCancelled"))] + sample.members
    }
  }
}

extension PanSample {
  /// The members of the object that stands for the sample.
  fileprivate var members: [JSONValue.Member] {
    [.init("translation", translation.json)]
      + (velocity.map { [.init("velocity", $0.json)] } ?? [])
  }
}

extension PanVector {
  /// The vector as an array of two numbers.
  fileprivate var json: JSONValue { .array([.double(x), .double(y)]) }
}

extension SwipeRules {
  /// The rules as an object.
  var json: JSONValue {
    let release: [JSONValue.Member] =
      switch self.release {
      case .threshold(let progress, let projected):
        [.init("progress", .double(progress)), .init("projected", .double(projected))]
      case .projecting(let rate): [.init("decelerationRate", .double(rate))]
      }
    return .object(
      release + [
        .init("completionProgress", completionProgress.map { .double($0) } ?? .null),
        .init("slop", .double(slop)),
        .init("isHorizontalOnly", .bool(isHorizontalOnly)),
        .init("edgeWidth", edgeWidth.map { .double($0) } ?? .null),
        .init("isReversible", .bool(isReversible)),
        .init("systemCancel", .string(systemCancel.jsonName)),
        .init("completionSpeed", .double(completionSpeed)),
        .init("scrubsCurve", .bool(scrubsCurve)),
        .init("rubberBand", rubberBand.map { .double($0) } ?? .null),
      ]
    )
  }
}

extension SwipeRules.SystemCancel {
  /// The word by which JSON calls the rule.
  var jsonName: String {
    switch self {
    case .cancels: "cancels"
    case .followsRelease: "followsRelease"
    }
  }
}

extension Permission {
  /// The members of the object that stands for the answer.
  var members: [JSONValue.Member] {
    let kind = JSONValue.Member("kind", .string("permission"))
    switch self {
    case .allowed: return [kind, .init("answer", .string("allowed"))]
    case .disallowsGestures: return [kind, .init("answer", .string("disallowsGestures"))]
    case .refused(let screen, let reason):
      return [kind, .init("answer", .string("refused")), .init("screen", .int(screen.rawValue))]
        + reason.members
    case .waits(let screen):
      return [kind, .init("answer", .string("waits")), .init("screen", .int(screen.rawValue))]
    }
  }
}

extension GuardReason {
  /// The number of the reason, where one is given.
  fileprivate var members: [JSONValue.Member] {
    self == .unspecified ? [] : [.init("reason", .integer(Int64(rawValue)))]
  }
}

extension GuardAnswer? {
  /// Writes what a screen answers from now on.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - side: What it is asked for permission to.
  /// - Returns: An object.
  func json(of screen: ScreenID, _ side: GuardSide) -> JSONValue {
    let word: String
    var reason: [JSONValue.Member] = []
    switch self {
    case nil: word = "declared"
    case .allow: word = "allow"
    case .refuse(let number):
      word = "refuse"
      reason = number.members
    case .wait: word = "wait"
    }
    return .object(
      [
        .init("screen", .int(screen.rawValue)), .init("side", .string(side.name)),
        .init("answer", .string(word)),
      ] + reason
    )
  }
}
