import BoardingScript
import Foundation
import Testing

/// Runs the built command as its callers do.
struct ExecutableTests {
  /// What the command printed and told.
  private struct Result {
    /// What it printed.
    let output: String
    /// What it complained about.
    let errors: String
    /// What it told its caller.
    let code: Int32
  }

  /// A folder for the files of one test.
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "boarding-\(UUID().uuidString)")

  /// Where the build puts its products.
  private static var products: URL {
    #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #else
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }

  /// Makes the folder.
  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The words behind its name.
  ///   - input: What is typed.
  /// - Returns: What came of it.
  /// - Throws: What the system says.
  private func run(_ arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = Self.products.appending(path: "boarding")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (inward, outward, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inward
    process.standardOutput = outward
    process.standardError = errors
    try process.run()
    inward.fileHandleForWriting.write(Data(input.utf8))
    try inward.fileHandleForWriting.close()
    let output = try outward.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self),
      code: process.terminationStatus
    )
  }

  /// Writes a file into the folder.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the file.
  /// - Throws: What the system says.
  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test func `without input it greets and ends well`() throws {
    let result = try run([])
    #expect(
      result.output == """
        Boarding: an onboarding flow that moves by typed lines. Time passes only when you say so.
        The sample flow is started: welcome, features, permissions, then completed.
        Try next, advance 200ms, show, settle, back, undo, then help. The end of input or quit ends.

        """
    )
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test func `typed lines are saved and run to the same transcript`() throws {
    let typed = "next\nadvance 200ms\nsettle\nsave x.boarding\nquit\nnext\n"
    let result = try run([], input: typed)
    #expect(result.code == 0)
    #expect(
      result.output.hasSuffix("> save x.boarding\n  saved 10 statements to x.boarding\n> quit\n")
    )
    let lines = result.output.split(separator: "\n").dropFirst(3).dropLast(3)
    let replay = try run(["run", "x.boarding"])
    let transcript = replay.output.split(separator: "\n")
    #expect(transcript.suffix(lines.count) == lines)
    #expect(replay.code == 0)
    let loaded = try run([], input: "load x.boarding\nload nowhere\nload .\n")
    #expect(
      loaded.output.split(separator: "\n").dropFirst(3).joined(separator: "\n") == """
        > load x.boarding
          loaded x.boarding: 400ms, stack welcome features
        > load nowhere
        boarding: error: cannot read 'nowhere': No such file or directory
        > load .
        boarding: error: cannot read '.': Is a directory
        """
    )
  }

  @Test func `exit codes tell what happened, the highest one counts`() throws {
    try write("screen a\nstart\n", to: "good")
    try write("screen a\nstart\nexpect top a\nexpect refused atRoot\nstack\n", to: "failing")
    try write("screen a\nstrat\n", to: "bad")
    try write("screen a\nstart\nadvance 86400s\nadvance 1ms\n", to: "endless")
    let good = try run(["run", "good"])
    #expect(good.code == 0)
    #expect(good.output.split(separator: "\n").prefix(2) == ["> screen a", "> start"])
    let failing = try run(["run", "failing"])
    #expect(failing.code == 1)
    #expect(failing.output.hasSuffix("> expect top a\n> expect refused atRoot\n"))
    #expect(
      failing.errors.split(separator: "\n").prefix(4) == [
        "failing:4:1: failed: expect refused atRoot", "  - refused atRoot", "  + accepted",
        "  (- expected, + actual)",
      ]
    )
    let bad = try run(["run", "bad"])
    #expect(bad.code == 2)
    #expect(bad.output == "")
    #expect(
      bad.errors == "bad:2:1: error: expected a statement, found 'strat'; did you mean 'start'?\n"
    )
    #expect(try run(["run", "endless"]).code == 2)
    let missing = try run(["run", "missing"])
    #expect(missing.code == 3)
    #expect(missing.errors == "boarding: error: cannot read 'missing': No such file or directory\n")
    #expect(try run(["check", "."]).code == 3)
    let all = try run(["run", "missing", "bad", "failing", "good"])
    #expect(all.code == 3)
    #expect(all.output.hasPrefix("# failing\n> screen a\n"))
    #expect(try run(["run", "good", "failing"]).code == 1)
    #expect(try run(["rnu"]).code == 2)
    #expect(try run(["run"]).code == 2)
  }

  @Test func `the command prints what a run gives, in every process`() throws {
    let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "AcceptanceTests/Scripts")
    let names = ["boarding-pass", "busy", "pages-calendar", "permission-priming", "sample"]
    for name in names {
      let file = scripts.appending(path: name + ".boarding")
      let script = try Script(parsing: Array(try Data(contentsOf: file)), file: name)
      let (first, second) = (try run(["run", file.path]), try run(["run", file.path]))
      #expect(first.output == script.run().transcript)
      #expect(second.output == first.output)
      #expect(first.code == 0)
    }
  }

  @Test func `check reads and does not run`() throws {
    try write("screen a\nstart\nexpect idle\nexpect refused atRoot\n", to: "script")
    let result = try run(["check", "script"])
    #expect(result.output == "script: 1 screens, 4 statements\n")
    #expect(result.code == 0)
  }

  @Test func `the standard input is a file too`() throws {
    let result = try run(["run", "-"], input: "screen a\nexpect idle\n")
    #expect(result.output == "> screen a\n> expect idle\n")
    #expect(
      result.errors == """
        -:2:1: failed: expect idle
          - idle
          + before the first screen
          (- expected, + actual)
          nothing is shown yet: 'start' is missing

        """
    )
    #expect(result.code == 1)
  }

  @Test func `a huge input is one fault`() throws {
    let text = String(repeating: "screen a screen a screen a\n", count: 700_000)
    try write(text, to: "huge")
    let result = try run(["check", "huge"])
    #expect(result.errors == "huge:1:1: error: the text is longer than 16777216 bytes\n")
    #expect(result.code == 2)
    try write(String(repeating: "x", count: 10_000_000) + "\nstack\n", to: "line")
    let typed = try run([], input: String(repeating: "x", count: 3_000_000) + "\nstack\n")
    #expect(
      typed.output.hasSuffix(
        "input:1:1: error: the line is longer than 1000 bytes\n> stack\n  welcome\n"
      )
    )
    #expect(typed.code == 0)
  }

  @Test func `with json every line is an object, and errors stay text`() throws {
    try write("screen a\nstart\nadvance 86400s\nadvance 1ms\n", to: "endless")
    try write("screen b\nscreen a\nstart\nexpect top a\n", to: "other")
    try write("screen a\nstrat\n", to: "bad")
    let result = try run(["run", "--json", "other", "missing", "bad"])
    #expect(
      result.output == #"""
        {"kind":"script","boarding":1,"file":"other"}
        {"kind":"statement","file":"other","line":1,"text":"screen b"}
        {"kind":"statement","file":"other","line":2,"text":"screen a"}
        {"kind":"statement","file":"other","line":3,"text":"start"}
        {"kind":"event","nanoseconds":0,"event":"willEnterStack","screen":"b"}
        {"kind":"event","nanoseconds":0,"event":"willAppear","screen":"b"}
        {"kind":"event","nanoseconds":0,"event":"didAppear","screen":"b"}
        {"kind":"event","nanoseconds":0,"event":"didEnterStack","screen":"b"}
        {"kind":"event","nanoseconds":0,"event":"committed","operation":"none","destination":"b"}
        {"kind":"event","nanoseconds":0,"event":"screenChanged","screen":"b"}
        {"kind":"statement","file":"other","line":4,"text":"expect top a"}
        {"kind":"failure","file":"other","line":4,"column":1,"expected":["a"],"actual":["b"]}
        {"kind":"end","result":"failed"}
        {"kind":"script","boarding":1,"file":"bad"}
        {"kind":"end","result":"invalid"}

        """#
    )
    #expect(
      result.errors.split(separator: "\n").suffix(2) == [
        "boarding: error: cannot read 'missing': No such file or directory",
        "bad:2:1: error: expected a statement, found 'strat'; did you mean 'start'?",
      ]
    )
    #expect(result.errors.hasPrefix("other:4:1: failed: expect top a\n"))
    #expect(result.code == 3)
    let endless = try run(["run", "--json", "endless"])
    #expect(
      endless.output.hasSuffix(
        #"""
        {"kind":"failure","file":"endless","line":4,"column":1,"limit":"time"}
        {"kind":"end","result":"stopped"}

        """#
      )
    )
    #expect(endless.code == 2)
  }

  @Test(arguments: [["--help"], ["help"], ["-h"]])
  func `help shows all commands`(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(
      result.output == """
        boarding: the navigation of an onboarding flow, or pages under a menu, moved by lines of text.

        Usage:
          boarding                                        Reads lines and runs them at once, on a sample flow.
          boarding run [OPTION...] FILE...                Runs scripts and prints their transcripts.
          boarding check FILE...                          Reads scripts and reports everything that is wrong with them.
          boarding explore [OPTION...] FLOW               Walks everything that can happen in a flow, and tells what breaks a rule.
          boarding fuzz [OPTION...] FLOW                  Hands random steps to a flow, and shrinks what goes wrong to a script.
          boarding fuzz --replay FILE...                  Plays scripts with all checks.
          boarding fuzz --merge [--results FILE] FILE...  Puts results of the parts of the work together.
          boarding graph [OPTION...] FLOW                 Prints the screens of a flow and the ways between them, for other programs to draw.
          boarding snapshot [OPTION...] FILE...           Prints where scripts come to rest, each begun where the last one did.
          boarding link [OPTION...] FILE LINK|SCREEN...   Opens a link in the flow of a script, or makes the link to screens.
          boarding sample [NAME]                          Prints a script to begin with, or the names of all of them.
          boarding help [WORD...]                         Explains a command or a statement, or all commands.
          boarding --version                              Tells the version.

        'boarding help WORD' explains a command, with its options and examples, or a
        statement of the language.
        FILE is a script such as welcome.boarding, and FLOW one of which only the declarations count;
        - is the standard input.
        Transcripts go to the standard output, errors to the standard error.
        With --json each statement, event and answer is an object of JSON on a line of its own.
        NO_COLOR turns colours off; where the output is no terminal there are none.
        Lines that come from a pipe are repeated behind '> ', so that they read like a transcript;
        empty lines say nothing there, at a terminal they repeat the last advance.
        Exit codes: 0 all is well, 1 an expectation is not met, a transcript differs or a flow breaks a
        rule, 2 a script or the command line is wrong, 3 a file cannot be read or written, 4 a walk has not
        seen everything. Of several files all are read and the highest code counts; typed lines may be
        wrong or fail, and end with 0.

        """
    )
    #expect(result.code == 0)
  }

  @Test func `the version is told`() throws {
    #expect(try run(["--version"]).output == "boarding 0.1.0\n")
  }

  @Test func `a reader that goes away ends the command without noise`() throws {
    let moves = String(repeating: "push b instant\npop instant\n", count: 2_000)
    try write("screen a\nscreen b\nstart\n" + moves, to: "long")
    #expect(try shell("boarding run long 2>&1 | head -1; echo done") == "> screen a\ndone\n")
  }

  @Test func `a reader that goes away hides no failure`() throws {
    try write("screen a\nstart\nexpect refused atRoot\n", to: "failing")
    let long = String(repeating: "stack\n", count: 20_000)
    try write("screen a\nstart\n" + long + "expect refused atRoot\n", to: "long")
    let first = "{ sleep 0.2; boarding run failing 2>errors; echo $? >code; } | true; "
    let told = "1\nfailing:3:1: failed: expect refused atRoot\n"
    #expect(try shell(first + "cat code; head -1 errors") == told)
    #expect(
      try shell("{ boarding run long; echo $? >code; } | head -1; cat code") == "> screen a\n1\n"
    )
    #expect(
      try shell("{ boarding run long failing; echo $? >code; } | head -1 >x; cat code") == "1\n"
    )
  }

  @Test func `blank lines in a pipe say nothing, as in a file`() throws {
    let lines = "flow F\nscreen a\nscreen b\nstart\npush b\nadvance 100ms\n\n\nshow\n"
    try write(lines, to: "script")
    let typed = try run([], input: lines).output.split(separator: "\n").dropFirst(3)
    #expect(Array(typed) == (try run(["run", "script"]).output.split(separator: "\n")))
  }

  @Test func `saving keeps the old file until the new one is written`() throws {
    try write("old\n", to: "x")
    #expect(try shell("ulimit -f 0; echo save x | boarding | tail -1; cat x").hasSuffix("\nold\n"))
    #expect(try shell("ls") == "x\n")
    _ = try shell("chmod 640 x; ln -s x y; echo save y | boarding")
    #expect(try shell("ls; stat -c %a x; head -1 x; readlink y") == "x\ny\n640\nflow Welcome\nx\n")
    #expect(try shell("echo save /dev/null | boarding | tail -1").hasSuffix("to /dev/null\n"))
  }

  @Test func `saving leaves the files of others alone`() throws {
    // The command takes the place of the shell, and its number with it.
    let result = try shell("echo save x | sh -c 'echo mine >x.$$.new; exec boarding' | tail -1")
    #expect(result == "boarding: error: cannot write 'x': File exists\n")
    #expect(try shell("cat x.*.new; ls | wc -l") == "mine\n1\n")
  }

  @Test func `an input without a line feed ends with an error`() throws {
    let result = try shell("boarding </dev/zero 2>&1 >/dev/null; echo $?")
    #expect(
      result == """
        boarding: error: cannot read the input: a line is longer than \(ScriptLimits.textBytes) bytes
        3

        """
    )
  }

  @Test func `an input that ends inside a block is wrong`() throws {
    let result = try run([], input: "stack\nexpect log\n  0ms x\n")
    #expect(
      result.output.hasSuffix(
        "\n  welcome\ninput:2:1: error: the block of 'expect log' has no 'end'\n"
      )
    )
  }

  @Test func `a name with control characters reaches no terminal`() throws {
    let result = try run(["run", "a\u{1B}[31m\u{9B}"])
    #expect(
      result.errors == "boarding: error: cannot read 'a?[31m?': No such file or directory\n"
    )
  }

  @Test func `places that are not ready are waited for`() throws {
    let process = Process()
    process.executableURL = Self.products.appending(path: "boarding")
    let (inward, outward) = (Pipe(), Pipe())
    let ends = [inward.fileHandleForReading, outward.fileHandleForWriting]
    for end in ends { #expect(fcntl(end.fileDescriptor, F_SETFL, O_NONBLOCK) == 0) }
    process.standardInput = inward
    process.standardOutput = outward
    try process.run()
    let isWritten = Thread {
      Thread.sleep(forTimeInterval: 0.2)
      inward.fileHandleForWriting.write(Data(String(repeating: "help\n", count: 100).utf8))
      try? inward.fileHandleForWriting.close()
    }
    isWritten.start()
    Thread.sleep(forTimeInterval: 0.5)
    let output = try outward.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self).split(separator: "\n").count > 5_000)
    #expect(process.terminationStatus == 0)
  }

  #if os(Linux)
  @Test func `an output that takes nothing is a failure of the world`() throws {
    try write("screen a\nstart\n", to: "good")
    let full = "boarding: error: cannot write the output: No space left on device\n"
    #expect(try shell("boarding run good 2>&1 >/dev/full; echo $?") == full + "3\n")
    let closed = "boarding: error: cannot write the output: Bad file descriptor\n"
    #expect(try shell("boarding run good 2>&1 >&-; echo $?") == closed + "3\n")
  }
  #endif

  /// Runs a line of the shell that knows the command.
  ///
  /// - Parameter line: The line.
  /// - Returns: What it printed.
  /// - Throws: What the system says.
  private func shell(_ line: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "PATH='\(Self.products.path)':$PATH; " + line]
    process.currentDirectoryURL = folder
    let outward = Pipe()
    process.standardOutput = outward
    try process.run()
    let output = try outward.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
