import Boarding

/// Something that happens in the middle of a run that does not expect it.
struct Intrusion: Sendable {
  /// What it is called in messages.
  let name: String
  /// Looks at the machine and returns the inputs that are handed in.
  let inputs: @Sendable (Machine) -> [Input]

  /// What happens at a due instant: every kind of command, and the container goes and comes.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The intrusions.
  static func atDueInstants(in flow: Flow) -> [Intrusion] {
    let commands: [Intrusion] = [
      Intrusion("pop") { _ in [.command(.pop)] },
      Intrusion("pop to root") { _ in [.command(.popToRoot)] },
      Intrusion("set to the root") { _ in [.command(.setStack([flow.root ?? .absent]))] },
      Intrusion("skip") { _ in [.command(.skipTo(ScreenID(rawValue: flow.screens.count - 1)))] },
      Intrusion("finish flow") { _ in [.command(.finishFlow(.completed))] },
      Intrusion("push") { (machine) in newScreen(in: machine).map { [.command(.push($0))] } ?? [] },
      Intrusion("set upside down") { (machine) in
        [.command(.setStack(Array(machine.state.stack)))]
      },
      Intrusion("set to something new") { (machine) in
        newScreen(in: machine).map { [.command(.setStack([$0, flow.root ?? .absent]))] } ?? []
      },
      Intrusion("replace") { (machine) in
        newScreen(in: machine).map { [.command(.replaceTop($0))] } ?? []
      },
    ]
    let surroundings: [Intrusion] = [
      Intrusion("container disappear and appear") { _ in
        [.container(.disappear), .container(.appear)]
      },
      Intrusion("container suspend") { _ in [.container(.suspend)] },
      Intrusion("less motion") { _ in [.setting(.reduceMotion(true))] },
    ]
    return commands + commands.map { $0.by(.instant, "instant") }
      + commands.map { $0.by(.interactive, "interactive") } + surroundings
  }

  /// What happens after an update: both verdicts at several speeds, and all of the others.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The intrusions.
  static func afterUpdates(in flow: Flow) -> [Intrusion] {
    [
      Intrusion("finish") { _ in [.interaction(.finish())] },
      Intrusion("cancel") { _ in [.interaction(.cancel())] },
      Intrusion("finish fast") { _ in [.interaction(.finish(completionSpeed: 1_000_000_000))] },
      Intrusion("cancel slowly") { _ in [.interaction(.cancel(completionSpeed: 0.1))] },
    ] + atDueInstants(in: flow)
  }

  /// What happens after a sample of a finger: the system takes it away, it is lifted anywhere, the
  /// surroundings change under it, and all of the others.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The intrusions.
  static func afterSamples(in flow: Flow) -> [Intrusion] {
    let lifts: [Intrusion] = [-3_000, 0, 3_000].map { (velocity) in
      Intrusion("lift at \(Int(velocity))") { (machine) in
        let translation = machine.state.fingerTranslation ?? .zero
        let sample = PanSample(translation: translation, velocity: PanVector(x: velocity))
        return [.pan(.ended(sample))]
      }
    }
    return lifts + [
      Intrusion("system cancel") { (machine) in
        let translation = machine.state.fingerTranslation ?? .zero
        return [.pan(.cancelled(PanSample(translation: translation)))]
      },
      Intrusion("half the width") { (machine) in
        [.setting(.containerWidth(machine.state.settings.containerWidth / 2))]
      },
      Intrusion("another layout direction") { (machine) in
        let isMirrored = machine.state.settings.layoutDirection == .rightToLeft
        return [.setting(.layoutDirection(isMirrored ? .leftToRight : .rightToLeft))]
      },
      Intrusion("gestures off") { _ in [.setting(.gestures(false))] },
      Intrusion("other rules") { _ in [.setting(.swipeRules(.projecting))] },
      Intrusion("a second finger") { _ in [.pan(.began(start: nil))] },
      Intrusion("allow") { _ in [.reply(.permission(.allowed))] },
      Intrusion("next") { _ in [.move(UserMove(.next))] },
      Intrusion("back") { _ in [.move(UserMove(.previous))] },
    ] + afterUpdates(in: flow)
  }

  /// What happens while time moves a transition: a finger catches it and goes back, goes on or
  /// stays, and all that may happen at a due instant.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The intrusions.
  static func atTicks(in flow: Flow) -> [Intrusion] {
    fingersAtTicks + atDueInstants(in: flow)
  }

  /// What a finger does while time moves a transition; the width of the container changes, too.
  private static let fingersAtTicks: [Intrusion] =
    [-300, -1, 0, 1, 300].map { (distance) in
      Intrusion("grab and move by \(Int(distance))") { _ in
        let end = PanSample(translation: PanVector(x: distance))
        return [
          .setting(.swipePolicy(.grab)), .pan(.began(start: nil)), .pan(.moved(end)),
          .pan(.ended(end)),
        ]
      }
    } + [
      Intrusion("grab and let be taken away") { _ in
        [
          .setting(.swipePolicy(.grab)), .pan(.began(start: nil)),
          .pan(.cancelled(PanSample(translation: .zero))),
        ]
      },
      Intrusion("finish and swipe") { _ in
        let end = PanSample(translation: PanVector(x: -300))
        return [
          .setting(.swipePolicy(.finish)), .pan(.began(start: nil)), .pan(.moved(end)),
          .pan(.ended(end)),
        ]
      },
      Intrusion("grab and hold") { _ in
        [.setting(.swipePolicy(.grab)), .pan(.began(start: nil))]
      },
      Intrusion("grab and push") { (machine) in
        [.setting(.swipePolicy(.grab)), .pan(.began(start: nil))]
          + (newScreen(in: machine).map { [.command(.push($0))] } ?? [])
      },
      Intrusion("half the width") { (machine) in
        [.setting(.containerWidth(machine.state.settings.containerWidth / 2))]
      },
    ]

  /// Makes an intrusion.
  ///
  /// - Parameters:
  ///   - name: What it is called in messages.
  ///   - inputs: Looks at the machine and returns the inputs that are handed in.
  private init(_ name: String, inputs: @escaping @Sendable (Machine) -> [Input]) {
    self.name = name
    self.inputs = inputs
  }

  /// The same command, shown in another way.
  private func by(_ motion: Motion, _ word: String) -> Intrusion {
    let inputs = inputs
    return Intrusion(name + " " + word) { (machine) in
      inputs(machine).map { (input) in
        guard case .command(let command, motion: _, source: let source) = input else {
          return input
        }
        return .command(command, motion: motion, source: source)
      }
    }
  }

  /// A declared screen that is not on the stack, or nil if all of them are.
  private static func newScreen(in machine: Machine) -> ScreenID? {
    machine.flow.screens.indices.map { ScreenID(rawValue: $0) }
      .first { !machine.state.stack.contains($0) }
  }
}
