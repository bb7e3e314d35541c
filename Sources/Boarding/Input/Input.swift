/// Anything handed to the machine.
///
/// - SeeAlso: `Machine.handle(_:into:)`
public enum Input: Hashable, Sendable {
  /// A programmatic request, with the screen that issued it where one is named.
  case command(Command, motion: Motion = .animated, source: ScreenID? = nil)
  /// A move of the person who uses the flow.
  case move(UserMove)
  /// A step of the interactive transition that is open.
  case interaction(Interaction)
  /// A sample of the finger.
  case pan(Pan)
  /// The answer to the machine's question.
  case reply(Reply)
  /// What happens to the container as a whole.
  case container(ContainerChange)
  /// A change of the surroundings.
  case setting(Setting)
  /// Time, in nanoseconds; `Int64.max` stands for a time that does not fit.
  case advance(nanoseconds: Int64)

  /// Makes the input that lets a duration pass.
  ///
  /// - Parameter duration: How much time passes, rounded to whole nanoseconds. What does not fit
  ///   64 bits becomes a time that the machine refuses as an overflow.
  /// - Returns: The input.
  public static func advance(by duration: Duration) -> Input {
    .advance(nanoseconds: duration.wholeNanoseconds ?? (duration < .zero ? .min : .max))
  }

  /// The kind of the input, by which a refusal names it.
  public var kind: Kind {
    switch self {
    case .command(let command, motion: _, source: _): command.kind
    case .move(let move): move.kind.inputKind
    case .interaction(let interaction): interaction.kind
    case .pan: .pan
    case .reply: .reply
    case .container: .container
    case .setting: .setting
    case .advance: .advance
    }
  }

  /// How the change of the input is shown, or nil where it makes none.
  var motion: Motion? {
    switch self {
    case .command(_, let motion, source: _): motion
    case .move(let move): move.motion
    case .interaction, .pan, .reply, .container, .setting, .advance: nil
    }
  }

  /// Tells whether the answer to a reply is the answer to this input.
  ///
  /// The first that is more than another question is, but the last for a finger: it may have gone
  /// far enough by then to complete what has just begun.
  ///
  /// - Parameter before: The answer to the input so far.
  /// - Returns: True if it is.
  func isAnsweredLater(than before: Answer) -> Bool {
    if case .asks = before { return true }
    if case .pan = self { return true }
    return false
  }

  /// True for a move to the screen before the top.
  var isWayBack: Bool {
    if case .move(let move) = self { return move.kind == .previous }
    return false
  }

  /// The kinds of inputs.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// To put up the first screen.
    case start
    /// To put up the screens that were left.
    case resume
    /// To put a screen on top.
    case push
    /// To take the top off.
    case pop
    /// To uncover a screen.
    case popTo
    /// To uncover the root.
    case popToRoot
    /// To put a screen in the place of the top.
    case replaceTop
    /// To put screens in the place of the whole stack.
    case setStack
    /// To go to the last screen.
    case skipTo
    /// To end the flow.
    case finishFlow
    /// To go to the screen after the top.
    case next
    /// To go to the screen before the top.
    case previous
    /// To go along a named link.
    case choice
    /// To bring an interactive transition to a progress.
    case update
    /// To let an interactive transition run on.
    case finish
    /// To let an interactive transition run back.
    case cancel
    /// To touch, move and lift a finger.
    case pan
    /// To go on by a swipe, decided by the first movement of the finger.
    case swipeForward
    /// To go back by a swipe, decided by the first movement of the finger.
    case swipeBackward
    /// To answer a question.
    case reply
    /// To tell what happens to the container.
    case container
    /// To change the surroundings.
    case setting
    /// To let time pass.
    case advance
  }
}

extension Command {
  /// The kind of input that the command is.
  public var kind: Input.Kind {
    switch self {
    case .start: .start
    case .resume: .resume
    case .push: .push
    case .pop: .pop
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .replaceTop: .replaceTop
    case .setStack: .setStack
    case .skipTo: .skipTo
    case .finishFlow: .finishFlow
    }
  }
}

extension UserMove.Kind {
  /// The kind of input that the move is.
  public var inputKind: Input.Kind {
    switch self {
    case .next: .next
    case .previous: .previous
    case .choice: .choice
    }
  }
}
