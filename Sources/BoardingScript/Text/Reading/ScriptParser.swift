import Boarding

/// Reads a whole text and collects what is wrong with it.
struct ScriptParser {
  /// The name of the file.
  private let file: String
  /// Reads the lines.
  private var reader = ScriptReader(startsAfresh: false)
  /// The statements.
  private(set) var statements: [ScriptStatement] = []
  /// The faults that are reported one by one.
  private var diagnostics: [Diagnostic] = []
  /// The number of all faults.
  private(set) var faultCount = 0

  /// Makes a parser.
  ///
  /// - Parameter file: The name of the file.
  init(file: String) {
    self.file = file
  }

  /// The flow, or nil if it could not be made.
  var flow: Flow? { reader.flow }

  /// The faults, in the order of their places.
  var faults: ScriptFaults {
    let sorted = diagnostics.sorted { (first, second) in
      let (left, right) = (first.location, second.location)
      return (left.line, left.column) < (right.line, right.column)
    }
    return ScriptFaults(sorted, omittedCount: faultCount - diagnostics.count)
  }

  /// Reads a text.
  ///
  /// - Parameter bytes: The text.
  mutating func parse(_ bytes: [UInt8]) {
    if bytes.count > ScriptLimits.textBytes {
      return note([Diagnostic(at: location(line: 1), .textTooLong)])
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest = bytes[...]
    if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(byteOrderMark.count) }
    var number = 0
    while !rest.isEmpty {
      number += 1
      if number > ScriptLimits.lines {
        return note([Diagnostic(at: location(line: number), .tooManyLines)])
      }
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      read(TextLine(rest[..<end], file: file, number: number))
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    note(reader.finish(at: location(line: number + 1)))
  }

  /// Reads a line.
  ///
  /// - Parameter line: The line.
  private mutating func read(_ line: TextLine) {
    switch reader.read(line) {
    case .nothing, .incomplete: break
    case .statement(let statement): statements.append(statement)
    case .faults(let faults): note(faults)
    }
  }

  /// Notes faults, and only counts them where there are too many.
  ///
  /// Where something else is wrong already, a flow without screens is no news.
  ///
  /// - Parameter faults: The faults.
  private mutating func note(_ faults: [Diagnostic]) {
    let faults = faultCount == 0 ? faults : faults.filter { $0.problem != .noScreens }
    faultCount += faults.count
    diagnostics += faults.prefix(ScriptLimits.faults - diagnostics.count)
  }

  /// Returns the beginning of a line.
  ///
  /// - Parameter line: The number of the line.
  /// - Returns: The location.
  private func location(line: Int) -> TextLocation {
    TextLocation(file: file, line: line, column: 1)
  }
}
