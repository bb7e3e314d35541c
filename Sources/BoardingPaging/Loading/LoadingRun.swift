/// A loader and a backend that know each other: what is asked for arrives in its time.
///
/// ```swift
/// var run = LoadingRun(source: try ScriptedLoader(total: 45, latency: .milliseconds(300)))
/// var events: [PieceLoader.Event] = []
/// run.start(into: &events)
/// run.advance(to: Instant(nanoseconds: 300_000_000), into: &events)
/// #expect(run.loader.count == 20)
/// ```
///
/// A backend without latency answers within the call. Each call handles at most ``answerLimit``
/// answers and leaves the others for the next one, so that none goes on for ever.
public struct LoadingRun: Hashable, Sendable {
  /// What asks.
  public private(set) var loader: PieceLoader
  /// What answers.
  public internal(set) var source: ScriptedLoader

  /// How many answers one call handles at most.
  public static let answerLimit = 10_000

  /// Makes a run that has not begun.
  ///
  /// - Parameters:
  ///   - options: How items are loaded.
  ///   - source: What answers.
  public init(options: LoadingOptions = .standard, source: ScriptedLoader) {
    loader = PieceLoader(options: options)
    self.source = source
  }

  /// Makes a run that goes on with what was loaded before.
  ///
  /// - Parameters:
  ///   - loader: What asks, with nothing on its way.
  ///   - source: What answers.
  package init(restoring loader: PieceLoader, source: ScriptedLoader) {
    self.loader = loader
    self.source = source
  }

  /// When something happens by itself; nil if nothing will.
  public var nextDue: Instant? {
    guard let first = source.nextDue, let second = loader.nextDue else {
      return source.nextDue ?? loader.nextDue
    }
    return min(first, second)
  }

  /// Gives up everything and loads from nothing.
  ///
  /// - Parameters:
  ///   - index: Where one wants to be among all items, from 0.
  ///   - events: What the events go into.
  public mutating func start(at index: Int = 0, into events: inout [PieceLoader.Event]) {
    perform(into: &events) { $0.start(at: index, into: &$1) }
  }

  /// Moves to a place.
  ///
  /// - Parameters:
  ///   - index: The place.
  ///   - events: What the events go into.
  public mutating func move(to index: Int, into events: inout [PieceLoader.Event]) {
    perform(into: &events) { $0.move(to: index, into: &$1) }
  }

  /// Loads the items anew.
  ///
  /// - Parameters:
  ///   - kind: How items are loaded anew.
  ///   - events: What the events go into.
  public mutating func refresh(
    _ kind: PieceLoader.Refresh = .around,
    into events: inout [PieceLoader.Event]
  ) {
    perform(into: &events) { $0.refresh(kind, into: &$1) }
  }

  /// Tries again what failed.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - events: What the events go into.
  public mutating func retry(
    _ direction: LoadDirection,
    into events: inout [PieceLoader.Event]
  ) {
    perform(into: &events) { $0.retry(direction, into: &$1) }
  }

  /// Lets time pass; tries and answers happen at their own instants, tries first.
  ///
  /// - Parameters:
  ///   - instant: Until when; one that is over is refused.
  ///   - events: What the events go into.
  /// - Returns: True if the time is reached, false if there were too many answers until then.
  @discardableResult
  public mutating func advance(
    to instant: Instant,
    into events: inout [PieceLoader.Event]
  ) -> Bool {
    var left = Self.answerLimit
    while let due = nextDue, due <= instant {
      guard left > 0 else { return false }
      perform(into: &events) { $0.advance(to: max(due, $0.now), into: &$1) }
      left -= 1
    }
    perform(into: &events) { $0.advance(to: instant, into: &$1) }
    return true
  }

  /// Lets time pass until nothing happens by itself any more.
  ///
  /// - Parameter events: What the events go into.
  /// - Returns: True if nothing will happen, false if there were too many answers.
  @discardableResult
  public mutating func settle(into events: inout [PieceLoader.Event]) -> Bool {
    var left = Self.answerLimit
    while let due = nextDue {
      guard left > 0, advance(to: max(due, loader.now), into: &events) else { return false }
      left -= 1
    }
    return true
  }

  /// Does something with the loader, and hands on what it asks for and what is answered now.
  ///
  /// - Parameters:
  ///   - events: What the events go into.
  ///   - body: What to do.
  mutating func perform(
    into events: inout [PieceLoader.Event],
    _ body: (inout PieceLoader, inout [PieceLoader.Event]) -> Void
  ) {
    var news: [PieceLoader.Event] = []
    body(&loader, &news)
    var left = Self.answerLimit
    while true {
      for event in news { source.take(event, at: loader.now) }
      events.append(contentsOf: news)
      news.removeAll(keepingCapacity: true)
      guard left > 0, let next = source.nextAnswer(by: loader.now) else { return }
      left -= 1
      loader.answer(next.request, with: next.answer, into: &news)
    }
  }
}
