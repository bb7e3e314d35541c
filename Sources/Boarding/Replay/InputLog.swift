/// The inputs of a run, written down so that it can be run again with the same events.
///
/// A log holds everything that the machine was told, answers to its questions included, so that a
/// replay asks nobody. Time is held as it passed: spans in a row are one, cut where something else
/// came in. A log is a value; equal logs give equal events.
///
/// ```swift
/// var log = InputLog()
/// machine.handle(.move(UserMove(.next)), recordingIn: &log, into: &events)
/// machine.handle(.advance(by: .milliseconds(400)), recordingIn: &log, into: &events)
///
/// var again = Machine(flow: flow)
/// again.replay(log, into: &replayed)
/// ```
///
/// - SeeAlso: `BoardingNavigationController.startRecording()`, `Machine.replay(_:into:)`
public struct InputLog: Hashable, Sendable {
  /// The screens that the entries name, each once, in the order in which they came up.
  public private(set) var screens: [NamedScreen] = []
  /// The labels of choices, in the order of their identities, as far as they are known.
  public internal(set) var choiceLabels: [String] = []
  /// Why screens were against a change, in the order of their numbers, as far as they are known.
  public internal(set) var guardReasons: [String] = []
  /// What was handed in, in order.
  public private(set) var entries: [Entry] = []
  /// Where in `screens` an identity stands.
  private var places: [ScreenID: Int] = [:]
  /// True if the last entry is time that has passed and may grow; refused time may not.
  private var endsInTime = false

  /// The name of a screen of the run.
  public struct NamedScreen: Hashable, Sendable {
    /// The identity that the screen had for one stay on the stack.
    public let id: ScreenID
    /// The name by which a replay makes the screen.
    public let name: String

    /// Names a screen.
    ///
    /// - Parameters:
    ///   - id: The identity that the screen had for one stay on the stack.
    ///   - name: The name by which a replay makes the screen.
    public init(id: ScreenID, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// One thing that happened to the engine from outside.
  public enum Entry: Hashable, Sendable {
    /// It was handed an input; one of time passes as a whole, due instants on the way included.
    case input(Input)
    /// A request was declined before it reached the machine.
    case declined(Input.Kind, Refusal.Reason)
    /// A call was stopped because it caused too many events.
    case stopped(limit: Int)
    /// Somebody asked what a swipe would come to; a replay has nothing to do for it.
    case probed(Direction)
    /// It was reported whether a swipe would begin; nil stands for one that would.
    case eligibilityChanged(Direction, Refusal.Reason?)
  }

  /// What is wrong with the parts of a log.
  public enum Fault: Error, Hashable, Sendable {
    /// An identity is named twice; the place is one of the list of screens.
    case namedTwice(ScreenID, place: Int)
    /// An entry speaks of an identity without a name; the place is one of the list of entries.
    case unnamed(ScreenID, place: Int)
  }

  /// Makes a log of nothing.
  public init() {}

  /// Makes a log of its parts.
  ///
  /// - Parameters:
  ///   - screens: The screens that the entries name, each once.
  ///   - choiceLabels: The labels of choices, in the order of their identities.
  ///   - guardReasons: Why screens were against a change, in the order of their numbers.
  ///   - entries: What was handed in, in order.
  /// - Throws: The first thing that does not fit together.
  /// - Complexity: O(*n*), where *n* is the number of screens and entries.
  public init(
    screens: [NamedScreen],
    choiceLabels: [String] = [],
    guardReasons: [String] = [],
    entries: [Entry]
  ) throws(Fault) {
    for (place, screen) in screens.enumerated() {
      if !name(screen.id, screen.name) { throw .namedTwice(screen.id, place: place) }
    }
    for (place, entry) in entries.enumerated() {
      if case .input(let input) = entry {
        for id in input.screens where !names(id) { throw .unnamed(id, place: place) }
      }
    }
    self.choiceLabels = choiceLabels
    self.guardReasons = guardReasons
    self.entries = entries
  }

  /// Finds the name of a screen.
  ///
  /// - Parameter id: The identity of the screen.
  /// - Returns: Its name, or nil for an identity that the log does not name.
  public func name(of id: ScreenID) -> String? {
    places[id].map { screens[$0].name }
  }

  /// Tells whether the log names an identity.
  ///
  /// - Parameter id: The identity.
  /// - Returns: True if it does.
  func names(_ id: ScreenID) -> Bool { places[id] != nil }

  /// Names a screen unless the log does already.
  ///
  /// - Parameters:
  ///   - id: The identity of the screen.
  ///   - name: Its name.
  /// - Returns: True if it had no name before.
  @discardableResult
  mutating func name(_ id: ScreenID, _ name: String) -> Bool {
    if places[id] != nil { return false }
    places[id] = screens.count
    screens.append(NamedScreen(id: id, name: name))
    return true
  }

  /// Gives a screen another name, where it has one.
  ///
  /// - Parameters:
  ///   - id: The identity of the screen.
  ///   - name: Its name from now on.
  mutating func rename(_ id: ScreenID, _ name: String) {
    if let place = places[id] { screens[place] = NamedScreen(id: id, name: name) }
  }

  /// Appends an input whose screens have their names.
  ///
  /// Time is held as it passed; what was refused stands as it was handed in.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - answer: What the machine said to it.
  mutating func append(_ input: Input, answered answer: Answer) {
    if case .advance(let span) = input, case .advanced(let rest) = answer {
      append(nanoseconds: span - rest)
    } else {
      append(.input(input))
    }
  }

  /// Appends something that is not time.
  ///
  /// - Parameter entry: What happened.
  mutating func append(_ entry: Entry) {
    endsInTime = false
    entries.append(entry)
  }

  /// Appends time that has passed, to the time before it where that is what came last.
  ///
  /// - Parameter span: The time in nanoseconds.
  private mutating func append(nanoseconds span: Int64) {
    if span == 0 { return }
    if endsInTime, case .input(.advance(let before)) = entries.last {
      let (sum, overflow) = before.addingReportingOverflow(span)
      if !overflow, sum < .max {
        entries[entries.count - 1] = .input(.advance(nanoseconds: sum))
        return
      }
    }
    endsInTime = true
    entries.append(.input(.advance(nanoseconds: span)))
  }
}

extension InputLog {
  /// Tells whether two logs say the same.
  ///
  /// - Parameters:
  ///   - lhs: A log.
  ///   - rhs: Another log.
  /// - Returns: True if they do.
  /// - Complexity: O(*n*), where *n* is the number of screens and entries.
  public static func == (lhs: InputLog, rhs: InputLog) -> Bool {
    lhs.screens == rhs.screens && lhs.choiceLabels == rhs.choiceLabels
      && lhs.guardReasons == rhs.guardReasons && lhs.entries == rhs.entries
  }

  /// Feeds what the log says to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(screens)
    hasher.combine(choiceLabels)
    hasher.combine(guardReasons)
    hasher.combine(entries)
  }
}
