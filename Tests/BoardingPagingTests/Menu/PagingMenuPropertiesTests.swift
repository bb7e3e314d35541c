import Boarding
import BoardingMotion
import BoardingPaging
import Testing

/// What holds for the menu, whatever is done to it.
@Suite struct PagingMenuPropertiesTests {
  @Test(arguments: 0..<30)
  func `nothing traps, hangs or stands twice`(seed: Int) throws {
    for source in StrangeSource.allCases {
      try play(source, seed: seed, "\(source)")
    }
    try play(CountedPages(9), seed: seed, "counted")
    try play(EndlessPages(), seed: seed, "endless")
    try play(EndlessPages(minimum: Int.max - 3), seed: seed, "at the end of numbers")
  }

  /// Plays inputs at random and looks at the menu after each.
  private func play<Source: PagingSource>(_ source: Source, seed: Int, _ name: String) throws {
    var menus = RandomMenus(seed: seed)
    var random = SplitMix64(seed: UInt64(seed))
    let viewport = MenuViewport(size: Plane.Size(width: 300, height: 40))
    var menu = try PagingMenu<MenuLayout>(options: menus.options(), viewport: viewport)
    menu.selectionPolicy = seed % 2 == 0 ? .afterwards : .atOnce
    for step in 0..<80 {
      var calls: [PagingMenuCall] = []
      perform(on: &menu, source, &random, &calls)
      if let fault = fault(of: menu) {
        Issue.record("\(name), seed \(seed), step \(step): \(fault) after \(calls)")
        return
      }
    }
  }

  /// Tells what is wrong with a menu.
  private func fault(of menu: PagingMenu<MenuLayout>) -> String? {
    let state = menu.state
    if Set(menu.items).count != menu.items.count { return "an item stands twice" }
    if menu.items.count > 20_000 { return "\(menu.items.count) items are loaded" }
    if menu.layout.count != menu.items.count { return "the layout has other items" }
    if !menu.contentOffset.isFinite { return "the menu is nowhere" }
    switch state {
    case .empty:
      if state.settled != nil || state.current != nil || state.target != nil { return "\(state)" }
      if !menu.items.isEmpty { return "something is left" }
    case .selected(let page):
      if [state.settled, state.current, state.target] != [page, page, page] { return "\(state)" }
      if state.progress != 0 { return "a progress at rest" }
    case .scrolling(let page, let upcoming, let progress, let start, let distance):
      if !progress.isFinite || !start.isFinite || !distance.isFinite { return "\(state)" }
      if state.settled != page || state.target != upcoming ?? page { return "\(state)" }
      if state.current != state.settled && state.current != state.target { return "\(state)" }
    }
    let isSomewhere = menu.items.indices.allSatisfy { index in
      menu.layout.frame(at: index, in: menu.layoutState)?.origin.x.isFinite ?? false
    }
    return isSomewhere ? nil : "a frame is nowhere"
  }

  /// Does something at random.
  private func perform<Source: PagingSource>(
    on menu: inout PagingMenu<MenuLayout>,
    _ source: Source,
    _ random: inout SplitMix64,
    _ calls: inout [PagingMenuCall]
  ) {
    let base = menu.state.settled?.rawValue ?? 3
    let page = PageID(rawValue: abs(base &+ Int.random(in: -4...4, using: &random)) % 7)
    let sizing = RandomSizing(width: Double(Int.random(in: -1...90, using: &random)))
    let animated = Bool.random(using: &random)
    let samples = [-1.2, -1, -0.5, -0.1, 0, 0.1, 0.5, 1, 1.2, .nan, -.infinity, 1e300]
    let sample = samples[Int.random(in: 0..<samples.count, using: &random)]
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: menu.select(page, animated: animated, source: source, into: &calls)
    case 2: menu.contentFinishedScrolling(source: source, into: &calls)
    case 3: menu.reloadData(around: animated ? page : nil, source: source, into: &calls)
    case 4: menu.reloadMenu(around: animated ? page : nil, source: source, into: &calls)
    case 5: if animated { menu.removeAll(into: &calls) }
    case 6: menu.viewAppeared(source: source, into: &calls)
    case 7:
      let size = Plane.Size(width: sample * 200, height: 40)
      menu.transitionSize(to: MenuViewport(size: size), source: source, into: &calls)
    case 8: menu.menuScrolled(to: sample * 900, source: source, into: &calls)
    case 9: menu.isDragging = animated
    case 10: menu.isAttached = animated
    case 11: menu.select(at: page.rawValue, animated: animated, source: source, into: &calls)
    case 12: menu.sizingChanged(source: source, sizing: sizing, into: &calls)
    case 13 where animated: menu.orderChanged(source: source, into: &calls)
    case 13: menu.contentStayed(source: source, into: &calls)
    default: menu.contentScrolled(progress: sample, source: source, into: &calls)
    }
  }
}

/// One width for all items, which may make no sense.
private struct RandomSizing: PagingSizing {
  /// The width, in points.
  let width: Double

  func width(of page: PageID, isSelected: Bool) -> Double? { width < 5 ? nil : width }
}
