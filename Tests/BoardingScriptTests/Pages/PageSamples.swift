import BoardingScript

/// Three pages with items of 100 points under a whole of 400 by 600.
let threePages = """
  pages Cities
  page oslo   "Oslo"
  page bergen "Bergen"
  page tromso "Tromsø"
  resize 400 600
  option item-size fixed 100 40
  option indicator 4

  """

/// Runs lines behind the declarations of three pages.
///
/// - Parameters:
///   - lines: The lines.
///   - head: The declarations.
/// - Returns: What the lines show, without the declarations; then what failed.
/// - Throws: What is wrong with the text.
func transcript(of lines: String, after head: String = threePages) throws -> [String] {
  let report = try Script(parsing: head + lines, file: "t").run()
  let count = head.split(separator: "\n").count
  let shown = report.transcript.split(separator: "\n").map { String($0) }.dropFirst(count)
  let failures = (report.failure ?? "").split(separator: "\n").map { String($0) }
  return Array(shown) + failures
}

/// Runs lines behind the declarations of three pages and returns what a question shows at the end.
///
/// - Parameters:
///   - question: The question.
///   - lines: The lines before it.
///   - head: The declarations.
/// - Returns: The answer, line by line.
/// - Throws: What is wrong with the text.
func answer(
  to question: String,
  after lines: String,
  head: String = threePages
) throws -> [String] {
  let shown = try transcript(of: lines + "\n" + question + "\n", after: head)
  let place = shown.lastIndex(of: "> " + question) ?? shown.endIndex
  return shown[place...].dropFirst().map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
}
