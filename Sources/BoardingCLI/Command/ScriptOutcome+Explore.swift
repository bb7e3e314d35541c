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
  ///   - show: Hears now and then how many states and transitions were found.
  /// - Returns: The report, and the scripts that are to be written.
  static func explore(
    _ bytes: [UInt8],
    as request: ExploreRequest,
    including load: @escaping IncludedFileLoader,
    showing show: (_ states: Int, _ transitions: Int) -> Void = { _, _ in }
  ) -> (outcome: ScriptOutcome, scripts: [PathScripts.File]) {
    let script: Script
    do {
      script = try Script(parsing: bytes, file: request.file, including: load)
    } catch {
      return (ScriptOutcome(error), [])
    }
    if script.flow.isOpen { return (pagesOnly(request.file), []) }
    let exploration = Exploration(of: script.flow, request.options, showing: show)
    let judgement = exploration.judgement
    let advice = exploration.limit.map { remedy(for: $0, of: exploration) }
    let report =
      request.isJSON
      ? exploration.json(judgement)
      : ExplorationReport(of: exploration, judgement, advice: advice).text
    let soFar: ExitCode = exploration.isComplete ? .success : .incomplete
    let code = judgement.findings.isEmpty ? soFar : .failedExpectation
    var outcome = ScriptOutcome(output: report, errors: "", code: code)
    if request.paths == nil { return (outcome, []) }
    let scripts = PathScripts(
      of: exploration,
      declarations: script.declarationLines,
      limit: request.wayLimit
    )
    if let message = scripts.limitMessage {
      outcome.errors = "boarding: \(message); a higher \(CommandOption.ways.name) writes more\n"
    }
    return (outcome, scripts.files)
  }

  /// Says how more of a flow can be seen.
  ///
  /// - Parameters:
  ///   - limit: What has stopped the walk.
  ///   - exploration: The walk.
  /// - Returns: The option that moves the limit, or where facts have more combinations the one that
  ///   leaves them alone.
  private static func remedy(for limit: Exploration.Limit, of exploration: Exploration) -> String {
    let (option, count): (CommandOption, Int) =
      switch limit {
      case .states(let count): (.states, count)
      case .depth: (.depth, .max)
      case .transitions(let count): (.transitions, count)
      }
    return exploration.factCombinations > count
      ? "\(CommandOption.keepFacts.name) leaves facts as they are"
      : "a higher \(option.name) goes on"
  }

  /// Says how far a walk is.
  ///
  /// - Parameters:
  ///   - states: How many states were found.
  ///   - transitions: How many transitions were found.
  /// - Returns: The text, without a line feed.
  static func progress(_ states: Int, _ transitions: Int) -> String {
    "  \(counted(states, "state")), \(counted(transitions, "transition"))"
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
