extension CommandForm {
  /// The row of `run`.
  static let run: CommandForm = CommandForm(
    "run",
    "FILE...",
    summary: "Runs scripts and prints their transcripts.",
    options: [.check, .update, .quiet, .keepGoing, .json],
    examples: [
      ("boarding run welcome.boarding", "prints the transcript"),
      ("boarding run --check welcome.transcript welcome.boarding", "compares it with a file"),
      ("boarding run --check expected *.boarding", "compares with expected/NAME.transcript"),
      ("boarding run --check expected --update *.boarding", "writes these files anew"),
      ("boarding run --quiet --keep-going *.boarding", "shows all that fails, and only that"),
      ("boarding run --json welcome.boarding", "prints an object for each statement and event"),
    ]
  ) { (words) throws(UsageFault) in
    if words.operands.isEmpty { throw .noFile(command: "run") }
    return .run(try RunRequest(words))
  }

  /// The row of `check`.
  static let check: CommandForm = CommandForm(
    "check",
    "FILE...",
    summary: "Reads scripts and reports everything that is wrong with them.",
    examples: [
      ("boarding check welcome.boarding", "reads a file and those that it includes"),
      ("boarding check - <welcome.boarding", "reads the standard input"),
    ]
  ) { (words) throws(UsageFault) in
    if words.operands.isEmpty { throw .noFile(command: "check") }
    return .check(words.operands)
  }

  /// The row of `sample`.
  static let sample: CommandForm = CommandForm(
    "sample",
    "[NAME]",
    summary: "Prints a script to begin with, or the names of all of them.",
    examples: [
      ("boarding sample", "shows the names"),
      ("boarding sample pages >pages.boarding", "writes a file"),
      ("boarding sample calendar | boarding run -", "runs one"),
    ]
  ) { (words) throws(UsageFault) in
    guard let word = words.operands.first else { return .sample(nil) }
    if words.operands.count > 1 { throw .surplus(words.operands[1]) }
    guard let sample = Sample.all.first(where: { $0.name == word }) else {
      throw .unknown(word, expected: "a sample", candidates: Sample.all.map { $0.name })
    }
    return .sample(sample)
  }

  /// The row of `help`.
  static let help: CommandForm = CommandForm(
    "help",
    "[WORD...]",
    summary: "Explains a command or a statement, or all commands.",
    examples: [
      ("boarding help", "shows all commands"),
      ("boarding help run", "explains 'run' with its options"),
      ("boarding help expect top", "explains a statement of the language"),
    ]
  ) { (words) throws(UsageFault) in
    guard let word = words.operands.first else { return .help(nil) }
    if let form = all.first(where: { $0.name == word }) {
      if words.operands.count > 1 { throw .surplus(words.operands[1]) }
      return .help(form)
    }
    let parts = words.operands.flatMap { $0.split(separator: " ") }.map { String($0) }
    if parts.isEmpty { throw .unknown("", expected: "a command or a statement", candidates: []) }
    return .explain(try StatementHelp.lines(about: parts))
  }
}

extension CommandOption {
  /// The option of `run` that compares.
  static let check: CommandOption = CommandOption(
    "--check",
    value: "PATH",
    summary: "Compares the transcript with that file; in a folder, with NAME.transcript."
  )

  /// The option of `run` that writes what is compared.
  static let update: CommandOption = CommandOption(
    "--update",
    summary: "Writes the file of --check instead; refused where CI is set."
  )

  /// The option of `run` that prints less.
  static let quiet: CommandOption = CommandOption(
    "--quiet",
    summary: "Prints only what fails."
  )

  /// The option of `run` that goes on.
  static let keepGoing: CommandOption = CommandOption(
    "--keep-going",
    summary: "Goes on after an expectation that is not met."
  )

  /// The option of `run` that prints for programs.
  static let json: CommandOption = CommandOption(
    "--json",
    summary: "Prints JSON Lines, one object for each statement and event."
  )
}
