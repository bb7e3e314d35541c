/// What is wrong with a command line.
enum UsageFault: Error, Hashable {
  /// A word is not known.
  case unknown(String, expected: String, candidates: [String])
  /// No file is named.
  case noFile(command: String)
  /// More words stand there than expected.
  case surplus(String)
  /// An option stands there twice.
  case repeated(String)
  /// What an option needs does not follow.
  case noValue(String, value: String)
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
