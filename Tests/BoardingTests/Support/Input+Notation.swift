import Boarding

/// The inputs, written with letters.
extension Input {
  static func start(_ letter: String) -> Input {
    .command(.start(screen(letter)))
  }

  static func resume(_ letters: String) -> Input {
    .command(.resume(screens(letters)))
  }

  static func fact(_ fact: Int, _ value: Int) -> Input {
    .setting(.fact(FactID(rawValue: fact), value))
  }

  static func push(
    _ letter: String,
    _ motion: Motion = .animated,
    from source: String? = nil
  ) -> Input {
    .command(.push(screen(letter)), motion: motion, source: source.map(screen))
  }

  static func pop(_ motion: Motion = .animated, from source: String? = nil) -> Input {
    .command(.pop, motion: motion, source: source.map(screen))
  }

  static func pop(
    to letter: String,
    _ motion: Motion = .animated,
    from source: String? = nil
  ) -> Input {
    .command(.popTo(screen(letter)), motion: motion, source: source.map(screen))
  }

  static func popToRoot(_ motion: Motion = .animated, from source: String? = nil) -> Input {
    .command(.popToRoot, motion: motion, source: source.map(screen))
  }

  static func replace(
    by letter: String,
    _ motion: Motion = .animated,
    from source: String? = nil
  ) -> Input {
    .command(.replaceTop(screen(letter)), motion: motion, source: source.map(screen))
  }

  static func set(
    _ letters: String,
    _ motion: Motion = .animated,
    from source: String? = nil
  ) -> Input {
    .command(.setStack(screens(letters)), motion: motion, source: source.map(screen))
  }

  static func next(_ motion: Motion = .animated, from source: String? = nil) -> Input {
    .move(UserMove(.next, motion: motion, source: source.map(screen)))
  }

  static func previous(_ motion: Motion = .animated, from source: String? = nil) -> Input {
    .move(UserMove(.previous, motion: motion, source: source.map(screen)))
  }

  static func choose(
    _ label: Int,
    _ motion: Motion = .animated,
    from source: String? = nil
  ) -> Input {
    .move(
      UserMove(.choice(ChoiceID(rawValue: label)), motion: motion, source: source.map(screen))
    )
  }

  static func skip(
    to letter: String,
    _ motion: Motion = .animated,
    from source: String? = nil
  ) -> Input {
    .command(.skipTo(screen(letter)), motion: motion, source: source.map(screen))
  }

  static func finishFlow(_ end: FlowEnd = .completed, from source: String? = nil) -> Input {
    .command(.finishFlow(end), source: source.map(screen))
  }

  static func update(_ progress: Double) -> Input {
    .interaction(.update(progress: progress))
  }

  static func finish(_ speed: Double = 1) -> Input {
    .interaction(.finish(completionSpeed: speed))
  }

  static func cancel(_ speed: Double = 1) -> Input {
    .interaction(.cancel(completionSpeed: speed))
  }

  static func answer(to letter: String?) -> Input {
    .reply(.target(letter.map(screen)))
  }

  static func animate(milliseconds: Int64 = 400) -> Input {
    .reply(.animation(TransitionAnimation(duration: .milliseconds(milliseconds), curve: .linear)))
  }

  static func wait(_ milliseconds: Int64) -> Input {
    .advance(nanoseconds: milliseconds * 1_000_000)
  }

  /// The same input with its change shown in no time.
  var inNoTime: Input { moving(.instant) }

  /// The same input with its change driven by hand.
  var byHand: Input { moving(.interactive) }

  /// The same input with its change shown in another way.
  ///
  /// - Parameter motion: How the change is shown.
  /// - Returns: The input.
  private func moving(_ motion: Motion) -> Input {
    switch self {
    case .command(let command, motion: _, let source):
      return .command(command, motion: motion, source: source)
    case .move(var move):
      move.motion = motion
      return .move(move)
    case .interaction, .pan, .reply, .container, .setting, .advance:
      return self
    }
  }
}

/// Writes an input.
///
/// - Parameter input: The input.
/// - Returns: A text such as `push B at once from A`.
func text(_ input: Input) -> String {
  switch input {
  case .command(let command, let motion, let source):
    text(command) + text(motion) + text(source: source)
  case .move(let move):
    text(move.kind) + text(move.motion) + text(source: move.source)
  case .interaction(.update(let progress)):
    "update \(progress)"
  case .interaction(.finish(let speed)):
    "finish at speed \(speed)"
  case .interaction(.cancel(let speed)):
    "cancel at speed \(speed)"
  case .container(let change):
    "container \(change)"
  case .reply(.target(let target)):
    "reply " + (target.map(letter) ?? "nowhere")
  case .pan(let pan):
    "\(pan)"
  case .reply(.permission(let permission)):
    "reply \(permission)"
  case .reply(.animation(let animation)):
    "reply \(animation.durationNanoseconds) ns \(animation.style)"
  case .setting(let setting):
    "\(setting)"
  case .advance(let nanoseconds):
    "advance \(nanoseconds) ns"
  }
}

/// Writes a command.
private func text(_ command: Command) -> String {
  switch command {
  case .start(let screen): "start \(letter(screen))"
  case .push(let screen): "push \(letter(screen))"
  case .pop: "pop"
  case .popTo(let screen): "popTo \(letter(screen))"
  case .popToRoot: "popToRoot"
  case .replaceTop(let screen): "replaceTop \(letter(screen))"
  case .setStack(let screens): "set " + text(screens)
  case .resume(let screens): "resume " + text(screens)
  case .skipTo(let screen): "skip to \(letter(screen))"
  case .finishFlow(let end): "finish flow \(end.name)"
  }
}

/// Writes where a move leads.
private func text(_ kind: UserMove.Kind) -> String {
  switch kind {
  case .next: "next"
  case .previous: "previous"
  case .choice(let label): "choose \(label.rawValue)"
  }
}

/// Writes whether a change is shown over time.
private func text(_ motion: Motion) -> String {
  switch motion {
  case .animated: ""
  case .instant: " at once"
  case .interactive: " by hand"
  }
}

/// Writes who issued an input.
private func text(source: ScreenID?) -> String {
  source.map { " from " + letter($0) } ?? ""
}
