import Boarding

extension MenuLayout {
  /// Where the items stand for one selection, counted from the side where they begin.
  struct Run {
    /// The item that is selected; nil without one among the items.
    var current: Int?
    /// The item that is on its way to be selected; nil without one among the items.
    var upcoming: Int?
    /// How far the selection went, not below 0.
    var progress: Double = 0
    /// What the selected item is wider than usual, in points.
    var currentExtra: Double = 0
    /// What the upcoming item is wider than usual, in points.
    var upcomingExtra: Double = 0
    /// Where the first item begins, in points.
    var start: Double = 0
    /// What is in front of the first item, insets included, in points.
    var leading: Double = 0
    /// What is behind the last item, insets included, in points.
    var trailing: Double = 0
    /// The width of the content, in points.
    var contentWidth: Double = 0
  }

  /// The greatest progress that makes sense.
  private static var greatestProgress: Double { 1000 }

  /// Returns how far a progress is from the start.
  ///
  /// - Parameter progress: A progress, below 0 towards the pages in front.
  /// - Returns: It without its sign; 0 for what is not finite, and never more than makes sense.
  static func distance(of progress: Double) -> Double {
    progress.isFinite ? min(abs(progress), greatestProgress) : 0
  }

  /// Returns the room that each item gets of what all leave.
  ///
  /// - Returns: The room in points; 0 where items do not share it.
  func sharedRoom() -> Double {
    guard count > 0, measures.sharesRoom else { return 0 }
    let room = measures.view - measures.leading - measures.trailing - measures.plainWidth
    return room > 0 ? room / Double(count) : 0
  }

  /// Returns what stands in front of an item while nobody is selected, without spacing.
  ///
  /// - Parameter index: The index of the item, or the number of items for their end.
  /// - Returns: The sum of the widths, in points.
  func usualOffset(of index: Int) -> Double {
    let number = Double(index)
    return (offsets.isEmpty ? number * equalWidth : offsets[index]) + number * share
  }

  /// Returns the width of an item that is not selected.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The width, in points.
  func usualWidth(of index: Int) -> Double {
    (offsets.isEmpty ? equalWidth : offsets[index + 1] - offsets[index]) + share
  }

  /// Returns the index of an item that a place names.
  ///
  /// - Parameter place: A place.
  /// - Returns: The index; nil for a place that is no item.
  func index(of place: Place?) -> Int? {
    guard let place, case .item(let index) = place, index >= 0, index < count else { return nil }
    return index
  }

  /// Returns what an item is wider than usual.
  ///
  /// - Parameters:
  ///   - index: The index of the item; nil for none.
  ///   - selection: How selected it is, 0 for not and 1 for fully; may leave this range.
  /// - Returns: The difference, in points.
  private func extra(of index: Int?, selection: Double) -> Double {
    guard let index, !selectedWidths.isEmpty else { return 0 }
    let usual = usualWidth(of: index)
    let width = usual + (selectedWidths[index] - usual) * selection
    let least = count > 1 ? max(0, -measures.spacing) : 0
    return max(width, least) - usual
  }

  /// Returns where the items stand.
  ///
  /// - Parameter state: What is selected.
  /// - Returns: The run of the items.
  func run(in state: State) -> Run {
    var run = Run()
    switch state {
    case .empty: break
    case .selected(let place):
      run.current = index(of: place)
      run.currentExtra = extra(of: run.current, selection: 1)
    case .scrolling(let current, let upcoming, let progress):
      run.progress = Self.distance(of: progress)
      run.current = index(of: current)
      run.upcoming = index(of: upcoming)
      run.currentExtra = extra(of: run.current, selection: 1 - run.progress)
      if run.upcoming != run.current {
        run.upcomingExtra = extra(of: run.upcoming, selection: run.progress)
      }
    }
    place(&run)
    return run
  }

  /// Puts a run where the options want it.
  ///
  /// - Parameter run: The run; its widths are known already.
  private func place(_ run: inout Run) {
    run.leading = measures.leading
    run.trailing = measures.trailing
    run.start = measures.leading
    run.contentWidth = measures.leading + measures.trailing
    guard count > 0 else { return }
    let view = measures.view
    let width = measures.plainWidth + run.currentExtra + run.upcomingExtra
    run.contentWidth += width
    switch measures.arrangement {
    case .inTheMiddle:
      let before = (view - self.width(of: 0, in: run)) / 2
      let after = (view - self.width(of: count - 1, in: run)) / 2
      run.leading += before
      run.trailing += after
      run.start += before
      run.contentWidth += before + after
    case .fromTheBeginning: return
    case .centred where run.contentWidth <= view:
      run.start = (view - width) / 2
      run.contentWidth = view
    case .atTheEnd where run.contentWidth <= view:
      run.start = view - measures.trailing - width
      run.contentWidth = view
    case .centred, .atTheEnd: return
    }
  }

  /// Returns where an item begins.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - run: Where the items stand.
  /// - Returns: The distance from the side where items begin, in points.
  func start(of index: Int, in run: Run) -> Double {
    var start = run.start + usualOffset(of: index) + measures.spacing * Double(index)
    if let current = run.current, index > current { start += run.currentExtra }
    if let upcoming = run.upcoming, index > upcoming { start += run.upcomingExtra }
    return start
  }

  /// Returns the width of an item.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - run: Where the items stand.
  /// - Returns: The width, in points.
  func width(of index: Int, in run: Run) -> Double {
    var width = usualWidth(of: index)
    if index == run.current { width += run.currentExtra }
    if index == run.upcoming { width += run.upcomingExtra }
    return width
  }
}
