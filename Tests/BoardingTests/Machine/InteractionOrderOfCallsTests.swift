import Boarding
import Testing

/// Pins the calls of each change that somebody drives, letter by letter.
struct InteractionOrderOfCallsTests {
  /// A change and its calls.
  struct Row: Sendable, CustomTestStringConvertible {
    let stack: String
    let input: Input
    /// The operation and the two screens.
    let passage: String
    let beginning: String
    /// The screens that are placed below the top, at the finishing verdict.
    var placed: String?
    /// The calls at the end up to the did-show.
    let end: String
    /// The calls of memberships at the end of the way back.
    let closing: String?
    let removed: String
    let result: String

    var source: String { String(passage.dropLast(2).suffix(1)) }
    var destination: String { String(passage.suffix(1)) }
    var operation: String { String(passage.dropLast(4)) }

    var testDescription: String { "\(stack): \(input.kind) to \(result)" }

    /// The way back, up to what comes last.
    var wentBack: String {
      let calls = [
        "\(destination).didDisappear · \(source).didAppear", closing,
        Calls.undone(operation, source, destination),
      ]
      return calls.compactMap { $0 }.joined(separator: " · ")
    }

    /// The finishing verdict.
    var verdict: String {
      ["verdict finish", placed].compactMap { $0 }.joined(separator: " · ")
    }

    /// The end, with what comes last.
    var ends: String { end + " · " + Calls.over(operation, source, destination) }

    /// The answer to the verdict.
    var answer: String { removed.isEmpty ? "applied" : "applied \(removed)" }
  }

  @Test(arguments: Self.rows)
  func `finished half way it changes the stack at the verdict and runs the rest`(row: Row) {
    var run = Run(row.stack, in: Self.flow)
    let before = text(screens(row.stack))
    run.expect(
      row.input.byHand,
      "applied",
      "began \(row.passage) by hand",
      row.beginning,
      stack: before
    )
    run.expect(.wait(5000), "left 0 ms", "", stack: before)
    run.expect(.update(0.25), "applied", "updated 0.25", stack: before)
    run.expect(.finish(), row.answer, row.verdict, stack: row.result)
    run.expect(.advance(nanoseconds: 299_999_999), "left 0 ms", "")
    run.expect(.advance(nanoseconds: 1), "left 0 ms", row.ends, stack: row.result)
    #expect(run.machine.state.isIdle)
    run.expectCommitted("5300 \(row.passage)")
  }

  @Test(arguments: Self.rows)
  func `cancelled half way it runs back and closes every call where it began`(row: Row) {
    var run = Run(row.stack, in: Self.flow)
    let before = run.machine
    run.hand(row.input.byHand)
    run.hand(.update(0.25))
    run.expect(
      .cancel(),
      "applied",
      Calls.turnsBack(from: row.destination, to: row.source),
      stack: text(screens(row.stack))
    )
    run.expect(.advance(nanoseconds: 99_999_999), "left 0 ms", "")
    run.expect(.advance(nanoseconds: 1), "left 0 ms", row.wentBack)
    #expect(run.machine.state.stack == before.state.stack)
    #expect(run.machine.state.phase == before.state.phase)
    #expect(run.machine.state.furthestStep == before.state.furthestStep)
    #expect(run.machine.positions == before.positions)
    run.expectCommitted("100 cancelled \(row.passage)")
  }

  @Test(arguments: Self.rows)
  func `a verdict at the very end delivers every call at once, in order`(row: Row) {
    var finished = Run(row.stack, in: Self.flow)
    finished.hand(row.input.byHand)
    finished.hand(.update(1))
    finished.expect(.finish(), row.answer, row.verdict, row.ends, stack: row.result)
    #expect(finished.machine.state.isIdle)
    var cancelled = Run(row.stack, in: Self.flow)
    cancelled.hand(row.input.byHand)
    cancelled.expect(
      .cancel(),
      "applied",
      Calls.turnsBack(from: row.destination, to: row.source),
      row.wentBack,
      stack: text(screens(row.stack))
    )
    #expect(cancelled.machine.state.isIdle)
    #expect(cancelled.machine.state.now == .zero)
  }

  @Test(arguments: Self.rows)
  func `the whole way from the other end takes the whole duration`(row: Row) {
    var finished = Run(row.stack, in: Self.flow)
    finished.hand(row.input.byHand)
    finished.expect(.finish(), row.answer, row.verdict)
    finished.expect(.wait(399), "left 0 ms", "")
    finished.expect(.wait(1), "left 0 ms", row.ends)
    var cancelled = Run(row.stack, in: Self.flow)
    cancelled.hand(row.input.byHand)
    cancelled.hand(.update(1))
    cancelled.hand(.cancel())
    cancelled.expect(.wait(399), "left 0 ms", "")
    cancelled.expect(.wait(1), "left 0 ms", row.wentBack)
  }

  @Test func `a set that leaves the top alone has nothing to drive and is made at once`() {
    var run = Run("ABC")
    run.expect(
      .set("DAC", .interactive),
      "applied [B]",
      "D.willEnterStack · D.didEnterStack · B.willLeaveStack · B.didLeaveStack",
      "committed none C>C",
      stack: "[D,A,C]"
    )
    run.expectRefusal(of: .finish(), .wrongPhase)
  }

  @Test(arguments: [Input.start("A"), .set("A")])
  func `the first screen has nothing to drive`(input: Input) {
    var run = Run(beforeFirstScreenOf: .declared())
    run.expect(
      input.byHand,
      "applied",
      "A.willEnterStack · A.willAppear · A.didAppear · A.didEnterStack",
      "committed none A · screenChanged(A)",
      stack: "[A]"
    )
    #expect(run.machine.state.isIdle)
  }

  /// A flow whose previous links lead to screens that are on the stack, or are not.
  static let flow: Flow = .declared(series: "ABC") { draft in
    draft.screens[3].previous = .screen("G")
    draft.screens[0].choices = [FlowDraft.Choice("skip", to: "E")]
  }

  static let rows: [Row] = [
    push("A", .push("B"), "AB"), push("A", .next(), "AB"), push("A", .choose(0), "AE"),
    push("AB", .set("ABC"), "ABC"), push("A", .skip(to: "C"), "AC"),
    pop("AB", .pop(), "A"), pop("AB", .previous(), "A"), pop("ABC", .pop(to: "B"), "AB"),
    pop("AB", .popToRoot(), "A"), pop("ABC", .set("AB"), "AB"),
    replace("AB", .replace(by: "C"), "replace B>C", "[A,C]"),
    replace("A", .replace(by: "C"), "replace A>C", "[C]"),
    // Previous is not on the stack: it is placed directly below the top, then popped to.
    replace("ABD", .previous(), "pop D>G", "[A,B,G]"),
    Row(
      stack: "ABCD",
      input: .pop(to: "B"),
      passage: "pop D>B",
      beginning:
        "C.willLeaveStack · D.willLeaveStack · D.willDisappear · B.willAppear · willShow(B)",
      end: "D.didDisappear · B.didAppear · D.didLeaveStack · C.didLeaveStack",
      closing: "D.didEnterStack · C.didEnterStack",
      removed: "[D,C]",
      result: "[A,B]"
    ),
    Row(
      stack: "ABCD",
      input: .popToRoot(),
      passage: "pop D>A",
      beginning: """
        C.willLeaveStack · B.willLeaveStack · D.willLeaveStack · D.willDisappear · A.willAppear \
        · willShow(A)
        """,
      end: "D.didDisappear · A.didAppear · D.didLeaveStack · C.didLeaveStack · B.didLeaveStack",
      closing: "D.didEnterStack · C.didEnterStack · B.didEnterStack",
      removed: "[D,C,B]",
      result: "[A]"
    ),
    // A set whose new top was on the stack is a pop; who is placed below enters at the verdict.
    Row(
      stack: "ABC",
      input: .set("DAB"),
      passage: "pop C>B",
      beginning: "C.willLeaveStack · C.willDisappear · B.willAppear · willShow(B)",
      placed: "D.willEnterStack · D.didEnterStack",
      end: "C.didDisappear · B.didAppear · C.didLeaveStack",
      closing: "C.didEnterStack",
      removed: "[C]",
      result: "[D,A,B]"
    ),
    // The old top stays below: nobody leaves at the top, and the new top is known already.
    Row(
      stack: "ABC",
      input: .set("CB"),
      passage: "pop C>B",
      beginning: "A.willLeaveStack · C.willDisappear · B.willAppear · willShow(B)",
      end: "C.didDisappear · B.didAppear · A.didLeaveStack",
      closing: "A.didEnterStack",
      removed: "[A]",
      result: "[C,B]"
    ),
    // Only the order changes: no place is got or lost.
    Row(
      stack: "AB",
      input: .set("BA"),
      passage: "pop B>A",
      beginning: "B.willDisappear · A.willAppear · willShow(A)",
      end: "B.didDisappear · A.didAppear",
      closing: nil,
      removed: "",
      result: "[B,A]"
    ),
    // The old top stays below a new one, and others go.
    Row(
      stack: "ABC",
      input: .set("CEF"),
      passage: "push C>F",
      beginning: """
        B.willLeaveStack · A.willLeaveStack · F.willEnterStack · C.willDisappear · F.willAppear \
        · willShow(F)
        """,
      placed: "E.willEnterStack · E.didEnterStack",
      end: "C.didDisappear · F.didAppear · F.didEnterStack · B.didLeaveStack · A.didLeaveStack",
      closing: "F.didLeaveStack · B.didEnterStack · A.didEnterStack",
      removed: "[B,A]",
      result: "[C,E,F]"
    ),
    // Nothing stays: the order is that of a replacement, shown as a push.
    Row(
      stack: "ABC",
      input: .set("DEFG"),
      passage: "push C>G",
      beginning: """
        B.willLeaveStack · A.willLeaveStack · C.willLeaveStack · G.willEnterStack \
        · C.willDisappear · G.willAppear · willShow(G)
        """,
      placed: """
        D.willEnterStack · D.didEnterStack · E.willEnterStack · E.didEnterStack \
        · F.willEnterStack · F.didEnterStack
        """,
      end: """
        C.didDisappear · G.didAppear · C.didLeaveStack · B.didLeaveStack · A.didLeaveStack \
        · G.didEnterStack
        """,
      closing: "G.didLeaveStack · C.didEnterStack · B.didEnterStack · A.didEnterStack",
      removed: "[C,B,A]",
      result: "[D,E,F,G]"
    ),
  ]

  /// A plain push.
  private static func push(_ stack: String, _ input: Input, _ result: String) -> Row {
    let (source, destination) = (stack.suffix(1), result.suffix(1))
    return Row(
      stack: stack,
      input: input,
      passage: "push \(source)>\(destination)",
      beginning: """
        \(destination).willEnterStack · \(source).willDisappear · \(destination).willAppear \
        · willShow(\(destination))
        """,
      end: "\(source).didDisappear · \(destination).didAppear · \(destination).didEnterStack",
      closing: "\(destination).didLeaveStack",
      removed: "",
      result: text(screens(result))
    )
  }

  /// A plain pop.
  private static func pop(_ stack: String, _ input: Input, _ result: String) -> Row {
    let (source, destination) = (stack.suffix(1), result.suffix(1))
    return Row(
      stack: stack,
      input: input,
      passage: "pop \(source)>\(destination)",
      beginning: """
        \(source).willLeaveStack · \(source).willDisappear · \(destination).willAppear \
        · willShow(\(destination))
        """,
      end: "\(source).didDisappear · \(destination).didAppear · \(source).didLeaveStack",
      closing: "\(source).didEnterStack",
      removed: "[\(source)]",
      result: text(screens(result))
    )
  }

  /// A new top in the place of the old one.
  private static func replace(
    _ stack: String,
    _ input: Input,
    _ passage: String,
    _ result: String
  ) -> Row {
    let (source, destination) = (stack.suffix(1), passage.suffix(1))
    return Row(
      stack: stack,
      input: input,
      passage: passage,
      beginning: """
        \(source).willLeaveStack · \(destination).willEnterStack · \(source).willDisappear \
        · \(destination).willAppear · willShow(\(destination))
        """,
      end: """
        \(source).didDisappear · \(destination).didAppear · \(source).didLeaveStack \
        · \(destination).didEnterStack
        """,
      closing: "\(destination).didLeaveStack · \(source).didEnterStack",
      removed: "[\(source)]",
      result: result
    )
  }
}
