import BoardingScript
import Foundation
public import Testing

/// Transcripts that were looked at and committed, with which later runs are compared.
///
/// ```swift
/// let golden = GoldenTranscripts(in: transcripts)
/// golden.expect(report.transcript, named: "sign-up.transcript")
/// ```
///
/// Where the environment has `BOARDING_REWRITE`, they are written anew instead, and have to be looked
/// at. Where it has `CI` as well, that is refused.
public struct GoldenTranscripts: Sendable {
  /// The path of the folder in which they are.
  private let folder: String
  /// The variables of the environment.
  private let environment: [String: String]

  /// The variable that says that transcripts are written anew.
  public static let rewriteVariable = "BOARDING_REWRITE"

  /// Finds the transcripts of a folder.
  ///
  /// - Parameter folder: The path of the folder.
  public init(in folder: String) {
    self.init(in: folder, environment: ProcessInfo.processInfo.environment)
  }

  /// Finds the transcripts of a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - environment: The variables of the environment.
  package init(in folder: String, environment: [String: String]) {
    self.folder = folder
    self.environment = environment
  }

  /// Compares a transcript with the committed one.
  ///
  /// - Parameters:
  ///   - transcript: The transcript.
  ///   - name: The name of the file with the committed one.
  ///   - sourceLocation: Where a failure is reported.
  public func expect(
    _ transcript: String,
    named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = URL(filePath: folder).appending(path: name)
    let rewrites = environment[Self.rewriteVariable] != nil
    if rewrites, environment["CI"] == nil {
      do {
        try transcript.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        record("\(name) cannot be written.", at: sourceLocation)
      }
      return
    }
    if rewrites {
      record(
        "\(name) is not written anew: \(Self.rewriteVariable) is refused where CI is set.",
        at: sourceLocation
      )
    }
    guard let bytes = try? Data(contentsOf: file) else {
      record(
        "There is no \(name). \(Self.rewriteVariable)=1 writes it.",
        at: sourceLocation
      )
      return
    }
    let golden = String(decoding: bytes, as: UTF8.self)
    if Data(transcript.utf8) == bytes { return }
    let diff = LineDiff(expected: Self.lines(golden), actual: Self.lines(transcript))
    record(
      """
      \(name) is not what was committed (- committed only, + now only). \
      \(Self.rewriteVariable)=1 writes it anew:
      \(diff.lines.joined(separator: "\n"))
      """,
      at: sourceLocation
    )
    Attachment.record(transcript, named: name, sourceLocation: sourceLocation)
  }

  /// Splits a text into lines.
  ///
  /// - Parameter text: The text.
  /// - Returns: The lines; the last is empty if the text ends with a line break.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
