/// What the link check needs to know of a page.
struct Markdown {
  /// The targets of the links outside of code, each with its line counted from 1.
  private(set) var links: [(target: String, line: Int)] = []
  /// The anchors of the headings, as GitHub makes them.
  private(set) var anchors: Set<String> = []

  /// Reads a page.
  ///
  /// - Parameter text: The page.
  init(_ text: String) {
    var counts: [String: Int] = [:]
    var fence: Substring?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      let mark = trimmed.prefix { $0 == "`" }
      if let open = fence {
        if mark.count >= open.count, trimmed.dropFirst(mark.count).isBlank { fence = nil }
        continue
      }
      if mark.count >= 3 {
        fence = mark
        continue
      }
      if line.hasPrefix("#") {
        let slug = Self.anchor(of: line.drop { $0 == "#" }.trimmingSpaces)
        let count = counts[slug, default: 0]
        counts[slug] = count + 1
        anchors.insert(count == 0 ? slug : "\(slug)-\(count)")
      }
      links += Self.targets(in: Self.withoutCode(line)).map { ($0, index + 1) }
    }
  }

  /// Makes the anchor of a heading.
  ///
  /// - Parameter heading: The heading without its number signs.
  /// - Returns: Lowercase letters, digits, underscores and hyphens.
  static func anchor(of heading: String) -> String {
    var text = ""
    var isInTarget = false
    for character in heading {
      if isInTarget {
        isInTarget = character != ")"
      } else if character == "(", text.last == "]" {
        isInTarget = true
      } else {
        text.append(character)
      }
    }
    return String(
      text.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      }
    )
  }

  /// Drops inline code from a line.
  private static func withoutCode(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstIndex(of: "`") {
      result += rest[..<start]
      let mark = rest[start...].prefix { $0 == "`" }
      rest = rest[mark.endIndex...]
      guard let end = rest.firstRange(of: String(mark)) else { return result + rest }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Finds the targets of inline links and of link definitions.
  private static func targets(in line: String) -> [String] {
    var targets: [String] = []
    var rest = line[...]
    while let start = rest.firstRange(of: "](") {
      rest = rest[start.upperBound...]
      targets.append(String(rest.prefix { $0 != ")" && $0 != " " }))
    }
    if line.hasPrefix("["), let start = line.firstRange(of: "]: ") {
      targets.append(String(line[start.upperBound...].prefix { $0 != " " }))
    }
    rest = line[...]
    while let start = rest.firstRange(of: "<doc:") {
      rest = rest[start.upperBound...]
      targets.append("doc:" + rest.prefix { $0 != ">" })
    }
    return targets
  }
}
