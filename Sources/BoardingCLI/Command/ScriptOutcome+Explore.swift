import BoardingExplorer
import BoardingRender
import BoardingScript

extension ScriptOutcome {
  /// Walks the flow of a script.
  ///
  /// - Parameters:
  ///   - bytes: The script, of which only the declarations count.
  ///   - request: What is asked for.
  ///   - load: Reads the files that the script includes.
  /// - Returns: The report, and the scripts that are to be written.
  static func explore(
    _ bytes: [UInt8],
    as request: ExploreRequest,
    including load: @escaping IncludedFileLoader
  ) -> (outcome: ScriptOutcome, scripts: [PathScripts.File]) {
    let script: Script
    do {
      script = try Script(parsing: bytes, file: request.file, including: load)
    } catch {
      return (ScriptOutcome(error), [])
    }
    if script.flow.isOpen { return (pagesOnly(request.file), []) }
    let exploration = Exploration(of: script.flow, request.options)
    let report = request.isJSON ? exploration.json : ExplorationReport(of: exploration).text
    let code: ExitCode = exploration.findings.isEmpty ? .success : .failedExpectation
    var outcome = ScriptOutcome(output: report, errors: "", code: code)
    if request.paths == nil { return (outcome, []) }
    let scripts = PathScripts(of: exploration, declarations: script.declarationLines)
    if let message = scripts.limitMessage { outcome.errors = message + "\n" }
    return (outcome, scripts.files)
  }

  /// Draws the flow of a script.
  ///
  /// - Parameters:
  ///   - bytes: The script, of which only the declarations count.
  ///   - request: What is asked for.
  ///   - load: Reads the files that the script includes.
  /// - Returns: The picture.
  static func graph(
    _ bytes: [UInt8],
    as request: GraphRequest,
    including load: @escaping IncludedFileLoader
  ) -> ScriptOutcome {
    do {
      let script = try Script(parsing: bytes, file: request.file, including: load)
      if script.flow.isOpen { return pagesOnly(request.file) }
      let picture = FlowPicture(of: script.flow)
      let text =
        switch request.format {
        case .mermaid: picture.mermaid
        case .dot: picture.dot
        }
      return ScriptOutcome(output: text, errors: "", code: .success)
    } catch {
      return ScriptOutcome(error)
    }
  }

  /// Says that a script has no flow.
  ///
  /// - Parameter file: The name of the script.
  /// - Returns: The error.
  private static func pagesOnly(_ file: String) -> ScriptOutcome {
    let error = "\(file):1:1: error: expected a flow, found pages\n"
    return ScriptOutcome(output: "", errors: error, code: .badText)
  }
}
