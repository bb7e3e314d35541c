import Boarding

/// Reading fingers, their rules and the word of screens.
extension InputLogReader {
  /// The kinds of samples of a finger.
  enum PanKind {
    /// It comes down.
    case began
    /// It moves.
    case moved
    /// It is lifted.
    case ended
    /// The system takes the gesture away.
    case cancelled
  }

  /// Reads a direction along the flow.
  ///
  /// - Parameter node: The object that names it.
  /// - Returns: The direction.
  /// - Throws: That it is missing or none.
  func direction(_ node: JSONNode) throws(InputLogError) -> Direction {
    let directions = Direction.allCases.map { (word: $0.name, value: $0) }
    return try node.required("direction", "a direction").choice(directions)
  }

  /// Reads a sample of a finger.
  ///
  /// - Parameters:
  ///   - kind: What the finger does.
  ///   - node: Its object.
  /// - Returns: The sample.
  /// - Throws: The first thing that is wrong.
  func pan(_ kind: PanKind, _ node: JSONNode) throws(InputLogError) -> Pan {
    if case .began = kind {
      try node.allowOnly(["kind", "start"])
      guard let start = try node.optional("start") else { return .began(start: nil) }
      return .began(start: try vector(start))
    }
    try node.allowOnly(["kind", "translation", "velocity"])
    let translation = try vector(node.required("translation", "two numbers"))
    var velocity: PanVector?
    if let given = try node.optional("velocity") { velocity = try vector(given) }
    let sample = PanSample(translation: translation, velocity: velocity)
    switch kind {
    case .began, .moved: return .moved(sample)
    case .ended: return .ended(sample)
    case .cancelled: return .cancelled(sample)
    }
  }

  /// Reads a vector.
  ///
  /// - Parameter node: Its two numbers.
  /// - Returns: The vector.
  /// - Throws: The first thing that is wrong.
  private func vector(_ node: JSONNode) throws(InputLogError) -> PanVector {
    let numbers = try node.elements("two numbers, x and y")
    if numbers.count != 2 { throw node.fault("two numbers, x and y") }
    return PanVector(
      x: try numbers[0].double("a number"),
      y: try numbers[1].double("a number")
    )
  }

  /// Reads the rules of swipes.
  ///
  /// - Parameter node: Their object.
  /// - Returns: The rules, which may be out of range as the recorded ones may have been.
  /// - Throws: The first thing that is wrong.
  func swipeRules(_ node: JSONNode) throws(InputLogError) -> SwipeRules {
    let rate = try node.optional("decelerationRate")
    let release = rate == nil ? ["progress", "projected"] : ["decelerationRate"]
    try node.allowOnly(
      release + [
        "completionProgress", "slop", "isHorizontalOnly", "edgeWidth", "isReversible",
        "systemCancel", "completionSpeed", "scrubsCurve", "rubberBand",
      ]
    )
    func number(_ name: String) throws(InputLogError) -> Double {
      try node.required(name, "a number").double("a number")
    }
    func optionalNumber(_ name: String) throws(InputLogError) -> Double? {
      let member = try node.required(name, "a number or null")
      return member.value == .null ? nil : try member.double("a number or null")
    }
    func bool(_ name: String) throws(InputLogError) -> Bool {
      try node.required(name, "true or false").bool()
    }
    var rules = SwipeRules()
    if let rate {
      rules.release = .projecting(decelerationRate: try rate.double("a number"))
    } else {
      rules.release = .threshold(
        progress: try number("progress"),
        projected: try number("projected")
      )
    }
    rules.completionProgress = try optionalNumber("completionProgress")
    rules.slop = try number("slop")
    rules.isHorizontalOnly = try bool("isHorizontalOnly")
    rules.edgeWidth = try optionalNumber("edgeWidth")
    rules.isReversible = try bool("isReversible")
    let words = SwipeRules.SystemCancel.allCases.map { (word: $0.jsonName, value: $0) }
    rules.systemCancel = try node.required("systemCancel", "a rule").choice(words)
    rules.completionSpeed = try number("completionSpeed")
    rules.scrubsCurve = try bool("scrubsCurve")
    rules.rubberBand = try optionalNumber("rubberBand")
    return rules
  }

  /// The words of the screens together.
  private enum Word {
    /// All allow it.
    case allowed
    /// Fingers may not move the top.
    case disallowsGestures
    /// One is against it.
    case refused
    /// One wants to think about it.
    case waits
  }

  /// Reads what the screens say to a change.
  ///
  /// - Parameter node: Its object.
  /// - Returns: What they say.
  /// - Throws: The first thing that is wrong.
  func permission(_ node: JSONNode) throws(InputLogError) -> Permission {
    let words: [(word: String, value: Word)] = [
      ("allowed", .allowed), ("disallowsGestures", .disallowsGestures), ("refused", .refused),
      ("waits", .waits),
    ]
    let word = try node.required("answer", "an answer").choice(words)
    switch word {
    case .allowed:
      try node.allowOnly(["kind", "answer"])
      return .allowed
    case .disallowsGestures:
      try node.allowOnly(["kind", "answer"])
      return .disallowsGestures
    case .refused:
      try node.allowOnly(["kind", "answer", "screen", "reason"])
      return .refused(by: try node.screen("screen"), try reason(node))
    case .waits:
      try node.allowOnly(["kind", "answer", "screen"])
      return .waits(for: try node.screen("screen"))
    }
  }

  /// Reads what a screen answers from now on.
  ///
  /// - Parameter node: Its object.
  /// - Returns: The setting.
  /// - Throws: The first thing that is wrong.
  func guardAnswer(_ node: JSONNode) throws(InputLogError) -> Setting {
    let screen = try node.screen("screen")
    let sides = GuardSide.allCases.map { (word: $0.name, value: $0) }
    let side = try node.required("side", "a side").choice(sides)
    let words: [(word: String, value: GuardAnswer?)] = [
      ("declared", nil), ("allow", .allow), ("refuse", .refuse()), ("wait", .wait),
    ]
    var answer = try node.required("answer", "an answer").choice(words)
    var own: [String] = []
    if case .refuse = answer {
      answer = .refuse(try reason(node))
      own = ["reason"]
    }
    try node.allowOnly(["screen", "side", "answer"] + own)
    return .guardAnswer(screen, side, answer)
  }

  /// Reads why a screen is against a change.
  ///
  /// - Parameter node: The object of the answer.
  /// - Returns: The reason; unspecified where none is given.
  /// - Throws: That it is no number of a reason.
  private func reason(_ node: JSONNode) throws(InputLogError) -> GuardReason {
    guard let number = try node.optional("reason") else { return .unspecified }
    let words = "the number of a reason"
    let value = try number.integer(words, in: 0...Int64(UInt32.max))
    return GuardReason(rawValue: UInt32(value))
  }
}
