import Boarding
import BoardingMotion
import Testing

/// Pins every reason to decline a swipe or a guarded move, and which one is named where several
/// apply.
struct MachineSwipeRefusalsTests {
  /// What stands against a swipe, and what the swipe is refused with.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The rules.
    var rules = SwipeRules.boardingPass
    /// The stack.
    var stack = "AB"
    /// The series.
    var series = "ABC"
    /// Whether fingers may move the screens.
    var allowsGestures = true
    /// What comes before the finger.
    var before: [Input] = []
    /// What comes after the finger went down.
    var after: [Input] = []
    /// The sample, or another input, that is refused.
    var input: Input = .moved(100)
    /// How the refusal names it.
    var kind: Input.Kind = .swipeBackward
    /// Why.
    let reason: Refusal.Reason
    /// The screen that stands in the way.
    var blocking: String? = "B"
    /// What comes after the refusal at once.
    var rest = ""

    var testDescription: String { "\(kind) is \(reason)" }
  }

  @Test(arguments: single + both)
  func `a swipe that something stands against is refused with its first reason`(row: Row) {
    let flow = Flow.swiped(row.series, row.rules) { draft in
      for index in draft.screens.indices {
        draft.screens[index].allowsGestures = row.allowsGestures
      }
    }
    var run = Run(row.stack, in: flow)
    run.hand(all: row.before + [.began(at: 200)] + row.after)
    let stack = row.reason == .superseded ? nil : run.stack
    run.log = []
    run.hand(row.input)
    let name = row.blocking.map { " " + $0 } ?? ""
    #expect(text(run.log) == "refused \(row.kind) \(row.reason)\(name)" + row.rest)
    if let stack { #expect(run.stack == stack) }
    #expect(run.gesture != .driving)
  }

  private static let noLeave: [Input] = [.guarding("B", .leave, .refuse())]
  private static let noGestures: [Input] = [.setting(.gestures(false))]
  private static let onlyForward: [Input] = [.setting(.forwardOnly(true))]

  /// One reason each.
  static let single: [Row] = [
    Row(after: [.finishFlow()], reason: .wrongPhase, blocking: nil),
    Row(
      rules: SwipeRules(isHorizontalOnly: true),
      input: .moved(1, 2),
      kind: .pan,
      reason: .mostlyVertical
    ),
    Row(after: [.push("D", .instant)], reason: .staleSource, blocking: "D"),
    Row(before: [.pop()], input: .began(), kind: .pan, reason: .wrongPhase, blocking: nil),
    Row(after: [.set("CB"), .push("D"), .pop()], reason: .transitionInProgress),
    Row(stack: "ABC", input: .moved(-100), kind: .swipeForward, reason: .noTarget, blocking: "C"),
    Row(stack: "A", reason: .atRoot, blocking: "A"),
    Row(
      stack: "ACB",
      input: .moved(-100),
      kind: .swipeForward,
      reason: .alreadyOnStack,
      blocking: "C"
    ),
    Row(before: onlyForward, reason: .forwardOnly),
    Row(before: onlyForward, input: .previous(), kind: .previous, reason: .forwardOnly),
    Row(before: noGestures, reason: .gesturesOff),
    Row(before: noGestures, input: .moved(-100), kind: .swipeForward, reason: .gesturesOff),
    Row(rules: SwipeRules(edgeWidth: 20), reason: .outsideEdge),
    Row(
      before: [.guarding("B", .leave, .wait), .previous()],
      reason: .alreadyPending,
      blocking: nil
    ),
    Row(allowsGestures: false, reason: .screenDisallowsGestures),
    Row(before: noLeave, reason: .guarded),
    Row(
      allowsGestures: false,
      before: noLeave,
      input: .previous(),
      kind: .previous,
      reason: .guarded
    ),
    Row(
      before: [.guarding("B", .leave, .wait), .previous()],
      input: .finishFlow(),
      kind: .previous,
      reason: .superseded,
      rest: " · flow completed"
    ),
  ]

  /// Swipes against which two reasons or more stand: the earlier one is named.
  static let both: [Row] = [
    Row(
      rules: SwipeRules(isHorizontalOnly: true),
      after: [.finishFlow()],
      input: .moved(1, 2),
      kind: .pan,
      reason: .wrongPhase,
      blocking: nil
    ),
    Row(
      rules: SwipeRules(isHorizontalOnly: true),
      after: [.push("D")],
      input: .moved(1, 2),
      kind: .pan,
      reason: .mostlyVertical,
      blocking: "D"
    ),
    Row(after: [.push("D")], reason: .staleSource, blocking: "D"),
    Row(stack: "A", before: onlyForward + noGestures, reason: .atRoot, blocking: "A"),
    Row(
      rules: SwipeRules(edgeWidth: 20),
      stack: "ABC",
      before: noGestures,
      input: .moved(-100),
      kind: .swipeForward,
      reason: .noTarget,
      blocking: "C"
    ),
    Row(
      stack: "ACB",
      before: noGestures,
      input: .moved(-100),
      kind: .swipeForward,
      reason: .alreadyOnStack,
      blocking: "C"
    ),
    Row(before: onlyForward + noGestures + noLeave, reason: .forwardOnly),
    Row(rules: SwipeRules(edgeWidth: 20), before: noGestures + noLeave, reason: .gesturesOff),
    Row(rules: SwipeRules(edgeWidth: 20), before: noLeave, reason: .outsideEdge),
    Row(rules: SwipeRules(edgeWidth: 20), allowsGestures: false, reason: .outsideEdge),
    Row(allowsGestures: false, before: noLeave, reason: .screenDisallowsGestures),
    Row(
      rules: SwipeRules(edgeWidth: 20),
      before: [.guarding("B", .leave, .wait), .previous()],
      reason: .outsideEdge
    ),
    Row(
      before: [.guarding("B", .leave, .wait), .previous()] + noLeave,
      reason: .alreadyPending,
      blocking: nil
    ),
  ]
}
