public import Boarding

/// The names that a flow has declared so far, in the order of their identities.
public struct DeclaredNames: Sendable {
  /// The names of the screens.
  public private(set) var screens: [String] = []
  /// The names and kinds of the animated values.
  public private(set) var values: [Value] = []
  /// The labels of the choices.
  public private(set) var labels: [String] = []
  /// The names of the facts that are declared by themselves, and of their values.
  private var declaredFacts: [Fact] = []
  /// The releases in which screens are new, the oldest first.
  private(set) var releases: [AppVersion] = []
  /// The names of the pages; nil in a text about a flow.
  var pages: PageNames?
  /// The places of the screens by name.
  private var screenPlaces: [String: Int] = [:]

  /// An animated value that is declared.
  public struct Value: Hashable, Sendable {
    /// The name of the value.
    public let name: String
    /// The kind that it has on every screen.
    public let kind: AnimatedValue.Kind
  }

  /// A fact that is declared.
  public struct Fact: Hashable, Sendable {
    /// The name of the fact.
    public let name: String
    /// The names of its values.
    public let values: [String]
  }

  /// Makes an empty list of names.
  public init() {}

  /// Finds a screen by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The screen, or nil if none is declared by that name.
  public func screen(_ name: String) -> ScreenID? {
    screenPlaces[name].map { ScreenID(rawValue: $0) }
  }

  /// The names of the facts and of their values, those about news last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of facts.
  public var facts: [Fact] {
    declaredFacts
      + releases.map { Fact(name: FlowDraft.newsFact(of: $0), values: FlowDraft.newsValues) }
  }

  /// Tells whether a fact is about the news of a release.
  ///
  /// - Parameter fact: A declared fact.
  /// - Returns: True if it is.
  func isAboutNews(_ fact: FactID) -> Bool { fact.rawValue >= declaredFacts.count }

  /// Finds a fact by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The fact, or nil if none is declared by that name.
  /// - Complexity: O(*n*), where *n* is the number of facts.
  public func fact(_ name: String) -> FactID? {
    facts.firstIndex { $0.name == name }.map { FactID(rawValue: $0) }
  }

  /// Notes the names of a fact that is declared.
  ///
  /// - Parameter fact: The fact.
  mutating func declare(_ fact: FlowDraft.Fact) {
    declaredFacts.append(Fact(name: fact.name, values: fact.values))
  }

  /// Notes the names of a screen that is declared.
  ///
  /// - Parameter screen: The screen.
  mutating func declare(_ screen: FlowDraft.Screen) {
    if screenPlaces[screen.name] == nil { screenPlaces[screen.name] = screens.count }
    screens.append(screen.name)
    if let release = screen.newIn, !releases.contains(release) {
      releases.insert(release, at: releases.firstIndex { $0 > release } ?? releases.count)
    }
    for value in screen.values where !values.contains(where: { $0.name == value.name }) {
      values.append(Value(name: value.name, kind: value.value.kind))
    }
    for choice in screen.choices where !labels.contains(choice.label) {
      labels.append(choice.label)
    }
  }
}
