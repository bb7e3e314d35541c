/// Why a controller cannot replay a log.
///
/// What came before the entry has happened; the controller stands there.
public enum ReplayError: Error, Hashable, Sendable {
  /// The controller has had its first screen already, or is inside a callback.
  case notAtTheBeginning
  /// The factory makes no screen of this name, which an entry needs.
  case unknownScreen(name: String, entry: Int)
  /// The factory hands out an object that is on the stack already.
  case screenTwice(name: String, entry: Int)
  /// An entry names a screen by an identity that no controller gives.
  case foreignIdentity(ScreenID, entry: Int)
  /// The engine has asked, and this entry is no answer or the log ends here; a log of a machine
  /// with a declared flow holds no answers.
  case missingAnswer(entry: Int)
}

extension ReplayError: CustomStringConvertible {
  /// The reason in words; entries are counted from 0.
  public var description: String {
    switch self {
    case .notAtTheBeginning:
      "a log is replayed by a controller before its first screen and outside callbacks"
    case .unknownScreen(let name, let entry):
      "entry \(entry): the factory makes no screen named '\(name)'"
    case .screenTwice(let name, let entry):
      "entry \(entry): the factory makes a screen named '\(name)' that is on the stack already"
    case .foreignIdentity(let id, let entry):
      "entry \(entry): no controller gives a screen the identity \(id.rawValue)"
    case .missingAnswer(let entry):
      "entry \(entry): the answer to the question of the engine is missing"
    }
  }
}
