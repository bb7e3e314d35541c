import BoardingScript
import Testing

/// The declarations that most tests start from.
let declarations = """
  flow Welcome
  screen welcome     "Welcome"      background #555555 progress 0.25
  screen features    "What it does" background #808080 progress 0.5 choice skip completed
  screen permissions "Permissions"  background #aaaaaa progress 0.75 next completed
  screen completed   "All set"      background #ffffff progress 1 previous none
  series welcome features permissions

  """

/// Reads a text and returns what is wrong with it.
///
/// - Parameter text: The text, of a file named `t`.
/// - Returns: The faults, line by line; none if nothing is wrong.
func faults(of text: String) -> [String] {
  faults(of: Array(text.utf8))
}

/// Reads the bytes of a text and returns what is wrong with it.
///
/// - Parameter bytes: The text, of a file named `t`.
/// - Returns: The faults, line by line; none if nothing is wrong.
func faults(of bytes: [UInt8]) -> [String] {
  do {
    _ = try Script(parsing: bytes, file: "t")
    return []
  } catch {
    return error.description.split(separator: "\n").map { String($0) }
  }
}

/// Runs a text and returns what came of it.
///
/// - Parameter text: The text, of a file named `t`.
/// - Returns: The report.
/// - Throws: What is wrong with the text.
func report(of text: String) throws -> ScriptReport {
  try Script(parsing: text, file: "t").run()
}
