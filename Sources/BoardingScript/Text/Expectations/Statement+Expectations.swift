import Boarding

extension Statement {
  /// Makes the row of an expectation of one line.
  ///
  /// - Parameters:
  ///   - words: The words behind `expect`; none for an expectation of a declared value.
  ///   - parameters: What has to follow.
  ///   - summary: What should be true.
  ///   - example: An example.
  ///   - expected: Returns what should be.
  ///   - actual: Returns what is.
  /// - Returns: The row.
  static func expectation(
    _ words: String,
    _ parameters: [Parameter] = [],
    summary: String,
    example: String,
    expected: @escaping @Sendable (Arguments, ScriptRun) -> [String],
    actual: @escaping @Sendable (Arguments, ScriptRun) -> [String]
  ) -> Statement {
    Statement(
      StatementForm("expect " + words, parameters, summary: summary, example: example),
      meaning: { (arguments) in
        .step(
          .expectation(
            Step.Expectation { (run) in
              let expected = expected(arguments, run)
              let actual = actual(arguments, run)
              return expected == actual ? nil : Mismatch(expected: expected, actual: actual)
            }
          )
        )
      }
    )
  }

  /// Makes the row of an expectation with a block of lines.
  ///
  /// - Parameters:
  ///   - word: The word behind `expect`.
  ///   - summary: What should be true.
  ///   - example: An example.
  ///   - actual: Returns what is.
  ///   - check: Notes that everything up to now was looked at.
  /// - Returns: The row.
  static func blockExpectation(
    _ word: String,
    summary: String,
    example: String,
    actual: @escaping @Sendable (ScriptRun) -> [String],
    check: @escaping @Sendable (inout ScriptRun) -> Void
  ) -> Statement {
    Statement(
      StatementForm("expect " + word, isBlock: true, summary: summary, example: example),
      meaning: { (arguments) in
        .step(
          .expectation(
            Step.Expectation { (run) in
              let actual = actual(run)
              check(&run)
              if actual == arguments.block { return nil }
              return Mismatch(expected: arguments.block, actual: actual)
            }
          )
        )
      }
    )
  }
}
