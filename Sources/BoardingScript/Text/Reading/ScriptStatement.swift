/// One statement of a script.
public struct ScriptStatement: Sendable {
  /// Where it begins.
  public let location: TextLocation
  /// The statement with single spaces between its parts and without comments; a block has several
  /// lines.
  public let lines: [String]
  /// What it does.
  public let action: Action
  /// What it writes down about the flow; nil for what writes nothing down.
  let declaration: Statement.Declaration?

  /// Makes a statement.
  ///
  /// - Parameters:
  ///   - location: Where it begins.
  ///   - lines: The statement with single spaces and without comments.
  ///   - action: What it does.
  ///   - declaration: What it writes down about the flow.
  init(
    at location: TextLocation,
    lines: [String],
    action: Action,
    declaration: Statement.Declaration? = nil
  ) {
    self.location = location
    self.lines = lines
    self.action = action
    self.declaration = declaration
  }

  /// What a statement does.
  public enum Action: Sendable {
    /// It begins a flow.
    case beginning
    /// It says something about the flow.
    case declaration
    /// It takes a step of the run.
    case step(Step)
    /// It is a comment that keeps what failed at a prompt.
    case comment
  }

  /// The step that it takes, or nil for a declaration.
  public var step: Step? {
    switch action {
    case .beginning, .declaration, .comment: nil
    case .step(let step): step
    }
  }
}
