import BoardingScript

/// The talk at a prompt, or with a pipe.
enum Conversation {
  /// Talks up to the end of the input.
  ///
  /// - Throws: What the world could not do.
  static func run() throws(WorldFailure) {
    var lines = TypedLines()
    var session = PromptSession(
      echoes: !lines.isTerminal,
      isInterrupted: { Interruption.isPending }
    )
    try Main.write(Sample.greeting.map { $0 + "\n" }.joined(), to: .output)
    while true {
      let typed = try line(from: &lines, for: session)
      var turn: PromptSession.Turn
      switch typed {
      case .end:
        return try Main.write(session.ended().lines.map { $0 + "\n" }.joined(), to: .output)
      case .interruption: turn = session.interrupted()
      case .line(let line): turn = session.take(line)
      }
      while true {
        try Main.write(turn.lines.map { $0 + "\n" }.joined(), to: .output)
        guard let request = turn.request else { break }
        switch request {
        case .quit: return
        case .read, .include, .write: turn = answer(to: request, in: &session)
        }
      }
    }
  }

  /// Waits for the next line.
  ///
  /// What completes a line holds a second reference to the session, and holds it in here only:
  /// otherwise each line would copy all that the session remembers.
  ///
  /// - Parameters:
  ///   - lines: Where the line comes from.
  ///   - session: The session.
  /// - Returns: What came.
  /// - Throws: What the system says.
  private static func line(
    from lines: inout TypedLines,
    for session: PromptSession
  ) throws(WorldFailure) -> TypedLines.Typed {
    try lines.next(prompt: session.prompt) { session.completion(of: $0) }
  }

  /// Does what the session asks for.
  ///
  /// - Parameters:
  ///   - request: What to do with a file.
  ///   - session: The session, which is told what came of it.
  /// - Returns: What to print.
  private static func answer(
    to request: PromptSession.Request,
    in session: inout PromptSession
  ) -> PromptSession.Turn {
    do {
      switch request {
      case .read(let file):
        return session.loaded(
          try Files.read(file, of: .ordinary),
          from: file,
          including: Files.include
        )
      case .include(let inclusion):
        return session.included(inclusion, including: Files.include)
      case .write(let file, let text):
        try Files.write(text, to: file)
        return session.saved(to: file)
      case .quit:
        return PromptSession.Turn(request: .quit)
      }
    } catch {
      return PromptSession.Turn(lines: [error.message])
    }
  }
}
