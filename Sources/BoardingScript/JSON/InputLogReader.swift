import Boarding

/// Makes entries of a log out of objects of JSON.
struct InputLogReader {
  /// The curves made so far, by the bits of their numbers: making one is costly, and a log names
  /// the same one often.
  var curves: [[UInt64]: CubicBezier] = [:]

  /// The kinds of entries.
  private enum Kind {
    /// A command.
    case command(Input.Kind)
    /// A move of the person.
    case move(Input.Kind)
    /// A step of an interactive transition.
    case interaction(Input.Kind)
    /// A sample of a finger.
    case pan(PanKind)
    /// What the screens say to a change.
    case permission
    /// The answer to where a move leads.
    case target
    /// The answer to how a transition is shown.
    case animation
    /// What happens to the container.
    case container
    /// A change of the surroundings.
    case setting
    /// Time.
    case advance
    /// A request that was declined before it reached the machine.
    case declined
    /// A call that was stopped.
    case stopped
    /// A question what a swipe would come to.
    case probed
    /// A report whether a swipe would begin.
    case eligibilityChanged
  }

  /// The words for the kinds, in the order in which errors list them.
  private static let kinds: [(word: String, value: Kind)] =
    Input.Kind.allCases.compactMap { (kind) in
      switch kind {
      case .start, .resume, .push, .pop, .popTo, .popToRoot, .replaceTop, .setStack, .skipTo,
        .finishFlow:
        (kind.jsonName, .command(kind))
      case .next, .previous, .choice: (kind.jsonName, .move(kind))
      case .update, .finish, .cancel: (kind.jsonName, .interaction(kind))
      case .container: (kind.jsonName, .container)
      case .setting: (kind.jsonName, .setting)
      case .advance: (kind.jsonName, .advance)
      case .reply, .pan, .swipeForward, .swipeBackward: nil
      }
    } + [
      ("panBegan", .pan(.began)), ("panMoved", .pan(.moved)), ("panEnded", .pan(.ended)),
      ("panCancelled", .pan(.cancelled)), ("permission", .permission),
      ("target", .target), ("animation", .animation), ("declined", .declined),
      ("stopped", .stopped), ("probed", .probed), ("eligibilityChanged", .eligibilityChanged),
    ]

  /// Reads an entry.
  ///
  /// - Parameter node: Its object.
  /// - Returns: The entry.
  /// - Throws: The first thing that is wrong.
  mutating func entry(_ node: JSONNode) throws(InputLogError) -> InputLog.Entry {
    switch try node.required("kind", "the kind of an input").choice(InputLogReader.kinds) {
    case .command(let kind): return .input(try command(kind, node))
    case .move(let kind): return .input(.move(try move(kind, node)))
    case .interaction(let kind): return .input(.interaction(try interaction(kind, node)))
    case .pan(let kind): return .input(.pan(try pan(kind, node)))
    case .permission: return .input(.reply(.permission(try permission(node))))
    case .target:
      try node.allowOnly(["kind", "screen"])
      let screen = try node.required("screen", "the id of a screen or null")
      if screen.value == .null { return .input(.reply(.target(nil))) }
      return .input(.reply(.target(try screen.screen())))
    case .animation:
      return .input(.reply(.animation(try animation(node))))
    case .container:
      try node.allowOnly(["kind", "change"])
      let changes = ContainerChange.allCases.map { (word: $0.jsonName, value: $0) }
      return .input(.container(try node.required("change", "a change").choice(changes)))
    case .setting:
      try node.allowOnly(["kind", "name", "value"])
      return .input(.setting(try setting(node)))
    case .advance:
      try node.allowOnly(["kind", "nanoseconds"])
      let words = "a whole number of nanoseconds"
      return .input(.advance(nanoseconds: try node.required("nanoseconds", words).integer(words)))
    case .declined:
      try node.allowOnly(["kind", "input", "reason"])
      let inputs = Input.Kind.allCases.map { (word: $0.jsonName, value: $0) }
      let reasons = Refusal.Reason.allCases.map { (word: $0.name, value: $0) }
      let kind = try node.required("input", "the kind of an input").choice(inputs)
      return .declined(kind, try node.required("reason", "a reason").choice(reasons))
    case .stopped:
      try node.allowOnly(["kind", "limit"])
      return .stopped(limit: try node.required("limit", "a number").int("a number of events"))
    case .probed:
      try node.allowOnly(["kind", "direction"])
      return .probed(try direction(node))
    case .eligibilityChanged:
      try node.allowOnly(["kind", "direction", "reason"])
      let reasons = Refusal.Reason.allCases.map { (word: $0.name, value: $0) }
      var reason: Refusal.Reason?
      if let given = try node.optional("reason") { reason = try given.choice(reasons) }
      return .eligibilityChanged(try direction(node), reason)
    }
  }

  /// Reads a command.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - node: Its object.
  /// - Returns: The input.
  /// - Throws: The first thing that is wrong.
  private func command(_ kind: Input.Kind, _ node: JSONNode) throws(InputLogError) -> Input {
    let command: Command
    var own = ["screen"]
    switch kind {
    case .start: command = .start(try node.screen("screen"))
    case .push: command = .push(try node.screen("screen"))
    case .popTo: command = .popTo(try node.screen("screen"))
    case .replaceTop: command = .replaceTop(try node.screen("screen"))
    case .skipTo: command = .skipTo(try node.screen("screen"))
    case .setStack, .resume:
      own = ["screens"]
      var screens: [ScreenID] = []
      for screen in try node.required("screens", "ids of screens").elements("ids of screens") {
        screens.append(try screen.screen())
      }
      command = kind == .setStack ? .setStack(screens) : .resume(screens)
    case .finishFlow:
      own = ["end"]
      let ends = FlowEnd.allCases.map { (word: $0.name, value: $0) }
      command = .finishFlow(try node.required("end", "the end of a flow").choice(ends))
    case .pop, .popToRoot:
      own = []
      command = kind == .pop ? .pop : .popToRoot
    case .next, .previous, .choice, .update, .finish, .cancel, .pan, .swipeForward,
      .swipeBackward, .reply, .container, .setting, .advance:
      throw node.fault("a command")
    }
    try node.allowOnly(["kind"] + own + ["motion", "source"])
    return .command(command, motion: try node.motion(), source: try node.source())
  }

  /// Reads a move.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - node: Its object.
  /// - Returns: The move.
  /// - Throws: The first thing that is wrong.
  private func move(_ kind: Input.Kind, _ node: JSONNode) throws(InputLogError) -> UserMove {
    let move: UserMove.Kind
    if kind == .choice {
      try node.allowOnly(["kind", "choice", "motion", "source"])
      let words = "the number of a choice"
      move = .choice(ChoiceID(rawValue: try node.required("choice", words).int(words)))
    } else {
      try node.allowOnly(["kind", "motion", "source"])
      move = kind == .next ? .next : .previous
    }
    return UserMove(move, motion: try node.motion(), source: try node.source())
  }

  /// Reads a step of an interactive transition.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - node: Its object.
  /// - Returns: The step.
  /// - Throws: The first thing that is wrong.
  private func interaction(
    _ kind: Input.Kind,
    _ node: JSONNode
  ) throws(InputLogError) -> Interaction {
    if kind == .update {
      try node.allowOnly(["kind", "progress"])
      return .update(progress: try node.required("progress", "a number").double("a number"))
    }
    try node.allowOnly(["kind", "speed"])
    let speed = try node.required("speed", "a number").double("a number")
    return kind == .finish ? .finish(completionSpeed: speed) : .cancel(completionSpeed: speed)
  }

  /// The names of settings.
  private enum SettingName {
    /// The width of the container.
    case containerWidth
    /// The direction of the language.
    case layoutDirection
    /// Whether the person asked for less motion.
    case reduceMotion
    /// What takes the place of motion.
    case reducedMotionStyle
    /// What happens to a move while something runs.
    case movePolicy
    /// What happens to a command while something runs.
    case commandPolicy
    /// What happens to a finger that touches while something runs.
    case swipePolicy
    /// How a finger drives a transition.
    case swipeRules
    /// Whether fingers may drive transitions.
    case gestures
    /// Whether moves go forward only.
    case forwardOnly
    /// What a screen answers from now on.
    case guardAnswer
    /// The value of a fact.
    case fact
  }

  /// The words for the names of settings.
  private static let settingNames: [(word: String, value: SettingName)] = [
    ("containerWidth", .containerWidth), ("layoutDirection", .layoutDirection),
    ("reduceMotion", .reduceMotion), ("reducedMotionStyle", .reducedMotionStyle),
    ("movePolicy", .movePolicy), ("commandPolicy", .commandPolicy),
    ("swipePolicy", .swipePolicy), ("swipeRules", .swipeRules), ("gestures", .gestures),
    ("forwardOnly", .forwardOnly), ("guardAnswer", .guardAnswer),
    ("fact", .fact),
  ]

  /// Reads a change of the surroundings.
  ///
  /// - Parameter node: Its object.
  /// - Returns: The change.
  /// - Throws: The first thing that is wrong.
  private func setting(_ node: JSONNode) throws(InputLogError) -> Setting {
    let name = try node.required("name", "the name of a setting")
    let value = try node.required("value", "the value of the setting")
    let policies = BusyPolicy.allCases.map { (word: $0.name, value: $0) }
    switch try name.choice(InputLogReader.settingNames) {
    case .containerWidth: return .containerWidth(try value.double("a number of points"))
    case .layoutDirection:
      let directions = LayoutDirection.allCases.map { (word: $0.name, value: $0) }
      return .layoutDirection(try value.choice(directions))
    case .reduceMotion: return .reduceMotion(try value.bool())
    case .reducedMotionStyle:
      let styles = ReducedMotionStyle.allCases.map { (word: $0.jsonName, value: $0) }
      return .reducedMotionStyle(try value.choice(styles))
    case .movePolicy: return .movePolicy(try value.choice(policies))
    case .commandPolicy: return .commandPolicy(try value.choice(policies))
    case .swipePolicy:
      let policies = SwipePolicy.allCases.map { (word: $0.name, value: $0) }
      return .swipePolicy(try value.choice(policies))
    case .swipeRules: return .swipeRules(try swipeRules(value))
    case .gestures: return .gestures(try value.bool())
    case .forwardOnly: return .forwardOnly(try value.bool())
    case .guardAnswer: return try guardAnswer(value)
    case .fact: return try fact(value)
    }
  }

  /// Reads the value of a fact.
  ///
  /// - Parameter node: Its object.
  /// - Returns: The setting.
  /// - Throws: The first thing that is wrong.
  private func fact(_ node: JSONNode) throws(InputLogError) -> Setting {
    let (fact, value) = ("the number of a fact", "the number of a value")
    let setting = Setting.fact(
      FactID(rawValue: try node.required("fact", fact).int(fact)),
      try node.required("value", value).int(value)
    )
    try node.allowOnly(["fact", "value"])
    return setting
  }

  /// Reads the answer to how a transition is shown.
  ///
  /// - Parameter node: Its object.
  /// - Returns: The animation.
  /// - Throws: The first thing that is wrong.
  private mutating func animation(_ node: JSONNode) throws(InputLogError) -> TransitionAnimation {
    let style = try style(node)
    if let spring = try node.optional("spring") {
      try node.allowOnly(["kind", "spring", "style"])
      guard let animation = TransitionAnimation(spring: try self.spring(spring), style: style)
      else { throw spring.fault("a spring that comes to rest") }
      return animation
    }
    try node.allowOnly(["kind", "nanoseconds", "curve", "style"])
    let words = "a whole number of nanoseconds, 0 or more"
    let span = try node.required("nanoseconds", words).integer(words, in: 0 ... .max)
    let curve = try curve(node.required("curve", "a curve"))
    return TransitionAnimation(duration: .nanoseconds(span), curve: curve, style: style)
  }

  /// Reads a spring.
  ///
  /// - Parameter node: Its object.
  /// - Returns: The spring.
  /// - Throws: The first thing that is wrong.
  private func spring(_ node: JSONNode) throws(InputLogError) -> Spring {
    try node.allowOnly(["mass", "stiffness", "damping", "allowsOverdamping"])
    func number(_ name: String, in range: ClosedRange<Double>) throws(InputLogError) -> Double {
      let (least, most) = (JSONValue.number(range.lowerBound), JSONValue.number(range.upperBound))
      let words = "a number from \(least.text) to \(most.text)"
      let member = try node.required(name, words)
      let value = try member.finite(words)
      if !range.contains(value) { throw member.fault(words) }
      return value
    }
    return Spring(
      mass: try number("mass", in: 1e-100...1e100),
      stiffness: try number("stiffness", in: 1e-100...1e100),
      damping: try number("damping", in: 0...1e150),
      allowsOverdamping: try node.required("allowsOverdamping", "true or false").bool()
    )
  }

  /// Reads what moves in a transition.
  ///
  /// - Parameter node: The object of the transition.
  /// - Returns: The style.
  /// - Throws: The first thing that is wrong.
  private func style(_ node: JSONNode) throws(InputLogError) -> TransitionAnimation.Style {
    let styleNode = try node.required("style", "a style")
    if case .integer = styleNode.value { return .custom(try styleNode.int("a number")) }
    return try styleNode.choice([("slide", .slide), ("crossFade", .crossFade), ("none", .none)])
  }
}

extension JSONNode {
  /// The value as the identity of a screen.
  ///
  /// - Returns: The identity.
  /// - Throws: That it is none.
  fileprivate func screen() throws(InputLogError) -> ScreenID {
    ScreenID(rawValue: try int("the id of a screen"))
  }

  /// Reads a member that is the identity of a screen.
  ///
  /// - Parameter name: The name of the member.
  /// - Returns: The identity.
  /// - Throws: That it is missing or none.
  func screen(_ name: String) throws(InputLogError) -> ScreenID {
    try required(name, "the id of a screen").screen()
  }

  /// Reads how a change is shown.
  ///
  /// - Returns: The motion.
  /// - Throws: That it is missing or none.
  fileprivate func motion() throws(InputLogError) -> Motion {
    let motions = Motion.allCases.map { (word: $0.jsonName, value: $0) }
    return try required("motion", "a motion").choice(motions)
  }

  /// Reads which screen issued a request.
  ///
  /// - Returns: The screen, or nil where none is named.
  /// - Throws: That it is none.
  fileprivate func source() throws(InputLogError) -> ScreenID? {
    guard let node = try optional("source") else { return nil }
    return try node.screen()
  }
}
