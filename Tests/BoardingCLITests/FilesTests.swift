#if os(Linux)
import Testing

/// Reads and writes what is not an ordinary file; a command that waited for ever would be ended.
struct FilesTests {
  /// A folder with a script, and a pipe that nobody writes to.
  private let desk: Desk

  /// Makes the folder.
  init() throws {
    desk = try Desk(["good.boarding": "screen a\nstack\n"])
    _ = try desk.run("mkfifo pipe")
  }

  /// The transcript of the script.
  private let transcript = "> screen a\n> stack\n  empty\n"

  @Test func `a transcript is read up to a limit, and not from a device`() throws {
    #expect(
      try desk.run("ulimit -v 4000000; timeout 60 boarding run --check /dev/zero good.boarding")
        == Desk.Result("boarding: error: cannot read '/dev/zero': it is a device\n", 3)
    )
    let longer = "head -c 268435457 /dev/zero | boarding run --check /dev/stdin good.boarding"
    let limit = "boarding: error: cannot read '/dev/stdin': it is longer than 268435456 bytes\n"
    #expect(try desk.run(longer) == Desk.Result(limit, 3))
  }

  @Test func `a transcript may come out of a pipe, but is written to ordinary files only`() throws {
    let written =
      "boarding run good.boarding >t; cat t >pipe & boarding run --check pipe *.boarding"
    #expect(try desk.run(written) == Desk.Result("good.boarding: as in pipe\n", 0))
    for file in ["pipe", "/dev/full"] {
      let update = "timeout 60 boarding run --check \(file) --update good.boarding"
      let reason = "boarding: error: cannot write '\(file)': it is not an ordinary file\n"
      #expect(try desk.run(update) == Desk.Result(reason, 3))
    }
  }

  @Test func `a script may come out of a pipe, what it includes may not`() throws {
    let result = Desk.Result(transcript, 0)
    #expect(try desk.run("cat good.boarding | boarding run -") == result)
    #expect(try desk.run("cat good.boarding | boarding run /dev/stdin") == result)
    #expect(try desk.run("cat good.boarding >pipe & boarding run pipe") == result)
    let reason = "-:1:9: error: cannot include 'pipe': it is not an ordinary file\n"
    #expect(
      try desk.run("echo include pipe | timeout 60 boarding run -") == Desk.Result(reason, 2)
    )
  }

  @Test func `the prompt waits for no pipe`() throws {
    let result = try desk.run(
      "printf 'load pipe\ninclude pipe\nload /dev/stdin\nsave pipe\n' | timeout 60 boarding"
    )
    #expect(
      result.output.split(separator: "\n").dropFirst(3).joined(separator: "\n") == """
        > load pipe
        boarding: error: cannot read 'pipe': it is not an ordinary file
        > include pipe
        input:2:9: error: cannot include 'pipe': it is not an ordinary file
        > load /dev/stdin
        boarding: error: cannot read '/dev/stdin': it is not an ordinary file
        > save pipe
        boarding: error: cannot write 'pipe': nobody reads it
        """
    )
    #expect(result.code == 0)
  }

  @Test func `a lone hyphen names no file at the prompt`() throws {
    let result = try desk.run(
      "printf 'save -\nload -\ninclude -\nsave ./-\nload ./-\ninclude ./-\n' | boarding; ls"
    )
    #expect(
      result.output.split(separator: "\n").dropFirst(3).prefix(10).joined(separator: "\n") == """
        > save -
        error: expected a FILE behind 'save', found '-'; did you mean './-'?
        > load -
        error: expected a FILE behind 'load', found '-'; did you mean './-'?
        > include -
        input:3:9: error: expected the name of a file, found '-'; did you mean './-'?
        > save ./-
          saved 7 statements to ./-
        > load ./-
          loaded ./-: 0ms, stack welcome
        """
    )
    #expect(result.output.hasSuffix("\n-\ngood.boarding\npipe\n"))
  }
}
#endif
