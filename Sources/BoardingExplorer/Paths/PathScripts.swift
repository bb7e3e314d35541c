import Boarding

/// The ways of a walk as files of scripts: a shortest one to each screen, and ways along every
/// transition.
public struct PathScripts: Sendable {
  /// The files, those of the screens first.
  public let files: [File]
  /// Says how many ways were left out, or nil if none was.
  public let limitMessage: String?

  /// The most ways along transitions where nobody says another number.
  public static let defaultLimit: Int = 1_000

  /// How each script begins, so that those of an earlier walk are known again; a checksum of what
  /// follows comes next.
  private static let mark = "# Written by boarding explore as "

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
  ///   - limit: The most ways along transitions, 0 or more.
  public init(
    of exploration: Exploration,
    declarations: [String],
    limit: Int = PathScripts.defaultLimit
  ) {
    precondition(limit >= 0, "A number of ways is not negative.")
    var files: [File] = []
    var names: Set<String> = []
    for (screen, state) in exploration.firstStates {
      let name = exploration.name(of: screen)
      let path = Exploration.Path(exploration.path(toState: state), to: state)
      let title = "the shortest way to \(name), \(counted(path.inputs.count, "input"))"
      let text = exploration.script(for: path, declarations: declarations)
      // A disk may not tell capital letters from small ones.
      var fileName = "screen-\(name).boarding"
      if !names.insert(name.lowercased()).inserted {
        fileName = "screen-\(name).\(screen.rawValue + 1).boarding"
      }
      files.append(File(name: fileName, text: PathScripts.marked(text, title: title)))
    }
    let count = exploration.coveringPathCount
    let width = max(String(min(count, limit)).utf8.count, 4)
    for (place, path) in exploration.coveringPaths(limit: limit).enumerated() {
      let digits = String(place + 1)
      let number = String(repeating: "0", count: width - digits.utf8.count) + digits
      let title = "way \(place + 1) of \(count) along every transition"
      let text = exploration.script(for: path, declarations: declarations)
      let marked = PathScripts.marked(text, title: title)
      files.append(File(name: "way-\(number).boarding", text: marked))
    }
    self.files = files
    let left = count - limit
    limitMessage =
      left > 0
      ? "\(left) of \(counted(count, "way")) along transitions \(left == 1 ? "was" : "were") not written"
      : nil
  }

  /// Puts a first line before a script by which it is known again as long as nobody changes it.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - title: What it is about.
  /// - Returns: The script with the line.
  private static func marked(_ text: String, title: String) -> String {
    let rest = ": " + title + "\n\n" + text
    return mark + checksum(of: rest.utf8) + rest
  }

  /// Counts bytes up to 16 digits.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The digits.
  private static func checksum(of bytes: some Sequence<UInt8>) -> String {
    var digest = Digest()
    for byte in bytes { digest.add(UInt64(byte)) }
    let digits = String(digest.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Who has written a file.
  package enum Origin: Hashable, Sendable {
    /// A walk, and nobody has changed it.
    case walk
    /// A walk, and somebody has changed it.
    case changedWalk
    /// Somebody else.
    case other
  }

  /// Finds out who has written a file.
  ///
  /// - Parameter bytes: What is in it.
  /// - Returns: Who has written it.
  package static func origin(of bytes: [UInt8]) -> Origin {
    guard bytes.starts(with: mark.utf8) else { return .other }
    let rest = bytes.dropFirst(mark.utf8.count)
    return rest.prefix(16).elementsEqual(checksum(of: rest.dropFirst(16)).utf8)
      ? .walk : .changedWalk
  }

  /// Tells whether a file may be one of these by its name.
  ///
  /// - Parameter name: The name, without folders.
  /// - Returns: True for `screen-….boarding` and `way-….boarding`.
  package static func isName(_ name: some StringProtocol) -> Bool {
    (name.hasPrefix("screen-") || name.hasPrefix("way-")) && name.hasSuffix(".boarding")
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
