/// What the arguments of the program ask for.
struct Options: Equatable {
  /// Whether to run fewer and shorter batches at smaller sizes.
  var isQuick = false
  /// Whether to print JSON in place of the table.
  var printsJSON = false
  /// Whether to print the help and stop.
  var showsHelp = false
  /// How many times to run a scenario of tasks in place of the figures; 0 runs the figures.
  var runCount = 0
  /// How many broken texts of snapshots to restore in place of the figures; 0 runs the figures.
  var snapshotCount = 0
  /// Only figures whose title has this text are run; empty runs all.
  var filter = ""

  /// An argument that makes no sense.
  struct Problem: Error, Equatable {
    /// What is wrong, in one line.
    let message: String
  }

  /// Reads arguments.
  ///
  /// - Parameter arguments: The arguments without the name of the program.
  /// - Returns: The options, or the first argument that makes no sense.
  static func parse(_ arguments: some Sequence<String>) -> Result<Options, Problem> {
    var options = Options()
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      if argument == "--quick" {
        options.isQuick = true
      } else if argument == "--json" {
        options.printsJSON = true
      } else if argument == "--help" || argument == "-h" {
        options.showsHelp = true
      } else if argument == "--determinism" {
        guard let count = iterator.next().flatMap({ Int($0) }), count > 0 else {
          return .failure(Problem(message: "--determinism needs a number of runs."))
        }
        options.runCount = count
      } else if argument == "--snapshots" {
        guard let count = iterator.next().flatMap({ Int($0) }), count > 0 else {
          return .failure(Problem(message: "--snapshots needs a number of runs."))
        }
        options.snapshotCount = count
      } else if argument == "--filter" {
        guard let text = iterator.next() else {
          return .failure(Problem(message: "--filter needs a text."))
        }
        options.filter = text
      } else {
        return .failure(Problem(message: "There is no option \(argument)."))
      }
    }
    return .success(options)
  }

  /// How to use the program.
  static let help = """
    Measures the hot paths of Boarding, each beside its floor: the bare work, in the same run.

    Usage: swift run -c release BoardingBenchmarks [options]

      --filter TEXT       Run the figures whose title has the text.
      --quick             Run short batches at small sizes; the figures are rough.
      --json              Print JSON in place of the table.
      --determinism RUNS  Run tasks in simulations instead, and count their different logs.
      --snapshots RUNS    Restore broken snapshots instead, and count what goes wrong.
      --help              Print this.
    """
}
