import Boarding
import BoardingPaging
import Testing

/// What holds for every menu, on random ones.
@Suite struct MenuLayoutPropertiesTests {
  /// Items follow each other with the spacing between them, within the content.
  @Test(arguments: 0..<40) func `items neither overlap nor leave gaps`(seed: Int) throws {
    var menus = RandomMenus(seed: seed)
    for _ in 0..<25 {
      let layout = try menus.layout()
      let state = menus.state()
      let frames = (0..<layout.count).compactMap { layout.frame(at: $0, in: state) }
      #expect(frames.count == layout.count)
      for (frame, next) in zip(frames, frames.dropFirst()) {
        let end = frame.origin.x + frame.size.width
        #expect(isNear(next.origin.x, end + layout.options.menuItemSpacing))
      }
      #expect(frames[0].origin.x >= -1e-6)
      let last = frames[frames.count - 1]
      #expect(last.origin.x + last.size.width <= layout.contentSize(in: state).width + 1e-6)
    }
  }

  /// Looking an item up and asking for its frame agree.
  @Test(arguments: 0..<40) func `items are found where they are`(seed: Int) throws {
    var menus = RandomMenus(seed: seed)
    for _ in 0..<25 {
      let layout = try menus.layout()
      let state = menus.state()
      let offset = menus.number(in: -100...900)
      let view = layout.viewport.size.width
      var visible: [MenuLayout.Item] = []
      for index in 0..<layout.count {
        let frame = try #require(layout.frame(at: index, in: state))
        let middle = frame.origin.x + frame.size.width / 2
        // Where the next item overlaps the middle, it is the one that is found.
        if layout.options.menuItemSpacing >= 0, frame.size.width > 0 {
          #expect(layout.index(at: middle, in: state) == index)
        }
        if frame.origin.x + frame.size.width > offset, frame.origin.x < offset + view {
          let progress = layout.progress(at: index, in: state)
          visible.append(MenuLayout.Item(index: index, frame: frame, progress: progress))
        }
      }
      #expect(layout.visibleItems(offset: offset, in: state) == visible)
    }
  }

  /// A small step of a finger is a small step of the indicator.
  @Test(arguments: 0..<40) func `the indicator moves without a jump`(seed: Int) throws {
    var menus = RandomMenus(seed: seed)
    for _ in 0..<5 {
      let layout = try menus.layout()
      let (current, upcoming) = menus.neighbours()
      let steps = 512
      let bars = try (0...steps).map { step in
        let progress = Double(step) / Double(steps)
        let state = MenuLayout.State.scrolling(
          current: current,
          upcoming: upcoming,
          progress: progress
        )
        return try #require(layout.indicator(in: state)).frame
      }
      for (bar, next) in zip(bars, bars.dropFirst()) {
        // No menu here moves or grows by more than 4000 points on the way to a neighbour.
        #expect(abs(next.origin.x - bar.origin.x) < 16)
        #expect(abs(next.size.width - bar.size.width) < 16)
      }
      let rest = try #require(layout.indicator(in: .selected(current))).frame
      #expect(isNear(bars[0], rest))
      // Beyond an edge nothing is selected for good: the page there is loaded before.
      guard case .item = upcoming else { continue }
      let arrived = try #require(layout.indicator(in: .selected(upcoming))).frame
      #expect(isNear(bars[steps], arrived))
    }
  }

  /// Fault 16.
  @Test(arguments: 0..<40) func `a mirrored run gives mirrored frames`(seed: Int) throws {
    var menus = RandomMenus(seed: seed)
    for _ in 0..<25 {
      let layout = try menus.layout()
      var viewport = layout.viewport
      viewport.layoutDirection = .rightToLeft
      (viewport.safeArea.left, viewport.safeArea.right) =
        (viewport.safeArea.right, viewport.safeArea.left)
      let mirrored = try MenuLayout(
        options: layout.options,
        widths: menus.widths,
        viewport: viewport
      )
      let state = menus.state()
      let width = mirrored.contentSize(in: state).width
      #expect(isNear(width, max(layout.contentSize(in: state).width, viewport.size.width)))
      func mirror(_ frame: Plane.Rectangle?) -> Plane.Rectangle? {
        guard var frame else { return nil }
        frame.origin.x = width - frame.origin.x - frame.size.width
        return frame
      }
      for index in 0..<layout.count {
        let frame = mirror(layout.frame(at: index, in: state))
        #expect(isNear(mirrored.frame(at: index, in: state), frame))
      }
      #expect(
        isNear(mirrored.indicator(in: state)?.frame, mirror(layout.indicator(in: state)?.frame))
      )
      #expect(isNear(mirrored.border(in: state)?.frame, mirror(layout.border(in: state)?.frame)))
    }
  }

  /// The way to an item ends where the item rests, in either direction.
  @Test(arguments: 0..<40) func `a distance leads to where the item rests`(seed: Int) throws {
    var menus = RandomMenus(seed: seed)
    for _ in 0..<100 {
      let direction: LayoutDirection = menus.isLucky() ? .leftToRight : .rightToLeft
      let layout = try menus.layout(direction: direction)
      let (from, to) = (menus.index(), menus.index())
      // Where widths change with the selection, the reference moves past the middle.
      if case .delegated = menus.widths { continue }
      // What is narrower than its view is not scrolled to rest, in the reference neither.
      guard layout.contentSize(in: .empty).width > layout.viewport.size.width else { continue }
      let start = try #require(layout.contentOffset(selecting: from))
      let distance = layout.distance(to: to, from: .item(from), offset: start)
      #expect(isNear(start + (distance ?? .nan), try #require(layout.contentOffset(selecting: to))))
    }
  }

  /// A move in a mirrored menu shows the same as in a plain one.
  @Test(arguments: 0..<40) func `a mirrored run moves by mirrored distances`(seed: Int) throws {
    var menus = RandomMenus(seed: seed)
    for _ in 0..<50 {
      let layout = try menus.layout()
      let (from, to) = (menus.index(), menus.index())
      var viewport = layout.viewport
      viewport.layoutDirection = .rightToLeft
      (viewport.safeArea.left, viewport.safeArea.right) =
        (viewport.safeArea.right, viewport.safeArea.left)
      let mirrored = try MenuLayout(
        options: layout.options,
        widths: menus.widths,
        viewport: viewport
      )
      let offset = menus.number(in: 0...600)
      func room(_ index: Int) -> Double {
        mirrored.contentSize(in: .selected(.item(index))).width - viewport.size.width
      }
      let distance = try #require(
        layout.distance(
          to: to,
          from: .item(from),
          offset: offset,
          hasItemsBefore: true,
          hasItemsAfter: false
        )
      )
      let back = try #require(
        mirrored.distance(
          to: to,
          from: .item(from),
          offset: room(from) - offset,
          hasItemsBefore: true,
          hasItemsAfter: false
        )
      )
      #expect(isNear(room(from) - offset + back, room(to) - (offset + distance)))
    }
  }

  /// The way an answer is stored does not matter.
  @Test(arguments: 0..<40) func `equal widths may be given one by one`(seed: Int) throws {
    var menus = RandomMenus(seed: seed)
    for _ in 0..<25 {
      var options = menus.options()
      options.menuItemSize = .selfSizing(estimatedWidth: 96, height: 40)
      let count = menus.count
      let viewport = menus.viewport(direction: .leftToRight)
      let equal = try MenuLayout(
        options: options,
        widths: .equal(count: count),
        viewport: viewport
      )
      let single = try MenuLayout(
        options: options,
        widths: .measured([Double?](repeating: 96, count: count)),
        viewport: viewport
      )
      let state = menus.state()
      #expect(
        (0..<count).map { equal.frame(at: $0, in: state) }
          == (0..<count).map { single.frame(at: $0, in: state) }
      )
      #expect(equal.indicator(in: state) == single.indicator(in: state))
      #expect(equal.contentSize(in: state) == single.contentSize(in: state))
    }
  }

  /// Tells whether two numbers are equal to 1e-6.
  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-6 }

  /// Tells whether two frames are equal to 1e-6, or both are none.
  private func isNear(_ left: Plane.Rectangle?, _ right: Plane.Rectangle?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return isNear(left.origin.x, right.origin.x) && isNear(left.size.width, right.size.width)
      && left.origin.y == right.origin.y && left.size.height == right.size.height
  }
}
