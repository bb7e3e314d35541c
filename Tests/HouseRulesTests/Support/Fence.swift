/// A fenced block of a page or of a comment.
struct Fence {
  /// The language behind the opening backticks.
  let language: String
  /// The lines between the fences, without the indentation of the opening one.
  let lines: [String]
  /// The line of the opening fence, counted from 1.
  let line: Int

  /// Finds the fenced blocks of a page.
  ///
  /// - Parameters:
  ///   - lines: The lines of the page.
  ///   - firstLine: The number of the first line.
  /// - Returns: The blocks in order; an open one ends with the page.
  static func all(in lines: [String], firstLine: Int = 1) -> [Fence] {
    var fences: [Fence] = []
    var open: (mark: String, indentation: Int, language: String, line: Int)?
    var content: [String] = []
    for (offset, line) in lines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let trimmed = line.dropFirst(indentation)
      let mark = String(trimmed.prefix { $0 == "`" })
      if let fence = open {
        let isEnd = mark.count >= fence.mark.count && trimmed.dropFirst(mark.count).isBlank
        if isEnd {
          fences.append(Fence(language: fence.language, lines: content, line: fence.line))
          open = nil
        } else {
          content.append(String(line.dropFirst(min(indentation, fence.indentation))))
        }
      } else if mark.count >= 3 {
        let language = String(trimmed.dropFirst(mark.count)).trimmingSpaces
        open = (mark, indentation, language, firstLine + offset)
        content = []
      }
    }
    if let open { fences.append(Fence(language: open.language, lines: content, line: open.line)) }
    return fences
  }

  /// Finds the fenced blocks in the documentation comments of a Swift file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The blocks in order.
  static func all(inCommentsOf file: SourceFile) -> [Fence] {
    var fences: [Fence] = []
    var comment: [String] = []
    for (index, line) in (file.lines + [""]).enumerated() {
      let trimmed = line.trimmingSpaces
      if trimmed.hasPrefix("///") {
        let text = trimmed.dropFirst(3)
        comment.append(String(text.first == " " ? text.dropFirst() : text))
      } else if !comment.isEmpty {
        fences += all(in: comment, firstLine: index - comment.count + 1)
        comment = []
      }
    }
    return fences
  }
}

extension StringProtocol {
  /// True if there is nothing but spaces.
  var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    let front = drop { $0 == " " || $0 == "\t" }
    let back = front.reversed().drop { $0 == " " || $0 == "\t" }
    return String(back.reversed())
  }
}
