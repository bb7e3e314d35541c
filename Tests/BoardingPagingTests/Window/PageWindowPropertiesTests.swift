import BoardingMotion
import BoardingPaging
import Testing

/// What holds for a window of pages, whatever is done to it.
@Suite struct PageWindowPropertiesTests {
  /// A way of loading pages, by number.
  private static let loadings = [
    PageLoading(),
    PageLoading(preloadsNeighbours: false),
    PageLoading(keptPages: 2),
    PageLoading(preloadsNeighbours: false, keptPages: Int.max),
  ]

  @Test(arguments: 0..<40)
  func `every begin has its end and no page stands twice`(seed: Int) {
    for (kind, loading) in Self.loadings.enumerated() {
      play(CountedPages(6), seed: seed, loading: loading, "kind \(kind)")
      for source in StrangeSource.allCases {
        play(source, seed: seed, loading: loading, "\(source) \(kind)")
      }
    }
  }

  @Test func `the rows that were kept apart add no page twice`() throws {
    for row in try JSON(file: "pageManager").array + JSON(file: "suspiciousPages").array {
      let replay = PageManagerReplay(row)
      var added: Set<PageID> = []
      for (index, operation) in row["in"]["ops"].array.enumerated() {
        _ = replay.play(operation)
        for call in replay.calls {
          if case .add(let page) = call, !added.insert(page).inserted {
            Issue.record("\(row["id"].text), step \(index): \(page) is added twice")
          }
          if case .remove(let page) = call, added.remove(page) == nil {
            Issue.record("\(row["id"].text), step \(index): \(page) was not added")
          }
        }
        #expect(added == Set(replay.window.pages))
      }
    }
  }

  /// Plays inputs at random and looks at the window after each.
  private func play<Source: PagingSource>(
    _ source: Source,
    seed: Int,
    loading: PageLoading,
    _ name: String
  ) {
    var random = SplitMix64(seed: UInt64(seed))
    var window = PageWindow(loading: loading)
    var model = AppearanceModel()
    for step in 0..<120 {
      var calls: [PageWindow.Call] = []
      perform(on: &window, source, &random, &calls)
      for call in calls {
        guard let fault = model.perform(call) else { continue }
        Issue.record("\(name), seed \(seed), step \(step): \(fault) in \(calls)")
        return
      }
      if let fault = model.fault(of: window) {
        Issue.record("\(name), seed \(seed), step \(step): \(fault) after \(calls)")
        return
      }
    }
  }

  /// Does something at random.
  private func perform<Source: PagingSource>(
    on window: inout PageWindow,
    _ source: Source,
    _ random: inout SplitMix64,
    _ calls: inout [PageWindow.Call]
  ) {
    let page = PageID(rawValue: Int.random(in: 0..<6, using: &random))
    let animated = Bool.random(using: &random)
    let directions: [PageWindow.Direction] = [.forward, .reverse, .none]
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      window.select(
        page,
        direction: directions[Int.random(in: 0..<3, using: &random)],
        animated: animated,
        source: source,
        into: &calls
      )
    case 2: window.selectNext(animated: animated, source: source, into: &calls)
    case 3: window.selectPrevious(animated: animated, source: source, into: &calls)
    case 4: if animated { window.removeAll(into: &calls) }
    case 5: window.viewDidLayoutSubviews(into: &calls)
    case 6: window.orderChanged(source: source, into: &calls)
    case 7: window.delete(page, source: source, into: &calls)
    case 8: window.willBeginDragging()
    case 9, 10: moveContainer(of: &window, animated: animated, &random, &calls)
    default:
      let samples = [-1.2, -1, -0.6, -0.1, 0, 0.1, 0.6, 1, 1.2, .nan, .infinity]
      let progress = samples[Int.random(in: 0..<samples.count, using: &random)]
      window.didScroll(progress: progress, source: source, into: &calls)
    }
  }

  /// Lets the container appear or disappear by one step, or turn round in the middle.
  private func moveContainer(
    of window: inout PageWindow,
    animated: Bool,
    _ random: inout SplitMix64,
    _ calls: inout [PageWindow.Call]
  ) {
    switch (window.container, Bool.random(using: &random)) {
    case (.hidden, _), (.disappearing, true):
      window.viewWillAppear(animated: animated, into: &calls)
    case (.appearing, true): window.viewDidAppear(into: &calls)
    case (.appearing, false), (.shown, _):
      window.viewWillDisappear(animated: animated, into: &calls)
    case (.disappearing, false): window.viewDidDisappear(into: &calls)
    }
  }
}
