import Boarding
import BoardingPaging

extension Statement {
  /// Makes the row of something that is done with pages.
  ///
  /// - Parameters:
  ///   - form: How it is written.
  ///   - objection: Says what makes it senseless; nil for nothing.
  ///   - act: Changes what the pages are asked for, and returns what happens then.
  /// - Returns: The row.
  static func paging(
    _ form: StatementForm,
    unless objection: @escaping @Sendable (Arguments, PagesStage) -> Mismatch? = { _, _ in nil },
    act: @escaping @Sendable (Arguments, inout PagesStage) -> [PagesCue]
  ) -> Statement {
    Statement(form) { (arguments) in .step(step(arguments, unless: objection, act: act)) }
  }

  /// Makes the step of something that is done with pages.
  ///
  /// - Parameters:
  ///   - arguments: What was written.
  ///   - objection: Says what makes it senseless; nil for nothing.
  ///   - act: Changes what the pages are asked for, and returns what happens then.
  /// - Returns: The step.
  static func step(
    _ arguments: Arguments,
    unless objection: @escaping @Sendable (Arguments, PagesStage) -> Mismatch?,
    act: @escaping @Sendable (Arguments, inout PagesStage) -> [PagesCue]
  ) -> Step {
    .pages(
      Step.Pages(objection: { objection(arguments, $0) }, act: { act(arguments, &$0) })
    )
  }

  /// Makes the row of something that is declared about pages.
  ///
  /// - Parameters:
  ///   - form: How it is written.
  ///   - declare: Writes it down, and returns what is wrong with it.
  /// - Returns: The row.
  static func pageDeclaration(
    _ form: StatementForm,
    declare: @escaping @Sendable (Arguments, inout PagesPlan) -> [Diagnostic]
  ) -> Statement {
    Statement(form) { (arguments) in
      .declaration { (notes) in notes.changePages { declare(arguments, &$0) } }
    }
  }

  /// Makes the row of something that is declared about pages, and can be changed later on.
  ///
  /// - Parameters:
  ///   - form: How it is written.
  ///   - declare: Writes it down.
  ///   - act: Changes it in a run, and returns what happens then.
  /// - Returns: The row.
  static func pageSetting(
    _ form: StatementForm,
    declare: @escaping @Sendable (Arguments, inout PagesPlan) -> Void,
    act: @escaping @Sendable (Arguments, inout PagesStage) -> [PagesCue]
  ) -> Statement {
    Statement(form) { (arguments) in
      .option(
        { (notes) in
          notes.changePages { (plan) in
            declare(arguments, &plan)
            plan.location = arguments.location
            return []
          }
        },
        afterwards: step(arguments, unless: { _, _ in nil }, act: act)
      )
    }
  }

  /// Makes the row of an option.
  ///
  /// - Parameters:
  ///   - word: The word behind `option`.
  ///   - parameters: What has to follow.
  ///   - clauses: What may follow after that.
  ///   - summary: What it says.
  ///   - example: What may stand behind the word.
  ///   - set: Sets it.
  /// - Returns: The row.
  static func pageOption(
    _ word: String,
    _ parameters: [Parameter],
    clauses: [Clause] = [],
    summary: String,
    example: String,
    set: @escaping @Sendable (Arguments, inout PagingOptions) -> Void
  ) -> Statement {
    let form = StatementForm(
      "option " + word,
      parameters,
      clauses: clauses,
      summary: summary,
      example: "option " + word + " " + example
    )
    return pageSetting(
      form,
      declare: { set($0, &$1.options) },
      act: { arguments, stage in
        var options = stage.pager.menu.options
        set(arguments, &options)
        return [.input(.options(options))]
      }
    )
  }

  /// Makes the row of an option that is one of several words.
  ///
  /// - Parameters:
  ///   - word: The word behind `option`.
  ///   - words: The words.
  ///   - summary: What it says.
  ///   - set: Sets it to the word at a place among them.
  /// - Returns: The row.
  static func pageOption(
    _ word: String,
    oneOf words: [String],
    summary: String,
    set: @escaping @Sendable (Int, inout PagingOptions) -> Void
  ) -> Statement {
    pageOption(word, [.one(of: words)], summary: summary, example: words[words.count - 1]) {
      set($0.choice, &$1)
    }
  }

  /// Makes the row of something about how pages move.
  ///
  /// - Parameters:
  ///   - form: How it is written.
  ///   - set: Sets it.
  /// - Returns: The row.
  static func pageMotion(
    _ form: StatementForm,
    set: @escaping @Sendable (Arguments, inout PagingMotion) -> Void
  ) -> Statement {
    pageSetting(
      form,
      declare: { set($0, &$1.motion) },
      act: { arguments, stage in
        set(arguments, &stage.pager.motion)
        return []
      }
    )
  }
}
