/// The texts with which the command explains itself.
enum CommandHelp {
  /// The version of the command.
  static let version = "boarding 0.1.0"

  /// Explains all commands.
  static var overview: String {
    var lines = [
      "boarding: the navigation of an onboarding flow, or pages under a menu, moved by lines of text.",
      "",
      "Usage:",
    ]
    var rows = [("boarding", "Reads lines and runs them at once, on a sample flow.")]
    for form in CommandForm.all {
      rows.append((usage(of: form), form.summary))
      rows += form.variants.map { ("boarding " + form.name + " " + $0.parameters, $0.summary) }
    }
    rows.append(("boarding --version", "Tells the version."))
    let width = rows.map { $0.0.utf8.count }.max() ?? 0
    lines += rows.map { "  " + padded($0.0, to: width + 2) + $0.1 }
    lines.append("")
    lines.append("'boarding help WORD' explains a command, with its options and examples, or a")
    lines.append("statement of the language.")
    return (lines + notes).joined(separator: "\n") + "\n"
  }

  /// Explains one command.
  ///
  /// - Parameter form: The command.
  /// - Returns: The explanation.
  static func text(about form: CommandForm) -> String {
    var lines = [usage(of: form), "  " + form.summary]
    for variant in form.variants {
      lines += ["boarding " + form.name + " " + variant.parameters, "  " + variant.summary]
    }
    if !form.options.isEmpty { lines += ["", "Options:"] }
    let width = (form.options.map { $0.usage.utf8.count }.max() ?? 0) + 2
    for option in form.options {
      lines.append("  " + padded(option.usage, to: width) + option.summary)
    }
    lines += ["", "For example:"]
    for example in form.examples { lines += ["  " + example.line, "      " + example.meaning] }
    return (lines + [""] + notes).joined(separator: "\n") + "\n"
  }

  /// What holds for all commands.
  private static let notes = [
    "FILE is a script such as welcome.boarding, and FLOW one of which only the declarations count;",
    "- is the standard input.",
    "Transcripts go to the standard output, errors to the standard error.",
    "With --json each statement, event and answer is an object of JSON on a line of its own.",
    "NO_COLOR turns colours off; where the output is no terminal there are none.",
    "Lines that come from a pipe are repeated behind '> ', so that they read like a transcript;",
    "empty lines say nothing there, at a terminal they repeat the last advance.",
    "Exit codes: 0 all is well, 1 an expectation is not met, a transcript differs or a flow breaks a",
    "rule, 2 a script or the command line is wrong, 3 a file cannot be read or written, 4 a walk has not",
    "seen everything. Of several files all are read and the highest code counts; typed lines may be",
    "wrong or fail, and end with 0.",
  ]

  /// Returns how a command is written.
  ///
  /// - Parameter form: The command.
  /// - Returns: The usage line.
  private static func usage(of form: CommandForm) -> String {
    let options = form.options.isEmpty ? "" : "[OPTION...] "
    return "boarding " + form.name + " " + options + form.parameters
  }

  /// Fills a text up to the width of the first column.
  ///
  /// - Parameters:
  ///   - text: The text, in ASCII.
  ///   - width: The width of the column.
  /// - Returns: The text and at least two spaces.
  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.utf8.count))
  }
}
