import Boarding

extension InterruptionPage {
  /// A table: inputs of one kind, by the policies that they obey or side by side.
  struct Trial {
    /// The name of the table.
    let name: String
    /// What comes before the input that is looked at.
    var beforehand: [Input] = []
    /// The columns.
    let columns: [Column]

    /// Makes the table of an input under several policies.
    ///
    /// - Parameters:
    ///   - name: The name of the table.
    ///   - policies: The policies with their names.
    ///   - beforehand: What comes before the input.
    ///   - input: The input.
    init(
      _ name: String,
      policies: [(name: String, setting: Setting)],
      beforehand: [Input] = [],
      _ input: Input
    ) {
      self.name = name
      self.beforehand = beforehand
      columns = policies.map { Column(name: $0.name, policy: $0.setting, input: input) }
    }

    /// Makes the table of inputs that obey no policy.
    ///
    /// - Parameters:
    ///   - name: The name of the table.
    ///   - inputs: The inputs with their names.
    init(_ name: String, _ inputs: [(name: String, input: Input)]) {
      self.name = name
      columns = inputs.map { Column(name: $0.name, input: $0.input) }
    }
  }

  /// An input with the policy under which it comes.
  struct Column {
    /// The name of the column.
    let name: String
    /// The policy, or nil for the standard ones.
    var policy: Setting?
    /// The input that is looked at.
    let input: Input
  }

  /// A chapter of the page.
  struct Theme {
    /// The name of the chapter.
    let name: String
    /// The tables.
    let trials: [Trial]
  }

  /// All inputs, by theme.
  static let themes: [Theme] = {
    let moves = BusyPolicy.allCases.map { ("\($0)", Setting.movePolicy($0)) }
    let commands = BusyPolicy.allCases.map { ("\($0)", Setting.commandPolicy($0)) }
    let swipes = SwipePolicy.allCases.map { ("\($0)", Setting.swipePolicy($0)) }
    return [
      Theme(
        name: "Moves",
        trials: [
          Trial("The Next button", policies: moves, .next()),
          Trial("The Back button", policies: moves, .previous()),
          Trial("A choice, which leads to D", policies: moves, .choose(0)),
          Trial("The Next button, by hand", policies: moves, .next(.interactive)),
        ]
      ),
      Theme(
        name: "Commands",
        trials: [
          Trial("A command: push", policies: commands, .push("H")),
          Trial("A command in no time: push", policies: commands, .push("H", .instant)),
          Trial("A command by hand: push", policies: commands, .push("H", .interactive)),
          Trial("A command: pop", policies: commands, .pop()),
          Trial("A command: pop to A", policies: commands, .pop(to: "A")),
          Trial("A command: pop to the root", policies: commands, .popToRoot()),
          Trial("A command: replace the top", policies: commands, .replace(by: "H")),
          Trial("A command: skip to E", policies: commands, .skip(to: "E")),
          Trial("A whole stack: [A,E]", policies: commands, .set("AE")),
          Trial("The end of the flow", policies: commands, .finishFlow()),
        ]
      ),
      Theme(
        name: "Fingers",
        trials: [
          Trial("A finger comes down", policies: swipes, .began()),
          Trial(
            "The first movement of that finger, forward",
            policies: swipes,
            beforehand: [.began()],
            .moved(-40)
          ),
          Trial(
            "The first movement of that finger, backward",
            policies: swipes,
            beforehand: [.began()],
            .moved(40)
          ),
          Trial(
            "The finger that is down goes on",
            [("to 200 points forward", .moved(-200)), ("to 40 points backward", .moved(40))]
          ),
          Trial(
            "The finger that is down leaves",
            [
              ("lifted at 160 points forward", .ended(-160)),
              ("lifted at 240 points", .ended(-240)),
              ("taken by the system there", .taken(-240)),
            ]
          ),
        ]
      ),
      Theme(
        name: "Programs",
        trials: [
          Trial(
            "An interactive transition is driven",
            [
              ("to three quarters", .update(0.75)), ("finished", .finish()),
              ("cancelled", .cancel()),
            ]
          ),
          Trial(
            "The late word of the screen B",
            [("yes", .allow), ("no", .forbid("B"))]
          ),
        ]
      ),
      Theme(
        name: "Surroundings",
        trials: [
          Trial(
            "The container",
            [
              ("disappears", .container(.disappear)), ("appears", .container(.appear)),
              ("is suspended", .container(.suspend)),
            ]
          ),
          Trial(
            "Settings",
            [
              ("the width is doubled", .setting(.containerWidth(800))),
              ("motion is reduced", .setting(.reduceMotion(true))),
              ("the layout is mirrored", .setting(.layoutDirection(.rightToLeft))),
              ("gestures are turned off", .setting(.gestures(false))),
              ("forward only", .setting(.forwardOnly(true))),
              ("other rules of swipes", .setting(.swipeRules(.projecting))),
            ]
          ),
          Trial("Time passes", [("10 ms", .wait(10)), ("400 ms", .wait(400))]),
        ]
      ),
    ]
  }()
}
