import BoardingScript
public import Testing

/// Plays every script of a folder once: before a test, however many cases it has, or before a suite.
public struct AcceptanceScriptsTrait: TestTrait, SuiteTrait, TestScoping {
  /// The scripts.
  private let scripts: AcceptanceScripts
  /// Where failures are reported.
  private let sourceLocation: SourceLocation

  /// Makes a trait.
  ///
  /// - Parameters:
  ///   - scripts: The scripts.
  ///   - sourceLocation: Where failures are reported.
  init(_ scripts: AcceptanceScripts, at sourceLocation: SourceLocation) {
    self.scripts = scripts
    self.sourceLocation = sourceLocation
  }

  /// Says that the scripts are played for a whole test or suite and not for each case.
  ///
  /// - Parameters:
  ///   - test: The test or the suite.
  ///   - testCase: The case of the test; nil for all of it.
  /// - Returns: The trait, or nil for a single case.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? self : nil
  }

  /// Plays the scripts, reports what fails in each, and runs the test.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Nil, which stands for all cases.
  ///   - function: Runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    for script in scripts {
      do {
        guard let failure = try script.read().run().failure else { continue }
        record("\(script.name):\n\(failure)", at: sourceLocation)
      } catch {
        record("\(script.name) cannot be read:\n\(error)", at: sourceLocation)
      }
    }
    try await function()
  }
}

extension Trait where Self == AcceptanceScriptsTrait {
  /// Plays every script of a folder before the test or the suite.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - sourceLocation: Where failures are reported.
  /// - Returns: The trait.
  public static func acceptanceScripts(
    in folder: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    AcceptanceScriptsTrait(AcceptanceScripts(in: folder), at: sourceLocation)
  }
}
