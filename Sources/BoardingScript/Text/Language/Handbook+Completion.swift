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
    let isNewWord = text.utf8.last.map { $0 == UInt8(ascii: " ") } ?? true
    var words = text.split(separator: " ").map { String($0) }
    let beginning = isNewWord ? "" : words.popLast() ?? ""
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
    if rest.count < parameters.count {
      return parameters[rest.count].candidates(names)
    }
    if let last = rest.last, let clause = clauses.first(where: { $0.keyword == last }) {
      let candidates = clause.candidates(names)
      if !candidates.isEmpty { return candidates }
    }
    let keywords = clauses.compactMap { $0.keyword }.filter { !rest.contains($0) }
    guard let last = parameters.last, last.repeats else { return keywords }
    return last.candidates(names).filter { !rest.contains($0) } + keywords
  }
}
