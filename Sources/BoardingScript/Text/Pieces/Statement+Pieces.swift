import Boarding
import BoardingPaging

extension Statement {
  /// Makes the row of something that is done with items which arrive in pieces.
  ///
  /// - Parameters:
  ///   - form: How it is written.
  ///   - objection: Says what makes it senseless; nil for nothing.
  ///   - act: Changes what answers, and returns what happens then.
  /// - Returns: The row.
  static func feeding(
    _ form: StatementForm,
    unless objection: @escaping @Sendable (Arguments, PagesStage) -> Mismatch? = { _, _ in nil },
    act: @escaping @Sendable (Arguments, inout PagesStage) -> [PagesCue]
  ) -> Statement {
    Statement(form) { (arguments) in .feeding(step(arguments, unless: objection, act: act)) }
  }

  /// Makes the row of something that changes what answers.
  ///
  /// - Parameters:
  ///   - form: How it is written.
  ///   - change: Changes it.
  /// - Returns: The row.
  static func sourceChange(
    _ form: StatementForm,
    change: @escaping @Sendable (Arguments, inout ScriptedLoader) -> Void
  ) -> Statement {
    feeding(
      form,
      act: { arguments, stage in
        stage.feed?.run.changeSource { change(arguments, &$0) }
        return []
      }
    )
  }

  /// Makes a row need items that arrive in pieces.
  ///
  /// - Parameter statement: The row of an expectation or a question.
  /// - Returns: The row.
  static func ofPieces(_ statement: Statement) -> Statement {
    Statement(statement.form) { (arguments) in
      let meaning = statement.meaning(arguments)
      guard case .step(let step) = meaning else { return meaning }
      return .feeding(step)
    }
  }
}
