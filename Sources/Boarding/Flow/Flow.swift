/// The immutable description of an onboarding flow: its screens, their order and their links.
///
/// A flow stands beside the state of a machine and is never copied with it. Make one from a
/// `FlowDraft`, which reports everything that is wrong with it at once:
///
/// ```swift
/// var draft = FlowDraft(name: "Welcome")
/// draft.screens = [.init(name: "welcome"), .init(name: "features")]
/// draft.series = ["welcome", "features"]
/// let flow = try draft.makeFlow()
/// ```
public final class Flow: Sendable {
  /// The name of the flow.
  public let name: String
  /// The declared screens, in the order of their identities; empty for an open flow.
  public let screens: [Screen]
  /// The screens that follow one another where no screen says otherwise.
  public let series: [ScreenID]
  /// The labels of all choices, in the order of their identities.
  public let choiceLabels: [String]
  /// The names and kinds of the animated values, in the order of their declaration.
  public let values: [Value]
  /// What conditions look at, in the order of their identities.
  public let facts: [Fact]
  /// Which release runs and which ones were seen, if that was said.
  public let history: ReleaseHistory?
  /// What a machine of this flow starts with.
  public let options: Options
  /// Why screens may be against a change, in the order of their numbers.
  public let guardReasons: [String]
  /// The screens at which the flow may end, in the order of their declaration; none stands for its
  /// last screen.
  public let ends: [ScreenID]
  /// What the flow allows though a rule is against it, in the order of its declaration.
  public let allowances: [Allowance]
  /// True if any screen may come, and nothing is declared: the flow of a controller.
  public let isOpen: Bool
  /// True if screens may be against a change.
  let asksPermission: Bool
  /// True if a screen or a link looks at facts; everything else takes the short way.
  package let isConditional: Bool
  /// The place in the series for each screen, or nil for a screen outside it.
  private let seriesPlaces: [Int?]

  /// A screen of the flow.
  public struct Screen: Hashable, Sendable {
    /// The name by which texts speak of the screen, unique in its flow.
    public let name: String
    /// What a person reads on the screen; may be empty.
    public let title: String
    /// Where the screen leads if it says so itself, or nil if the series decides.
    public let information: Information?
    /// When the screen is there, or nil for always; it is skipped otherwise.
    public let condition: Condition?
    /// Links to the next screen that are there under conditions; the first that is there counts,
    /// before `information` and the series.
    public let branches: [Branch]
    /// The named links of the screen, in the order of their declaration.
    public let choices: [Choice]
    /// The animated values of the screen, in the order of their declaration.
    public let values: [PlacedValue]
    /// Whether fingers may move the screen.
    public let allowsGestures: Bool
    /// What the screen answers when it is about to lose its place.
    public let leaveAnswer: GuardAnswer
    /// What the screen answers when it is about to become the top.
    public let enterAnswer: GuardAnswer
  }

  /// Where a screen leads by its own word, which is final.
  ///
  /// - SeeAlso: BoardingPass's `BoardingInformation`.
  public struct Information: Hashable, Sendable {
    /// The screen after this one, or nil for none.
    public let next: ScreenID?
    /// The screen before this one.
    public let previous: Previous
  }

  /// What a screen says of the screen before it.
  public enum Previous: Hashable, Sendable {
    /// The screen directly below it on the stack.
    case below
    /// This screen.
    case screen(ScreenID)
    /// None.
    case none
  }

  /// A named link from a screen.
  public struct Choice: Hashable, Sendable {
    /// The label of the link.
    public let label: ChoiceID
    /// The screen it leads to.
    public let target: ScreenID
    /// When the link is there, or nil for always; the first of a label that is there counts.
    public let condition: Condition?
  }

  /// A rule that is silenced on a screen.
  public struct Allowance: Hashable, Sendable {
    /// The rule.
    public let rule: FlowRule
    /// The screen.
    public let screen: ScreenID
    /// Why it is right there.
    public let reason: String
  }

  /// An animated value of a screen.
  public struct PlacedValue: Hashable, Sendable {
    /// The place of the value in `Flow.values`.
    public let place: Int
    /// The value while the screen is on top.
    public let value: AnimatedValue
  }

  /// An animated value of the flow.
  public struct Value: Hashable, Sendable {
    /// The name of the value.
    public let name: String
    /// The kind that it has on every screen.
    public let kind: AnimatedValue.Kind
  }

  /// What a machine of a flow starts with.
  public struct Options: Hashable, Sendable {
    /// The surroundings of the stack.
    public var settings: Settings
    /// How transitions are shown.
    public var animation: TransitionAnimation

    /// Makes options.
    ///
    /// - Parameters:
    ///   - settings: The surroundings of the stack.
    ///   - animation: How transitions are shown.
    public init(settings: Settings = Settings(), animation: TransitionAnimation = .standard) {
      self.settings = settings
      self.animation = animation
    }
  }

  /// Makes an open flow: any screen may come, and every question goes to the driver.
  ///
  /// - Parameters:
  ///   - name: The name of the flow.
  ///   - asksPermission: Whether the driver is asked if the screens allow a change.
  ///   - options: What a machine of the flow starts with.
  public init(
    openNamed name: String = "",
    asksPermission: Bool = false,
    options: Options = Options()
  ) {
    self.name = name
    self.asksPermission = asksPermission
    guardReasons = []
    ends = []
    allowances = []
    self.options = options
    screens = []
    series = []
    choiceLabels = []
    values = []
    facts = []
    history = nil
    isConditional = false
    seriesPlaces = []
    isOpen = true
  }

  /// Makes a declared flow from checked parts.
  ///
  /// - Parameters:
  ///   - name: The name of the flow.
  ///   - screens: The declared screens.
  ///   - series: The screens that follow one another, each at most once.
  ///   - choiceLabels: The labels of all choices.
  ///   - values: The names and kinds of the animated values.
  ///   - facts: What conditions look at.
  ///   - history: Which release runs and which ones were seen; nil if that was not said.
  ///   - guardReasons: Why screens may be against a change.
  ///   - ends: The screens at which the flow may end.
  ///   - allowances: What the flow allows though a rule is against it.
  ///   - options: What a machine of the flow starts with.
  init(
    name: String,
    screens: [Screen],
    series: [ScreenID],
    choiceLabels: [String],
    values: [Value],
    facts: [Fact],
    history: ReleaseHistory?,
    guardReasons: [String],
    ends: [ScreenID],
    allowances: [Allowance],
    options: Options
  ) {
    self.name = name
    self.facts = facts
    self.history = history
    isConditional = screens.contains { (screen) in
      screen.condition != nil || !screen.branches.isEmpty
        || screen.choices.contains { $0.condition != nil }
    }
    self.guardReasons = guardReasons
    self.ends = ends
    self.allowances = allowances
    asksPermission = screens.contains {
      $0.leaveAnswer != .allow || $0.enterAnswer != .allow
    }
    self.screens = screens
    self.series = series
    self.choiceLabels = choiceLabels
    self.values = values
    var options = options
    options.settings.facts = facts.map { $0.initialValue }
    self.options = options
    isOpen = false
    var places = [Int?](repeating: nil, count: screens.count)
    for (place, screen) in series.enumerated() { places[screen.rawValue] = place }
    seriesPlaces = places
  }

  /// The screen that a run starts with: the first of the series, or else the first declared.
  ///
  /// Where it is skipped, the first screen is the one to which it leads on.
  public var root: ScreenID? {
    series.first ?? (screens.isEmpty ? nil : ScreenID(rawValue: 0))
  }

  /// Finds a declared screen by its name.
  ///
  /// - Parameter name: The name of the screen.
  /// - Returns: The screen, or nil if none has the name.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  public func screen(named name: String) -> ScreenID? {
    screens.firstIndex { $0.name == name }.map { ScreenID(rawValue: $0) }
  }

  /// Finds a choice by its label.
  ///
  /// - Parameter label: The label.
  /// - Returns: The choice, or nil if no screen has a link of that label.
  /// - Complexity: O(*n*), where *n* is the number of labels.
  public func choice(labelled label: String) -> ChoiceID? {
    choiceLabels.firstIndex(of: label).map { ChoiceID(rawValue: $0) }
  }

  /// Tells whether a screen may come in this flow.
  ///
  /// - Parameter screen: The screen to look up.
  /// - Returns: True if it is declared, or not absent in an open flow.
  public func knows(_ screen: ScreenID) -> Bool {
    isOpen ? screen.rawValue >= 0 : screens.indices.contains(screen.rawValue)
  }

  /// Finds the place of a screen in the series.
  ///
  /// - Parameter screen: A screen.
  /// - Returns: Its place, or nil for one outside the series.
  func seriesPlace(of screen: ScreenID) -> Int? {
    seriesPlaces.indices.contains(screen.rawValue) ? seriesPlaces[screen.rawValue] : nil
  }

  /// Finds the neighbour of a screen in the series.
  ///
  /// - Parameters:
  ///   - screen: A screen that the flow knows.
  ///   - direction: Which neighbour.
  /// - Returns: The neighbour, or nil at the ends and for a screen outside the series.
  func seriesNeighbor(of screen: ScreenID, _ direction: Direction) -> ScreenID? {
    guard let place = seriesPlace(of: screen) else { return nil }
    let neighbor =
      switch direction {
      case .forward: place + 1
      case .backward: place - 1
      }
    return series.indices.contains(neighbor) ? series[neighbor] : nil
  }
}
