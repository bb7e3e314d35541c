#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The program that measures the hot paths and prints one table.
@main
enum BoardingBenchmarks {
  /// Runs the figures that the arguments ask for.
  static func main() {
    switch Options.parse(CommandLine.arguments.dropFirst()) {
    case .failure(let problem):
      print("\(problem.message)\n\n\(Options.help)")
      exit(64)
    case .success(let options):
      run(options)
    }
  }

  /// Runs figures and prints what they give.
  ///
  /// - Parameter options: What to run and how to print it.
  private static func run(_ options: Options) {
    if options.showsHelp { return print(Options.help) }
    if options.runCount > 0 {
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return print("Simulations need a newer system.")
      }
      return print(DeterminismProof(runCount: options.runCount).run())
    }
    if options.snapshotCount > 0 {
      return print(SnapshotProof(runCount: options.snapshotCount).run())
    }
    let figures = Figure.all(sizes: options.isQuick ? .quick : .full).filter {
      options.filter.isEmpty || $0.title.contains(options.filter)
    }
    let measurement: Measurement = options.isQuick ? .quick : .full
    let rows = Row.withGrowth(figures.map { Row($0, measurement.measure($0)) })
    print(options.printsJSON ? Report.json(rows) : Report.table(rows))
  }
}
