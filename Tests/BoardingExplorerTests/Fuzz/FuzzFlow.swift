import BoardingExplorer
import BoardingScript

/// Flows to be fuzzed.
enum FuzzFlow {
  /// Three screens in a row.
  static let welcome: [String] = [
    "flow Welcome",
    "screen welcome",
    "screen features",
    "screen permissions",
    "series welcome features permissions",
    "transition 400ms linear",
  ]

  /// Screens with links and words of their own.
  static let tour: [String] = [
    "flow Tour",
    "screen welcome choice skip done choice more tour",
    "screen tour next details previous none",
    "screen details previous welcome choice skip done",
    "screen settings gestures off",
    "screen done",
    "series welcome tour settings done",
    "transition 250ms linear",
    "policy moves queue",
    "policy swipes grab",
    "swipe rules boarding-pass reversible rubber-band 0.55",
  ]

  /// Screens that do not let everybody in and out.
  static let guarded: [String] = [
    "flow Guarded",
    "screen first",
    "screen terms leave refuse \"accept first\"",
    "screen account enter wait",
    "screen finale choice again first",
    "series first terms account finale",
    "transition 100ms linear",
    "policy commands finish",
    "policy swipes finish",
  ]

  /// Screens and links that are there while facts have certain values.
  static let conditional: [String] = [
    "flow Conditional",
    "version 2.1.0",
    "seen 1.0.0",
    "fact plan free pro team",
    "fact alerts unknown granted denied",
    "set fact plan pro",
    "screen welcome \"Hello\" next terms when plan team choice on offers when plan free choice on done",
    "screen news new-in 2.1.0",
    "screen terms next none when alerts denied and plan not free next offers previous welcome",
    "screen offers when plan free or pro gestures off",
    "screen alerts when alerts not granted leave refuse \"not \\\"yet\\\"\"",
    "screen old new-in 1.0.0",
    "screen done",
    "series welcome old news terms offers alerts done",
    "ends done offers",
    "allow finger-trap on offers \"it is a \\\\ form\"",
    "transition 250ms linear",
    "width 320",
    "reduce-motion fade",
  ]
}

extension Script {
  /// All inputs of a run of the script.
  var inputs: [Input] {
    var machine = Machine(flow: flow)
    var inputs: [Input] = []
    var events: [Event] = []
    func hand(_ input: Input) {
      inputs.append(input)
      let answer = machine.handle(input, into: &events)
      if case .advanced(let rest) = answer, rest > 0 { hand(.advance(nanoseconds: rest)) }
    }
    for statement in statements {
      switch statement.step {
      case .start: hand(.command(.start(flow.root ?? .absent)))
      case .input(let input): hand(input)
      case .derived(let derived): for input in derived.inputs(on: machine) { hand(input) }
      case .skip(let motion, let source):
        hand(.command(.skipTo(flow.lastScreen ?? .absent), motion: motion, source: source))
      case .settings(let settings): for setting in settings { hand(.setting(setting)) }
      case .pages, .settle, .expectation, .question, nil: continue
      }
    }
    return inputs
  }
}
