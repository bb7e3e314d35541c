import Boarding

/// The ways of a walk as files of scripts: a shortest one to each screen, and ways along every
/// transition.
public struct PathScripts: Sendable {
  /// The files, those of the screens first.
  public let files: [File]
  /// Says how many ways were left out, or nil if none was.
  public let limitMessage: String?

  /// The most ways along transitions.
  public static let limit: Int = 1_000

  /// A file.
  public struct File: Hashable, Sendable {
    /// The name, such as `screen-welcome.boarding` or `way-0001.boarding`.
    public let name: String
    /// The script.
    public let text: String
  }

  /// Writes the ways of a walk.
  ///
  /// - Parameters:
  ///   - exploration: The walk.
  ///   - declarations: The lines that declare the flow.
  public init(of exploration: Exploration, declarations: [String]) {
    var files: [File] = []
    for (screen, state) in exploration.firstStates {
      let name = exploration.name(of: screen)
      let path = Exploration.Path(exploration.path(toState: state), to: state)
      let count = path.inputs.count
      let title = "The shortest way to \(name): \(count) \(count == 1 ? "input" : "inputs")."
      let text = exploration.script(for: path, declarations: declarations, title: title)
      files.append(File(name: "screen-\(name).boarding", text: text))
    }
    let count = exploration.coveringPathCount
    for (place, path) in exploration.coveringPaths(limit: Self.limit).enumerated() {
      let digits = String(place + 1)
      let number = String(repeating: "0", count: 4 - digits.utf8.count) + digits
      let title = "Way \(place + 1) of \(count) along every transition."
      let text = exploration.script(for: path, declarations: declarations, title: title)
      files.append(File(name: "way-\(number).boarding", text: text))
    }
    self.files = files
    let left = count - Self.limit
    limitMessage = left > 0 ? "\(left) of \(count) ways along transitions were not written" : nil
  }
}

extension Exploration {
  /// The screens that came on top, in the order of their declaration, each with its first state.
  fileprivate var firstStates: [(screen: ScreenID, state: Int)] {
    var states = [Int?](repeating: nil, count: flow.screens.count)
    for state in 0..<stateCount {
      guard let top = top(ofState: state), states[top.rawValue] == nil else { continue }
      states[top.rawValue] = state
    }
    return states.enumerated().compactMap { (place, state) in
      state.map { (ScreenID(rawValue: place), $0) }
    }
  }
}
