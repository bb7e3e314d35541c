import Boarding
import BoardingPaging
import CBoardingAllocations

extension Figure {
  /// The figures of a menu's layout: making it, a sample of progress, a jump, and its weight.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures.
  static func menuFigures(_ sizes: Sizes) -> [Figure] {
    sizes.items.map { count in
      Figure("menu layout from nothing", size: count, goal: Goal(ratio: 2)) {
        let run = LayoutRun(count: count)
        return .timed(operations: count, work: run.layOut, floor: run.addUp)
      }
    }
      + sizes.items.map { count in
        Figure(
          "menu at a progress, 10 visible",
          size: count,
          goal: Goal(ratio: 3, allocations: 0, growth: 1.5)
        ) {
          let run = MenuProgress(count: count)
          return .timed(operations: MenuProgress.steps, work: run.present, floor: run.presentPlain)
        }
      }
      + sizes.items.suffix(1).flatMap { count in
        [
          Figure("jump to an item of a menu", size: count, goal: Goal(ratio: 3, allocations: 0)) {
            let run = MenuProgress(count: count)
            return .timed(operations: MenuProgress.steps, work: run.jump, floor: run.jumpPlain)
          },
          Figure("memory of a menu's item, widths given", size: count, goal: Goal(bytes: 16)) {
            .sized { bytesPerItem(LayoutRun.widths(count), count: count) }
          },
          Figure("memory of a menu's item, equal widths", size: count, goal: Goal(bytes: 0)) {
            .sized { bytesPerItem(.equal(count: count), count: count) }
          },
        ]
      }
  }

  /// Weighs a layout that is made from widths which are given up then.
  ///
  /// - Parameters:
  ///   - widths: The widths.
  ///   - count: The number of items.
  /// - Returns: The bytes of an item.
  private static func bytesPerItem(
    _ widths: @autoclosure () -> MenuWidths,
    count: Int
  ) -> Double {
    let before = boarding_allocations_now().bytes_in_use
    let layout = LayoutRun.layout(widths())
    let after = boarding_allocations_now().bytes_in_use
    consume(layout)
    // The header of an array does not count: it is the same for all items together.
    return Double((Int(after) - Int(before)) * 100 / count) / 100
  }
}

/// Makes layouts from widths that are given.
private struct LayoutRun {
  /// The widths.
  let widths: MenuWidths
  /// The same, for the floor.
  let plain: [Double]

  /// Chooses widths.
  ///
  /// - Parameter count: How many.
  init(count: Int) {
    plain = Self.plain(count)
    widths = Self.widths(count)
  }

  /// Returns widths that differ.
  ///
  /// - Parameter count: How many.
  /// - Returns: The widths, in points.
  static func plain(_ count: Int) -> [Double] {
    (0..<count).map { 38 + Double($0 % 7) }
  }

  /// Returns widths as a size delegate gives them.
  ///
  /// - Parameter count: How many.
  /// - Returns: The widths.
  static func widths(_ count: Int) -> MenuWidths {
    let widths = plain(count)
    return .delegated(normal: widths, selected: widths)
  }

  /// Makes a layout.
  ///
  /// - Parameter widths: The widths.
  /// - Returns: The layout, in a window of ten items.
  static func layout(_ widths: MenuWidths) -> MenuLayout {
    let viewport = MenuViewport(size: Plane.Size(width: 390, height: 40))
    do {
      return try MenuLayout(options: PagingOptions(), widths: widths, viewport: viewport)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Makes layouts from nothing.
  ///
  /// - Parameter rounds: How many.
  func layOut(_ rounds: Int) {
    for _ in 0..<rounds { consume(Self.layout(widths)) }
  }

  /// The floor: a running sum, kept for each item.
  ///
  /// - Parameter rounds: How many times.
  func addUp(_ rounds: Int) {
    for _ in 0..<rounds {
      var sums: [Double] = []
      sums.reserveCapacity(plain.count + 1)
      var sum = 0.0
      sums.append(0)
      for width in plain {
        sum += width
        sums.append(sum)
      }
      consume(sums)
    }
  }
}

/// A menu whose items and indicator are asked for while a page moves.
private struct MenuProgress {
  /// How many times in a round.
  static let steps = 64

  /// The layout.
  let layout: MenuLayout
  /// The left edges of the items and the right one of the last, for the floor.
  let edges: [Double]
  /// The item that is selected, and the next one after it comes.
  let current: Int
  /// Where the menu is scrolled to, in points.
  let offset: Double

  /// Lays a menu out and goes to its middle.
  ///
  /// - Parameter count: The number of items.
  init(count: Int) {
    layout = LayoutRun.layout(LayoutRun.widths(count))
    var edges = [0.0]
    for width in LayoutRun.plain(count) { edges.append(edges[edges.count - 1] + width) }
    self.edges = edges
    current = count / 2
    offset = edges[count / 2] - 170
  }

  /// Asks for the visible items and the indicator at different progresses.
  ///
  /// - Parameter rounds: How many times.
  func present(_ rounds: Int) {
    var sum = 0.0
    var items: [MenuLayout.Item] = []
    items.reserveCapacity(16)
    for _ in 0..<rounds {
      for step in 0..<Self.steps {
        let progress = Double(step) / Double(Self.steps)
        let state = MenuLayout.State.scrolling(
          current: .item(current),
          upcoming: .item(current + 1),
          progress: progress
        )
        layout.visibleItems(offset: offset, in: state, into: &items)
        for item in items {
          sum += item.frame.origin.x + item.frame.size.width + item.progress
        }
        if let indicator = layout.indicator(in: state) {
          sum += indicator.frame.origin.x + indicator.frame.size.width
        }
      }
    }
    consume(sum)
  }

  /// The floor: ten frames from the edges, one tween and one event.
  ///
  /// - Parameter rounds: How many times.
  func presentPlain(_ rounds: Int) {
    var sum = 0.0
    var events: [FloorEvent] = []
    events.reserveCapacity(Self.steps)
    var items: [MenuLayout.Item] = []
    items.reserveCapacity(16)
    let first = current - 4
    for _ in 0..<rounds {
      events.removeAll(keepingCapacity: true)
      for step in 0..<Self.steps {
        let progress = Double(step) / Double(Self.steps)
        items.removeAll(keepingCapacity: true)
        for index in first..<(first + 10) {
          let frame = Plane.Rectangle(
            x: edges[index],
            y: 0,
            width: edges[index + 1] - edges[index],
            height: 40
          )
          let shown = index == current ? 1 - progress : index == current + 1 ? progress : 0
          items.append(MenuLayout.Item(index: index, frame: frame, progress: shown))
        }
        for item in items {
          sum += item.frame.origin.x + item.frame.size.width + item.progress
        }
        let (from, to) = (edges[current], edges[current + 1])
        let (width, next) = (to - from, edges[current + 2] - to)
        sum += from + (to - from) * progress + width + (next - width) * progress
        let bits = Int(truncatingIfNeeded: progress.bitPattern)
        events.append(FloorEvent(instant: 0, kind: 1, screen: bits, other: 0))
      }
    }
    consume(sum)
    consume(events)
  }

  /// Returns a place somewhere in the menu.
  ///
  /// - Parameter step: A number.
  /// - Returns: The place, in points.
  private func place(_ step: Int) -> Double {
    let part = Double((step &* 40_503) & 0xFFFF) / 65_536
    return edges[edges.count - 1] * part
  }

  /// Finds the item at a place, and its frame.
  ///
  /// - Parameter rounds: How many times.
  func jump(_ rounds: Int) {
    let state = MenuLayout.State.selected(.item(current))
    var sum = 0.0
    for round in 0..<rounds {
      for step in 0..<Self.steps {
        if let index = layout.index(at: place(round &* Self.steps &+ step), in: state),
          let frame = layout.frame(at: index, in: state)
        {
          sum += frame.origin.x
        }
      }
    }
    consume(sum)
  }

  /// The floor: a binary search in the edges.
  ///
  /// - Parameter rounds: How many times.
  func jumpPlain(_ rounds: Int) {
    var sum = 0.0
    for round in 0..<rounds {
      for step in 0..<Self.steps {
        let place = place(round &* Self.steps &+ step)
        var (lower, upper) = (0, edges.count)
        while lower < upper {
          let middle = lower + (upper - lower) / 2
          if edges[middle] > place { upper = middle } else { lower = middle + 1 }
        }
        sum += edges[lower - 1]
      }
    }
    consume(sum)
  }
}
