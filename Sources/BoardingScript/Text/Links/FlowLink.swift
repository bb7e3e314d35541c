/// A link into a flow: the screens on the stack as a path, root first, and facts as a query.
///
/// ```swift
/// let link = try FlowLink("/welcome/plans")
/// let answer = try machine.open(link, into: &events)
/// let here = FlowLink(machine)?.text
/// ```
///
/// Names are percent-encoded where they have to be (RFC 3986), and other characters than ASCII may
/// stand there as they are. A link is the path and the query of a URL, such as
/// `/welcome/plans?plan=pro`: take scheme and host off first.
public struct FlowLink: Hashable, Sendable {
  /// The names of the screens, root first: one or more, each once, none empty.
  public let screens: [String]
  /// The facts that are set first: each once, no name and no value empty.
  public let facts: [NamedFact]

  /// The most bytes that a link has.
  public static let longest = 65_536

  /// Makes a link to screens.
  ///
  /// There is none to no screen, to one with an empty name or to one twice, and none that is too long.
  /// The same goes for facts, save that there need not be any.
  ///
  /// - Parameters:
  ///   - screens: The names of the screens, root first.
  ///   - facts: The facts that are set first.
  public init?(to screens: [String], facts: [NamedFact] = []) {
    if screens.isEmpty || screens.contains("") { return nil }
    if Set(screens).count < screens.count { return nil }
    if facts.contains(where: { $0.name.isEmpty || $0.value.isEmpty }) { return nil }
    if Set(facts.map { $0.name }).count < facts.count { return nil }
    self.screens = screens
    self.facts = facts
    if text.utf8.count > Self.longest { return nil }
  }

  /// Makes a link of checked parts.
  ///
  /// - Parameters:
  ///   - screens: The names of the screens, root first.
  ///   - facts: The facts that are set first.
  init(checked screens: [String], facts: [NamedFact]) {
    self.screens = screens
    self.facts = facts
  }
}
