/// A flow that is being written down, by names, before it is checked.
///
/// ```swift
/// var draft = FlowDraft(name: "Welcome")
/// draft.screens = [
///   .init(name: "welcome", title: "Welcome", values: [.init("progress", .number(0.5))]),
///   .init(name: "completed", title: "All set", previous: FlowDraft.Link.none),
/// ]
/// draft.series = ["welcome", "completed"]
/// let flow = try draft.makeFlow()
/// ```
public struct FlowDraft: Hashable, Sendable {
  /// The name of the flow.
  public var name: String
  /// The screens, in the order of their identities.
  public var screens: [Screen] = []
  /// The names of the screens that follow one another where no screen says otherwise.
  public var series: [String] = []
  /// What conditions look at.
  public var facts: [Fact] = []
  /// Which release runs and which ones were seen; needed where screens are new in a release.
  public var history: ReleaseHistory?
  /// Reasons for which screens may be against a change, beside those that the screens declare.
  public var guardReasons: [String] = []
  /// The names of the screens at which the flow may end; none stands for its last screen.
  public var ends: [String] = []
  /// What the flow allows though a rule is against it.
  public var allowances: [Allowance] = []
  /// What a machine of the flow starts with.
  public var options: Flow.Options = Flow.Options()

  /// Makes a draft without screens.
  ///
  /// - Parameter name: The name of the flow.
  public init(name: String) {
    self.name = name
  }

  /// Where a link leads.
  public enum Link: Hashable, Sendable {
    /// Nowhere.
    case none
    /// To the screen of this name.
    case screen(String)
  }

  /// What a screen answers when it is asked for permission.
  public enum Guard: Hashable, Sendable {
    /// The change may go on.
    case allow
    /// The change must not be made, for this reason if one is given.
    case refuse(reason: String?)
    /// The word comes later.
    case wait
  }

  /// A rule that is silenced on a screen.
  public struct Allowance: Hashable, Sendable {
    /// The rule, one of `FlowRule.allowable`.
    public var rule: FlowRule
    /// The name of the screen.
    public var screen: String
    /// Why it is right there.
    public var reason: String

    /// Silences a rule on a screen.
    ///
    /// - Parameters:
    ///   - rule: The rule, one of `FlowRule.allowable`.
    ///   - screen: The name of the screen.
    ///   - reason: Why it is right there.
    public init(_ rule: FlowRule, on screen: String, because reason: String) {
      self.rule = rule
      self.screen = screen
      self.reason = reason
    }
  }

  /// A screen that is being written down.
  public struct Screen: Hashable, Sendable {
    /// The name by which texts speak of the screen.
    public var name: String
    /// What a person reads on the screen.
    public var title: String
    /// Where the screen says that it leads; nil says nothing.
    public var next: Link?
    /// Where the screen says that it leads back; nil says nothing.
    public var previous: Link?
    /// When the screen is there, and is not skipped; nil for always.
    public var condition: Condition?
    /// The release of which the screen shows the news, where they are to be shown; nil for none.
    public var newIn: AppVersion?
    /// Links to the next screen that are there under conditions; the first that is there counts,
    /// before `next` and the series.
    public var branches: [Branch]
    /// The named links of the screen.
    public var choices: [Choice]
    /// The animated values of the screen.
    public var values: [Value]
    /// Whether fingers may move the screen.
    public var allowsGestures: Bool
    /// What the screen answers when it is about to lose its place.
    public var leave: Guard
    /// What the screen answers when it is about to become the top.
    public var enter: Guard

    /// Makes a screen.
    ///
    /// A screen that says where it leads in one direction speaks for both: the other one then
    /// has its default, which is nowhere for next and the screen below for previous.
    ///
    /// - Parameters:
    ///   - name: The name by which texts speak of the screen.
    ///   - title: What a person reads on the screen.
    ///   - next: Where the screen leads; nil says nothing.
    ///   - previous: Where the screen leads back; nil says nothing.
    ///   - condition: When the screen is there; nil for always.
    ///   - newIn: The release of which the screen shows the news; nil for none.
    ///   - branches: Links to the next screen that are there under conditions.
    ///   - choices: The named links of the screen.
    ///   - values: The animated values of the screen.
    ///   - allowsGestures: Whether fingers may move the screen.
    ///   - leave: What the screen answers when it is about to lose its place.
    ///   - enter: What the screen answers when it is about to become the top.
    public init(
      name: String,
      title: String = "",
      next: Link? = nil,
      previous: Link? = nil,
      when condition: Condition? = nil,
      newIn: AppVersion? = nil,
      branches: [Branch] = [],
      choices: [Choice] = [],
      values: [Value] = [],
      allowsGestures: Bool = true,
      leave: Guard = .allow,
      enter: Guard = .allow
    ) {
      self.name = name
      self.title = title
      self.next = next
      self.previous = previous
      self.condition = condition
      self.newIn = newIn
      self.branches = branches
      self.choices = choices
      self.values = values
      self.allowsGestures = allowsGestures
      self.leave = leave
      self.enter = enter
    }
  }

  /// A named link that is being written down.
  public struct Choice: Hashable, Sendable {
    /// The label of the link.
    public var label: String
    /// The name of the screen it leads to.
    public var target: String
    /// When the link is there; nil for always.
    public var condition: Condition?

    /// Makes a named link.
    ///
    /// A screen may have several links of a label as long as each before the last is there under a
    /// condition; the first that is there counts.
    ///
    /// - Parameters:
    ///   - label: The label of the link.
    ///   - target: The name of the screen it leads to.
    ///   - condition: When the link is there; nil for always.
    public init(_ label: String, to target: String, when condition: Condition? = nil) {
      self.label = label
      self.target = target
      self.condition = condition
    }
  }

  /// An animated value of a screen that is being written down.
  public struct Value: Hashable, Sendable {
    /// The name of the value.
    public var name: String
    /// The value while the screen is on top.
    public var value: AnimatedValue

    /// Makes an animated value.
    ///
    /// - Parameters:
    ///   - name: The name of the value.
    ///   - value: The value while the screen is on top.
    public init(_ name: String, _ value: AnimatedValue) {
      self.name = name
      self.value = value
    }
  }
}
