extension Machine.State {
  /// What waits for its turn, in the order in which it came.
  public struct Queue: Sendable {
    /// Both lines, or nothing while nothing waits, which keeps a state small.
    private var lines: [Lines] = []

    /// User moves and what is decided, each in a line of its own: either first is found at once.
    private struct Lines: Sendable {
      /// The user moves.
      var moves = Line()
      /// The changes and ends of the flow, which are decided already.
      var decided = Line()
      /// The number of changes among what is decided.
      var changes = 0
      /// The number of things that came so far.
      var count = 0
    }

    /// Things of one kind that wait, first come, first served.
    private struct Line: Sendable {
      /// The things, with those in front that had their turn.
      var tickets: [Ticket] = []
      /// How many of them had their turn.
      var taken = 0

      /// The number of things that wait.
      var count: Int { tickets.count - taken }

      /// What comes next, or nil if nothing waits.
      var first: Ticket? { taken < tickets.count ? tickets[taken] : nil }

      /// Takes the first thing out of the line.
      mutating func removeFirst() {
        taken += 1
        if taken * 2 < tickets.count { return }
        tickets.removeFirst(taken)
        taken = 0
      }
    }

    /// Something that waits, with its place in the whole order.
    private struct Ticket: Sendable {
      /// How many things came before.
      let number: Int
      /// What waits.
      var waiting: Machine.State.Waiting
    }
  }
}

extension Machine.State.Queue {
  /// The number of things that wait.
  public var count: Int { lines.isEmpty ? 0 : lines[0].moves.count + lines[0].decided.count }

  /// True if nothing waits.
  public var isEmpty: Bool { lines.isEmpty }

  /// What came last, or nil if nothing waits.
  public var last: Machine.State.Waiting? {
    guard let lines = lines.first else { return nil }
    guard lines.moves.count > 0, let move = lines.moves.tickets.last else {
      return lines.decided.tickets.last?.waiting
    }
    guard lines.decided.count > 0, let decided = lines.decided.tickets.last else {
      return move.waiting
    }
    return move.number > decided.number ? move.waiting : decided.waiting
  }

  /// What came first, or nil if nothing waits.
  var first: Machine.State.Waiting? {
    guard let lines = lines.first else { return nil }
    guard let move = lines.moves.first else { return firstDecided }
    guard let decided = lines.decided.first else { return move.waiting }
    return move.number < decided.number ? move.waiting : decided.waiting
  }

  /// What is decided and came first, or nil if nothing that waits is decided.
  var firstDecided: Machine.State.Waiting? { lines.first?.decided.first?.waiting }

  /// The change that came first, or nil if none waits.
  ///
  /// - Complexity: O(*k*), where *k* is the number of flow ends before it.
  var firstChange: StackChange? {
    guard hasChange else { return nil }
    for ticket in lines[0].decided.tickets[lines[0].decided.taken...] {
      switch ticket.waiting {
      case .change(let change): return change
      case .end, .move: continue
      }
    }
    return nil
  }

  /// True if a change waits.
  var hasChange: Bool { !lines.isEmpty && lines[0].changes > 0 }

  /// Lets something wait behind everything else.
  ///
  /// - Parameter waiting: What waits.
  mutating func append(_ waiting: Machine.State.Waiting) {
    if lines.isEmpty { lines.append(Lines()) }
    let ticket = Ticket(number: lines[0].count, waiting: waiting)
    lines[0].count += 1
    switch waiting {
    case .move:
      lines[0].moves.tickets.append(ticket)
    case .change:
      lines[0].changes += 1
      lines[0].decided.tickets.append(ticket)
    case .end:
      lines[0].decided.tickets.append(ticket)
    }
  }

  /// Takes the first user move out.
  mutating func removeFirstMove() {
    lines[0].moves.removeFirst()
    if count == 0 { lines = [] }
  }

  /// Takes all user moves out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of moves that wait.
  mutating func removeMoves() {
    while !lines.isEmpty, lines[0].moves.count > 0 { removeFirstMove() }
  }

  /// Takes out what is decided and came first.
  mutating func removeFirstDecided() {
    if case .change = firstDecided { lines[0].changes -= 1 }
    lines[0].decided.removeFirst()
    if count == 0 { lines = [] }
  }

  /// Lets everything that waits take no time.
  ///
  /// - Complexity: O(*n*), where *n* is the number of things that wait.
  mutating func makeInstant() {
    if lines.isEmpty { return }
    for place in lines[0].moves.tickets.indices {
      lines[0].moves.tickets[place].waiting = lines[0].moves.tickets[place].waiting.instant
    }
    for place in lines[0].decided.tickets.indices {
      lines[0].decided.tickets[place].waiting = lines[0].decided.tickets[place].waiting.instant
    }
  }
}

extension Machine.State.Queue: Sequence {
  /// Makes an iterator over what waits, in the order in which it came.
  ///
  /// - Returns: An iterator at what came first.
  /// - Complexity: O(*n*), where *n* is the number of things that wait.
  public func makeIterator() -> IndexingIterator<[Machine.State.Waiting]> {
    guard let lines = lines.first else { return [].makeIterator() }
    let moves = lines.moves.tickets[lines.moves.taken...]
    var decided = lines.decided.tickets[lines.decided.taken...]
    var all: [Machine.State.Waiting] = []
    for move in moves {
      while let other = decided.first, other.number < move.number {
        all.append(other.waiting)
        decided = decided.dropFirst()
      }
      all.append(move.waiting)
    }
    all += decided.map { $0.waiting }
    return all.makeIterator()
  }
}

extension Machine.State.Queue: Hashable {
  /// Tells whether the same things wait in the same order.
  ///
  /// - Parameters:
  ///   - lhs: A queue.
  ///   - rhs: Another queue.
  /// - Returns: True if they are equal.
  /// - Complexity: O(*n*), where *n* is the number of things that wait.
  public static func == (lhs: Machine.State.Queue, rhs: Machine.State.Queue) -> Bool {
    lhs.count == rhs.count && (lhs.isEmpty || lhs.elementsEqual(rhs))
  }

  /// Feeds what waits to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(*n*), where *n* is the number of things that wait.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for waiting in self { hasher.combine(waiting) }
  }
}

extension Machine.State.Waiting {
  /// The same, shown in no time.
  fileprivate var instant: Machine.State.Waiting {
    switch self {
    case .change(let change):
      return .change(change.instant)
    case .move(var move, let entry):
      move.motion = .instant
      return .move(move, entry: entry)
    case .end:
      return self
    }
  }
}
