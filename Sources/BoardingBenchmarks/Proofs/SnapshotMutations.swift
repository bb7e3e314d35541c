import BoardingExplorer
import BoardingMotion

/// Breaks the text of a snapshot in every way that a disk, an editor or an attacker may.
struct SnapshotMutations {
  /// Where the chance comes from.
  var random: SplitMix64

  /// One way to break a text.
  enum Kind: CaseIterable {
    /// A bit is another one.
    case bitFlip
    /// The end is missing.
    case truncation
    /// A byte is another one, of those that mean something in JSON.
    case byte
    /// A byte comes in.
    case insertion
    /// A part is missing.
    case removal
    /// A part is there twice.
    case duplication
    /// Two lines have changed their places.
    case swap
    /// A line is missing.
    case lineRemoval
    /// A line is there twice.
    case lineDuplication
    /// A value is one of another kind, a huge number or a text that is none.
    case value
    /// A name is another one.
    case name
    /// Something deep, long or wide comes in.
    case growth
  }

  /// Breaks a text, once or a few times.
  ///
  /// - Parameter text: The text in UTF-8.
  /// - Returns: The broken text.
  mutating func mutation(of text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<(random.isChance(2, of: 3) ? 1 : 1 + random.number(below: 4)) {
      mutate(&text, random.pick(Kind.allCases))
    }
    return text
  }

  /// Breaks a text in one way.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - kind: The way.
  private mutating func mutate(_ text: inout [UInt8], _ kind: Kind) {
    if text.isEmpty { return }
    let place = random.number(below: text.count)
    switch kind {
    case .bitFlip: text[place] ^= 1 << UInt8(random.number(below: 8))
    case .truncation: text.removeSubrange(place...)
    case .byte: text[place] = random.pick(Self.bytes)
    case .insertion: text.insert(random.pick(Self.bytes), at: place)
    case .removal: text.removeSubrange(part(of: text, from: place))
    case .duplication:
      text.insert(contentsOf: text[part(of: text, from: place)], at: place)
    case .swap, .lineRemoval, .lineDuplication: mutateLines(&text, kind)
    case .value: replaceValue(in: &text, from: place)
    case .name: replaceName(in: &text, from: place)
    case .growth: text.insert(contentsOf: growth(), at: place)
    }
  }

  /// Bytes that mean something, or nothing at all.
  private static let bytes: [UInt8] =
    Array("{}[]\",:0123456789-+.eEtfn\\u/ \n\t".utf8) + [0, 0x1F, 0x7F, 0x80, 0xBF, 0xC0, 0xED]
    + [0xEF, 0xF4, 0xFF]

  /// Draws a part of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Where the part begins.
  /// - Returns: The part.
  private mutating func part(of text: [UInt8], from place: Int) -> Range<Int> {
    place..<min(text.count, place + 1 + random.number(below: 60))
  }

  /// Moves, removes or repeats a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kind: What is done.
  private mutating func mutateLines(_ text: inout [UInt8], _ kind: Kind) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = random.number(below: lines.count)
    switch kind {
    case .swap: lines.swapAt(place, random.number(below: lines.count))
    case .lineRemoval: lines.remove(at: place)
    case .lineDuplication, .bitFlip, .truncation, .byte, .insertion, .removal, .duplication,
      .value, .name, .growth:
      lines.insert(lines[place], at: random.number(below: lines.count))
    }
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Puts another value in the place of the next one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Where the search begins.
  private mutating func replaceValue(in text: inout [UInt8], from place: Int) {
    guard let colon = text[place...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let end = text[(colon + 1)...].firstIndex { ",}]\n".utf8.contains($0) } ?? text.endIndex
    text.replaceSubrange((colon + 1)..<end, with: random.pick(Self.values).utf8)
  }

  /// Values that are rarely right.
  private static let values: [String] = [
    "null", "true", "false", "0", "-1", "1", "2", "4294967295", "4294967296", "2147483648",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e308", "1e309", "-0",
    "0.5", "01", "1e", String(repeating: "9", count: 2_000), "\"\"", "\"welcome\"", "\"\\ud800\"",
    "\"\\udc00\\ud800\"", "\"\\ud83e\\udded\"", "\"\\u0000\"", "\"\\x\"", "[]", "{}", "[[]]",
    "{\"screen\":1}", "[1,1]", "\"NaN\"", "NaN", "Infinity", "[{\"screen\":\"a\",\"entry\":9}]",
  ]

  /// Puts another name in the place of the next one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Where the search begins.
  private mutating func replaceName(in text: inout [UInt8], from place: Int) {
    guard let open = text[place...].firstIndex(of: UInt8(ascii: "\"")) else { return }
    guard let close = text[(open + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return }
    let names = [
      "", "welcome", "plans", "unknown", "stack", "entry", "\\u0073creen", "boardingSnapshot",
      String(repeating: "n", count: 5_000), "e\u{301}", "\u{1F9ED}",
    ]
    text.replaceSubrange((open + 1)..<close, with: random.pick(names).utf8)
  }

  /// Makes something deep, long or wide.
  ///
  /// - Returns: The bytes.
  private mutating func growth() -> [UInt8] {
    let count = random.pick([10, 1_000, 50_000])
    let piece = random.pick([
      "[", "{\"a\":", "1,", "[1],", "[],", "a", " ", "\n", "\\u0041", "9", "{},",
      "{\"screen\":\"\",\"entry\":0},", "{\"count\":0},", "\u{1F9ED}", "\u{301}", "\"\":\"\",",
    ])
    let choice = random.number(below: 4)
    if choice == 0 { return [0xEF, 0xBB, 0xBF] }
    if choice == 1 { return [0xFF, 0xFE] }
    if choice == 2 { return Array(String(repeating: piece, count: count).utf8) }
    return numbered(piece, count: min(count, 20_000))
  }

  /// Makes many pieces that are all different.
  ///
  /// - Parameters:
  ///   - piece: What they look like.
  ///   - count: How many there are.
  /// - Returns: The bytes.
  private func numbered(_ piece: String, count: Int) -> [UInt8] {
    let isScreen = piece.hasPrefix("{")
    let isFact = piece.hasPrefix("\"")
    return (0..<count).flatMap { number in
      let text =
        if isScreen {
          "{\"screen\":\"\(number)\",\"entry\":\(count - number)},"
        } else if isFact {
          "\"\(number)\":\"\","
        } else {
          "\(number),"
        }
      return Array(text.utf8)
    }
  }
}
