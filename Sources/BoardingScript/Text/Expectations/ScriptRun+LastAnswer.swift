import Boarding

extension ScriptRun {
  /// The answer to the last input, in words.
  var lastAnswerText: String {
    switch position.lastAnswer {
    case nil: "no input yet"
    case .applied, .advanced: "accepted"
    case .queued: "queued"
    case .pending: "pending"
    case .absorbed: "absorbed"
    case .refused(let reason): "refused " + reason.name
    case .asks: "asks"
    }
  }
}
