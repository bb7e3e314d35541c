/// How much a script may ask for, so that a hostile text neither hangs nor fills the memory.
///
/// Whatever goes beyond a limit is reported with the limit; nothing is cut off silently.
public enum ScriptLimits {
  /// The bytes of one text, those of the files that it includes counted in.
  public static let textBytes: Int = 16_777_216
  /// The bytes of one line.
  public static let lineBytes: Int = 1_000
  /// The lines of one text, included ones counted in, and the statements of one interactive session.
  public static let lines: Int = 200_000
  /// How deep files may include one another.
  public static let inclusions: Int = 16
  /// The bytes of one name.
  public static let nameBytes: Int = 64
  /// The screens of one flow.
  public static let screens: Int = 256
  /// The pages that are declared by name, those inserted later counted in.
  public static let pages: Int = 1_000
  /// The greatest number of a page without a name.
  public static let pageNumber: Int = 1_000_000_000
  /// The items of one piece, and the distance from an end at which more are loaded.
  public static let pieceItems: Int = 1_000
  /// The times that a piece fails, and the tries of a piece.
  public static let tries: Int = 1_000
  /// The items that are loaded at the same time.
  public static let items: Int = 100_000
  /// The animated values of one flow, and the choice labels of one flow.
  public static let values: Int = 32
  /// The changes and moves that wait at the same time.
  public static let waiting: Int = 1_000
  /// The events of one run.
  public static let events: Int = 1_000_000
  /// The inputs of one run, samples of fingers counted one by one and time not counted.
  public static let inputs: Int = 1_000_000
  /// The samples of one movement of a finger.
  public static let samples: Int = 100
  /// The facts of one flow, and the values of one fact.
  public static let facts: Int = 32
  /// The reasons against a change that one text gives beside those of its screens.
  public static let reasons: Int = 256
  /// The bytes with which the questions of one run are answered.
  public static let answerBytes: Int = 10_000_000
  /// The virtual time of one run, in nanoseconds: one day.
  public static let nanoseconds: Int64 = 86_400_000_000_000
  /// The faults that are reported one by one; the rest is counted.
  public static let faults: Int = 100
  /// The significant digits of a number.
  public static let digits: Int = 15
  /// The digits after the point of a number.
  public static let decimals: Int = 22
}
