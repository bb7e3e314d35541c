import Boarding
import BoardingPaging
import Testing

/// Random inputs in random order, beside a simple model of appearances.
@Suite struct PagingContentRandomTests {
  /// The pages that are added and how far they are, as a view controller would count them.
  struct Shown {
    /// The pages that are added.
    var added: Set<PageID> = []
    /// What began and has not ended: true for an appearance.
    var open: [PageID: Bool] = [:]
    /// The pages that have appeared and have not begun to disappear.
    var visible: Set<PageID> = []

    /// Follows a call.
    ///
    /// - Parameter call: The call.
    /// - Returns: What is wrong with it, or nil.
    mutating func follow(_ call: PageWindow.Call) -> String? {
      switch call {
      case .add(let page): return added.insert(page).inserted ? nil : "\(page) is added twice"
      case .remove(let page): return added.remove(page) == nil ? "\(page) was not there" : nil
      case .beginAppearance(let page, let appears, _):
        if open[page] == appears { return "\(page) begins the same twice" }
        if open[page] == nil, visible.contains(page) == appears {
          return "\(page) begins what it is"
        }
        open[page] = appears
      case .endAppearance(let page):
        guard let appears = open.removeValue(forKey: page) else { return "\(page) ends nothing" }
        if appears { visible.insert(page) } else { visible.remove(page) }
      case .layoutViews(let pages, _):
        if Set(pages).count != pages.count { return "a page stands twice in \(pages)" }
      case .reload, .willScroll, .isScrolling, .didFinishScrolling, .scrollForward,
        .scrollReverse, .refused:
        break
      }
      return nil
    }
  }

  /// Nothing that anybody does in any order leaves an appearance open or a page in two places.
  @Test(arguments: [UInt64](1...200)) func `random inputs stay balanced`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var row = PageRow(Int.random(in: 1...6, using: &generator))
    var shown = Shown(added: Set(row.pages.window.pages), visible: [0])
    for step in 0..<500 {
      act(on: &row, using: &generator)
      for call in row.takeCalls() {
        if let fault = shown.follow(call) { Issue.record("seed \(seed), step \(step): \(fault)") }
      }
      try #require(shown.added == Set(row.pages.window.pages), "seed \(seed), step \(step)")
      #expect(row.pages.scroller.offset(at: row.pages.now).isFinite)
    }
    row.pan(.cancelled(PanSample(translation: .zero)))
    while row.pages.window.container != .shown {
      let change = Self.changes(from: row.pages.window.container)[0]
      row.pages.container(change, source: row.source, into: &row.calls)
    }
    row.wait(10_000)
    for call in row.takeCalls() { #expect(shown.follow(call) == nil) }
    #expect(shown.open == [:])
    #expect(shown.visible == Set(row.pages.window.selected.map { [$0] } ?? []))
    #expect(row.pages.progress(at: row.pages.now) == 0)
    #expect(row.pages.isMoving == false)
  }

  /// Returns what a view can do next; what has begun may turn back.
  ///
  /// - Parameter container: What it does now.
  /// - Returns: What can come.
  private static func changes(
    from container: PageWindow.Container
  ) -> [PagingContent.Appearance] {
    switch container {
    case .hidden: [.willAppear]
    case .appearing: [.didAppear, .willDisappear]
    case .shown: [.willDisappear]
    case .disappearing: [.didDisappear, .willAppear]
    }
  }

  /// Does something.
  ///
  /// - Parameters:
  ///   - row: The pages.
  ///   - generator: Where the numbers come from.
  private func act(on row: inout PageRow, using generator: inout SplitMix64) {
    let x = Double(Int.random(in: -400...400, using: &generator))
    let sample = PanSample(translation: PanVector(x: x, y: 3))
    switch Int.random(in: 0..<13, using: &generator) {
    case 0, 1: row.pan(.began(start: nil))
    case 2, 3, 4: row.pan(.moved(sample))
    case 5:
      let velocity = Double(Int.random(in: -4_000...4_000, using: &generator))
      row.lift(x, velocity: velocity)
    case 6: row.pan(.cancelled(sample))
    case 7, 8:
      let page = PageID(rawValue: Int.random(in: 0...6, using: &generator))
      row.select(page, animated: Bool.random(using: &generator))
    case 9: row.wait(Int64.random(in: 0...400, using: &generator))
    case 10:
      row.source = CountedPages(Int.random(in: 1...6, using: &generator))
      if let selected = row.pages.window.selected, !row.source.contains(selected) {
        row.pages.orderChanged(deleted: selected, source: row.source, into: &row.calls)
      } else {
        row.pages.orderChanged(source: row.source, into: &row.calls)
      }
    case 11:
      let length = Double(Int.random(in: 0...3, using: &generator)) * 160
      row.pages.resize(length: length, source: row.source, into: &row.calls)
    default:
      let changes = Self.changes(from: row.pages.window.container)
      let change = changes[Int.random(in: 0..<changes.count, using: &generator)]
      row.pages.container(change, source: row.source, into: &row.calls)
    }
  }
}
