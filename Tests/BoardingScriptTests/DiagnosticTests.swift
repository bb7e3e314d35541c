import BoardingScript
import Testing

struct DiagnosticTests {
  /// Where all problems of this test are.
  private let location = TextLocation(file: "a.boarding", line: 3, column: 14)

  @Test func `every problem has its wording`() {
    let wordings: [(Diagnostic.Problem, String)] = [
      (
        .unexpected(.text("pussh"), expected: "a statement", nearest: "push"),
        "expected a statement, found 'pussh'; did you mean 'push'?"
      ),
      (
        .unexpected(.endOfLine, expected: "a screen", nearest: nil),
        "expected a screen, found the end of the line"
      ),
      (.reserved("next"), "'next' is a word of the language and cannot be a name"),
      (.duplicate("a"), "'a' stands here for the second time"),
      (
        .conflict("interactive", other: "instant"), "'interactive' cannot stand beside 'instant'"
      ),
      (
        .negativeTransition("-1ms"),
        "a transition cannot take '-1ms', which is less than no time"
      ),
      (
        .invalidControlPoint("2"),
        "'2' is the x of a control point of the curve and must lie between 0 and 1"
      ),
      (
        .otherKind("size", expected: "number"),
        "'size' is a number on an earlier screen and must be one here"
      ),
      (.noScreens, "the flow declares no screen"),
      (
        .declarationAfterMove("screen"),
        "'screen' is a declaration and must stand before the first move"
      ),
      (.secondFlow, "a text declares one flow, and this is the second"),
      (.invalidWidth("-3"), "expected a width above 0, found '-3'"),
      (.unterminatedString, "the string has no closing quotation mark"),
      (.unterminatedBlock("expect log"), "the block of 'expect log' has no 'end'"),
      (.nameTooLong("long"), "'long' is longer than 64 bytes"),
      (.exponent("1e5"), "'1e5' has an exponent; write all digits"),
      (
        .tooManyDigits("1"),
        "'1' has too many digits; at most 15 count, and at most 22 follow the point"
      ),
      (.tooFine("0.5ns"), "'0.5ns' is not a whole number of nanoseconds"),
      (.tooLong("9s"), "'9s' is longer than a run may take; at most 86400000ms"),
      (.invalidUTF8, "the line is not valid UTF-8 from here on"),
      (.controlCharacter(0), "the line holds the control character 0"),
      (.lineTooLong, "the line is longer than 1000 bytes"),
      (.textTooLong, "the text is longer than 16777216 bytes"),
      (.tooManyLines, "the text has more than 200000 lines"),
      (.tooManyScreens, "the flow has more than 256 screens"),
      (.tooManyValues, "the flow has more than 32 animated values"),
      (.tooManyLabels, "the flow has more than 32 choice labels"),
    ]
    for (problem, message) in wordings {
      let diagnostic = Diagnostic(at: location, problem)
      #expect(diagnostic.message == message)
      #expect(diagnostic.description == "a.boarding:3:14: error: " + message)
    }
  }

  @Test func `what names something else has its wording`() {
    let wordings: [(Diagnostic.Problem, String)] = [
      (.unknownScreen("don", nearest: "done"), "no screen is named 'don'; did you mean 'done'?"),
      (
        .declaredAlready("a", at: TextLocation(file: "a.boarding", line: 2, column: 8)),
        "'a' is declared already, in line 2"
      ),
      (
        .declaredAlready("a", at: TextLocation(file: "b.boarding", line: 2, column: 8)),
        "'a' is declared already, in b.boarding:2"
      ),
      (
        .spacedTime("100", unit: "ms"), "write '100ms' without a space, found '100 ms'"
      ),
      (.onlyAtPrompt("undo"), "'undo' works only at the prompt"),
    ]
    for (problem, message) in wordings {
      #expect(Diagnostic(at: location, problem).message == message)
    }
  }

  @Test func `faults are lines, and those that are left out are counted`() {
    let faults = ScriptFaults(
      [Diagnostic(at: location, .noScreens), Diagnostic(at: location, .secondFlow)],
      omittedCount: 7
    )
    #expect(
      faults.description == """
        a.boarding:3:14: error: the flow declares no screen
        a.boarding:3:14: error: a text declares one flow, and this is the second
        and 7 more errors
        """
    )
  }
}
