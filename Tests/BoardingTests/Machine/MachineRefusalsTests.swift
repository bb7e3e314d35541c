import Boarding
import Testing

/// Pins every reason to decline, and which one is named where several apply.
struct MachineRefusalsTests {
  /// A situation, an input that does not fit it, and what it is refused with.
  struct Row: Sendable, CustomTestStringConvertible {
    let situation: Situation
    let input: Input
    let reason: Refusal.Reason
    let blocking: String?

    init(
      _ situation: Situation,
      _ input: Input,
      _ reason: Refusal.Reason,
      _ blocking: String? = nil
    ) {
      self.situation = situation
      self.input = input
      self.reason = reason
      self.blocking = blocking
    }

    var testDescription: String { "\(situation): \(input.kind) is \(reason)" }
  }

  /// Where the machine stands.
  enum Situation: Sendable, CaseIterable {
    /// Before the first screen.
    case empty
    /// At rest with [A].
    case atRoot
    /// At rest with [A,B].
    case resting
    /// B is being popped from [A,B], and nothing may wait.
    case running
    /// B is being popped from [A,B] by hand.
    case driven
    /// The container is hidden, with [A,B].
    case hidden
    /// The flow has ended with [A,B].
    case ended
    /// B is being popped from [A,B], and the flow ends after that.
    case ending
    /// An open flow has asked for a target with [A,B].
    case askingForTarget
    /// An open flow has asked for an animation with [A,B].
    case askingForAnimation

    var run: Run {
      switch self {
      case .empty:
        return Run(beforeFirstScreenOf: .declared())
      case .atRoot:
        return Run("A")
      case .resting:
        return Run("AB", in: .declared(series: "B"))
      case .running:
        var run = Run("AB", Settings(commandPolicy: .refuse))
        run.hand(.pop())
        return run
      case .driven:
        var run = Run("AB", in: .declared(series: "B"))
        run.hand(.pop(.interactive))
        return run
      case .hidden:
        var run = Run("AB", in: .declared(series: "B"))
        run.hand(.container(.disappear))
        return run
      case .ended:
        var run = Run("AB", in: .declared(series: "AB"))
        run.hand(.finishFlow())
        return run
      case .ending:
        var run = Run("AB", in: .declared(series: "AB", settings: Settings(movePolicy: .queue)))
        run.hand(.pop())
        run.hand(.finishFlow(.skipped))
        return run
      case .askingForTarget:
        var run = Run("AB", in: .open())
        run.hand(.next())
        return run
      case .askingForAnimation:
        var run = Run("A", in: .open())
        run.hand(.push("B"))
        return run
      }
    }
  }

  @Test(arguments: Self.single + Self.both + Self.driving)
  func `an input that does not fit is refused with its first reason, and nothing changes`(
    row: Row
  ) {
    var run = row.situation.run
    run.expectRefusal(of: row.input, row.reason, row.blocking)
  }

  @Test func `every reason occurs but the one that only an eligibility says`() {
    let rows = (Self.single + Self.driving).map(\.reason)
    let reasons = Set(rows + MachineSwipeRefusalsTests.single.map(\.reason))
    #expect(Refusal.Reason.allCases.filter { !reasons.contains($0) } == [.guardWaits])
  }

  @Test func `the reasons are listed in the order in which they are looked at`() {
    #expect(
      Refusal.Reason.allCases == [
        .negativeDuration, .timeOverflow, .invalidWidth, .invalidProgress, .invalidSpeed,
        .invalidSample, .invalidRules, .emptyStack, .unknownScreen, .unknownFact, .wrongPhase,
        .mostlyVertical, .staleSource, .transitionInProgress, .noTarget, .atRoot, .notOnStack,
        .alreadyThere,
        .alreadyOnStack, .forwardOnly, .gesturesOff, .outsideEdge, .alreadyPending,
        .screenDisallowsGestures, .guarded, .guardWaits, .superseded,
      ]
    )
  }

  /// One reason each, of what drives a transition, hides the container or ends the flow.
  static let driving: [Row] = [
    Row(.driven, .update(.nan), .invalidProgress),
    Row(.driven, .update(.infinity), .invalidProgress),
    Row(.driven, .update(-.infinity), .invalidProgress),
    Row(.driven, .finish(0), .invalidSpeed),
    Row(.driven, .finish(-1), .invalidSpeed),
    Row(.driven, .cancel(.nan), .invalidSpeed),
    Row(.driven, .cancel(.infinity), .invalidSpeed),
    Row(.resting, .began(at: .nan), .invalidSample),
    Row(.resting, .moved(.infinity), .invalidSample),
    Row(.empty, .ended(0, -.infinity), .invalidSample),
    Row(.askingForTarget, .taken(0, velocity: .nan), .invalidSample),
    Row(.resting, .setting(.swipeRules(SwipeRules(slop: -1))), .invalidRules),
    Row(.askingForTarget, .setting(.swipeRules(SwipeRules(edgeWidth: 0))), .invalidRules),
    Row(.resting, .guarding("Z", .leave, .allow), .unknownScreen, "Z"),
    Row(.resting, .forbid("Z"), .unknownScreen, "Z"),
    Row(.empty, .began(), .wrongPhase),
    Row(.ended, .began(), .wrongPhase),
    Row(.ending, .began(), .wrongPhase),
    Row(.hidden, .began(), .wrongPhase),
    Row(.askingForTarget, .began(), .wrongPhase),
    Row(.askingForAnimation, .began(), .wrongPhase),
    Row(.resting, .moved(-10), .wrongPhase),
    Row(.driven, .ended(-10), .wrongPhase),
    Row(.running, .taken(-10), .wrongPhase),
    Row(.resting, .allow, .wrongPhase),
    Row(.askingForTarget, .allow, .wrongPhase),
    Row(.askingForAnimation, .forbid("A"), .wrongPhase),
    Row(.askingForTarget, .guarding("A", .leave, .allow), .wrongPhase),
    Row(.resting, .skip(to: "Z"), .unknownScreen, "Z"),
    Row(.empty, .update(0.5), .wrongPhase),
    Row(.resting, .update(0.5), .wrongPhase),
    Row(.resting, .finish(), .wrongPhase),
    Row(.resting, .cancel(), .wrongPhase),
    Row(.running, .update(0.5), .wrongPhase),
    Row(.running, .finish(), .wrongPhase),
    Row(.running, .cancel(), .wrongPhase),
    Row(.askingForAnimation, .cancel(), .wrongPhase),
    Row(.driven, .push("C", .interactive), .wrongPhase),
    Row(.driven, .set("C", .interactive), .wrongPhase),
    Row(.driven, .next(.interactive), .wrongPhase),
    Row(.driven, .previous(.interactive), .wrongPhase),
    Row(.driven, .next(), .transitionInProgress),
    Row(.hidden, .push("C", .interactive), .wrongPhase),
    Row(.hidden, .set("C", .interactive), .wrongPhase),
    Row(.hidden, .next(.interactive), .wrongPhase),
    Row(.hidden, .container(.disappear), .alreadyThere),
    Row(.resting, .container(.appear), .alreadyThere),
    Row(.askingForTarget, .container(.suspend), .wrongPhase),
    Row(.askingForAnimation, .container(.disappear), .wrongPhase),
    Row(.empty, .finishFlow(), .wrongPhase),
    Row(.empty, .skip(to: "A"), .wrongPhase),
    Row(.ended, .push("C"), .wrongPhase),
    Row(.ended, .pop(), .wrongPhase),
    Row(.ended, .pop(to: "A"), .wrongPhase),
    Row(.ended, .popToRoot(), .wrongPhase),
    Row(.ended, .replace(by: "C"), .wrongPhase),
    Row(.ended, .skip(to: "C"), .wrongPhase),
    Row(.ended, .finishFlow(), .wrongPhase),
    Row(.ended, .finishFlow(.skipped), .wrongPhase),
    Row(.ended, .start("C"), .wrongPhase),
    Row(.ended, .next(), .wrongPhase),
    Row(.ended, .previous(), .wrongPhase),
    Row(.ended, .choose(0), .wrongPhase),
    Row(.ending, .push("C"), .wrongPhase),
    Row(.ending, .finishFlow(), .wrongPhase),
    Row(.ending, .next(), .wrongPhase),
    Row(.ending, .set("C", .interactive), .transitionInProgress),
    Row(.running, .push("C", .interactive), .transitionInProgress),
    Row(.running, .finishFlow(), .transitionInProgress),
    Row(.resting, .skip(to: "B"), .alreadyThere, "B"),
    Row(.ended, .set("AB"), .alreadyThere, "B"),
    // Malformed, then the wrong phase, then a stale source, then the target.
    Row(.resting, .update(.nan), .invalidProgress),
    Row(.empty, .finish(0), .invalidSpeed),
    Row(.askingForTarget, .cancel(0), .invalidSpeed),
    Row(.ended, .push("Z"), .unknownScreen, "Z"),
    Row(.ended, .set(""), .emptyStack),
    Row(.ended, .pop(from: "A"), .wrongPhase),
    Row(.ended, .next(from: "A"), .wrongPhase),
    Row(.ended, .set("C", from: "A"), .staleSource, "A"),
    Row(.driven, .push("Z", .interactive), .unknownScreen, "Z"),
    Row(.driven, .push("C", .interactive, from: "A"), .wrongPhase),
    Row(.driven, .next(.interactive, from: "A"), .wrongPhase),
    Row(.driven, .push("C", from: "A"), .staleSource, "A"),
    Row(.driven, .next(from: "A"), .staleSource, "A"),
    Row(.driven, .push("A"), .alreadyOnStack, "A"),
    Row(.driven, .set("AB"), .alreadyThere, "B"),
    Row(.hidden, .push("C", .interactive, from: "A"), .wrongPhase),
    Row(.running, .push("C", .interactive, from: "B"), .staleSource, "B"),
    Row(.running, .pop(.interactive), .transitionInProgress),
    Row(.resting, .finishFlow(from: "A"), .staleSource, "A"),
  ]

  /// One reason each.
  static let single: [Row] = [
    Row(.resting, .advance(nanoseconds: -1), .negativeDuration),
    Row(.resting, .advance(nanoseconds: .min), .negativeDuration),
    Row(.resting, .advance(nanoseconds: .max), .timeOverflow),
    Row(.empty, .advance(by: .seconds(10_000_000_000)), .timeOverflow),
    Row(.empty, .advance(by: .seconds(-10_000_000_000)), .negativeDuration),
    Row(.resting, .setting(.containerWidth(0)), .invalidWidth),
    Row(.resting, .setting(.containerWidth(-1)), .invalidWidth),
    Row(.resting, .setting(.containerWidth(.nan)), .invalidWidth),
    Row(.resting, .setting(.containerWidth(.infinity)), .invalidWidth),
    Row(.resting, .set(""), .emptyStack),
    Row(.resting, .fact(0, 0), .unknownFact),
    Row(.resting, .fact(.min, .max), .unknownFact),
    Row(.resting, .push("Z"), .unknownScreen, "Z"),
    Row(.resting, .pop(to: "Z"), .unknownScreen, "Z"),
    Row(.resting, .replace(by: "Z"), .unknownScreen, "Z"),
    Row(.resting, .set("AYZ"), .unknownScreen, "Y"),
    Row(.empty, .start("Z"), .unknownScreen, "Z"),
    Row(.resting, .command(.push(.absent)), .unknownScreen, "-"),
    Row(.resting, .command(.push(ScreenID(rawValue: .min))), .unknownScreen, "#\(Int.min)"),
    Row(.resting, .command(.push(ScreenID(rawValue: .max))), .unknownScreen, "#\(Int.max)"),
    Row(.askingForTarget, .reply(.target(.absent)), .unknownScreen, "-"),
    Row(.empty, .push("A"), .wrongPhase),
    Row(.empty, .pop(), .wrongPhase),
    Row(.empty, .pop(to: "A"), .wrongPhase),
    Row(.empty, .popToRoot(), .wrongPhase),
    Row(.empty, .replace(by: "A"), .wrongPhase),
    Row(.empty, .next(), .wrongPhase),
    Row(.empty, .previous(), .wrongPhase),
    Row(.empty, .choose(0), .wrongPhase),
    Row(.empty, .answer(to: "A"), .wrongPhase),
    Row(.empty, .animate(), .wrongPhase),
    Row(.resting, .start("C"), .wrongPhase),
    Row(.resting, .answer(to: nil), .wrongPhase),
    Row(.resting, .animate(), .wrongPhase),
    Row(.running, .start("C"), .wrongPhase),
    Row(.running, .answer(to: "C"), .wrongPhase),
    Row(.askingForTarget, .animate(), .wrongPhase),
    Row(.askingForTarget, .push("C"), .wrongPhase),
    Row(.askingForTarget, .next(), .wrongPhase),
    Row(.askingForTarget, .wait(1), .wrongPhase),
    Row(.askingForTarget, .setting(.reduceMotion(true)), .wrongPhase),
    Row(.askingForAnimation, .answer(to: nil), .wrongPhase),
    Row(.askingForAnimation, .set("C"), .wrongPhase),
    Row(.askingForAnimation, .wait(0), .wrongPhase),
    Row(.askingForAnimation, .setting(.containerWidth(1)), .wrongPhase),
    Row(.resting, .push("C", from: "A"), .staleSource, "A"),
    Row(.resting, .pop(from: "A"), .staleSource, "A"),
    Row(.resting, .pop(to: "A", from: "C"), .staleSource, "C"),
    Row(.resting, .popToRoot(from: "A"), .staleSource, "A"),
    Row(.resting, .replace(by: "C", from: "A"), .staleSource, "A"),
    Row(.resting, .set("C", from: "A"), .staleSource, "A"),
    Row(.resting, .next(from: "A"), .staleSource, "A"),
    Row(.resting, .previous(from: "Z"), .staleSource, "Z"),
    Row(.resting, .command(.pop, source: .absent), .staleSource, "-"),
    Row(.running, .push("C"), .transitionInProgress),
    Row(.running, .next(), .transitionInProgress),
    Row(.resting, .next(), .noTarget, "B"),
    Row(.resting, .previous(), .noTarget, "B"),
    Row(.resting, .choose(.max), .noTarget, "B"),
    Row(.atRoot, .previous(), .atRoot, "A"),
    Row(.atRoot, .pop(), .atRoot, "A"),
    Row(.resting, .pop(to: "C"), .notOnStack, "C"),
    Row(.resting, .pop(to: "B"), .alreadyThere, "B"),
    Row(.atRoot, .popToRoot(), .alreadyThere, "A"),
    Row(.resting, .set("AB"), .alreadyThere, "B"),
    Row(.resting, .push("A"), .alreadyOnStack, "A"),
    Row(.resting, .push("B"), .alreadyOnStack, "B"),
    Row(.resting, .replace(by: "A"), .alreadyOnStack, "A"),
    Row(.resting, .replace(by: "B"), .alreadyOnStack, "B"),
    Row(.resting, .set("CDCD"), .alreadyOnStack, "C"),
    Row(.empty, .set("AA"), .alreadyOnStack, "A"),
  ]

  /// Inputs to which two reasons or more apply: the earlier one is named.
  static let both: [Row] = [
    // Malformed comes before the wrong phase.
    Row(.askingForTarget, .advance(nanoseconds: -1), .negativeDuration),
    Row(.askingForTarget, .advance(nanoseconds: .max), .timeOverflow),
    Row(.askingForTarget, .setting(.containerWidth(.nan)), .invalidWidth),
    Row(.askingForTarget, .set(""), .emptyStack),
    Row(.empty, .push("Z"), .unknownScreen, "Z"),
    Row(.empty, .pop(to: "Z"), .unknownScreen, "Z"),
    Row(.empty, .replace(by: "Z"), .unknownScreen, "Z"),
    Row(.resting, .start("Z"), .unknownScreen, "Z"),
    Row(.resting, .answer(to: "Z"), .unknownScreen, "Z"),
    Row(.askingForAnimation, .reply(.target(.absent)), .unknownScreen, "-"),
    // The wrong phase comes before a stale source.
    Row(.empty, .push("A", from: "B"), .wrongPhase),
    Row(.empty, .next(from: "B"), .wrongPhase),
    Row(.resting, .command(.start(screen("A")), source: screen("C")), .wrongPhase),
    Row(.askingForTarget, .pop(from: "A"), .wrongPhase),
    Row(.askingForTarget, .next(from: "A"), .wrongPhase),
    // Malformed also comes before a stale source.
    Row(.resting, .push("Z", from: "A"), .unknownScreen, "Z"),
    Row(.resting, .set("", from: "A"), .emptyStack),
    // A stale source comes before a transition in progress.
    Row(.running, .push("C", from: "B"), .staleSource, "B"),
    Row(.running, .next(from: "B"), .staleSource, "B"),
    // A stale source comes before everything about the target.
    Row(.resting, .next(from: "A"), .staleSource, "A"),
    Row(.atRoot, .pop(from: "B"), .staleSource, "B"),
    Row(.resting, .pop(to: "C", from: "A"), .staleSource, "A"),
    Row(.resting, .pop(to: "B", from: "A"), .staleSource, "A"),
    Row(.resting, .push("B", from: "A"), .staleSource, "A"),
    // A transition in progress comes before everything about the target.
    Row(.running, .next(), .transitionInProgress),
    Row(.running, .previous(), .transitionInProgress),
    Row(.running, .pop(), .transitionInProgress),
    Row(.running, .pop(to: "C"), .transitionInProgress),
    Row(.running, .popToRoot(), .transitionInProgress),
    Row(.running, .set("A"), .transitionInProgress),
    Row(.running, .push("A"), .transitionInProgress),
    Row(.running, .set("BB"), .transitionInProgress),
  ]
}
