/// One statement of a script.
public struct ScriptStatement: Sendable {
  /// Where it begins.
  public let location: TextLocation
  /// The statement with single spaces and without comments; a block has several lines.
  public let lines: [String]
  /// What it does.
  public let action: Action

  /// Makes a statement.
  ///
  /// - Parameters:
  ///   - location: Where it begins.
  ///   - lines: The statement with single spaces and without comments.
  ///   - action: What it does.
  init(at location: TextLocation, lines: [String], action: Action) {
    self.location = location
    self.lines = lines
    self.action = action
  }

  /// What a statement does.
  public enum Action: Sendable {
    /// It begins a flow.
    case beginning
    /// It says something about the flow.
    case declaration
    /// It takes a step of the run.
    case step(Step)
  }

  /// The step that it takes, or nil for a declaration.
  public var step: Step? {
    switch action {
    case .beginning, .declaration: nil
    case .step(let step): step
    }
  }
}
