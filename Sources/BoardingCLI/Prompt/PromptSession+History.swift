import Boarding
import BoardingScript

extension PromptSession {
  /// Where undo leads: cheap to keep, without a copy of the events.
  struct Checkpoint {
    /// Where the script stood.
    let mark: ScriptSession.Mark
    /// True if a whole script was loaded from there.
    let isLoading: Bool
  }

  /// A change that was taken back: replaying it gives the same events.
  struct Change {
    /// The lines of the change, and of the questions behind it.
    let lines: [String]
    /// True if the lines are those of a whole script.
    let isLoading: Bool
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
    undoable.append(Checkpoint(mark: mark, isLoading: false))
    redoable = []
  }

  /// Takes the last change back.
  ///
  /// - Returns: What to print.
  mutating func undo() -> Turn {
    guard let checkpoint = undoable.popLast() else { return Turn(lines: ["  nothing to undo"]) }
    let lines = script.statements(since: checkpoint.mark).flatMap { $0.lines }
    redoable.append(Change(lines: lines, isLoading: checkpoint.isLoading))
    script.go(backTo: checkpoint.mark)
    return Turn(lines: ["  back at " + whereabouts])
  }

  /// Makes a change again.
  ///
  /// - Returns: What to print.
  mutating func redo() -> Turn {
    guard let change = redoable.popLast() else { return Turn(lines: ["  nothing to redo"]) }
    undoable.append(Checkpoint(mark: script.mark, isLoading: change.isLoading))
    if change.isLoading { script.startAfresh() }
    for line in change.lines { _ = script.feed(line) }
    return Turn(lines: ["  again at " + whereabouts])
  }

  /// Starts afresh with a script that was read.
  ///
  /// A script with faults changes nothing; one with a failure stands before that.
  ///
  /// - Parameters:
  ///   - bytes: The script.
  ///   - file: The name of its file.
  /// - Returns: What to print.
  mutating func loaded(_ bytes: [UInt8], from file: String) -> Turn {
    let loaded: Script
    do {
      loaded = try Script(parsing: bytes, file: file)
    } catch {
      return Turn(lines: error.lines)
    }
    undoable.append(Checkpoint(mark: script.mark, isLoading: true))
    redoable = []
    script.startAfresh()
    for statement in loaded.statements {
      for line in statement.lines {
        switch script.feed(line) {
        case .nothing, .incomplete: continue
        case .faults(let faults): return stopped(faults.lines)
        case .performed(_, let performance):
          if let failure = performance.failure { return stopped(failure.report(of: statement)) }
        }
      }
    }
    return Turn(lines: ["  loaded \(file), now at " + whereabouts])
  }

  /// Tells that a loaded script did not come to its end.
  ///
  /// - Parameter reasons: Why, line by line.
  /// - Returns: What to print.
  private func stopped(_ reasons: [String]) -> Turn {
    Turn(lines: reasons + ["  stopped at " + whereabouts])
  }

  /// Tells that a script was written.
  ///
  /// - Parameter file: The name of its file.
  /// - Returns: What to print.
  func saved(to file: String) -> Turn {
    Turn(lines: ["  saved \(script.history.count) statements to \(file)"])
  }

  /// Where the run stands, in words.
  private var whereabouts: String {
    let run = script.run
    let stack = run.machine.state.stack
    let place = stack.isEmpty ? "before the first screen" : run.text.names(of: stack)
    return timeText(run.machine.state.now) + " " + place + ", \(run.log.count) events"
  }
}
