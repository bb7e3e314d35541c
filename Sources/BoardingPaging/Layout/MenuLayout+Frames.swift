public import Boarding

extension MenuLayout {
  /// Returns how large the content of the menu is.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The width that the items and their insets take, and the height of the view, in
  ///   points; from right to left at least the width of the view.
  public func contentSize(in state: State) -> Plane.Size {
    Plane.Size(width: mirrorWidth(of: run(in: state)), height: viewport.size.height)
  }

  /// Returns what of the content lies beside the items.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The insets; where the selected item comes to rest in the middle, those at the sides
  ///   contain the room that the first and the last item need for it.
  public func contentInsets(in state: State) -> Plane.Insets {
    let run = run(in: state)
    var insets = options.menuInsets
    switch options.selectedScrollPosition {
    case .left, .right, .preferCentered: break
    case .center: (insets.top, insets.bottom) = (0, 0)
    }
    switch viewport.layoutDirection {
    case .leftToRight: (insets.left, insets.right) = (run.leading, run.trailing)
    case .rightToLeft: (insets.left, insets.right) = (run.trailing, run.leading)
    }
    return insets
  }

  /// Returns where an item is.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - state: What is selected.
  /// - Returns: Its frame in the content; nil if there is no such item.
  public func frame(at index: Int, in state: State) -> Plane.Rectangle? {
    guard index >= 0, index < count else { return nil }
    return frame(at: index, in: run(in: state))
  }

  /// Returns which item is at a place.
  ///
  /// - Parameters:
  ///   - x: A horizontal coordinate in the content, in points.
  ///   - state: What is selected.
  /// - Returns: The index of the item, the last one of several that overlap; nil in a gap and
  ///   outside all items.
  /// - Complexity: O(log n), where n is the number of items.
  public func index(at x: Double, in state: State) -> Int? {
    guard count > 0, x.isFinite else { return nil }
    let run = run(in: state)
    let place = measures.isMirrored ? mirrorWidth(of: run) - x : x
    let behind = firstIndex(near: run.current ?? 0) { start(of: $0, in: run) > place }
    guard behind > 0 else { return nil }
    let index = behind - 1
    return place < start(of: index, in: run) + width(of: index, in: run) ? index : nil
  }

  /// Returns the items of which something lies in a stretch of the content.
  ///
  /// - Parameters:
  ///   - stretch: From where to where, horizontally, in points.
  ///   - state: What is selected.
  /// - Returns: Their indices.
  /// - Complexity: O(log n), where n is the number of items.
  public func indices(in stretch: ClosedRange<Double>, in state: State) -> Range<Int> {
    indices(in: stretch, run: run(in: state))
  }

  /// Finds the items of which something is visible.
  ///
  /// The search begins at the selected item, so that it is short where that is in sight.
  ///
  /// - Parameters:
  ///   - offset: The content offset of the menu, in points.
  ///   - state: What is selected.
  ///   - items: What is filled with the items, in their order; what was in it is dropped, and its
  ///     room is used again.
  /// - Complexity: O(log n + v), where n is the number of items and v that of the visible ones.
  public func visibleItems(offset: Double, in state: State, into items: inout [Item]) {
    items.removeAll(keepingCapacity: true)
    guard offset.isFinite else { return }
    let run = run(in: state)
    let (lower, upper) = logical(offset...(offset + measures.view), in: run)
    let mirror = mirrorWidth(of: run)
    var index = firstIndex(near: run.current ?? 0) {
      start(of: $0, in: run) + width(of: $0, in: run) > lower
    }
    while index < count {
      let start = start(of: index, in: run)
      guard start < upper else { return }
      let width = width(of: index, in: run)
      let frame = Plane.Rectangle(
        x: measures.isMirrored ? mirror - start - width : start,
        y: measures.top,
        width: width,
        height: measures.height
      )
      items.append(Item(index: index, frame: frame, progress: progress(of: index, in: run)))
      index += 1
    }
  }

  /// Returns how selected an item looks.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - state: What is selected.
  /// - Returns: 0 for not and 1 for fully; past an edge it leaves this range.
  public func progress(at index: Int, in state: State) -> Double {
    progress(of: index, in: run(in: state))
  }

  /// Returns the width within which frames are mirrored, that of the content.
  ///
  /// - Parameter run: Where the items stand.
  /// - Returns: The width, in points.
  func mirrorWidth(of run: Run) -> Double {
    max(run.contentWidth, measures.isMirrored ? measures.view : 0)
  }

  /// Returns a frame as it is drawn.
  ///
  /// - Parameters:
  ///   - frame: A frame, counted from the side where items begin.
  ///   - run: Where the items stand.
  /// - Returns: The frame, counted from the left.
  func drawn(_ frame: Plane.Rectangle, in run: Run) -> Plane.Rectangle {
    guard measures.isMirrored else { return frame }
    var drawn = frame
    drawn.origin.x = mirrorWidth(of: run) - frame.origin.x - frame.size.width
    return drawn
  }

  /// Returns where an item is.
  ///
  /// - Parameters:
  ///   - index: The index of an item that is there.
  ///   - run: Where the items stand.
  /// - Returns: Its frame in the content.
  func frame(at index: Int, in run: Run) -> Plane.Rectangle {
    let frame = Plane.Rectangle(
      x: start(of: index, in: run),
      y: measures.top,
      width: width(of: index, in: run),
      height: measures.height
    )
    return drawn(frame, in: run)
  }

  /// Returns how selected an item looks.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - run: Where the items stand.
  /// - Returns: 0 for not and 1 for fully; past an edge it leaves this range.
  private func progress(of index: Int, in run: Run) -> Double {
    if index == run.current { return 1 - run.progress }
    if index == run.upcoming { return run.progress }
    return 0
  }

  /// Returns the items of which something lies in a stretch of the content.
  ///
  /// - Parameters:
  ///   - stretch: From where to where, horizontally, in points.
  ///   - run: Where the items stand.
  /// - Returns: Their indices.
  /// - Complexity: O(log n), where n is the number of items.
  private func indices(in stretch: ClosedRange<Double>, run: Run) -> Range<Int> {
    let (lower, upper) = logical(stretch, in: run)
    let first = firstIndex(near: run.current ?? 0) {
      start(of: $0, in: run) + self.width(of: $0, in: run) > lower
    }
    return first..<max(first, firstIndex(near: first) { start(of: $0, in: run) >= upper })
  }

  /// Returns a stretch of the content counted from the side where items begin.
  ///
  /// - Parameters:
  ///   - stretch: From where to where, horizontally, in points.
  ///   - run: Where the items stand.
  /// - Returns: The ends of the stretch, in points.
  private func logical(
    _ stretch: ClosedRange<Double>,
    in run: Run
  ) -> (lower: Double, upper: Double) {
    guard measures.isMirrored else { return (stretch.lowerBound, stretch.upperBound) }
    let width = mirrorWidth(of: run)
    return (width - stretch.upperBound, width - stretch.lowerBound)
  }

  /// Returns the first item from which on something holds.
  ///
  /// - Parameters:
  ///   - guess: An index from which to look, in steps that double.
  ///   - holds: Tells whether it holds for the item with an index; where it does, it does for all
  ///     items behind.
  /// - Returns: The index; the number of items if it holds for none.
  /// - Complexity: O(log d), where d is the distance from the guess.
  private func firstIndex(near guess: Int, where holds: (Int) -> Bool) -> Int {
    guard count > 0 else { return 0 }
    var lower = 0
    var upper = count
    var step = 1
    let guess = min(max(guess, 0), count - 1)
    if holds(guess) {
      upper = guess
      while upper > 0 {
        let probe = max(upper - step, 0)
        guard holds(probe) else {
          lower = probe + 1
          break
        }
        upper = probe
        step = min(step, count / 2) * 2
      }
    } else {
      lower = guess + 1
      while lower < count {
        let probe = step < count - 1 - lower ? lower + step : count - 1
        guard !holds(probe) else {
          upper = probe
          break
        }
        lower = probe + 1
        step = min(step, count / 2) * 2
      }
    }
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if holds(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
