import Boarding

/// The inputs, written with letters.
extension Input {
  static func start(_ letter: String) -> Input {
    .command(.start(screen(letter)))
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
  var inNoTime: Input {
    switch self {
    case .command(let command, motion: _, let source):
      return .command(command, motion: .instant, source: source)
    case .move(var move):
      move.motion = .instant
      return .move(move)
    case .reply, .setting, .advance:
      return self
    }
  }
}
