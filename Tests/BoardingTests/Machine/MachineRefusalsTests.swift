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

  @Test(arguments: Self.single + Self.both)
  func `an input that does not fit is refused with its first reason, and nothing changes`(
    row: Row
  ) {
    var run = row.situation.run
    run.expectRefusal(of: row.input, row.reason, row.blocking)
  }

  @Test func `every reason occurs`() {
    let reasons = Set(Self.single.map(\.reason))
    #expect(Refusal.Reason.allCases.filter { !reasons.contains($0) } == [])
  }

  @Test func `the reasons are listed in the order in which they are looked at`() {
    #expect(
      Refusal.Reason.allCases == [
        .negativeDuration, .timeOverflow, .invalidWidth, .emptyStack, .unknownScreen, .wrongPhase,
        .staleSource, .transitionInProgress, .noTarget, .atRoot, .notOnStack, .alreadyThere,
        .alreadyOnStack,
      ]
    )
  }

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
