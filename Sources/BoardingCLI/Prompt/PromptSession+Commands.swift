import Boarding
import BoardingScript

extension PromptSession {
  /// Does what a line says if it is a word of the prompt.
  ///
  /// - Parameter line: The line, without spaces at its ends; not empty.
  /// - Returns: What to print and what to do; nil for a line of the language.
  mutating func takeCommand(_ line: String) -> Turn? {
    if line.hasSuffix("?"), !line.contains("#"), !line.contains("\"") {
      let words = PromptWord.handbook.completions(
        of: String(line.dropLast()),
        names: script.names
      )
      return Turn(lines: ["  " + (words.isEmpty ? "nothing known" : words.joined(separator: " "))])
    }
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { String($0) }
    if words[0] == "help" {
      let about = words.dropFirst().prefix { !$0.hasPrefix("#") }
      return Turn(lines: PromptWord.handbook.lines(about: Array(about)).map { "  " + $0 })
    }
    guard let word = PromptWord.all.first(where: { $0.form.words == [words[0]] }) else {
      return nil
    }
    return word.perform(&self, PromptSession.trimmed(String(line.dropFirst(words[0].count))))
  }

  /// What was typed, as a script that gives the same transcript.
  var scriptText: String {
    script.history.flatMap { $0.lines }.map { $0 + "\n" }.joined()
  }

  /// Tells where the run stands, as the prompt of a terminal.
  var prompt: String {
    if script.isInBlock { return "... " }
    let run = script.run
    let state = run.machine.state
    let time = timeText(state.now)
    if let transition = state.transition {
      let percent = fixed(transition.progress(at: state.now) * 100, decimals: 0)
      let source = run.text.name(of: transition.change.source)
      let destination = run.text.name(of: transition.change.destination)
      return "\(time) \(source) > \(destination) \(percent)%> "
    }
    let names = state.stack.rootFirst.suffix(3).map { run.text.name(of: $0) }
    let hidden = state.stack.count > names.count ? ["..."] : []
    return ([time] + hidden + names).joined(separator: " ") + "> "
  }
}
