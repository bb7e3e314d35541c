import Boarding
import BoardingScript

extension PromptSession {
  /// Where undo leads: cheap to keep, without a copy of the events.
  struct Checkpoint {
    /// Where the script stood.
    let mark: ScriptSession.Mark
    /// True if a whole script was loaded from there.
    let isLoading: Bool
    /// Where the names of included files began.
    let base: String
  }

  /// A change that was taken back: replaying it gives the same events.
  struct Change {
    /// The lines of the change, and of the questions behind it.
    let lines: [String]
    /// True if the lines are those of a whole script.
    let isLoading: Bool
    /// Where the names of included files begin behind it.
    let base: String
  }

  /// Remembers where the script stood before it changed.
  ///
  /// Questions change nothing; they are taken back with the change before them.
  ///
  /// - Parameters:
  ///   - statement: The statement that was performed.
  ///   - mark: Where the script stood before.
  mutating func note(_ statement: ScriptStatement, from mark: ScriptSession.Mark) {
    if case .question? = statement.step { return }
    noteChange(from: mark, isLoading: false)
  }

  /// Remembers where the script stood before a change.
  ///
  /// - Parameters:
  ///   - mark: Where the script stood before.
  ///   - isLoading: True if a whole script is loaded from there.
  private mutating func noteChange(from mark: ScriptSession.Mark, isLoading: Bool) {
    undoable.append(Checkpoint(mark: mark, isLoading: isLoading, base: base))
    redoable = []
  }

  /// Takes the last change back.
  ///
  /// - Returns: What to print.
  mutating func undo() -> Turn {
    guard let checkpoint = undoable.popLast() else { return Turn(lines: ["  nothing to undo"]) }
    let lines = script.statements(since: checkpoint.mark).flatMap { $0.lines }
    redoable.append(Change(lines: lines, isLoading: checkpoint.isLoading, base: base))
    base = checkpoint.base
    script.go(backTo: checkpoint.mark)
    return Turn(lines: ["  undone: " + whereabouts])
  }

  /// Makes a change again.
  ///
  /// - Returns: What to print.
  mutating func redo() -> Turn {
    guard let change = redoable.popLast() else { return Turn(lines: ["  nothing to redo"]) }
    undoable.append(Checkpoint(mark: script.mark, isLoading: change.isLoading, base: base))
    base = change.base
    if change.isLoading { script.startAfresh() }
    for line in change.lines { _ = script.feed(line) }
    return Turn(lines: ["  done again: " + whereabouts])
  }

  /// Starts afresh with a script that was read.
  ///
  /// A script with faults changes nothing; one with a failure stands before that.
  ///
  /// - Parameters:
  ///   - bytes: The script.
  ///   - file: The name of its file.
  ///   - load: Reads the files that it includes.
  /// - Returns: What to print.
  mutating func loaded(
    _ bytes: [UInt8],
    from file: String,
    including load: IncludedFileLoader? = nil
  ) -> Turn {
    let loaded: Script
    do {
      loaded = try Script(parsing: bytes, file: file, including: load)
    } catch {
      return Turn(lines: error.lines)
    }
    noteChange(from: script.mark, isLoading: true)
    base = file
    script.startAfresh()
    for statement in loaded.statements {
      for line in statement.lines {
        switch script.feed(line) {
        case .nothing, .incomplete, .inclusion: continue
        case .faults(let faults): return stopped(faults.lines)
        case .performed(_, let performance):
          if let failure = performance.failure { return stopped(failure.report(of: statement)) }
        }
      }
    }
    return Turn(lines: ["  loaded \(file): " + whereabouts])
  }

  /// Runs a file as if its lines had been typed.
  ///
  /// - Parameters:
  ///   - inclusion: What a line asked for.
  ///   - load: Reads the file, and those that it includes.
  /// - Returns: What to print: the statements of the file and what they show.
  mutating func included(
    _ inclusion: Inclusion,
    including load: @escaping IncludedFileLoader
  ) -> Turn {
    let before = script.mark
    let responses: [ScriptSession.Response]
    do {
      responses = try script.include(inclusion, besides: base, including: load)
    } catch {
      return Turn(lines: error.lines)
    }
    let changes = script.statements(since: before).contains { (statement) in
      if case .question? = statement.step { false } else { true }
    }
    if changes { noteChange(from: before, isLoading: false) }
    var lines: [String] = []
    for response in responses {
      switch response {
      case .nothing, .incomplete, .inclusion: continue
      case .faults(let faults): return stopped(lines + faults.lines)
      case .performed(let statement, let performance):
        lines += transcriptLines(of: statement, performance)
        if let failure = performance.failure {
          return stopped(lines + failure.report(of: statement))
        }
      }
    }
    return Turn(lines: lines)
  }

  /// Tells that a loaded script did not come to its end.
  ///
  /// - Parameter reasons: Why, line by line.
  /// - Returns: What to print.
  private func stopped(_ reasons: [String]) -> Turn {
    Turn(lines: reasons + ["  stopped: " + whereabouts])
  }

  /// Tells that a script was written.
  ///
  /// - Parameter file: The name of its file.
  /// - Returns: What to print.
  func saved(to file: String) -> Turn {
    let comments = script.history.filter { $0.isComment }.count
    var line = "  saved \(script.history.count - comments) statements"
    if comments > 0 { line += " and, as comments, \(comments) failed expectations" }
    var lines = [line + " to \(file)"]
    do {
      _ = try Script(parsing: scriptText, file: file)
    } catch {
      lines += ["  it cannot run yet:"] + error.lines.map { "  " + $0 }
    }
    return Turn(lines: lines)
  }

  /// Tells what is wrong if the input ends here.
  ///
  /// - Returns: What to print.
  func ended() -> Turn {
    Turn(lines: script.openBlock.map { [$0.description] } ?? [])
  }

  /// Where the run stands, in words.
  private var whereabouts: String {
    let run = script.run
    if let pages = run.pagesPlace { return pages }
    let stack = run.machine.state.stack
    let subject = script.isAboutPages ? "page" : "screen"
    let place = stack.isEmpty ? "before the first " + subject : "stack " + run.text.names(of: stack)
    return timeText(run.machine.state.now) + ", " + place
  }
}

extension ScriptStatement {
  /// True for an expectation that failed.
  fileprivate var isComment: Bool {
    switch action {
    case .comment: true
    case .beginning, .declaration, .step: false
    }
  }
}
