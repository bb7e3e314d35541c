import Boarding

extension Domain {
  /// What says how the lines of a file are to be read.
  static let files: Domain = Domain("Files", [.version, .include])
}

extension Statement {
  /// The row of `boarding VERSION`.
  fileprivate static let version: Statement = Statement(
    StatementForm(
      "boarding",
      [.version],
      summary: """
        Says which version of the language a file is written in; nothing stands before it but \
        comments. 1 is the only version, and what a file without this line is read as.
        """,
      example: "boarding 1"
    ),
    meaning: { .version($0.names.first ?? Name(text: "", location: $0.location)) }
  )

  /// The row of `include FILE`.
  fileprivate static let include: Statement = Statement(
    StatementForm(
      "include",
      [.file],
      summary: """
        Reads the statements of another file here. A relative name begins at the folder of the \
        file that includes it; a name with spaces stands in quotation marks.
        """,
      example: "include screens.boarding"
    ),
    meaning: { .inclusion($0.names.first ?? Name(text: "", location: $0.location)) }
  )
}

extension Parameter {
  /// A version of the language.
  fileprivate static let version: Parameter = Parameter(
    "VERSION",
    candidates: { _ in [Language.version] },
    read: { (reader, arguments) throws(Diagnostic) in
      guard let word = reader.word else { throw reader.unexpected(LineReader.version) }
      arguments.names.append(Name(text: word, location: reader.location))
      _ = reader.accept(word)
    }
  )

  /// The name of a file.
  fileprivate static let file: Parameter = Parameter("FILE") {
    (reader, arguments) throws(Diagnostic) in
    let location = reader.location
    if reader.isAtString {
      arguments.names.append(Name(text: try reader.takeString(), location: location))
    } else if let word = reader.word {
      arguments.names.append(Name(text: word, location: location))
      _ = reader.accept(word)
    }
    // In a command line it is the standard input, which cannot be included.
    if arguments.names.first?.text == "-" {
      throw Diagnostic(
        at: location,
        .unexpected(.text("-"), expected: LineReader.file, nearest: "./-")
      )
    }
    if arguments.names.first?.text ?? "" == "" {
      if !arguments.names.isEmpty {
        throw Diagnostic(
          at: location,
          .unexpected(.text("\"\""), expected: LineReader.file, nearest: nil)
        )
      }
      throw reader.unexpected(LineReader.file)
    }
  }
}

extension LineReader {
  /// What the version of the language is, in words.
  static let version = "\(Language.version), the one supported version of the language"
  /// What a file is, in words.
  fileprivate static let file = "the name of a file"
}

extension Language {
  /// The version of the language that is understood.
  public static let version: String = "1"
}
