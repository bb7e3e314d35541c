import BoardingScript

extension Figure {
  /// The figures of scripts.
  ///
  /// - Parameter lines: How many lines a script has.
  /// - Returns: The figures.
  static func scriptFigures(lines: Int) -> [Figure] {
    [
      Figure("parse and check a script, a line", size: lines, goal: Goal(ratio: 5)) {
        parsingWork(lines: lines)
      }
    ]
  }

  /// Prepares parsing a script beside splitting its bytes into lines and words.
  ///
  /// - Parameter lines: How many lines it has.
  /// - Returns: The work.
  private static func parsingWork(lines: Int) -> Work {
    var text = "flow Long\nscreen a\nscreen b\nseries a b\nstart\n"
    let moves = ["expect stack a\n", "push b from a\n", "advance 400ms\n", "pop instant\n"]
    for line in 5..<lines { text += moves[line % moves.count] }
    let bytes = Array(text.utf8)
    return .timed(
      operations: lines,
      work: { rounds in
        for _ in 0..<rounds { consume(try? Script(parsing: bytes, file: "long")) }
      },
      floor: { rounds in
        for _ in 0..<rounds { consume(words(in: text)) }
      }
    )
  }

  /// Splits a text into lines and words.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number of words.
  private static func words(in text: String) -> Int {
    var count = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      count += line.split(separator: UInt8(ascii: " ")).count
    }
    return count
  }
}
