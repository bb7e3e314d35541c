import Boarding

extension Domain {
  /// What is new since the app was seen last.
  static let news: Domain = Domain("What is new", [.version, .seen, .freshInstall])
}

extension Statement {
  /// The row of `version VERSION`.
  fileprivate static let version: Statement = Statement(
    StatementForm(
      "version",
      [.version],
      summary: """
        Says which release of the app runs, for screens that are new in a release: those newer than \
        the newest one that was seen are there, the oldest first. Where none was seen, those of this \
        release are, or else those of its minor one, such as 2.1.0 for 2.1.3.
        """,
      example: "version 2.1.3"
    ),
    meaning: { (arguments) in
      let version = arguments.versions.first
      return .declaration { $0.run(version ?? AppVersion(0), at: arguments.location) }
    }
  )

  /// The row of `seen VERSION...`.
  fileprivate static let seen: Statement = Statement(
    StatementForm(
      "seen",
      [.versions],
      summary: """
        Says of which releases the news were seen, or with none that nobody knows. It counts in \
        place of what was said before, at first or from now on.
        """,
      example: "seen 2.0.0 1.9.0"
    ),
    meaning: { history(seen: $0.versions, at: $0.location) }
  )

  /// The row of `fresh-install`.
  fileprivate static let freshInstall: Statement = Statement(
    StatementForm(
      "fresh-install",
      summary: """
        Says that the app was never there before, so that nothing is new. It counts in place of \
        what was said before, at first or from now on.
        """,
      example: "fresh-install"
    ),
    meaning: { history(isFreshInstall: true, at: $0.location) }
  )

  /// What it means to say what was seen before: at first, or of the news that are shown from now on.
  ///
  /// - Parameters:
  ///   - versions: The releases of which the news were seen.
  ///   - isFreshInstall: True if the app was never there before.
  ///   - location: Where it is said.
  /// - Returns: The meaning.
  private static func history(
    seen versions: [AppVersion] = [],
    isFreshInstall: Bool = false,
    at location: TextLocation
  ) -> Meaning {
    .option(
      { (notes) in
        notes.note(seen: versions, isFreshInstall: isFreshInstall, at: location)
        return []
      },
      afterwards: .derived(
        Step.Derived { (machine) in
          guard var history = machine.flow.history else { return [] }
          history.seen = versions
          history.isFreshInstall = isFreshInstall
          return machine.flow.settings(for: history).map { .setting($0) }
        }
      ),
      needsRelease: true
    )
  }
}

extension Parameter {
  /// The version of a release.
  fileprivate static let version: Parameter = Parameter("VERSION") {
    (reader, arguments) throws(Diagnostic) in
    arguments.versions.append(try reader.takeVersion())
  }

  /// The versions of releases, or a word for none.
  fileprivate static let versions: Parameter = Parameter(
    "VERSION...|none",
    candidates: { _ in ["none"] },
    read: { (reader, arguments) throws(Diagnostic) in
      if reader.accept("none") { return }
      repeat {
        arguments.versions.append(try reader.takeVersion())
      } while !reader.isAtEnd
    }
  )
}

extension Clause {
  /// The release in which a screen is new.
  static let newIn: Clause = Clause("new-in", "[new-in VERSION]") {
    (reader, arguments) throws(Diagnostic) in
    arguments.screen.draft.newIn = try reader.takeVersion()
  }
}

extension LineReader {
  /// Takes the version of a release.
  ///
  /// - Returns: The version.
  /// - Throws: A diagnostic if something else stands there.
  fileprivate mutating func takeVersion() throws(Diagnostic) -> AppVersion {
    guard let word, let version = AppVersion(word) else {
      throw unexpected("the version of a release such as 2.1.0")
    }
    _ = accept(word)
    return version
  }
}
