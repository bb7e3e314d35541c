/// Everything that is wrong with a text.
public struct ScriptFaults: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults in the order of their places, as many as are reported one by one; never empty.
  public let diagnostics: [Diagnostic]
  /// The number of faults that are only counted.
  public let omittedCount: Int

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - diagnostics: The faults in the order of their places.
  ///   - omittedCount: The number of further faults.
  public init(_ diagnostics: [Diagnostic], omittedCount: Int = 0) {
    self.diagnostics = diagnostics
    self.omittedCount = omittedCount
  }

  /// Makes an error of all faults, of which as many are listed as are reported one by one.
  ///
  /// - Parameter faults: The faults; not empty.
  init(listing faults: [Diagnostic]) {
    let listed = faults.prefix(ScriptLimits.faults)
    self.init(Array(listed), omittedCount: faults.count - listed.count)
  }

  /// The faults as lines, and the number of those that are left out.
  public var description: String {
    var lines = diagnostics.map { $0.description }
    if omittedCount > 0 { lines.append("and \(omittedCount) more errors") }
    return lines.joined(separator: "\n")
  }
}
