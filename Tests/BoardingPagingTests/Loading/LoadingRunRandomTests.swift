import BoardingPaging
import Testing

/// Random walks through random backends, checked at each step.
struct LoadingRunRandomTests {
  /// Returns a random run that has not begun.
  ///
  /// - Parameters:
  ///   - random: Where choices come from.
  ///   - changes: How many times items change on the way.
  /// - Returns: The run.
  /// - Throws: Never, with these values.
  private func run(
    _ random: inout SplitMix64,
    changes: Int = 0
  ) throws -> LoadingRun {
    let perPage = Int.random(in: 1...12, using: &random)
    let distance = Bool.random(using: &random) ? nil : Int.random(in: 1...20, using: &random)
    let least = perPage + 2 * (distance ?? max(1, perPage / 2))
    let isLimited = Bool.random(using: &random)
    let hasPlaceholders = Bool.random(using: &random)
    let total = Int.random(in: 0...120, using: &random)
    let options = try LoadingOptions(
      numberOfItemsPerPage: perPage,
      prefetchDistance: distance,
      maximumCount: isLimited ? least + Int.random(in: 0...20, using: &random) : nil,
      hasPlaceholders: hasPlaceholders,
      refreshing: Bool.random(using: &random) ? .keepsItems : .clearsFirst
    )
    var sizes: [Int: Int] = [:]
    var failures: [Int: Int] = [:]
    for _ in 0..<4 {
      let size = Int.random(in: 0...perPage, using: &random)
      sizes[Int.random(in: 0...12, using: &random)] = size
      failures[Int.random(in: 0...12, using: &random)] = Int.random(in: 0...5, using: &random)
    }
    let edits = (0..<changes).map { _ in
      let count = Int.random(in: 1...8, using: &random)
      let place = Int.random(in: 0...130, using: &random)
      return ScriptedLoader.Change(
        at: Instant(nanoseconds: Int64.random(in: 0...60_000_000_000, using: &random)),
        Bool.random(using: &random)
          ? .insert(count: count, at: place) : .remove(count: count, at: place)
      )
    }
    return LoadingRun(
      options: options,
      source: try ScriptedLoader(
        total: total,
        numberOfItemsPerPage: perPage,
        latency: .milliseconds(Int.random(in: 0...900, using: &random)),
        saysTotal: hasPlaceholders,
        sizes: sizes,
        failures: failures,
        changes: edits
      )
    )
  }

  /// Does something random.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - random: Where choices come from.
  ///   - events: What the events go into.
  private func step(
    _ run: inout LoadingRun,
    _ random: inout SplitMix64,
    into events: inout [PieceLoader.Event]
  ) {
    let count = run.loader.count
    switch Int.random(in: 0..<12, using: &random) {
    case 0: run.refresh(.around, into: &events)
    case 1: run.refresh(.everyPiece, into: &events)
    case 2:
      run.retry(LoadDirection.allCases.randomElement(using: &random) ?? .append, into: &events)
    case 3: run.move(to: Int.random(in: -2...count + 2, using: &random), into: &events)
    case 4 where Int.random(in: 0..<8, using: &random) == 0:
      run.start(at: Int.random(in: 0...100, using: &random), into: &events)
    case 4..<8:
      let place = run.loader.currentIndex + Int.random(in: -2...5, using: &random)
      run.move(to: max(0, min(place, count - 1)), into: &events)
    case let choice:
      let span = Int64(choice) * Int64.random(in: 0...200_000_000, using: &random)
      run.advance(to: Instant(nanoseconds: run.loader.now.nanoseconds + span), into: &events)
    }
  }

  /// Checks what holds at any time.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - seed: The seed, for the message.
  private func check(_ run: LoadingRun, seed: UInt64) {
    let loader = run.loader
    let pages = loader.pages.pages
    #expect(Set(pages).count == pages.count, "an item twice, seed \(seed)")
    #expect(loader.currentIndex >= 0 && loader.currentIndex < max(1, loader.count), "seed \(seed)")
    for (place, page) in pages.enumerated() {
      #expect(loader.index(of: page) == place + loader.itemsBefore, "seed \(seed)")
    }
    let pending = loader.pendingRequests
    #expect(Set(pending.map(\.target)).count == pending.count, "a piece twice, seed \(seed)")
    #expect(Set(pending.map(\.direction)).count == pending.count, "seed \(seed)")
    // No load is missed: at a loaded place near an end that has more, something is on its way.
    let loaded = loader.loadedIndices
    guard !loader.phase(of: .refresh).isBusy, loaded.contains(loader.currentIndex) else { return }
    let distance = loader.options.prefetchDistance
    if loaded.upperBound - loader.currentIndex <= distance {
      #expect(loader.phase(of: .append) != .idle, "a load behind is missed, seed \(seed)")
    }
    if loader.currentIndex - loaded.lowerBound + 1 <= distance {
      #expect(loader.phase(of: .prepend) != .idle, "a load in front is missed, seed \(seed)")
    }
  }

  @Test(arguments: UInt64(0)..<120)
  func `nothing comes twice, and no load is missed`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var run = try run(&random, changes: Int(seed % 4))
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    for _ in 0..<60 {
      step(&run, &random, into: &events)
      check(run, seed: seed)
    }
  }

  @Test(arguments: UInt64(1_000)..<1_080)
  func `everything is loaded in the end`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var run = try run(&random)
    var events: [PieceLoader.Event] = []
    run.start(into: &events)
    for _ in 0..<20 { step(&run, &random, into: &events) }
    run.start(into: &events)
    var seen: Set<PageID> = []
    // A retry for each failure, and a step for each item, are enough.
    for _ in 0..<800 {
      run.settle(into: &events)
      seen.formUnion(run.loader.pages.pages)
      for direction in LoadDirection.allCases {
        if case .failed = run.loader.phase(of: direction) { run.retry(direction, into: &events) }
      }
      let last = run.loader.loadedIndices.upperBound - 1
      if last > run.loader.currentIndex { run.move(to: last, into: &events) }
    }
    #expect(seen.count == run.source.total, "seed \(seed)")
    #expect(run.loader.phase(of: .append) == .complete, "seed \(seed)")
  }

  @Test(arguments: UInt64(2_000)..<2_060)
  func `the place is kept by identity while pieces come and go around it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var run = try run(&random)
    var events: [PieceLoader.Event] = []
    run.start(at: 30, into: &events)
    for _ in 0..<40 {
      let page = run.loader.currentPage
      if Bool.random(using: &random) {
        run.refresh(Bool.random(using: &random) ? .around : .everyPiece, into: &events)
      }
      run.settle(into: &events)
      // Items that go first are not back when loading them anew has failed.
      if let page, !run.loader.pages.isEmpty {
        #expect(run.loader.currentPage == page, "seed \(seed)")
      }
      let count = run.loader.count
      let place = run.loader.currentIndex + Int.random(in: -3...3, using: &random)
      run.move(to: max(0, min(place, count - 1)), into: &events)
      run.settle(into: &events)
    }
  }

  @Test(arguments: UInt64(3_000)..<3_040)
  func `time can be cut anywhere, and a copy goes on as the original does`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var whole = try run(&random, changes: 2)
    var events: [PieceLoader.Event] = []
    whole.start(into: &events)
    for _ in 0..<30 { step(&whole, &random, into: &events) }
    var cut = whole
    var cutEvents = events
    let end = whole.loader.now.nanoseconds + 40_000_000_000
    whole.advance(to: Instant(nanoseconds: end), into: &events)
    while cut.loader.now.nanoseconds < end {
      let span = Int64.random(in: 0...3_000_000_000, using: &random)
      let next = min(end, cut.loader.now.nanoseconds + span)
      cut.advance(to: Instant(nanoseconds: next), into: &cutEvents)
    }
    #expect(cut == whole)
    #expect(cutEvents == events)
  }
}
