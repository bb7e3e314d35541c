import BoardingScript

extension UsageFault: CustomStringConvertible {
  /// What is wrong, in words, with a hint to the help.
  var description: String {
    let message =
      switch self {
      case .unknown(let word, let expected, let candidates):
        "expected \(expected), found '\(word)'"
          + (nearestWord(to: word, in: candidates).map { "; did you mean '\($0)'?" } ?? "")
      case .noFile(let command): "expected a FILE behind '\(command)'"
      case .surplus(let word): "expected no more words, found '\(word)'"
      }
    return "boarding: error: " + message + "\n'boarding help' shows what may be written.\n"
  }
}
