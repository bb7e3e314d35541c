import Testing

/// What is attached to a failure, so that it can be seen again without the code of the test.
package struct EventEvidence: Hashable, Sendable {
  /// A file.
  package struct File: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its text.
    package let text: String
  }

  /// What plays a run again.
  package enum Replay: Hashable, Sendable {
    /// A script.
    case script(String)
    /// The inputs as JSON, because no script says the run.
    case log(String, player: String, why: String)
    /// Nothing.
    case nothing(why: String)
  }

  /// The files.
  package private(set) var files: [File] = []
  /// Says what is attached, and who plays it.
  package private(set) var note = ""

  /// Attaches nothing.
  init() {}

  /// Attaches what there is.
  ///
  /// - Parameters:
  ///   - transcripts: What was expected of the run up to here, and what happened; nil if that is not
  ///     what failed.
  ///   - replay: What plays the run again.
  init(_ transcripts: (expected: [String], actual: [String])?, _ replay: Replay) {
    if let transcripts {
      files.append(File(name: "expected.transcript", text: Self.text(transcripts.expected)))
      files.append(File(name: "actual.transcript", text: Self.text(transcripts.actual)))
    }
    var end = ""
    switch replay {
    case .script(let text):
      files.append(File(name: "replay.boarding", text: text))
      end = ", which 'boarding run' plays."
    case .log(let text, let player, let why):
      files.append(File(name: "replay.json", text: text))
      end = ", which '\(player)' plays.\nNo script says the run: \(why)."
    case .nothing(let why):
      end = (files.isEmpty ? "" : ".\n") + "Nothing plays the run again: \(why)."
    }
    let names = files.map(\.name)
    note = names.isEmpty ? end : "Attached: " + names.joined(separator: ", ") + end
  }

  /// Attaches the files to the test.
  ///
  /// - Parameter sourceLocation: Where the failure is reported.
  func attach(at sourceLocation: SourceLocation) {
    for file in files {
      Attachment.record(file.text, named: file.name, sourceLocation: sourceLocation)
    }
  }

  /// Makes a text of lines.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: The lines, each with a line feed.
  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
