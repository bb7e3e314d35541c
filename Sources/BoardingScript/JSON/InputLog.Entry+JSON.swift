import Boarding

extension InputLog.Entry {
  /// The entry as an object.
  var json: JSONValue {
    switch self {
    case .input(let input): .object(input.members)
    case .declined(let kind, let reason):
      .object([
        .init("kind", .string("declined")), .init("input", .string(kind.jsonName)),
        .init("reason", .string(reason.name)),
      ])
    case .stopped(let limit):
      .object([.init("kind", .string("stopped")), .init("limit", .int(limit))])
    case .probed(let direction):
      .object([.init("kind", .string("probed")), .init("direction", .string(direction.name))])
    case .eligibilityChanged(let direction, let reason):
      .object(
        [
          .init("kind", .string("eligibilityChanged")),
          .init("direction", .string(direction.name)),
        ] + (reason.map { [.init("reason", .string($0.name))] } ?? [])
      )
    }
  }
}

extension Input {
  /// The members of the object that stands for the input.
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .command(let command, let motion, let source):
      return [.init("kind", .string(command.kind.jsonName))] + command.members
        + tail(motion, source)
    case .move(let move):
      let kind = JSONValue.Member("kind", .string(move.kind.inputKind.jsonName))
      guard case .choice(let choice) = move.kind else {
        return [kind] + tail(move.motion, move.source)
      }
      let label = JSONValue.Member("choice", .int(choice.rawValue))
      return [kind, label] + tail(move.motion, move.source)
    case .interaction(let interaction):
      return [.init("kind", .string(interaction.kind.jsonName)), interaction.member]
    case .reply(.target(let target)):
      let screen = target.map { JSONValue.int($0.rawValue) } ?? .null
      return [.init("kind", .string("target")), .init("screen", screen)]
    case .pan(let pan):
      return pan.members
    case .reply(.permission(let permission)):
      return permission.members
    case .reply(.animation(let animation)):
      return [.init("kind", .string("animation"))] + animation.members
    case .container(let change):
      return [.init("kind", .string("container")), .init("change", .string(change.jsonName))]
    case .setting(let setting):
      let (name, value) = setting.json
      return [
        .init("kind", .string("setting")), .init("name", .string(name)), .init("value", value),
      ]
    case .advance(let nanoseconds):
      return [.init("kind", .string("advance")), .init("nanoseconds", .integer(nanoseconds))]
    }
  }

  /// Writes what a command and a move have in common.
  ///
  /// - Parameters:
  ///   - motion: How the change is shown.
  ///   - source: The screen that issued it, or nil where none is named.
  /// - Returns: The members.
  private func tail(_ motion: Motion, _ source: ScreenID?) -> [JSONValue.Member] {
    [.init("motion", .string(motion.jsonName))]
      + (source.map { [.init("source", .int($0.rawValue))] } ?? [])
  }
}

extension Command {
  /// The members that only this command has.
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .start(let screen), .push(let screen), .popTo(let screen), .replaceTop(let screen),
      .skipTo(let screen):
      [.init("screen", .int(screen.rawValue))]
    case .setStack(let screens), .resume(let screens):
      [.init("screens", .array(screens.map { .int($0.rawValue) }))]
    case .finishFlow(let end): [.init("end", .string(end.name))]
    case .pop, .popToRoot: []
    }
  }
}

extension Interaction {
  /// The number of the step.
  fileprivate var member: JSONValue.Member {
    switch self {
    case .update(let progress): .init("progress", .double(progress))
    case .finish(let speed), .cancel(let speed): .init("speed", .double(speed))
    }
  }
}

extension Setting {
  /// The name and the value of the setting.
  fileprivate var json: (name: String, value: JSONValue) {
    switch self {
    case .containerWidth(let width): ("containerWidth", .double(width))
    case .layoutDirection(let direction): ("layoutDirection", .string(direction.name))
    case .reduceMotion(let reduces): ("reduceMotion", .bool(reduces))
    case .reducedMotionStyle(let style): ("reducedMotionStyle", .string(style.jsonName))
    case .movePolicy(let policy): ("movePolicy", .string(policy.name))
    case .commandPolicy(let policy): ("commandPolicy", .string(policy.name))
    case .swipePolicy(let policy): ("swipePolicy", .string(policy.name))
    case .swipeRules(let rules): ("swipeRules", rules.json)
    case .gestures(let areAllowed): ("gestures", .bool(areAllowed))
    case .forwardOnly(let isForwardOnly): ("forwardOnly", .bool(isForwardOnly))
    case .guardAnswer(let screen, let side, let answer):
      ("guardAnswer", answer.json(of: screen, side))
    case .fact(let fact, let value):
      ("fact", .object([.init("fact", .int(fact.rawValue)), .init("value", .int(value))]))
    }
  }
}

extension TransitionAnimation {
  /// The members of the object that stands for the animation.
  fileprivate var members: [JSONValue.Member] {
    let style: JSONValue =
      switch self.style {
      case .slide: .string("slide")
      case .crossFade: .string("crossFade")
      case .none: .string("none")
      case .custom(let number): .int(number)
      }
    switch timing {
    case .curve(let curve):
      return [
        .init("nanoseconds", .integer(durationNanoseconds)), .init("curve", curve.json),
        .init("style", style),
      ]
    case .spring(let spring):
      return [.init("spring", spring.json), .init("style", style)]
    }
  }
}

extension Spring {
  /// The spring as a value.
  fileprivate var json: JSONValue {
    .object([
      .init("mass", .double(mass)), .init("stiffness", .double(stiffness)),
      .init("damping", .double(damping)), .init("allowsOverdamping", .bool(allowsOverdamping)),
    ])
  }
}

extension TimingCurve {
  /// The curve as a value.
  var json: JSONValue {
    switch self {
    case .linear: return .string("linear")
    case .cubicBezier(let curve):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2]
      return .object([.init("cubicBezier", .array(points.map { .double($0) }))])
    case .steps(let steps):
      return .object([
        .init("steps", .int(steps.count)), .init("position", .string(steps.position.jsonName)),
      ])
    case .piecewiseLinear(let lines):
      let corners = lines.stops.map { (stop) in
        JSONValue.array([.double(stop.inputs?.lowerBound ?? 0), .double(stop.output)])
      }
      return .object([.init("piecewiseLinear", .array(corners))])
    case .chained: return chain
    }
  }
}
