/// Paints the lines of a transcript and of reports for a terminal.
///
/// - Parameter text: The text, in whole lines.
/// - Returns: The text with the escape sequences of ECMA-48: statements bold, what is wrong red,
///   what is there instead green.
func painted(_ text: String) -> String {
  var result = ""
  for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
    result += (style(of: line).map { "\u{1B}[\($0)m" + line + "\u{1B}[0m" } ?? String(line)) + "\n"
  }
  return result
}

/// Takes out of a text what would act on a terminal instead of being shown.
///
/// - Parameter text: The text, in whole lines.
/// - Returns: The text with `?` for each control character but line feeds and tabs.
func printable(_ text: String) -> String {
  let isControl: (Unicode.Scalar) -> Bool = { (scalar) in
    let isSpace = scalar == "\n" || scalar == "\t"
    return scalar.value < 0x20 && !isSpace || (0x7F..<0xA0).contains(scalar.value)
  }
  if !text.unicodeScalars.contains(where: isControl) { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 }))
}

/// Chooses how a line is painted.
///
/// - Parameter line: The line.
/// - Returns: The number of the style, or nil for a plain line.
private func style(of line: Substring) -> Int? {
  if line.hasPrefix("> ") { return 1 }
  if line.hasPrefix("  - ") { return 31 }
  if line.hasPrefix("  + ") { return 32 }
  let isPlain = line.hasPrefix(" ")
  let isReport = line.contains(": error: ") || line.contains(": failed: ")
  return isReport && !isPlain ? 31 : nil
}
