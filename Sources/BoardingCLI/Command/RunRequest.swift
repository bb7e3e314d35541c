/// What `run` is asked to do.
struct RunRequest: Hashable, Sendable {
  /// The scripts, `-` for the standard input.
  let files: [String]
  /// Where the expected transcripts are; nil to print the transcripts.
  var check: String?
  /// True to write the expected transcripts instead of comparing with them.
  var updates = false
  /// True to print only what fails.
  var isQuiet = false
  /// True to go on after an expectation that is not met.
  var keepsGoing = false
  /// True to print JSON Lines in place of text.
  var isJSON = false

  /// True if the output names each of several files.
  var namesFiles: Bool { !isQuiet && !isJSON && check == nil }

  /// Makes a request.
  ///
  /// - Parameter files: The scripts.
  init(_ files: [String]) {
    self.files = files
  }

  /// Reads the words behind `run`.
  ///
  /// - Parameter words: The words.
  /// - Throws: What is wrong with them.
  init(_ words: CommandWords) throws(UsageFault) {
    self.init(words.operands)
    check = words.value(of: .check)
    updates = words.has(.update)
    isQuiet = words.has(.quiet)
    keepsGoing = words.has(.keepGoing)
    isJSON = words.has(.json)
    if updates, check == nil { throw .updateWithoutCheck }
    if check == "-" { throw .checkWithStream }
    if isJSON, check != nil { throw .jsonWithCheck }
    if check != nil {
      for (index, file) in files.enumerated() {
        let name = RunRequest.transcriptName(of: file)
        let other = files[..<index].first { RunRequest.transcriptName(of: $0) == name }
        if let other { throw .sameTranscript(other, file) }
      }
    }
  }

  /// Finds the expected transcript of a script.
  ///
  /// - Parameters:
  ///   - file: The script.
  ///   - isFolder: Tells whether a path leads to a folder.
  /// - Returns: The path of `--check` itself for a single script, unless it is a folder; there, and
  ///   for several scripts, the file NAME.transcript. Nil if nothing is to be compared.
  func transcript(of file: String, isFolder: (String) -> Bool) -> String? {
    guard let check else { return nil }
    if files.count == 1, !isFolder(check) { return check }
    return check + (check.hasSuffix("/") ? "" : "/") + RunRequest.transcriptName(of: file)
  }

  /// Returns the name of the transcript of a script.
  ///
  /// - Parameter file: The script.
  /// - Returns: The name without folders, with the ending of a transcript.
  private static func transcriptName(of file: String) -> String {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    let ending = ".boarding"
    return (name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name) + ".transcript"
  }
}
