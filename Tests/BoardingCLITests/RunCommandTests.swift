import Foundation
import Testing

/// Runs `boarding run` with its options.
struct RunCommandTests {
  /// A folder with scripts, good and bad.
  private let desk: Desk

  /// Makes the folder.
  init() throws {
    desk = try Desk([
      "good.boarding": "include parts/screens\nstart\nstack\n",
      "parts/screens": "boarding 1\nscreen a\n",
      "failing.boarding": "screen a\nexpect idle\nexpect top a\nstack\n",
      "bad.boarding": "include parts/screens\ninclude parts/bad\n",
      "parts/bad": "\n  strat",
    ])
  }

  /// The transcript of the good script.
  private let transcript = """
    > screen a
    > start
      0ms a.willEnterStack
      0ms a.willAppear
      0ms a.didAppear
      0ms a.didEnterStack
      0ms committed start a
      0ms screenChanged(a)
    > stack
      a

    """

  @Test func `included files are found beside the script`() throws {
    #expect(try desk.run("boarding run good.boarding") == Desk.Result(transcript, 0))
    #expect(try desk.run("cd parts; boarding run ../good.boarding").output == transcript)
    #expect(try desk.run("boarding run - <good.boarding").output == transcript)
    let bad = "parts/bad:2:3: error: expected a statement, found 'strat'; did you mean 'start'?\n"
    #expect(try desk.run("boarding check bad.boarding") == Desk.Result(bad, 2))
    #expect(
      try desk.run("echo include ./- | boarding run -").output
        == "-:1:9: error: a file includes itself: - > -\n"
    )
  }

  @Test func `update writes a transcript, check compares with it`() throws {
    let check = "boarding run --check t good.boarding"
    #expect(
      try desk.run(check)
        == Desk.Result("boarding: error: cannot read 't': No such file or directory\n", 3)
    )
    #expect(try desk.run(check + " --update") == Desk.Result("good.boarding: wrote t\n", 0))
    #expect(try desk.text(of: "t") == transcript)
    #expect(try desk.run(check + " --update") == Desk.Result("good.boarding: as in t\n", 0))
    #expect(try desk.run(check) == Desk.Result("good.boarding: as in t\n", 0))
    #expect(try desk.run(check + " --quiet") == Desk.Result("", 0))
  }

  @Test func `a transcript that differs is shown with the difference`() throws {
    let line = """
      printf '> screen a\\n> start\\n  0ms a.willAppear\\r\\n' >t
      boarding run good.boarding | sed 1,4d >>t
      printf end >>t
      boarding run --quiet --check=t good.boarding
      """
    #expect(
      try desk.run(line)
        == Desk.Result(
          """
          good.boarding: failed: the transcript is not that of t
              > screen a
              > start
            -   0ms a.willAppear\\r
            +   0ms a.willEnterStack
            +   0ms a.willAppear
                0ms a.didAppear
                0ms a.didEnterStack
              ...
              > stack
                a
            - end (without a line feed)
            (- expected, + actual)

          """,
          1
        )
    )
  }

  @Test func `update is refused in CI and for a run that fails`() throws {
    #expect(
      try desk.run("CI=1 boarding run --check t --update good.boarding; echo $?; ls t").output
        .hasPrefix(
          """
          boarding: error: '--update' is refused where CI is set; run it at a desk and commit
          'boarding help' shows what may be written.
          2
          ls:
          """
        )
    )
    let failing = try desk.run("boarding run --check t --update failing.boarding --keep-going")
    #expect(failing.code == 1)
    #expect(try desk.run("ls").output == "bad.boarding\nfailing.boarding\ngood.boarding\nparts\n")
  }

  @Test func `several scripts are compared in a folder, and the worst code counts`() throws {
    let update = try desk.run(
      "mkdir e; boarding run --check e --update good.boarding failing.boarding"
    )
    #expect(update.code == 1)
    #expect(
      update.output.hasPrefix("good.boarding: wrote e/good.transcript\nfailing.boarding:2:1:")
    )
    #expect(try desk.run("ls e").output == "good.transcript\n")
    let check = try desk.run(
      "touch e/bad.transcript; boarding run --check e/ bad.boarding good.boarding nowhere"
    )
    #expect(
      check.output == """
        parts/bad:2:3: error: expected a statement, found 'strat'; did you mean 'start'?
        good.boarding: as in e/good.transcript
        boarding: error: cannot read 'nowhere': No such file or directory

        """
    )
    #expect(check.code == 3)
  }

  @Test func `quiet shows only what fails, keep-going all of it`() throws {
    let first = """
      failing.boarding:2:1: failed: expect idle
        - idle
        + before the first screen
        (- expected, + actual)
        nothing is shown yet: 'start' is missing

      """
    let second = """
      failing.boarding:3:1: failed: expect top a
        - a
        + none
        (- expected, + actual)
        nothing is shown yet: 'start' is missing

      """
    let quiet = "boarding run --quiet good.boarding failing.boarding"
    #expect(try desk.run(quiet) == Desk.Result(first, 1))
    #expect(try desk.run(quiet + " --keep-going") == Desk.Result(first + second, 1))
    #expect(
      try desk.run("boarding run --keep-going failing.boarding 2>/dev/null").output
        == "> screen a\n> expect idle\n> expect top a\n> stack\n  empty\n"
    )
  }
}
