/// How a statement is written and what it is for: all that help, completion and reference need.
public struct StatementForm: Sendable {
  /// The words with which it begins.
  public let words: [String]
  /// What has to follow, in order.
  public let parameters: [Parameter]
  /// What may follow after that, in any order.
  public let clauses: [Clause]
  /// True if lines follow up to `end`.
  public let isBlock: Bool
  /// What it does, in one sentence.
  public let summary: String
  /// An example, of one line or more.
  public let example: String

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - words: The words with which it begins, with spaces between them.
  ///   - parameters: What has to follow, in order.
  ///   - clauses: What may follow after that, in any order.
  ///   - isBlock: True if lines follow up to `end`.
  ///   - summary: What it does, in one sentence.
  ///   - example: An example, of one line or more.
  public init(
    _ words: String,
    _ parameters: [Parameter] = [],
    clauses: [Clause] = [],
    isBlock: Bool = false,
    summary: String,
    example: String
  ) {
    self.words = words.split(separator: " ").map { String($0) }
    self.parameters = parameters
    self.clauses = clauses
    self.isBlock = isBlock
    self.summary = summary
    self.example = example
  }

  /// The words that stand in it as they are, those of its clauses too: `when` is one of `screen`.
  package var keywords: [String] {
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let parts = usage.utf8.split { !($0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-")) }
    // What is written in capitals stands for something else.
    let words = parts.filter { $0.first.map { small.contains($0) } ?? false }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Tells whether words stand in it in this order.
  ///
  /// - Parameter words: The words.
  /// - Returns: True if they do, other words between them or not.
  package func has(_ words: [String]) -> Bool {
    var rest = words[...]
    for keyword in keywords where keyword == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// How it is written, such as `push SCREEN [instant] [from SCREEN]`.
  public var usage: String {
    let parts =
      words + parameters.map { $0.notation } + clauses.map { $0.notation }
      + (isBlock ? ["... end"] : [])
    return parts.joined(separator: " ")
  }
}
