import Boarding
import BoardingScript
import Testing

@testable import BoardingCLI

struct PromptSessionTests {
  /// What somebody types, with mistakes.
  private static let typed = """
    next
    advance 200ms
    advance 200ms

    advance 200ms  # nothing
    expect log
      nonsense
    end
    pussh features
    savve x
    expect top
    undo
    undo now
    stack   # where
    """

  /// What is printed for it in a pipe.
  private static let printed = """
    > next
      0ms began push welcome > features
      0ms features.willEnterStack
      0ms welcome.willDisappear
      0ms features.willAppear
      0ms willShow(features)
    > advance 200ms
    > advance 200ms
      400ms welcome.didDisappear
      400ms features.didAppear
      400ms features.didEnterStack
      400ms didShow(features)
      400ms committed push welcome > features
      400ms screenChanged(features)
      400ms ended push welcome > features
    > advance 200ms
    > expect log
    >   nonsense
    > end
    input:6:1: failed: expect log
      - nonsense
      + 0ms welcome.willEnterStack
      + 0ms welcome.willAppear
      + 0ms welcome.didAppear
      + 0ms welcome.didEnterStack
      + 0ms committed start welcome
      + 0ms screenChanged(welcome)
      + 0ms began push welcome > features
      + 0ms features.willEnterStack
      + 0ms welcome.willDisappear
      + 0ms features.willAppear
      + 0ms willShow(features)
      + 400ms welcome.didDisappear
      + 400ms features.didAppear
      + 400ms features.didEnterStack
      + 400ms didShow(features)
      + 400ms committed push welcome > features
      + 400ms screenChanged(features)
      + 400ms ended push welcome > features
      (- expected, + actual)
      the last events:
        0ms willShow(features)
        400ms welcome.didDisappear
        400ms features.didAppear
        400ms features.didEnterStack
        400ms didShow(features)
        400ms committed push welcome > features
        400ms screenChanged(features)
        400ms ended push welcome > features
    > pussh features
    input:9:1: error: expected a statement, found 'pussh'; did you mean 'push'?
    > savve x
    input:10:1: error: expected a statement, found 'savve'; did you mean 'save'?
    > expect top
    input:11:11: error: expected a screen, found the end of the line
    > undo
      undone: 400ms, stack welcome features
    > undo now
    error: expected the end of the line, found 'now'
    > stack
      welcome features
    """

  /// Takes lines and returns what is printed.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - session: The session.
  /// - Returns: The printed lines.
  private func take(_ text: String, in session: inout PromptSession) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { session.take(Array($0.utf8)).lines }
      .joined(separator: "\n")
  }

  @Test func `a session in a pipe reads like a transcript`() {
    var session = PromptSession(echoes: true)
    #expect(take(Self.typed, in: &session) == Self.printed)
  }

  @Test func `on a terminal the typed lines are not repeated`() {
    var session = PromptSession(echoes: false)
    #expect(take("stack", in: &session) == "  welcome")
    #expect(take("nonsense", in: &session).split(separator: "\n").count == 1)
    #expect(take("undo", in: &session) == "  nothing to undo")
    #expect(take("redo", in: &session) == "  nothing to redo")
  }

  @Test func `the prompt shows the time, the stack and what moves`() {
    var session = PromptSession(echoes: false)
    var prompts = [session.prompt]
    let lines = [
      "next", "advance 200ms", "settle", "push permissions", "settle", "push completed instant",
      "expect log", "end", "flow Other", "screen a", "start",
    ]
    for line in lines {
      _ = session.take(Array(line.utf8))
      prompts.append(session.prompt)
    }
    #expect(
      prompts == [
        "0ms welcome> ", "0ms welcome features (welcome > features [..........] 0%)> ",
        "200ms welcome features (welcome > features [#####.....] 50%)> ",
        "400ms welcome features> ",
        "400ms welcome features permissions (features > permissions [..........] 0%)> ",
        "800ms welcome features permissions> ", "800ms ... features permissions completed> ",
        "... ", "800ms ... features permissions completed> ", "0ms> ", "0ms> ", "0ms a> ",
      ]
    )
  }

  @Test func `the prompt shows that a finger drives`() {
    var session = PromptSession(echoes: false)
    var prompts: [String] = []
    for line in ["drag -156", "release at -300", "advance 100ms", "settle"] {
      _ = session.take(Array(line.utf8))
      prompts.append(session.prompt)
    }
    #expect(
      prompts == [
        "0ms welcome (welcome > features [####......] 40% by finger)> ",
        "0ms welcome features (welcome > features [####......] 40% settling)> ",
        "100ms welcome features (welcome > features [######....] 62% settling)> ",
        "240ms welcome features> ",
      ]
    )
  }

  @Test func `undo and redo are exact, any number of times`() {
    var session = PromptSession(echoes: false)
    let lines = [
      "next", "stack", "advance 200ms", "push completed", "settle", "values", "width 100",
      "flow Other", "screen a", "screen b", "start", "push b", "advance 10ms",
    ]
    var states: [(Machine.State, [Event], Int)] = []
    func note() {
      let run = session.script.run
      states.append((run.machine.state, Array(run.log), session.script.history.count))
    }
    note()
    for line in lines {
      _ = session.take(Array(line.utf8))
      if line != "stack" && line != "values" { note() } else { states[states.count - 1].2 += 1 }
    }
    for _ in 0..<2 {
      var place = states.count - 1
      while place > 0 {
        _ = session.take(Array("undo".utf8))
        place -= 1
        let run = session.script.run
        #expect(run.machine.state == states[place].0)
        #expect(Array(run.log) == states[place].1)
      }
      #expect(take("undo", in: &session) == "  nothing to undo")
      while place < states.count - 1 {
        _ = session.take(Array("redo".utf8))
        place += 1
        let run = session.script.run
        #expect(run.machine.state == states[place].0)
        #expect(Array(run.log) == states[place].1)
        #expect(session.script.history.count == states[place].2)
      }
      #expect(take("redo", in: &session) == "  nothing to redo")
    }
  }

  @Test func `a block is taken back as a whole`() {
    var session = PromptSession(echoes: false)
    _ = take("expect committed\n0ms start welcome\nend", in: &session)
    #expect(take("undo\nstack", in: &session) == "  undone: 0ms, stack welcome\n  welcome")
    _ = take("redo\nexpect committed\nend", in: &session)
    #expect(
      take("undo\nundo\nundo", in: &session) == """
          undone: 0ms, stack welcome
          undone: 0ms, stack welcome
          nothing to undo
        """
    )
  }

  @Test func `an empty line on a terminal says what it repeats`() {
    var session = PromptSession(echoes: false)
    #expect(take("\nadvance 5ms\n", in: &session) == "> advance 5ms")
  }

  @Test(arguments: 0..<20)
  func `random lines neither trap nor hang, and undo and redo stay exact`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var session = PromptSession(echoes: seed.isMultiple(of: 2))
    let lines = [
      "next", "back", "advance 90ms", "settle", "push completed", "pop", "set features welcome",
      "pop to root instant", "stack", "", "undo", "redo", "flow Other", "screen a",
      "screen b next a",
      "start", "expect log", "end", "0ms nothing", "expect committed", "help", "po?", "?", "save x",
      "load y", "load", "undo undo", "\"", "#", "reduce-motion on", "policy moves queue", "width 1",
      "\u{0}", "\u{FFFD}", "expect idle",
    ]
    for _ in 0..<300 {
      let line = lines.randomElement(using: &generator) ?? ""
      if case .read? = session.take(Array(line.utf8)).request {
        _ = session.loaded(Array("screen x\nstart\nadvance 5ms\n".utf8), from: "y")
      }
      if session.script.isInBlock || session.undoable.isEmpty { continue }
      let (state, log) = (session.script.run.machine.state, Array(session.script.run.log))
      let redoable = session.redoable.count
      _ = session.take(Array("undo".utf8))
      _ = session.take(Array("redo".utf8))
      #expect(session.script.run.machine.state == state)
      #expect(Array(session.script.run.log) == log)
      #expect(session.redoable.count == redoable)
    }
  }

  @Test func `a new change forgets what could be made again, a question does not`() {
    var session = PromptSession(echoes: false)
    _ = take("next\nundo\nstack", in: &session)
    #expect(take("redo", in: &session) == "  done again: 0ms, stack welcome features")
    _ = take("undo\npush completed", in: &session)
    #expect(take("redo", in: &session) == "  nothing to redo")
  }

  @Test func `save asks for a script that gives the same transcript`() throws {
    var session = PromptSession(echoes: true)
    let typed =
      "next\nadvance 150ms\nvalues\nundo\nadvance 150ms\n\nnonsense\nexpect idle\nback\nexpect log\nend"
    _ = take(typed, in: &session)
    let turn = session.take(Array("save  my file.boarding ".utf8))
    let text =
      Sample.flow.normalized
      + "next\nadvance 150ms\n# failed: expect idle\nback\n# failed: expect log\n# failed: end\n"
    #expect(turn.request == .write(file: "my file.boarding", text: text))
    #expect(turn.lines == ["> save  my file.boarding"])
    #expect(
      session.saved(to: "x").lines == [
        "  saved 10 statements and, as comments, 2 failed expectations to x"
      ]
    )
    let report = try Script(parsing: text, file: "t").run()
    #expect(report.log == Array(session.script.run.log))
  }

  @Test func `load starts afresh, and undo leads back`() {
    var session = PromptSession(echoes: false)
    _ = take("next\nadvance 100ms", in: &session)
    #expect(session.take(Array("load a b".utf8)).request == .read(file: "a b"))
    let state = session.script.run.machine.state
    let script = "screen x\nscreen y\nstart\npush y\nsettle\n"
    #expect(
      session.loaded(Array(script.utf8), from: "f").lines == [
        "  loaded f: 400ms, stack x y"
      ]
    )
    #expect(session.script.history.count == 5)
    #expect(take("undo", in: &session) == "  undone: 100ms, stack welcome features")
    #expect(session.script.run.machine.state == state)
    #expect(take("redo", in: &session) == "  done again: 400ms, stack x y")
    #expect(session.script.history.count == 5)
  }

  @Test func `what is wrong with a loaded script is told with its own places`() {
    var session = PromptSession(echoes: false)
    #expect(
      session.loaded(Array("screen x\nstrat\npush z".utf8), from: "f").lines == [
        "f:2:1: error: expected a statement, found 'strat'; did you mean 'start'?",
        "f:3:6: error: no screen is named 'z'",
      ]
    )
    #expect(take("stack\nundo", in: &session) == "  welcome\n  nothing to undo")
    let lines = session.loaded(
      Array("screen x\nstart\nexpect idle\n expect top x\npop\nexpect refused noTarget".utf8),
      from: "f"
    ).lines
    #expect(lines.first == "f:6:1: failed: expect refused noTarget")
    #expect(lines.last == "  stopped: 0ms, stack x")
  }

  @Test func `words of the prompt want what belongs to them`() {
    var session = PromptSession(echoes: false)
    #expect(take("load", in: &session) == "error: expected a FILE behind 'load'")
    #expect(take(" save ", in: &session) == "error: expected a FILE behind 'save'")
    #expect(session.take(Array("quit # now".utf8)).request == .quit)
  }

  @Test func `a question mark shows the words that may come next`() {
    var session = PromptSession(echoes: false)
    #expect(take("pop ?", in: &session) == "  instant interactive from to")
    #expect(take("un?", in: &session) == "  undo")
    #expect(take("nonsense ?", in: &session) == "  nothing known")
  }

  @Test func `an included file is run as if it was typed, and saved like that`() throws {
    var session = PromptSession(echoes: true)
    let files = ["x/moves": "next instant\ninclude more\n", "x/more": "stack\n"]
    let load: IncludedFileLoader = { (file) throws(InclusionFailure) in
      guard let text = files[file] else { throw InclusionFailure("gone") }
      return Array(text.utf8)
    }
    func include(_ name: String) throws -> [String] {
      let turn = session.take(Array("include \(name)".utf8))
      #expect(turn.lines == ["> include \(name)"])
      guard case .include(let inclusion) = try #require(turn.request) else { return [] }
      return session.included(inclusion, including: load).lines
    }
    let first = try include("x/moves")
    #expect(first.first == "> next instant")
    #expect(first.suffix(2) == ["> stack", "  welcome features"])
    #expect(session.scriptText == Sample.flow.normalized + "next instant\nstack\n")
    #expect(
      try include("moves") == ["input:2:9: error: cannot include 'moves': gone"]
    )
    #expect(session.undo().lines == ["  undone: 0ms, stack welcome"])
    #expect(session.redo().lines == ["  done again: 0ms, stack welcome features"])
    _ = session.loaded(Array("screen a\nscreen b\nseries a b\nstart\n".utf8), from: "x/y")
    #expect(try include("moves").last == "  a b")
    #expect(session.undo().lines == ["  undone: 0ms, stack a"])
    _ = session.undo()
    #expect(session.base == "")
    _ = session.redo()
    #expect(session.base == "x/y")
  }

  @Test func `Ctrl-C abandons a line and a block, and says how to end the second time`() {
    var session = PromptSession(echoes: false)
    _ = take("next\nexpect log\n0ms nothing", in: &session)
    #expect(session.interrupted().lines == [])
    #expect(session.prompt == "0ms welcome features (welcome > features [..........] 0%)> ")
    #expect(session.interrupted().lines == ["  quit ends, and so does Ctrl-D"])
    #expect(take("stack", in: &session) == "  welcome features")
    #expect(session.interrupted().lines == [])
  }

  @Test(arguments: [
    ("po", ["pop", "policy"]), ("  pop t", ["to"]), ("un", ["undo"]), ("help expect lo", ["log"]),
    ("push welc", ["welcome"]), ("nonsense ", []),
  ])
  func `completion offers words`(line: String, words: [String]) {
    #expect(PromptSession(echoes: false).completion(of: line) == .words(words))
  }

  @Test func `completion asks for the names of files, and offers nothing in a block`() {
    var session = PromptSession(echoes: false)
    #expect(session.completion(of: "load  my fi") == .file(beginning: "my fi"))
    #expect(session.completion(of: "include ") == .file(beginning: ""))
    #expect(session.completion(of: "loa") == .words(["load"]))
    _ = session.take(Array("expect log".utf8))
    #expect(session.completion(of: "load x") == .words([]))
  }

  @Test func `help knows the words of the prompt too`() {
    var session = PromptSession(echoes: false)
    let overview = take("help", in: &session).split(separator: "\n").suffix(10)
    #expect(
      overview.joined(separator: "\n") == """
          Prompt
            undo
            redo
            load FILE
            save FILE
            quit
            These words work only at the prompt of 'boarding', not in a file.
            A question mark at the end of a line shows the words that may come next.
            At a terminal, an empty line repeats the last advance; in a pipe it says nothing.
          'help' with the first words of a statement explains it.
        """
    )
    #expect(
      take("help save", in: &session) == """
          save FILE
            Writes what was typed as a script that gives the same transcript, in the place of the \
        file. Wrong lines are left out; expectations that failed become comments.
            For example:
              save welcome.boarding
        """
    )
  }
}

extension Sample {
  /// The statements of the sample as a saved script has them.
  fileprivate var normalized: String {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ") + "\n"
    }.joined()
  }
}
