package import BoardingScript

/// What came of seeds, as lines that can be put together with those of other jobs.
package struct FuzzResults: Hashable, Sendable {
  /// What all jobs have in common.
  package struct Heading: Hashable, Sendable {
    /// The name of the flow.
    package let flow: String
    /// A number that differs where the declarations do.
    package let declaration: UInt64
    /// How many steps a run has.
    package let stepCount: Int
    /// The seeds of all jobs together.
    package let seeds: SeedRange

    /// Makes a heading.
    ///
    /// - Parameters:
    ///   - flow: The name of the flow.
    ///   - declaration: A number that differs where the declarations do.
    ///   - stepCount: How many steps a run has.
    ///   - seeds: The seeds of all jobs together.
    package init(flow: String, declaration: UInt64, stepCount: Int, seeds: SeedRange) {
      self.flow = flow
      self.declaration = declaration
      self.stepCount = stepCount
      self.seeds = seeds
    }
  }

  /// What came of one seed.
  package struct Line: Hashable, Sendable {
    /// The seed.
    package let seed: UInt64
    /// How many steps the run took.
    package let stepCount: Int
    /// How many events they led to.
    package let eventCount: Int
    /// A number that differs where the events do.
    package let digest: UInt64
    /// What failed; nil if nothing did.
    package let failure: Failure?

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - seed: The seed.
    ///   - stepCount: How many steps the run took.
    ///   - eventCount: How many events they led to.
    ///   - digest: A number that differs where the events do.
    ///   - failure: What failed; nil if nothing did.
    package init(
      seed: UInt64,
      stepCount: Int,
      eventCount: Int,
      digest: UInt64,
      failure: Failure? = nil
    ) {
      self.seed = seed
      self.stepCount = stepCount
      self.eventCount = eventCount
      self.digest = digest
      self.failure = failure
    }
  }

  /// What failed.
  package struct Failure: Hashable, Sendable {
    /// By what the failure is known.
    package let signature: String
    /// How many steps are left of it.
    package let shrunkCount: Int
    /// How many steps were replayed to find them.
    package let replayedCount: Int
    /// The name of the file with the script, without folders.
    package let script: String

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - signature: By what it is known.
    ///   - shrunkCount: How many steps are left of it.
    ///   - replayedCount: How many steps were replayed to find them.
    ///   - script: The name of the file with the script.
    package init(signature: String, shrunkCount: Int, replayedCount: Int, script: String) {
      self.signature = signature
      self.shrunkCount = shrunkCount
      self.replayedCount = replayedCount
      self.script = script
    }
  }

  /// Why results cannot be read or put together.
  package enum Fault: Error, Hashable, Sendable {
    /// A line is not one of results; its own number counts, not that of the error.
    case text(line: Int, SnapshotError)
    /// Two parts are of different flows, seeds or numbers of steps; they are counted from 0.
    case otherHeading(Int, Int)
    /// Two jobs say different things of a seed.
    case contradiction(UInt64, Place, Place)
  }

  /// Where a line stands among parts that are put together.
  package struct Place: Hashable, Sendable {
    /// The part, counted from 0.
    package let part: Int
    /// The line of its text, counted from 1; the heading is the first.
    package let line: Int

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - part: The part, counted from 0.
    ///   - line: The line of its text, counted from 1.
    package init(part: Int, line: Int) {
      self.part = part
      self.line = line
    }
  }

  /// The most steps of a run.
  package static let stepLimit = 100_000_000

  /// What all jobs have in common.
  package let heading: Heading
  /// What came of the seeds, in their order.
  package private(set) var lines: [Line]

  /// Begins without a seed.
  ///
  /// - Parameter heading: What all jobs have in common.
  package init(_ heading: Heading) {
    self.heading = heading
    lines = []
  }

  /// Adds what came of a seed behind all others.
  ///
  /// - Parameter line: What came of it.
  package mutating func append(_ line: Line) { lines.append(line) }

  /// How many of the seeds have failed.
  package var failureCount: Int { lines.count { $0.failure != nil } }

  /// How many steps all runs took, or the greatest number if there are more.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  package var stepCount: Int {
    var count = 0
    for line in lines {
      let (sum, overflows) = count.addingReportingOverflow(line.stepCount)
      if overflows { return .max }
      count = sum
    }
    return count
  }

  /// How many seeds of the heading nothing is known of.
  package var missingCount: Int { heading.seeds.count - lines.count }

  /// The first seed of the heading that nothing is known of, or nil if there is none.
  package var firstMissing: UInt64? {
    if missingCount == 0 { return nil }
    var seed = heading.seeds.first
    for line in lines {
      if line.seed != seed { return seed }
      seed += 1
    }
    return seed
  }

  /// Puts the results of several jobs together, whatever their order.
  ///
  /// - Parameter parts: The results, one or more.
  /// - Returns: The whole.
  /// - Throws: Why they do not fit.
  /// - Complexity: O(*n* log *n*), where *n* is the number of lines.
  package static func merging(_ parts: [FuzzResults]) throws(Fault) -> FuzzResults {
    precondition(!parts.isEmpty, "There is nothing to put together.")
    var whole = FuzzResults(parts[0].heading)
    for (place, part) in parts.enumerated() where part.heading != whole.heading {
      throw .otherHeading(0, place)
    }
    let places = parts.enumerated().flatMap { (part, results) in
      results.lines.indices.map { (part: part, line: $0) }
    }
    let all = places.sorted {
      let seeds = (parts[$0.part].lines[$0.line].seed, parts[$1.part].lines[$1.line].seed)
      return seeds.0 == seeds.1 ? $0.part < $1.part : seeds.0 < seeds.1
    }
    var lastPlace = Place(part: 0, line: 1)
    for (part, index) in all {
      let line = parts[part].lines[index]
      let place = Place(part: part, line: index + 2)
      if let last = whole.lines.last, last.seed == line.seed {
        if last != line { throw .contradiction(line.seed, lastPlace, place) }
      } else {
        whole.lines.append(line)
        lastPlace = place
      }
    }
    return whole
  }
}
