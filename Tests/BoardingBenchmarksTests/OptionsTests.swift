import Testing

@testable import BoardingBenchmarks

struct OptionsTests {
  @Test func `arguments are read in any order`() throws {
    let options = try Options.parse(["--json", "--filter", "push", "--quick"]).get()
    #expect(options == Options(isQuick: true, printsJSON: true, filter: "push"))
    #expect(try Options.parse(["--determinism", "7"]).get() == Options(runCount: 7))
    #expect(try Options.parse(["--snapshots", "9"]).get() == Options(snapshotCount: 9))
    #expect(try Options.parse(["-h"]).get() == Options(showsHelp: true))
    #expect(try Options.parse([]).get() == Options())
  }

  @Test func `an argument that makes no sense is named`() {
    let unknown = Options.Problem(message: "There is no option --fast.")
    let missing = Options.Problem(message: "--filter needs a text.")
    #expect(Options.parse(["--fast"]) == .failure(unknown))
    #expect(Options.parse(["--filter"]) == .failure(missing))
    let uncounted = Options.Problem(message: "--determinism needs a number of runs.")
    for arguments in [["--determinism"], ["--determinism", "many"], ["--determinism", "0"]] {
      #expect(Options.parse(arguments) == .failure(uncounted))
    }
    let unbroken = Options.Problem(message: "--snapshots needs a number of runs.")
    for arguments in [["--snapshots"], ["--snapshots", "-1"]] {
      #expect(Options.parse(arguments) == .failure(unbroken))
    }
  }
}
