/// One thing to measure.
struct Figure {
  /// What is measured.
  let name: String
  /// How much of it there is, or nil where it has no size.
  let size: Int?
  /// What the next version is to reach.
  let goal: Goal
  /// Prepares the work.
  let prepare: () -> Work

  /// What a figure is to reach; nil asks for nothing.
  struct Goal {
    /// The most that the work may take, in times of its floor.
    var ratio: Double?
    /// The most bytes.
    var bytes: Double?
    /// The most allocations.
    var allocations: Double?
    /// The most that a size may take, in times of the smallest size.
    var growth: Double?
  }

  /// The work of a figure.
  enum Work {
    /// Two loops to time against each other, each given its number of rounds; a round is as many
    /// operations as said.
    case timed(operations: Int, work: (Int) -> Void, floor: (Int) -> Void)
    /// Something that has bytes.
    case sized(() -> Double)
  }

  /// Describes something to measure.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - size: How much of it there is, or nil where it has no size.
  ///   - goal: What the next version is to reach.
  ///   - prepare: Prepares the work.
  init(_ name: String, size: Int? = nil, goal: Goal = Goal(), prepare: @escaping () -> Work) {
    self.name = name
    self.size = size
    self.goal = goal
    self.prepare = prepare
  }

  /// The name with the size.
  var title: String {
    guard let size else { return name }
    return "\(name), \(size.grouped)"
  }

  /// The sizes at which figures run.
  struct Sizes {
    /// Numbers of screens on a stack.
    let depths: [Int]
    /// The number of screens on the stack of a kept state.
    let keptDepth: Int
    /// The number of screens on a stack that is weighed.
    let weighedDepth: Int
    /// Numbers of pending timers.
    let timers: [Int]
    /// The number of lines of a script.
    let lines: Int
    /// The number of swipes after which the memory is weighed.
    let swipes: Int
    /// Numbers of items in a menu.
    let items: [Int]
    /// Numbers of tasks that sleep.
    var sleepers = [10_000, 100_000]
    /// The number of transitions after which a walk stops.
    var explored = 50_000
    /// Numbers of screens that are linked.
    var linked = [10_000, 1_000_000]

    /// The sizes of a real run.
    static let full = Sizes(
      depths: [1, 100, 10_000, 1_000_000],
      keptDepth: 10_000,
      weighedDepth: 1_000_000,
      timers: [1_000, 100_000],
      lines: 100_000,
      swipes: 1_000_000,
      items: [1_000, 1_000_000]
    )
    /// The sizes of a rough run.
    static let quick = Sizes(
      depths: [1, 10_000],
      keptDepth: 10_000,
      weighedDepth: 10_000,
      timers: [1_000],
      lines: 2_000,
      swipes: 10_000,
      items: [1_000],
      sleepers: [1_000],
      explored: 2_000,
      linked: [1_000]
    )
  }

  /// All figures.
  ///
  /// - Parameter sizes: The sizes at which they run.
  /// - Returns: The figures in the order of the table.
  static func all(sizes: Sizes) -> [Figure] {
    let groups = [
      stackFigures(sizes), controllerFigures(), gestureFigures(sizes), stateFigures(sizes),
      scheduleFigures(sizes), simulationFigures(sizes), curveFigures(), springFigures(),
      valueFigures(), menuFigures(sizes), loadingFigures(sizes),
      scriptFigures(lines: sizes.lines), snapshotFigures(entries: 1_000), explorerFigures(sizes),
      fuzzFigures(),
    ]
    return groups.flatMap { $0 }
  }
}

extension Int {
  /// The number, not negative, with a comma between groups of three digits.
  var grouped: String {
    var text = ""
    let digits = String(self)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
