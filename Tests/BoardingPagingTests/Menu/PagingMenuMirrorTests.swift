import Boarding
import BoardingMotion
import BoardingPaging
import Testing

/// A menu whose items run from right to left against the same one from left to right.
@Suite struct PagingMenuMirrorTests {
  @Test(arguments: 0..<40)
  func `a mirrored run gives mirrored frames`(seed: Int) throws {
    var menus = RandomMenus(seed: seed)
    var random = SplitMix64(seed: UInt64(seed))
    var options = menus.options()
    options.menuItemSize = .fixed(
      width: Double(Int.random(in: 60...140, using: &random)),
      height: 40
    )
    options.menuItemSpacing = Double(Int.random(in: 0...9, using: &random))
    let source = EndlessPages(minimum: 0, maximum: seed % 2 == 0 ? nil : 14)
    let size = Plane.Size(width: 300, height: 40)
    var left = try PagingMenu<MenuLayout>(options: options, viewport: MenuViewport(size: size))
    var right = try PagingMenu<MenuLayout>(
      options: options,
      viewport: MenuViewport(size: size, layoutDirection: .rightToLeft)
    )
    for step in 0..<60 {
      let choice = Int.random(in: 0..<8, using: &random)
      let page = PageID(rawValue: Int.random(in: 0...14, using: &random))
      let progress = Double(Int.random(in: -4...4, using: &random)) / 4
      perform(choice, page, progress, source, on: &left)
      perform(choice, page, progress, source, on: &right)
      if let fault = fault(of: right, against: left) {
        Issue.record("seed \(seed), step \(step), choice \(choice): \(fault)")
        return
      }
    }
  }

  /// Does the same to either menu.
  private func perform(
    _ choice: Int,
    _ page: PageID,
    _ progress: Double,
    _ source: EndlessPages,
    on menu: inout PagingMenu<MenuLayout>
  ) {
    var calls: [PagingMenuCall] = []
    switch choice {
    case 0: menu.select(page, source: source, into: &calls)
    case 1: menu.select(page, animated: true, source: source, into: &calls)
    case 2: menu.contentFinishedScrolling(source: source, into: &calls)
    case 3: menu.reloadMenu(around: page, source: source, into: &calls)
    case 4:
      let wish = Double(page.rawValue * 40 - 20)
      let isMirrored = menu.viewport.layoutDirection == .rightToLeft
      let offset = isMirrored ? menu.contentWidth - menu.viewport.size.width - wish : wish
      menu.menuScrolled(to: offset, source: source, into: &calls)
    default: menu.contentScrolled(progress: progress, source: source, into: &calls)
    }
  }

  /// Tells where a mirrored menu is not the other one's mirror image.
  private func fault(
    of right: PagingMenu<MenuLayout>,
    against left: PagingMenu<MenuLayout>
  ) -> String? {
    if right.items != left.items { return "\(right.items) for \(left.items)" }
    if right.state.settled != left.state.settled { return "another page is selected" }
    if right.state.target != left.state.target { return "another page is on its way" }
    let width = right.contentWidth
    let offset = width - right.viewport.size.width - right.contentOffset
    if abs(offset - left.contentOffset) > 1e-6 { return "\(offset) for \(left.contentOffset)" }
    for page in left.items {
      guard let there = right.frame(of: page), let here = left.frame(of: page) else {
        return "\(page) has no frame"
      }
      if abs(width - there.origin.x - there.size.width - here.origin.x) > 1e-6 {
        return "\(page) is at \(there) for \(here)"
      }
    }
    return nil
  }
}
