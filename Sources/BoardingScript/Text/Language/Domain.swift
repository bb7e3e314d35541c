/// The statements that belong together.
struct Domain: Sendable {
  /// What they have in common.
  let title: String
  /// The statements.
  let statements: [Statement]

  /// Makes a domain.
  ///
  /// - Parameters:
  ///   - title: What the statements have in common.
  ///   - statements: The statements.
  init(_ title: String, _ statements: [Statement]) {
    self.title = title
    self.statements = statements
  }
}
