import BoardingScript
import Testing

struct InclusionTests {
  /// Files by their names.
  private typealias Files = [String: String]

  /// Makes something that reads files from a table.
  ///
  /// - Parameter files: The table.
  /// - Returns: The loader.
  private func loader(of files: Files) -> IncludedFileLoader {
    { (file) throws(InclusionFailure) in
      guard let text = files[file] else { throw InclusionFailure("No such file or directory") }
      return Array(text.utf8)
    }
  }

  /// Reads a text and returns what is wrong with it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - files: The files that it may include.
  ///   - file: The name of the text.
  /// - Returns: The faults, line by line.
  private func faults(of text: String, _ files: Files, file: String = "t") -> String {
    do {
      _ = try Script(parsing: text, file: file, including: loader(of: files))
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `the statements of a file stand where it is included`() throws {
    let files = [
      "flows/parts/screens.boarding": "boarding 1\nscreen a\ninclude \"more screens\"  # here\n",
      "flows/parts/more screens": "screen b\nseries a b",
      "flows/moves": "next\n settle",
    ]
    let text = "flow F\ninclude parts/screens.boarding\nstart\ninclude ./parts/../moves\nstack\n"
    let script = try Script(parsing: text, file: "flows/t", including: loader(of: files))
    let plain = "flow F\nscreen a\nscreen b\nseries a b\nstart\nnext\nsettle\nstack\n"
    let expected = try Script(parsing: plain, file: "t").run()
    #expect(script.run().transcript == expected.transcript)
    let places = script.statements.map { (statement) in
      "\(statement.location.file):\(statement.location.line):\(statement.location.column)"
    }
    #expect(
      places == [
        "flows/t:1:1", "flows/parts/screens.boarding:2:1", "flows/parts/more screens:1:1",
        "flows/parts/more screens:2:1", "flows/t:3:1", "flows/moves:1:1", "flows/moves:2:2",
        "flows/t:5:1",
      ]
    )
  }

  @Test func `faults of included files have their own places, file by file`() {
    let files = ["a": "screen b next c\nstrat\nexpect log", "e": "screen d"]
    let text = "screen x\ninclude a\ninclude missing\ninclude e\nstar\nstart\n"
    #expect(
      faults(of: text, files) == """
        t:3:9: error: cannot include 'missing': No such file or directory
        t:5:1: error: expected a statement, found 'star'; did you mean 'start'?
        a:1:15: error: no screen is named 'c'
        a:2:1: error: expected a statement, found 'strat'; did you mean 'start'?
        a:3:1: error: the block of 'expect log' has no 'end'
        """
    )
    #expect(
      faults(of: "screen a\ninclude a", ["a": "screen a"])
        == "a:1:8: error: 'a' is declared already, in t:1"
    )
  }

  @Test(arguments: [
    ("include t", "t:1:9: error: a file includes itself: t > t"),
    ("include a", "b:2:9: error: a file includes itself: a > b > a"),
    ("include", "t:1:8: error: expected the name of a file, found the end of the line"),
    ("include \"\"", "t:1:9: error: expected the name of a file, found '\"\"'"),
    ("include -", "t:1:9: error: expected the name of a file, found '-'; did you mean './-'?"),
    ("include \"-\"", "t:1:9: error: expected the name of a file, found '-'; did you mean './-'?"),
    ("include e f", "t:1:11: error: expected the end of the line, found 'f'"),
    ("include ../x/./e", "t:1:9: error: cannot include '../x/e': No such file or directory"),
    ("include /x/../../e", "t:1:9: error: cannot include '/e': No such file or directory"),
    ("include deep0", "deep15:1:9: error: files include one another more than 16 deep"),
    ("boarding 2\nstrat", "t:1:10: error: \(version), found '2'"),
    ("boarding", "t:1:9: error: \(version), found the end of the line"),
    ("screen a\nboarding 1", "t:2:1: error: \(misplaced)"),
    ("# x\n\nboarding 1\nboarding 1\nscreen a", "t:4:1: error: \(misplaced)"),
    ("include new", "new:1:10: error: \(version), found '7'"),
    ("include late", "late:2:1: error: \(misplaced)"),
    ("include block\nscreen a", "block:1:1: error: the block of 'expect log' has no 'end'"),
  ])
  func `a fault of files is told at its place`(text: String, line: String) {
    var files = [
      "a": "include b", "b": "screen x\ninclude a", "e": "", "new": "boarding 7\nstrat",
      "late": "screen a\nboarding 1", "block": "expect log\n",
    ]
    for depth in 0..<20 { files["deep\(depth)"] = "include deep\(depth + 1)" }
    let first = faults(of: text, files).split(separator: "\n").first.map { String($0) }
    #expect(first == line)
  }

  @Test func `files that multiply end at a limit`() {
    var files: Files = [:]
    for depth in 0..<15 { files["f\(depth)"] = "include f\(depth + 1)\ninclude f\(depth + 1)\n" }
    files["f15"] = String(repeating: "# nothing\n", count: 10)
    let message = faults(of: "include f0", files)
    #expect(message.hasSuffix(": error: the text has more than 200000 lines"))
    #expect(message.split(separator: "\n").count == 1)
    let long = String(repeating: "#" + String(repeating: "x", count: 998) + "\n", count: 6400)
    #expect(
      faults(of: "include a\ninclude a\ninclude a\ninclude a", ["a": long])
        == "t:3:9: error: the text is longer than 16777216 bytes"
    )
  }

  @Test(arguments: [
    ("b", "a", "b"), ("b", "x/a", "x/b"), ("./b", "./x/a", "x/b"), ("../b", "x/y/a", "x/b"),
    ("../../b", "x/a", "../b"), ("/b", "x/a", "/b"), ("b", "/x/a", "/x/b"), ("b//c/", "", "b/c"),
    ("../b", "../x/a", "../b"), ("..", "", ".."),
  ])
  func `a relative name begins at the folder of a file`(name: String, file: String, path: String) {
    #expect(Inclusion.path(of: name, besides: file) == path)
  }

  @Test func `without a loader nothing can be included`() {
    #expect(
      BoardingScriptTests.faults(of: "screen a\ninclude b")
        == ["t:2:9: error: cannot include 'b': files cannot be included here"]
    )
  }

  @Test func `a session includes a file at once, and its history replays`() throws {
    var session = ScriptSession()
    _ = session.feed("screen a")
    guard case .inclusion(let inclusion) = session.feed("include more") else {
      Issue.record("The line asks for no file.")
      return
    }
    let load = loader(of: ["x/more": "screen b\nstart\npush b instant\n"])
    let responses = try session.include(inclusion, besides: "x/y", including: load)
    #expect(responses.count == 3)
    let text = session.history.flatMap { $0.lines }.map { $0 + "\n" }.joined()
    #expect(text == "screen a\nscreen b\nstart\npush b instant\n")
    #expect(try report(of: text).log == Array(session.run.log))
  }

  @Test func `a session with a wrong file stays as it was`() {
    var session = ScriptSession()
    _ = session.feed("screen a")
    guard case .inclusion(let inclusion) = session.feed("include more") else { return }
    let load = loader(of: ["more": "screen b\nscreen a\n"])
    #expect(throws: ScriptFaults.self) { try session.include(inclusion, including: load) }
    #expect(session.history.count == 1)
    #expect(session.names.screens == ["a"])
  }

  @Test func `an interrupted step changes nothing`() {
    var session = ScriptSession(isInterrupted: { true })
    _ = session.feed("screen a")
    guard case .performed(let statement, let performance) = session.feed("start") else { return }
    #expect(
      performance.failure?.report(of: statement)
        == ["input:2:1: error: interrupted; the statement changed nothing"]
    )
    #expect(session.history.count == 1)
    #expect(session.run.log.isEmpty)
  }

  /// What is expected of a version, as a message says it.
  private static let version = "expected 1, the one supported version of the language"
  /// What is said about a version that does not stand first.
  private static let misplaced =
    "the version of the language must be the first statement of its file"
}
