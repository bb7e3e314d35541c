extension Handbook {
  /// Finds the words that may come next.
  ///
  /// ```swift
  /// let words = Language.handbook.completions(of: "pop t", names: DeclaredNames())
  /// assert(words == ["to"])
  /// ```
  ///
  /// - Parameters:
  ///   - text: The beginning of a line; its last word is being completed, and a space at the end
  ///     begins a new one.
  ///   - names: The names that are declared.
  /// - Returns: The words, in the order of the statements, each once.
  public func completions(of text: String, names: DeclaredNames) -> [String] {
    guard var words = Handbook.parts(of: text) else { return [] }
    let beginning = words.popLast() ?? ""
    let complete = forms.filter { words.starts(with: $0.words) }
    let longest = complete.map { $0.words.count }.max() ?? 0
    var result: [String] = []
    for form in forms where form.words.count >= longest {
      for word in form.words(after: words, names: names) {
        if word.utf8.starts(with: beginning.utf8), !result.contains(word) { result.append(word) }
      }
    }
    return result
  }

  /// Splits the beginning of a line.
  ///
  /// - Parameter text: The beginning of a line.
  /// - Returns: Its words and strings, the last one empty behind a space or a string; nil inside a
  ///   string.
  private static func parts(of text: String) -> [String]? {
    var parts: [String] = []
    var part: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in text.utf8 {
      let ends = isInString ? byte.isQuote && !isEscaped : byte.isSpace
      isEscaped = isInString && !isEscaped && byte == UInt8(ascii: "\\")
      if byte.isQuote, !isInString, !part.isEmpty {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      }
      if isInString || !byte.isSpace { part.append(byte) }
      if byte.isQuote, ends || !isInString { isInString.toggle() }
      if ends, !part.isEmpty {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      }
    }
    return isInString ? nil : parts + [String(decoding: part, as: UTF8.self)]
  }
}

extension StatementForm {
  /// Finds the words that may come next in the statement.
  ///
  /// - Parameters:
  ///   - before: The words that stand before.
  ///   - names: The names that are declared.
  /// - Returns: The words; none if the statement does not begin like that.
  fileprivate func words(after before: [String], names: DeclaredNames) -> [String] {
    if before.count < words.count {
      return words.starts(with: before) ? [words[before.count]] : []
    }
    if !before.starts(with: words) { return [] }
    let rest = before.dropFirst(words.count)
    var taken = rest.startIndex
    var optional: [String] = []
    for parameter in parameters {
      if taken == rest.endIndex {
        if !parameter.isOptional { return parameter.candidates(names) }
        optional += parameter.candidates(names)
      } else if !parameter.isOptional || parameter.canBe(rest[taken]) {
        taken += 1
      }
    }
    if let last = rest.last, let clause = clauses.first(where: { $0.keywords.contains(last) }) {
      let candidates = clause.candidates(names)
      if !candidates.isEmpty { return candidates }
    }
    let open = clauses.filter { (clause) in
      clause.isRepeatable || !clause.keywords.contains { rest.contains($0) }
    }
    let keywords = open.flatMap { $0.keywords }
    guard let last = parameters.last, last.repeats else { return optional + keywords }
    return last.candidates(names).filter { !rest.contains($0) } + keywords
  }
}
