/// The declarations of a Swift file, found by their keywords and braces.
struct Declarations {
  /// A declaration at the level of a file or a type.
  struct Declaration {
    /// The line, counted from 0.
    let line: Int
    /// Its keyword, such as `func`.
    let keyword: String
    /// The code of its line.
    let code: String
  }

  /// A function, an initializer or a computed property with its braces.
  struct Body {
    /// The line of the declaration, counted from 0.
    let line: Int
    /// The number of lines from the opening brace to the closing one.
    let length: Int
  }

  /// The declarations at the level of the file and its types.
  private(set) var declarations: [Declaration] = []
  /// The bodies of functions, nested ones included.
  private(set) var bodies: [Body] = []

  /// What a pair of braces belongs to.
  private enum Scope {
    /// A type or an extension.
    case type
    /// A function, an initializer or a property.
    case body(line: Int, openLine: Int)
    /// Anything else.
    case other
  }

  /// Keywords after which braces hold declarations.
  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "protocol", "extension", "actor",
  ]
  /// Keywords after which braces hold statements of a function.
  private static let bodyKeywords: Set<String> = ["func", "init", "var", "subscript", "deinit"]
  /// Keywords of declarations that have a comment.
  private static let documentedKeywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "func", "init", "var", "let", "subscript",
    "case", "typealias", "associatedtype",
  ]
  /// Words that may stand before a keyword.
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "final",
    "mutating", "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned",
    "indirect", "nonisolated", "prefix", "postfix", "infix", "dynamic", "optional", "isolated",
    "consuming", "borrowing", "unsafe",
  ]

  /// Finds the declarations of a file.
  ///
  /// - Parameter code: Its code.
  init(_ code: SwiftCode) {
    var scopes: [Scope] = []
    var segment: [UInt8] = []
    var segmentLine = 0
    var line = 0
    var depth = 0
    var isLineStart = true
    let lines = code.lines
    for byte in code.bytes {
      if isLineStart, depth == 0, Self.isDeclarationLevel(scopes),
        let keyword = Self.keyword(of: lines[line]), Self.documentedKeywords.contains(keyword)
      {
        declarations.append(Declaration(line: line, keyword: keyword, code: lines[line]))
      }
      isLineStart = false
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        segment.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        segment.append(byte)
      case UInt8(ascii: "{"):
        scopes.append(Self.scope(after: segment, from: segmentLine, openLine: line))
        segment = []
        segmentLine = line
      case UInt8(ascii: "}"):
        if case .body(let start, let openLine)? = scopes.popLast() {
          bodies.append(Body(line: start, length: line - openLine + 1))
        }
        segment = []
        segmentLine = line
      case UInt8(ascii: "\n"):
        line += 1
        isLineStart = true
        segment.append(byte)
      default:
        segment.append(byte)
      }
    }
  }

  /// Tells whether declarations have comments in a place.
  private static func isDeclarationLevel(_ scopes: [Scope]) -> Bool {
    scopes.allSatisfy { scope in
      switch scope {
      case .type: true
      case .body, .other: false
      }
    }
  }

  /// Finds what braces belong to.
  ///
  /// - Parameters:
  ///   - segment: The code between the brace before and the opening one.
  ///   - firstLine: The line in which it begins.
  ///   - openLine: The line of the opening brace.
  /// - Returns: The scope that the last keyword before the brace opens.
  private static func scope(
    after segment: [UInt8],
    from firstLine: Int,
    openLine: Int
  ) -> Scope {
    var depth = 0
    let flat = segment.map { byte in
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      defer { if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 } }
      return depth > 0 && byte != UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte
    }
    let lines = flat.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (offset, bytes) in lines.enumerated().reversed() {
      guard let keyword = keyword(of: String(decoding: bytes, as: UTF8.self)) else { continue }
      if typeKeywords.contains(keyword) { return .type }
      if bodyKeywords.contains(keyword) {
        return .body(line: firstLine + offset, openLine: openLine)
      }
      if keyword == "let" || keyword == "case" { return .other }
      if ["if", "for", "while", "switch", "guard", "do", "else", "repeat"].contains(keyword) {
        return .other
      }
    }
    return .other
  }

  /// Finds the first word of a line behind attributes and modifiers.
  ///
  /// - Parameter line: A line of code.
  /// - Returns: The word, or nil if the line begins with a sign.
  static func keyword(of line: String) -> String? {
    var rest = line[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      if rest.first == "@" {
        rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = dropParentheses(rest)
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty { return nil }
      rest = rest.dropFirst(word.count)
      let next = rest.drop { $0 == " " }.prefix { $0.isLetter }
      let isClassModifier = word == "class" && ["func", "var", "let", "subscript"].contains(next)
      if modifiers.contains(String(word)) || isClassModifier {
        rest = dropParentheses(rest)
        continue
      }
      return String(word)
    }
  }

  /// Drops an argument list, such as that of `private(set)`.
  private static func dropParentheses(_ text: Substring) -> Substring {
    guard text.first == "(" else { return text }
    guard let end = text.firstIndex(of: ")") else { return text[text.endIndex...] }
    return text[text.index(after: end)...]
  }
}
