public import Boarding

extension FlowLink {
  /// Where a link leads in a flow.
  public struct Destination: Hashable, Sendable {
    /// The screens, root first.
    public let screens: [ScreenID]
    /// The changes that set the facts.
    public let settings: [Setting]

    /// Makes a destination.
    ///
    /// - Parameters:
    ///   - screens: The screens, root first.
    ///   - settings: The changes that set the facts.
    init(_ screens: [ScreenID], _ settings: [Setting]) {
      self.screens = screens
      self.settings = settings
    }
  }

  /// Finds where the link leads in a flow.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The screens and the facts.
  /// - Throws: The first name that the flow does not have.
  /// - Complexity: O(*n* + *m*), where *n* is the number of names and *m* of the flow's.
  public func destination(in flow: Flow) throws(LinkError) -> Destination {
    let names = FlowNames(flow)
    var found: [ScreenID] = []
    for (place, name) in screens.enumerated() {
      guard let screen = names.screen(name) else {
        let known = flow.screens.map { $0.name }
        throw unknown(name, "a screen of the flow", known, at: column(of: place))
      }
      found.append(screen)
    }
    var error: LinkError?
    let settings = flow.settings(for: facts) { (place, declared) in
      if error != nil { return }
      let column = column(ofFact: place, value: declared != nil)
      if let declared {
        let expected = "a value of " + quoted(declared.name)
        error = unknown(facts[place].value, expected, declared.values, at: column)
      } else {
        let known = flow.facts.map { $0.name }
        error = unknown(facts[place].name, "a fact of the flow", known, at: column)
      }
    }
    if let error { throw error }
    return Destination(found, settings)
  }

  /// Finds where the link leads in a flow that may lack some of its names.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - policy: What becomes of names that the flow does not have.
  ///   - restoration: Where they are noted.
  /// - Returns: The screens and the facts that are there; where no screen is left or everything
  ///   begins anew, the first screen of the flow alone.
  /// - Complexity: O(*n* + *m*), where *n* is the number of names and *m* of the flow's.
  public func destination(
    in flow: Flow,
    gone policy: GonePolicy,
    noting restoration: inout Restoration
  ) -> Destination {
    let names = FlowNames(flow)
    let known = restoration.known(screens, gone: policy) { names.screen($0) }
    let settings = restoration.knownFacts(facts, in: flow, gone: policy)
    if restoration.startsOver { return Destination(flow.root.map { [$0] } ?? [], []) }
    return Destination(known.map { $0.screen }, settings)
  }

  /// Describes a name that the flow does not have.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - expected: What it should be.
  ///   - known: The names that there are.
  ///   - column: The byte at which it begins, from 1.
  /// - Returns: The error.
  private func unknown(
    _ name: String,
    _ expected: String,
    _ known: [String],
    at column: Int
  ) -> LinkError {
    let hint = suggestion(nearestWord(to: name, in: known))
    return LinkError(at: column, found: quoted(name) + hint, expected: expected)
  }
}
