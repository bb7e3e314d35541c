package import Boarding
import BoardingMotion
package import BoardingScript

/// What is fuzzed: a flow, and how a script declares it.
package struct FuzzPlan: Sendable {
  /// The name of the flow.
  package let name: String
  /// The flow; its transitions follow a straight line.
  package let flow: Flow
  /// The declarations of the flow, as lines of a script; empty for an open flow.
  package let declaration: [String]
  /// The flow as tables.
  let world: World

  /// Why a text cannot be fuzzed.
  package enum Fault: Error {
    /// It is about pages.
    case pages
    /// Its declarations do not stand alone.
    case text(ScriptFaults)
  }

  /// Takes the declarations of a script.
  ///
  /// Curves and springs have tests of their own; here a transition takes the same time along a
  /// straight line, so that the reference model can tell where it is.
  ///
  /// - Parameter script: The script; its steps do not count.
  /// - Throws: Why it cannot be fuzzed.
  package init(_ script: Script) throws(Fault) {
    if script.flow.screens.isEmpty { throw .pages }
    var lines = script.declarationLines.filter { !$0.hasPrefix("transition ") }
    let nanoseconds = script.flow.options.animation.durationNanoseconds
    lines.append("transition " + timeText(nanoseconds: nanoseconds) + " linear")
    try self.init(declaring: lines, file: script.file)
  }

  /// Takes the declarations of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The name of its file.
  ///   - load: Reads the files that it includes; without it none can be included.
  /// - Throws: Why it cannot be fuzzed.
  package init(
    parsing bytes: [UInt8],
    file: String,
    including load: IncludedFileLoader? = nil
  ) throws(Fault) {
    let script: Script
    do {
      script = try Script(parsing: bytes, file: file, including: load)
    } catch {
      throw .text(error)
    }
    try self.init(script)
  }

  /// Takes declarations.
  ///
  /// - Parameters:
  ///   - lines: The declarations, of a flow whose transitions follow a straight line.
  ///   - file: The name of their file, for messages.
  /// - Throws: Why they cannot be fuzzed.
  package init(declaring lines: [String], file: String = "flow.boarding") throws(Fault) {
    let script: Script
    do {
      script = try Script(parsing: lines.joined(separator: "\n") + "\n", file: file)
    } catch {
      throw .text(error)
    }
    name = script.flow.name
    flow = script.flow
    declaration = lines
    world = World(script.flow)
  }

  /// Takes a world made by chance.
  ///
  /// - Parameters:
  ///   - seed: Where the chance begins.
  ///   - isOpen: Whether any screen may come.
  /// - Throws: `FlowFaults` if the world is not a flow.
  package init(randomFlow seed: UInt64, isOpen: Bool) throws(FlowFaults) {
    var random = SplitMix64(seed: seed)
    var world = World.random(isOpen: isOpen, using: &random)
    // A script speaks of days at the most.
    world.duration = min(world.duration, 3_600_000_000_000)
    flow = try world.makeFlow()
    name = flow.name
    declaration = isOpen ? [] : flow.declaration
    self.world = isOpen ? world : World(flow)
  }

  /// A number that differs where the declarations do.
  package var digest: UInt64 {
    var digest = Digest()
    for line in declaration { digest.add(line) }
    return digest.value
  }
}
