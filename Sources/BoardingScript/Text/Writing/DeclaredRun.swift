import Boarding

/// The inputs of a run of a machine whose flow is declared, so that it asks nobody.
struct DeclaredRun {
  /// The flow.
  let flow: Flow
  /// The inputs, in order.
  let inputs: [Input]

  /// Takes the inputs of a machine whose flow is declared.
  ///
  /// - Parameters:
  ///   - log: The inputs.
  ///   - flow: The flow.
  /// - Throws: What is no input of a machine.
  init(_ log: InputLog, of flow: Flow) throws(RecordedScript.Unsaid) {
    self.flow = flow
    var inputs: [Input] = []
    for entry in log.entries {
      if let input = try entry.input() { inputs.append(input) }
    }
    self.inputs = inputs
  }

  /// Declares a flow that answers what a machine was answered, as a controller answers it: where its
  /// moves lead, whether screens allow it, and how transitions are shown.
  ///
  /// Each name is a screen. Where a screen has let a change be made at one time and not at another,
  /// a setting stands before the input that led to the question.
  ///
  /// - Parameter log: The inputs, answers included.
  /// - Throws: Why no flow answers like that.
  init(answering log: InputLog) throws(RecordedScript.Unsaid) {
    var answers = RecordedAnswers(log)
    for entry in log.entries {
      if let input = try entry.input() { try answers.take(input) }
    }
    let flow = try answers.makeFlow()
    self.flow = flow
    var inputs: [Input] = []
    for input in answers.inputs {
      guard case .move(var move) = input, case .choice(let label) = move.kind else {
        inputs.append(input)
        continue
      }
      guard let declared = flow.choice(labelled: answers.label(label)) else {
        throw RecordedScript.Unsaid("'choose \(answers.label(label))' led nowhere")
      }
      move.kind = .choice(declared)
      inputs.append(.move(move))
    }
    self.inputs = inputs
  }
}

extension InputLog.Entry {
  /// Finds the input of the entry.
  ///
  /// - Returns: The input, or nil where there is nothing to do.
  /// - Throws: What happened otherwise.
  fileprivate func input() throws(RecordedScript.Unsaid) -> Input? {
    switch self {
    case .input(let input): return input
    case .probed: return nil
    case .declined(let kind, let reason):
      throw RecordedScript.Unsaid("the controller itself declined '\(kind.words)': \(reason.name)")
    case .stopped:
      throw RecordedScript.Unsaid("the controller stopped a call that caused too many events")
    case .eligibilityChanged:
      throw RecordedScript.Unsaid("the controller reported whether a swipe would begin")
    }
  }
}
