import Boarding
import BoardingScript
import Testing

struct ScriptSessionTests {
  /// Feeds lines and returns the transcript with the faults in it.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - session: The session.
  /// - Returns: What a person would read.
  private func feed(_ text: String, to session: inout ScriptSession) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch session.feed(String(line)) {
      case .nothing, .incomplete, .inclusion: continue
      case .faults(let faults): lines.append(faults.description)
      case .performed(let statement, let performance):
        lines += transcriptLines(of: statement, performance)
        if let failure = performance.failure { lines += failure.report(of: statement) }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  @Test func `lines give the transcript of the same script`() throws {
    let text = declarations + "stack\nvalues\nstart\nnext\nadvance 200ms\nvalues\nshow\nsettle\n"
    var session = ScriptSession()
    #expect(feed(text, to: &session) == (try report(of: text).transcript))
  }

  @Test func `what is wrong or fails changes nothing`() {
    var session = ScriptSession()
    _ = feed(declarations + "start\nnext\n", to: &session)
    let before = session.run
    let count = session.history.count
    let answers = feed(
      """
      pussh
      push nowhere
      expect top welcome
      expect log
      end
      expect log
        0ms wrong
      end
      screen late
      advance 86401s
      advance 0ms
      """,
      to: &session
    )
    #expect(
      answers.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix(">") } == [
        "input:10:1: error: expected a statement, found 'pussh'; did you mean 'push'?",
        "input:11:6: error: no screen is named 'nowhere'",
        "input:12:1: failed: expect top welcome",
        "input:13:1: failed: expect log",
        "input:15:1: failed: expect log",
        "input:18:1: error: 'screen' is a declaration and must stand before the first move",
        "input:19:9: error: '86401s' is longer than a run may take; at most 86400000ms",
      ]
    )
    #expect(session.history.count == count + 4)
    #expect(session.run.log == before.log)
    #expect(session.run.machine.state.stack == before.machine.state.stack)
  }

  @Test func `a declaration that cannot be made right later is refused at once`() {
    var session = ScriptSession()
    let answers = feed(
      """
      screen a size 1
      screen a
      screen b size #000000
      screen b next c size 1 size 2
      screen b next c
      series b a b
      series b a
      start
      screen c
      start
      """,
      to: &session
    )
    #expect(
      answers == """
        > screen a size 1
        input:2:8: error: 'a' is declared already, in line 1
        input:3:10: error: 'size' is a number on an earlier screen and must be one here
        input:4:24: error: 'size' stands here for the second time
        > screen b next c
        input:6:12: error: 'b' stands here for the second time
        > series b a
        input:5:15: error: no screen is named 'c'
        > screen c
        > start
          0ms b.willEnterStack
          0ms b.willAppear
          0ms b.didAppear
          0ms b.didEnterStack
          0ms committed start b
          0ms screenChanged(b)

        """
    )
  }

  @Test func `going back restores the state and the length of the log exactly`() {
    var session = ScriptSession()
    _ = feed(declarations + "start\n", to: &session)
    var marks: [(ScriptSession.Mark, Machine.State, [Event])] = []
    let lines = ["next", "advance 200ms", "push completed", "width 100", "settle", "pop", "settle"]
    for line in lines {
      marks.append((session.mark, session.run.machine.state, Array(session.run.log)))
      _ = session.feed(line)
    }
    let end = (session.run.machine.state, Array(session.run.log))
    for (mark, state, log) in marks.reversed() {
      session.go(backTo: mark)
      #expect(session.run.machine.state == state)
      #expect(Array(session.run.log) == log)
    }
    for line in lines { _ = session.feed(line) }
    #expect(session.run.machine.state == end.0)
    #expect(Array(session.run.log) == end.1)
  }

  @Test func `a new flow starts afresh, and a mark leads back to the one before`() {
    var session = ScriptSession()
    _ = feed(declarations + "start\nnext\n", to: &session)
    let mark = session.mark
    let (state, log) = (session.run.machine.state, Array(session.run.log))
    #expect(
      feed("flow Other\nscreen a\nstart\nlog\n", to: &session) == """
        > flow Other
        > screen a
        > start
          0ms a.willEnterStack
          0ms a.willAppear
          0ms a.didAppear
          0ms a.didEnterStack
          0ms committed start a
          0ms screenChanged(a)
        > log
          0ms a.willEnterStack
          0ms a.willAppear
          0ms a.didAppear
          0ms a.didEnterStack
          0ms committed start a
          0ms screenChanged(a)

        """
    )
    #expect(session.history.count == 4)
    session.go(backTo: mark)
    #expect(session.run.machine.state == state)
    #expect(Array(session.run.log) == log)
    #expect(session.history.count == 8)
  }

  @Test func `a block may come line by line, and a bad line in it is left out`() {
    var session = ScriptSession()
    _ = feed(declarations + "start\n", to: &session)
    #expect(session.isInBlock == false)
    _ = session.feed("expect committed")
    #expect(session.isInBlock)
    #expect(
      feed("bad \u{1}\n0ms  start welcome", to: &session) == """
        input:10:5: error: the line holds the control character 1

        """
    )
    #expect(session.isInBlock)
    #expect(
      feed("end", to: &session) == """
        > expect committed
        >   0ms start welcome
        > end

        """
    )
    #expect(session.isInBlock == false)
  }

  @Test func `a session has as many statements as the limit, and no more`() {
    var session = ScriptSession()
    _ = session.feed("screen a")
    for _ in 1..<ScriptLimits.lines { _ = session.feed("stack") }
    #expect(session.history.count == ScriptLimits.lines)
    guard case .faults(let faults) = session.feed("stack") else {
      Issue.record("the limit does not count")
      return
    }
    #expect(faults.description == "input:200001:1: error: the text has more than 200000 lines")
    #expect(session.history.count == ScriptLimits.lines)
  }

  @Test func `a block has as many lines as the limit, and no more`() {
    var session = ScriptSession()
    _ = session.feed("expect log")
    var faults: [String] = []
    for _ in 0...ScriptLimits.lines {
      if case .faults(let found) = session.feed("0ms nothing") { faults.append(found.description) }
    }
    #expect(faults == ["input:200002:1: error: the text has more than 200000 lines"])
    #expect(session.isInBlock)
  }

  @Test func `random sessions replay as scripts to the same transcript`() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<200 {
      var session = ScriptSession()
      var transcript = feed(declarations, to: &session)
      for _ in 0..<30 {
        switch session.feed(RandomLines.valid(using: &generator)) {
        case .nothing, .incomplete, .inclusion, .faults: continue
        case .performed(let statement, let performance):
          if performance.failure != nil { continue }
          transcript += transcriptLines(of: statement, performance).map { $0 + "\n" }.joined()
        }
      }
      let text = session.history.flatMap { $0.lines }.map { $0 + "\n" }.joined()
      let report = try report(of: text)
      #expect(report.transcript == transcript)
      #expect(report.log == Array(session.run.log))
    }
  }
}
