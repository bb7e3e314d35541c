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
        .otherKind("size", expected: "number"),
        "'size' is a number on an earlier screen and must be one here"
      ),
      (.noScreens, "the flow declares no screen"),
      (
        .declarationAfterMove("screen"),
        "'screen' is a declaration and must stand before the first move"
      ),
      (.secondFlow, "a text declares one flow, and this is the second"),
      (.invalidWidth, "a width must be above 0"),
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
      (.textTooLong, "the text is longer than 1048576 bytes"),
      (.tooManyLines, "the text has more than 10000 lines"),
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
