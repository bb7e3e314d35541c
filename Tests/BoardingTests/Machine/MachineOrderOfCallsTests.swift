import Boarding
import Testing

/// Pins the calls of each change, letter by letter.
struct MachineOrderOfCallsTests {
  /// A change and its calls.
  struct Row: Sendable, CustomTestStringConvertible {
    let stack: String
    let input: Input
    let answer: String
    let result: String
    let passage: String
    let beginning: String
    let end: String

    var testDescription: String { "\(stack): \(input.kind) to \(result)" }
  }

  @Test(arguments: Self.rows)
  func `an animated change sends its wills at the start and its dids at the end`(row: Row) {
    var run = Run(row.stack, in: Self.flow)
    run.expect(
      row.input,
      row.answer,
      "began \(row.passage)",
      row.beginning,
      stack: row.result
    )
    run.expect(.advance(nanoseconds: 399_999_999), "left 0 ms")
    run.expect(
      .advance(nanoseconds: 1),
      "left 0 ms",
      row.end,
      "committed \(row.passage)",
      "screenChanged(\(row.passage.suffix(1)))",
      "ended \(row.passage)",
      stack: row.result
    )
    #expect(run.machine.state.isIdle)
  }

  @Test(arguments: Self.rows)
  func `a change that is not animated sends wills and dids back to back`(row: Row) {
    var run = Run(row.stack, in: Self.flow)
    run.expect(
      row.input.inNoTime,
      row.answer,
      "began \(row.passage) at once",
      row.beginning,
      row.end,
      "committed \(row.passage)",
      "screenChanged(\(row.passage.suffix(1)))",
      "ended \(row.passage)",
      stack: row.result
    )
    #expect(run.machine.state.isIdle)
    #expect(run.machine.state.now == .zero)
  }

  @Test(arguments: Self.rows)
  func `a change that waited sends all of its calls when its turn comes`(row: Row) {
    var run = Run(row.stack, in: Self.flow)
    run.hand(.push("H"))
    run.hand(.pop())
    guard case .command = row.input else {
      // A user move asks when its turn comes, and its source is on top again by then.
      run.hand(.setting(.movePolicy(.queue)))
      run.pass(400)
      run.log = []
      run.expect(row.input, "queued", stack: text(screens(row.stack)))
      run.expect(
        .wait(400),
        "left 0 ms",
        Calls.popEnds("H", String(row.stack.suffix(1))),
        "began \(row.passage)",
        row.beginning,
        stack: row.result
      )
      return
    }
    run.expect(
      row.input,
      row.answer.replacing("applied", with: "queued"),
      stack: row.result
    )
    run.pass(400)
    run.expect(
      .wait(400),
      "left 0 ms",
      Calls.popEnds("H", String(row.stack.suffix(1))),
      "began \(row.passage)",
      row.beginning,
      stack: row.result
    )
  }

  @Test(arguments: ["A", "AB", "ABC"])
  func `the first screen is put up without a transition`(letters: String) {
    var run = Run(beforeFirstScreenOf: .declared())
    let top = String(letters.suffix(1))
    let placed = letters.dropLast().map { "\($0).willEnterStack · \($0).didEnterStack" }
    let calls =
      placed + [
        "\(top).willEnterStack · \(top).willAppear · \(top).didAppear · \(top).didEnterStack",
        "committed none \(top) · screenChanged(\(top))",
      ]
    run.expect(
      .set(letters),
      "applied",
      calls.joined(separator: " · "),
      stack: text(screens(letters))
    )
    #expect(run.machine.state.isIdle)
  }

  @Test func `start puts up one screen, as a set of it does`() {
    var started = Run(beforeFirstScreenOf: .declared())
    var set = started
    started.hand(.start("B"))
    set.hand(.set("B"))
    #expect(started.log == set.log)
    #expect(started.machine.state == set.machine.state)
  }

  @Test(arguments: [Motion.animated, .instant])
  func `a set with the same top only moves what is below, without a transition`(motion: Motion) {
    var run = Run("ABCD")
    run.expect(
      .set("EFBD", motion),
      "applied [C,A]",
      "E.willEnterStack · E.didEnterStack · F.willEnterStack · F.didEnterStack",
      "C.willLeaveStack · A.willLeaveStack · C.didLeaveStack · A.didLeaveStack",
      "committed none D>D",
      stack: "[E,F,B,D]"
    )
    #expect(run.machine.state.isIdle)
  }

  @Test func `a set that only changes the order below the top tells no screen`() {
    var run = Run("ABC")
    run.expect(.set("BAC"), "applied", "committed none C>C", stack: "[B,A,C]")
  }

  /// A flow whose previous links lead to screens that are on the stack, or are not.
  static let flow: Flow = .declared(series: "ABC") { draft in
    draft.screens[3].previous = .screen("G")
    draft.screens[4].previous = .screen("A")
    draft.screens[0].choices = [FlowDraft.Choice("skip", to: "E")]
  }

  static let rows: [Row] = [
    Row(
      stack: "A",
      input: .push("B"),
      answer: "applied",
      result: "[A,B]",
      passage: "push A>B",
      beginning: "B.willEnterStack · A.willDisappear · B.willAppear · willShow(B)",
      end: "A.didDisappear · B.didAppear · B.didEnterStack · didShow(B)"
    ),
    Row(
      stack: "A",
      input: .next(),
      answer: "applied",
      result: "[A,B]",
      passage: "push A>B",
      beginning: "B.willEnterStack · A.willDisappear · B.willAppear · willShow(B)",
      end: "A.didDisappear · B.didAppear · B.didEnterStack · didShow(B)"
    ),
    Row(
      stack: "A",
      input: .choose(0),
      answer: "applied",
      result: "[A,E]",
      passage: "push A>E",
      beginning: "E.willEnterStack · A.willDisappear · E.willAppear · willShow(E)",
      end: "A.didDisappear · E.didAppear · E.didEnterStack · didShow(E)"
    ),
    Row(
      stack: "AB",
      input: .pop(),
      answer: "applied [B]",
      result: "[A]",
      passage: "pop B>A",
      beginning: "B.willLeaveStack · B.willDisappear · A.willAppear · willShow(A)",
      end: "B.didDisappear · A.didAppear · B.didLeaveStack · didShow(A)"
    ),
    Row(
      stack: "AB",
      input: .previous(),
      answer: "applied [B]",
      result: "[A]",
      passage: "pop B>A",
      beginning: "B.willLeaveStack · B.willDisappear · A.willAppear · willShow(A)",
      end: "B.didDisappear · A.didAppear · B.didLeaveStack · didShow(A)"
    ),
    // Previous is on the stack with others between: they go with the top.
    Row(
      stack: "ABE",
      input: .previous(),
      answer: "applied [E,B]",
      result: "[A]",
      passage: "pop E>A",
      beginning:
        "B.willLeaveStack · E.willLeaveStack · E.willDisappear · A.willAppear · willShow(A)",
      end: "E.didDisappear · A.didAppear · E.didLeaveStack · B.didLeaveStack · didShow(A)"
    ),
    // Previous is not on the stack: it is placed directly below the top, then popped to.
    Row(
      stack: "ABD",
      input: .previous(),
      answer: "applied [D]",
      result: "[A,B,G]",
      passage: "pop D>G",
      beginning:
        "D.willLeaveStack · G.willEnterStack · D.willDisappear · G.willAppear · willShow(G)",
      end: "D.didDisappear · G.didAppear · D.didLeaveStack · G.didEnterStack · didShow(G)"
    ),
    Row(
      stack: "ABCD",
      input: .pop(to: "B"),
      answer: "applied [D,C]",
      result: "[A,B]",
      passage: "pop D>B",
      beginning:
        "C.willLeaveStack · D.willLeaveStack · D.willDisappear · B.willAppear · willShow(B)",
      end: "D.didDisappear · B.didAppear · D.didLeaveStack · C.didLeaveStack · didShow(B)"
    ),
    Row(
      stack: "ABCD",
      input: .popToRoot(),
      answer: "applied [D,C,B]",
      result: "[A]",
      passage: "pop D>A",
      beginning: """
        C.willLeaveStack · B.willLeaveStack · D.willLeaveStack · D.willDisappear · A.willAppear \
        · willShow(A)
        """,
      end: """
        D.didDisappear · A.didAppear · D.didLeaveStack · C.didLeaveStack · B.didLeaveStack \
        · didShow(A)
        """
    ),
    Row(
      stack: "AB",
      input: .replace(by: "C"),
      answer: "applied [B]",
      result: "[A,C]",
      passage: "replace B>C",
      beginning:
        "B.willLeaveStack · C.willEnterStack · B.willDisappear · C.willAppear · willShow(C)",
      end: "B.didDisappear · C.didAppear · B.didLeaveStack · C.didEnterStack · didShow(C)"
    ),
    Row(
      stack: "A",
      input: .replace(by: "C"),
      answer: "applied [A]",
      result: "[C]",
      passage: "replace A>C",
      beginning:
        "A.willLeaveStack · C.willEnterStack · A.willDisappear · C.willAppear · willShow(C)",
      end: "A.didDisappear · C.didAppear · A.didLeaveStack · C.didEnterStack · didShow(C)"
    ),
    // A set that is a plain push, and one that is a plain pop.
    Row(
      stack: "AB",
      input: .set("ABC"),
      answer: "applied",
      result: "[A,B,C]",
      passage: "push B>C",
      beginning: "C.willEnterStack · B.willDisappear · C.willAppear · willShow(C)",
      end: "B.didDisappear · C.didAppear · C.didEnterStack · didShow(C)"
    ),
    Row(
      stack: "ABC",
      input: .set("AB"),
      answer: "applied [C]",
      result: "[A,B]",
      passage: "pop C>B",
      beginning: "C.willLeaveStack · C.willDisappear · B.willAppear · willShow(B)",
      end: "C.didDisappear · B.didAppear · C.didLeaveStack · didShow(B)"
    ),
    // A set whose new top was on the stack is a pop, wherever it stood.
    Row(
      stack: "ABC",
      input: .set("DAB"),
      answer: "applied [C]",
      result: "[D,A,B]",
      passage: "pop C>B",
      beginning: """
        D.willEnterStack · D.didEnterStack · C.willLeaveStack · C.willDisappear · B.willAppear \
        · willShow(B)
        """,
      end: "C.didDisappear · B.didAppear · C.didLeaveStack · didShow(B)"
    ),
    // The old top stays below: nobody leaves at the top, and the new top is known already.
    Row(
      stack: "ABC",
      input: .set("CB"),
      answer: "applied [A]",
      result: "[C,B]",
      passage: "pop C>B",
      beginning: "A.willLeaveStack · C.willDisappear · B.willAppear · willShow(B)",
      end: "C.didDisappear · B.didAppear · A.didLeaveStack · didShow(B)"
    ),
    // The old top stays below a new one, and others go.
    Row(
      stack: "ABC",
      input: .set("CEF"),
      answer: "applied [B,A]",
      result: "[C,E,F]",
      passage: "push C>F",
      beginning: """
        E.willEnterStack · E.didEnterStack · B.willLeaveStack · A.willLeaveStack \
        · F.willEnterStack · C.willDisappear · F.willAppear · willShow(F)
        """,
      end: """
        C.didDisappear · F.didAppear · F.didEnterStack · B.didLeaveStack · A.didLeaveStack \
        · didShow(F)
        """
    ),
    // Nothing stays: the order is that of a replacement, shown as a push.
    Row(
      stack: "ABC",
      input: .set("DEF"),
      answer: "applied [C,B,A]",
      result: "[D,E,F]",
      passage: "push C>F",
      beginning: """
        D.willEnterStack · D.didEnterStack · E.willEnterStack · E.didEnterStack \
        · B.willLeaveStack · A.willLeaveStack · C.willLeaveStack · F.willEnterStack \
        · C.willDisappear · F.willAppear · willShow(F)
        """,
      end: """
        C.didDisappear · F.didAppear · C.didLeaveStack · B.didLeaveStack · A.didLeaveStack \
        · F.didEnterStack · didShow(F)
        """
    ),
  ]
}
