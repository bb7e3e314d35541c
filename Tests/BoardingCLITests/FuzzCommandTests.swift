import BoardingExplorer
import Foundation
import Testing

@testable import BoardingCLI

/// Tests of `boarding fuzz`.
struct FuzzCommandTests {
  /// A flow of two screens.
  private static let flow = "flow Two\nscreen a\nscreen b\nseries a b\n"

  @Test func `the words of the command say what is fuzzed`() throws {
    guard
      case .fuzz(let request) = try Invocation([
        "fuzz", "a", "--seeds", "3..9", "--steps=20", "--shard", "2/4", "--out", "d", "--results",
        "r",
      ])
    else {
      Issue.record("This is no request to fuzz.")
      return
    }
    #expect(request.file == "a")
    #expect(request.seeds == SeedRange(from: 3, through: 9))
    #expect(request.stepCount == 20)
    #expect(request.shard == SeedRange.Shard(2, of: 4))
    #expect(request.folder == "d")
    #expect(request.results == "r")
    #expect(try Invocation(["fuzz", "--replay", "a", "b"]) == .replayFuzz(["a", "b"]))
  }

  @Test(arguments: [
    (["fuzz"], "expected a FLOW behind 'fuzz'"),
    (["fuzz", "--replay"], "expected a FILE behind 'fuzz'"),
    (["fuzz", "--merge", "--results", "r"], "expected a FILE behind 'fuzz'"),
    (["fuzz", "a", "b"], "expected no more words, found 'b'"),
    (["fuzz", "a", "--seeds"], "expected A..B behind '--seeds'"),
    (["fuzz", "a", "--steps"], "expected N behind '--steps'"),
    (
      ["fuzz", "a", "--seeds", "x"],
      "expected seeds such as 7 or 1..100 behind '--seeds', found 'x'"
    ),
    (
      ["fuzz", "a", "--seeds", "1..2..3"],
      "expected seeds such as 7 or 1..100 behind '--seeds', found '1..2..3'"
    ),
    (
      ["fuzz", "a", "--seeds", "-1..3"],
      "expected seeds such as 7 or 1..100 behind '--seeds', found '-1..3'"
    ),
    (
      ["fuzz", "a", "--seeds", "0..18446744073709551616"],
      "expected seeds such as 7 or 1..100 behind '--seeds', found '0..18446744073709551616'"
    ),
    (
      ["fuzz", "a", "--seeds", "9..3"],
      "expected a last seed that is not before the first behind '--seeds', found '9..3'"
    ),
    (
      ["fuzz", "a", "--seeds", "0..18446744073709551615"],
      "expected no more than 1000000000 seeds behind '--seeds', found '0..18446744073709551615'"
    ),
    (
      ["fuzz", "a", "--steps", "0"],
      "expected a number from 1 to 100000000 behind '--steps', found '0'"
    ),
    (
      ["fuzz", "a", "--steps", "1e9"],
      "expected a number from 1 to 100000000 behind '--steps', found '1e9'"
    ),
    (["fuzz", "a", "--shard", "1"], "expected a part such as 3/8 behind '--shard', found '1'"),
    (
      ["fuzz", "a", "--shard", "9/8"],
      "expected a part from 1 to the number of parts, of which there are at most 1000000 behind "
        + "'--shard', found '9/8'"
    ),
    (["fuzz", "--merge", "a", "--seeds", "1"], "expected no '--seeds' beside '--merge'"),
    (["fuzz", "--replay", "a", "--merge"], "expected no '--merge' beside '--replay'"),
  ])
  func `a wrong command line is explained`(arguments: [String], message: String) {
    #expect {
      try Invocation(arguments)
    } throws: { (error) in
      let text = "boarding: error: \(message)\n'boarding help' shows what may be written.\n"
      return (error as? UsageFault)?.description == text
    }
  }

  @Test func `a flow without a fault ends well, and the parts are the whole`() throws {
    let desk = try Desk(["two.boarding": Self.flow])
    let command = "boarding fuzz two.boarding --seeds 1..9 --steps 40"
    #expect(
      try desk.run(command + " --results all.jsonl")
        == Desk.Result(
          "flow Two: seeds 1..9, 40 steps each\n9 seeds, 360 steps: nothing failed\n",
          0
        )
    )
    let jobs = "for k in 1 2; do \(command) --shard $k/2 --results $k.jsonl || exit; done"
    #expect(
      try desk.run(jobs)
        == Desk.Result(
          """
          flow Two: seeds 1..9, part 1 of 2, 40 steps each
          5 seeds, 200 steps: nothing failed
          flow Two: seeds 1..9, part 2 of 2, 40 steps each
          4 seeds, 160 steps: nothing failed

          """,
          0
        )
    )
    #expect(
      try desk.run("boarding fuzz --merge 2.jsonl 1.jsonl --results both.jsonl")
        == Desk.Result("9 seeds, 360 steps: nothing failed\n", 0)
    )
    #expect(try desk.text(of: "both.jsonl") == desk.text(of: "all.jsonl"))
    #expect(
      try desk.run("boarding fuzz --merge 2.jsonl")
        == Desk.Result(
          "4 seeds, 160 steps: nothing failed\n5 seeds missing, the first is 1\n",
          1
        )
    )
    #expect(
      try desk.run("boarding fuzz --merge two.boarding")
        == Desk.Result(
          "boarding: error: two.boarding:1:1: $: expected the heading of results, found 'flow'\n",
          2
        )
    )
  }

  @Test func `results that cannot be put together are refused`() throws {
    let heading = """
      {"boarding":"fuzz","version":1,"flow":"Two","declaration":"00000000000000ab","steps":7,\
      "first":1,"last":2}

      """
    let line = "{\"seed\":1,\"steps\":7,\"events\":2,\"digest\":\"0000000000000001\"}\n"
    let most = "\"steps\":9223372036854775807"
    let desk = try Desk([
      "heading.jsonl": heading.replacing("\"steps\":7", with: most) + line,
      "line.jsonl": heading + line.replacing("\"steps\":7", with: most),
      "crlf.jsonl": (heading + line).replacing("\n", with: "\r\n"),
    ])
    #expect(
      try desk.run("boarding fuzz --merge heading.jsonl")
        == Desk.Result(
          "boarding: error: heading.jsonl:1:86: $.steps: expected a number of steps from 1 to "
            + "100000000, found '9223372036854775807'\n",
          2
        )
    )
    #expect(
      try desk.run("boarding fuzz --merge line.jsonl")
        == Desk.Result(
          "boarding: error: line.jsonl:2:19: $.steps: expected a number of steps up to the 7 of "
            + "the heading, found '9223372036854775807'\n",
          2
        )
    )
    #expect(
      try desk.run("boarding fuzz --merge crlf.jsonl")
        == Desk.Result("1 seed, 7 steps: nothing failed\n1 seed missing, the first is 2\n", 1)
    )
    #expect(
      try desk.run("boarding fuzz --merge crlf.jsonl --results ./crlf.jsonl")
        == Desk.Result("boarding: error: cannot write './crlf.jsonl': it is read, too\n", 3)
    )
    #expect(
      try desk.run("boarding fuzz --merge /dev/zero")
        == Desk.Result(
          "boarding: error: cannot read '/dev/zero': it is not an ordinary file\n",
          3
        )
    )
  }

  @Test func `files that contradict each other are named, with their lines`() throws {
    let heading = """
      {"boarding":"fuzz","version":1,"flow":"Two","declaration":"00000000000000ab","steps":7,\
      "first":1,"last":9}

      """
    let lines = [3, 7].map {
      "{\"seed\":\($0),\"steps\":7,\"events\":2,\"digest\":\"0000000000000001\"}\n"
    }
    let desk = try Desk([
      "d.jsonl": heading + lines[0] + lines[1],
      "e.jsonl": heading + lines[1].replacing("\"events\":2", with: "\"events\":3"),
      "f.jsonl": heading.replacing("\"last\":9", with: "\"last\":8"),
    ])
    #expect(
      try desk.run("boarding fuzz --merge d.jsonl e.jsonl")
        == Desk.Result(
          "boarding: error: d.jsonl:3 and e.jsonl:2 say different things of seed 7; one of the jobs "
            + "was interrupted or had another build: run it again, or leave its file out\n",
          2
        )
    )
    #expect(
      try desk.run("boarding fuzz --merge d.jsonl d.jsonl f.jsonl")
        == Desk.Result(
          "boarding: error: d.jsonl:1 and f.jsonl:1 are of different flows, seeds or numbers of "
            + "steps; put together what differs only in '--shard'\n",
          2
        )
    )
  }

  @Test func `only results are written over`() throws {
    let notes = "Things to do\n"
    let desk = try Desk(["two.boarding": Self.flow, "notes.txt": notes, "empty.jsonl": ""])
    let refusal = Desk.Result(
      "boarding: error: cannot write 'notes.txt': boarding fuzz has not written what is there\n",
      3
    )
    let command = "boarding fuzz two.boarding --seeds 1..2 --steps 3 --results "
    #expect(try desk.run(command + "notes.txt") == refusal)
    let done = Desk.Result(
      "flow Two: seeds 1..2, 3 steps each\n2 seeds, 6 steps: nothing failed\n",
      0
    )
    for file in ["new.jsonl", "new.jsonl", "empty.jsonl"] {
      #expect(try desk.run(command + file) == done)
    }
    #expect(try desk.text(of: "empty.jsonl") == desk.text(of: "new.jsonl"))
    #expect(try desk.run("boarding fuzz --merge new.jsonl --results notes.txt") == refusal)
    #expect(
      try desk.run("boarding fuzz --merge new.jsonl --results empty.jsonl")
        == Desk.Result("2 seeds, 6 steps: nothing failed\n", 0)
    )
    #expect(try desk.text(of: "notes.txt") == notes)
  }

  @Test func `results that cannot be written are refused before the work`() throws {
    let desk = try Desk(["two.boarding": Self.flow])
    #expect(
      try desk.run("boarding fuzz two.boarding --results none/r.jsonl")
        == Desk.Result(
          "boarding: error: cannot write 'none/r.jsonl': No such file or directory\n",
          3
        )
    )
    #expect(
      try desk.run("boarding fuzz two.boarding --results ./two.boarding")
        == Desk.Result("boarding: error: cannot write './two.boarding': it is read, too\n", 3)
    )
    #expect(try desk.text(of: "two.boarding") == Self.flow)
    #expect(
      try desk.run(
        "printf 'include \"two.boarding\"\\n' >outer.boarding; "
          + "boarding fuzz outer.boarding --results ./two.boarding"
      ) == Desk.Result("boarding: error: cannot write './two.boarding': it is read, too\n", 3)
    )
    #expect(try desk.text(of: "two.boarding") == Self.flow)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends a job, and what is done so far is kept`(signal: Int32) throws {
    let desk = try Desk(["two.boarding": Self.flow])
    let command = "exec boarding fuzz two.boarding --seeds 1..1000000 --steps 10 --results r.jsonl"
    let process = desk.process(command)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // It is at work once it has said what it does.
    let heading = "flow Two: seeds 1..1000000, 10 steps each\n"
    var text = try output.fileHandleForReading.read(upToCount: heading.utf8.count) ?? Data()
    kill(process.processIdentifier, signal)
    text += try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(String(decoding: complaint, as: UTF8.self) == "boarding: interrupted\n")
    let count = try desk.text(of: "r.jsonl").split(separator: "\n").count - 1
    let seeds = count == 1 ? "1 seed" : "\(count) seeds"
    let summary = "\(seeds), \(count * 10) steps: nothing failed\n"
    #expect(String(decoding: text, as: UTF8.self) == heading + summary)
    let missing = "\(1_000_000 - count) seeds missing, the first is \(count + 1)\n"
    #expect(try desk.run("boarding fuzz --merge r.jsonl") == Desk.Result(summary + missing, 1))
  }

  @Test func `a text that is no flow is refused`() throws {
    let desk = try Desk(["pages.boarding": "pages Two\npage a\npage b\n", "wrong.boarding": "x\n"])
    #expect(
      try desk.run("boarding fuzz pages.boarding")
        == Desk.Result(
          "boarding: error: 'pages.boarding' is about pages; only a flow is fuzzed\n",
          2
        )
    )
    #expect(try desk.run("boarding fuzz wrong.boarding").code == 2)
    #expect(
      try desk.run("boarding fuzz none.boarding")
        == Desk.Result(
          "boarding: error: cannot read 'none.boarding': No such file or directory\n",
          3
        )
    )
  }

  @Test func `a script is played with all checks`() throws {
    let desk = try Desk(["two.boarding": Self.flow + "start\nnext\nsettle\nback\nadvance 10ms\n"])
    #expect(
      try desk.run("boarding fuzz --replay two.boarding")
        == Desk.Result("two.boarding: nothing failed\n", 0)
    )
  }

  @Test(arguments: [
    (0, 10, 0, FuzzStage.running(stepCount: 0), 0.0, "[                              ] 0 of 10"),
    (
      5, 10, 2, .running(stepCount: 0), 7,
      "[===============               ] 5 of 10, 2 failed, 7 s left"
    ),
    (
      1, 1000, 0, .running(stepCount: 0), 1,
      "[                              ] 1 of 1000, 16 min left"
    ),
    (
      1, 1_000_000_000, 0, .running(stepCount: 0), 1e9,
      "[                              ] 1 of 1000000000, 277777 h left"
    ),
    (
      0, 1, 0, .running(stepCount: 500_000), 3,
      "[===============               ] 0 of 1, step 500000 of 1000000, 3 s left"
    ),
    (
      1, 3, 0, .running(stepCount: 500_000), 3,
      "[===============               ] 1 of 3, step 500000 of 1000000, 3 s left"
    ),
    (
      1, 4, 0, .finding(stepCount: 256, of: 700), 8,
      "[===============               ] 1 of 4, writing a failure down: step 256 of 700, 8 s left"
    ),
    (
      3, 4, 1, .shrinking(replayedCount: 512, of: 28_000, left: 31), 8,
      "[==============================] 3 of 4, 1 failed, shrinking: step 512 of at most 28000, "
        + "now 31 steps, 0 s left"
    ),
  ])
  func `progress says how much is done and how long the rest takes`(
    done: Int,
    count: Int,
    failures: Int,
    stage: FuzzStage,
    seconds: Double,
    text: String
  ) {
    let progress = FuzzProgress(
      doneCount: done,
      seedCount: count,
      failureCount: failures,
      stepCount: 1_000_000,
      stage: stage
    )
    #expect(progress.text(after: seconds) == text)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends a job in the middle of a seed`(signal: Int32) throws {
    let desk = try Desk(["two.boarding": Self.flow])
    let command = "exec boarding fuzz two.boarding --seeds 7 --steps 100000000 --results r.jsonl"
    let process = desk.process(command)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let heading = "flow Two: seeds 7..7, 100000000 steps each\n"
    var text = try output.fileHandleForReading.read(upToCount: heading.utf8.count) ?? Data()
    kill(process.processIdentifier, signal)
    text += try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(String(decoding: complaint, as: UTF8.self) == "boarding: interrupted\n")
    #expect(
      String(decoding: text, as: UTF8.self) == heading + "0 seeds, 0 steps: nothing failed\n"
    )
    #expect(try desk.text(of: "r.jsonl").split(separator: "\n").count == 1)
  }

  @Test func `a failure that nobody waited for is told without a script`() {
    let failure = Fuzzer.Failure(complaint: Complaint(.rest, "x"), steps: [])
    let run = Fuzzer.Run(seed: 7, stepCount: 20, eventCount: 1, digest: 0, failure: failure)
    #expect(
      FuzzText.unwritten(run, failure)
        == "seed 7: rest after 20 steps, interrupted before it was written down\n"
    )
  }

  @Test func `a failure is told with the file of its script`() {
    let complaint = Complaint(.events, about: "didAppear", "found x, should be y")
    let failure = Fuzzer.Failure(complaint: complaint, steps: [.takeAway, .takeAway])
    let run = Fuzzer.Run(seed: 7, stepCount: 2, eventCount: 1, digest: 0, failure: failure)
    let result = Shrinker.Result(
      steps: [.takeAway],
      complaint: complaint,
      replayedCount: 9,
      budget: 80,
      isMinimal: true
    )
    #expect(
      FuzzText.failure(of: run, failure, result, in: "d/fuzz-Two-7.boarding") == """
        seed 7: events didAppear after 2 steps
          found x, should be y
          1 step left, 9 replayed: d/fuzz-Two-7.boarding

        """
    )
  }
}
