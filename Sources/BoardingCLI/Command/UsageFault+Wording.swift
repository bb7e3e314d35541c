import BoardingScript

extension UsageFault: CustomStringConvertible {
  /// What is wrong, in words, with a hint to the help.
  var description: String {
    let message =
      switch self {
      case .unknown(let word, let expected, let candidates):
        "expected \(expected), found \(quoted(word))"
          + (nearestWord(to: word, in: candidates).map { "; did you mean '\($0)'?" } ?? "")
      case .noFile(let command): "expected a FILE behind '\(command)'"
      case .noFlow(let command): "expected a FLOW behind '\(command)'"
      case .noLink: "expected a LINK or a SCREEN behind the FILE"
      case .surplus(let word): "expected no more words, found \(quoted(word))"
      case .repeated(let option): "expected '\(option)' only once"
      case .noValue(let option, let value): "expected \(value) behind '\(option)'"
      case .wrongValue(let option, let expected, let found):
        "expected \(expected) behind '\(option)', found \(quoted(found))"
      case .conflict(let option, let other): "expected no '\(option)' beside '\(other)'"
      case .needs(let option, let other): "expected '\(other)' beside '\(option)'"
      case .updateWithoutCheck: "expected '--check PATH' beside '--update'"
      case .checkWithStream:
        "expected a file or a folder behind '--check', found '-'; a file of that name is './-'"
      case .jsonWithCheck: "expected either '--json' or '--check': transcripts are compared as text"
      case .sameTranscript(let first, let second):
        "'\(first)' and '\(second)' would have the same transcript"
      case .updateInCI: "'--update' is refused where CI is set; run it at a desk and commit"
      }
    return "boarding: error: " + message + "\n'boarding help' shows what may be written.\n"
  }
}
