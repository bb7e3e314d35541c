import Boarding

/// Reads a whole text and the files that it includes, and collects what is wrong with them.
struct ScriptParser {
  /// Reads the lines.
  private(set) var reader: ScriptReader
  /// Reads the files that are included; nil where none can be.
  private let load: IncludedFileLoader?
  /// The lines with a statement or a part of one, in the order of the run.
  private(set) var lines: [TextLine] = []
  /// The statements.
  private(set) var statements: [ScriptStatement] = []
  /// The faults that are reported one by one.
  private var diagnostics: [Diagnostic] = []
  /// The number of all faults.
  private(set) var faultCount = 0
  /// The files, in the order in which they are read first.
  private var files: [String] = []
  /// The files that are being read, the outermost one first.
  private var chain: [String] = []
  /// The number of lines so far.
  private var lineCount = 0
  /// The number of bytes so far.
  private var byteCount = 0
  /// True after a fault that makes it useless to go on.
  private(set) var isStopped = false

  /// Makes a parser.
  ///
  /// - Parameters:
  ///   - reader: Reads the lines; it may know something already.
  ///   - load: Reads the files that are included; nil where none can be.
  init(
    reader: ScriptReader = ScriptReader(startsAfresh: false),
    including load: IncludedFileLoader?
  ) {
    self.reader = reader
    self.load = load
  }

  /// The flow, or nil if it could not be made.
  var flow: Flow? { reader.flow }

  /// The faults, file by file in the order in which these are read first, each in the order of
  /// the places.
  var faults: ScriptFaults {
    let sorted = diagnostics.sorted { (first, second) in
      let (left, right) = (first.location, second.location)
      return (rank(of: left), left.line, left.column) < (rank(of: right), right.line, right.column)
    }
    return ScriptFaults(sorted, omittedCount: faultCount - diagnostics.count)
  }

  /// Finds out when the file of a place was read.
  ///
  /// - Parameter location: The place.
  /// - Returns: The place of its file among the files.
  private func rank(of location: TextLocation) -> Int {
    files.firstIndex(of: location.file) ?? -1
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The name of its file.
  mutating func parse(_ bytes: [UInt8], file: String) {
    let last = read(bytes, of: file, neededAt: TextLocation(file: file, line: 1, column: 1))
    if !isStopped { note(reader.finish(at: last)) }
  }

  /// Reads the file that a line asks for.
  ///
  /// - Parameters:
  ///   - inclusion: What is asked for.
  ///   - file: The file in whose folder a relative name begins.
  mutating func include(_ inclusion: Inclusion, besides file: String) {
    let location = inclusion.location
    let included = Inclusion.path(of: inclusion.name, besides: file)
    if let start = chain.firstIndex(of: included) {
      return note([Diagnostic(at: location, .includesItself(chain[start...] + [included]))])
    }
    if chain.count > ScriptLimits.inclusions {
      return note([Diagnostic(at: location, .tooManyInclusions)])
    }
    guard let load else {
      let reason = "files cannot be included here"
      return note([Diagnostic(at: location, .cannotInclude(included, reason: reason))])
    }
    do {
      _ = read(try load(included), of: included, neededAt: location)
    } catch {
      note([Diagnostic(at: location, .cannotInclude(included, reason: error.reason))])
    }
  }

  /// Notes faults, and only counts them where there are too many.
  ///
  /// Where something else is wrong already, a flow without screens is no news.
  ///
  /// - Parameter faults: The faults.
  mutating func note(_ faults: [Diagnostic]) {
    let faults = faultCount == 0 ? faults : faults.filter { $0.problem != .noScreens }
    faultCount += faults.count
    diagnostics += faults.prefix(ScriptLimits.faults - diagnostics.count)
  }
}

extension ScriptParser {
  /// Reads the lines of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name.
  ///   - location: Where the file is asked for.
  /// - Returns: The end of the file.
  private mutating func read(
    _ bytes: [UInt8],
    of file: String,
    neededAt location: TextLocation
  ) -> TextLocation {
    if !files.contains(file) { files.append(file) }
    byteCount += bytes.count
    if byteCount > ScriptLimits.textBytes {
      stop(Diagnostic(at: location, .textTooLong))
      return location
    }
    chain.append(Inclusion.path(of: file, besides: ""))
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest = bytes[...]
    if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(byteOrderMark.count) }
    var number = 0
    var isFirst = true
    while !rest.isEmpty, !isStopped {
      number += 1
      lineCount += 1
      if lineCount > ScriptLimits.lines {
        stop(Diagnostic(at: TextLocation(file: file, line: number, column: 1), .tooManyLines))
        break
      }
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = TextLine(rest[..<end], file: file, number: number)
      if read(line, isFirst: isFirst) { isFirst = false }
      rest = rest[min(end + 1, rest.endIndex)...]
    }
    if !isStopped { note(reader.finishFile()) }
    chain.removeLast()
    return TextLocation(file: file, line: number + 1, column: 1)
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isFirst: True if no line before it in its file says anything.
  /// - Returns: True if the line says something.
  private mutating func read(_ line: TextLine, isFirst: Bool) -> Bool {
    switch reader.read(line, suggestsWords: faultCount < ScriptLimits.faults) {
    case .nothing:
      return false
    case .incomplete:
      lines.append(line)
    case .statement(let statement):
      lines.append(line)
      statements.append(statement)
    case .version(let location):
      if !isFirst { note([Diagnostic(at: location, .misplacedVersion)]) }
    case .inclusion(let inclusion):
      include(inclusion, besides: line.file)
    case .faults(let faults):
      note(faults)
      for case .unknownVersion in faults.map({ $0.problem }) { isStopped = true }
    }
    return true
  }

  /// Notes a fault behind which nothing is read any more.
  ///
  /// - Parameter fault: The fault.
  private mutating func stop(_ fault: Diagnostic) {
    isStopped = true
    note([fault])
  }
}
