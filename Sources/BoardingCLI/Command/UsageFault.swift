/// What is wrong with a command line.
enum UsageFault: Error, Hashable {
  /// A word is not known.
  case unknown(String, expected: String, candidates: [String])
  /// No file is named.
  case noFile(command: String)
  /// No script is named of which only the declarations count.
  case noFlow(command: String)
  /// No link and no screen is named.
  case noLink
  /// More words stand there than expected.
  case surplus(String)
  /// An option stands there twice.
  case repeated(String)
  /// What an option needs does not follow.
  case noValue(String, value: String)
  /// What follows an option is not what it needs.
  case wrongValue(String, expected: String, found: String)
  /// An option has no sense beside another one.
  case conflict(String, with: String)
  /// An option has no sense without another one.
  case needs(String, String)
  /// There is nothing to write anew.
  case updateWithoutCheck
  /// A transcript is neither compared with the standard input nor written to the output.
  case checkWithStream
  /// JSON is not compared with a transcript.
  case jsonWithCheck
  /// Two scripts would have the same transcript.
  case sameTranscript(String, String)
  /// Committed files are not written where nobody looks at them.
  case updateInCI
}
