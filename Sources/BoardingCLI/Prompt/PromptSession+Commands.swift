import Boarding
import BoardingScript

extension PromptSession {
  /// Does what a line says if it is a word of the prompt.
  ///
  /// - Parameter line: The line, without spaces at its ends; not empty.
  /// - Returns: What to print and what to do; nil for a line of the language.
  mutating func takeCommand(_ line: String) -> Turn? {
    if PromptSession.asks(line) {
      let words = script.handbook.completions(
        of: String(line.dropLast()),
        names: script.names
      )
      return Turn(lines: ["  " + (words.isEmpty ? "nothing known" : words.joined(separator: " "))])
    }
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { String($0) }
    if words[0] == "help" {
      let about = words.dropFirst().prefix { !$0.hasPrefix("#") }
      return Turn(lines: script.handbook.lines(about: Array(about)).map { "  " + $0 })
    }
    // Where items arrive in pieces these load more of them; a file of such a name is './append'.
    let isLoad = ["append", "prepend"].contains { words.starts(with: ["load", $0]) }
    if isLoad, script.isAboutPieces { return nil }
    guard let word = PromptWord.all.first(where: { $0.word == words[0] }) else {
      return nil
    }
    return word.perform(&self, PromptSession.trimmed(String(line.dropFirst(words[0].count))))
  }

  /// Tells whether a line asks for the words that may come next.
  ///
  /// - Parameter line: The line.
  /// - Returns: True if it ends in a question mark that is part of no string and no comment.
  private static func asks(_ line: String) -> Bool {
    if !line.hasSuffix("?") { return false }
    var isInString = false
    var isEscaped = false
    let bytes = Array(line.utf8)
    for (index, byte) in bytes.dropLast().enumerated() {
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = isInString && !isEscaped && byte == UInt8(ascii: "\\")
      let isColour = Character(Unicode.Scalar(bytes[index + 1])).isHexDigit
      if byte == UInt8(ascii: "#"), !isInString, !isColour { return false }
    }
    return !isInString
  }

  /// What was typed, as a script that gives the same transcript.
  var scriptText: String {
    script.history.flatMap { $0.lines }.map { $0 + "\n" }.joined()
  }

  /// Tells where the run stands, as the prompt of a terminal.
  var prompt: String {
    if script.isInBlock { return "... " }
    let run = script.run
    if let pages = run.pagesPrompt { return pages + "> " }
    let state = run.machine.state
    let names = state.stack.rootFirst.suffix(3).map { run.text.name(of: $0) }
    let hidden = state.stack.count > names.count ? ["..."] : []
    let motion = state.transition.map { ["(" + words(about: $0) + ")"] } ?? []
    return ([timeText(state.now)] + hidden + names + motion).joined(separator: " ") + "> "
  }

  /// Tells how far a transition is.
  ///
  /// - Parameter transition: The running transition.
  /// - Returns: Such as `welcome > features [#####.....] 50% interactive`.
  private func words(about transition: RunningTransition) -> String {
    let run = script.run
    let progress = transition.progress(at: run.machine.state.now)
    let source = transition.change.source.map { run.text.name(of: $0) } ?? "nothing"
    let destination = run.text.name(of: transition.change.destination)
    let percentage = fixed(progress * 100, decimals: 0) + "%"
    let way = "\(source) > \(destination) [\(PromptSession.bar(of: progress))] \(percentage)"
    switch transition.stage {
    case .animating: return way
    case .interactive:
      let isDriven = run.machine.state.gesturePhase == .driving
      return way + (isDriven ? " by finger" : " interactive")
    case .settling(_, let isCancelled): return way + " settling" + (isCancelled ? " back" : "")
    }
  }

  /// Draws how far something is.
  ///
  /// - Parameter progress: The progress; what lies outside 0...1 is drawn at the nearer end.
  /// - Returns: Ten characters, such as `#####.....`.
  private static func bar(of progress: Double) -> String {
    let length = 10
    let done = Int(min(max(progress, 0), 1) * Double(length) + 0.5)
    return String(repeating: "#", count: done) + String(repeating: ".", count: length - done)
  }
}
