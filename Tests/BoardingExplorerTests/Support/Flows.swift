import BoardingExplorer
import BoardingMotion
import BoardingScript

/// Reads a flow out of a script.
///
/// - Parameter text: The script.
/// - Returns: The flow.
/// - Throws: What is wrong with the script.
func flow(_ text: String) throws -> Flow {
  try Script(parsing: text, file: "flow").flow
}

/// Writes a small flow at random: links, choices, guards, gestures and a series.
///
/// - Parameter seed: What the flow depends on.
/// - Returns: The lines that declare it.
func randomDeclarations(seed: UInt64) -> [String] {
  var random = SplitMix64(seed: seed)
  let count = Int.random(in: 2...4, using: &random)
  let names = (0..<count).map { "s\($0)" }
  var lines = ["flow Random"]
  for name in names {
    var line = "screen " + name
    switch Int.random(in: 0..<4, using: &random) {
    case 0: line += " next " + names[Int.random(in: 0..<count, using: &random)]
    case 1: line += " next none"
    default: break
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: line += " previous " + names[Int.random(in: 0..<count, using: &random)]
    case 1: line += " previous none"
    default: break
    }
    for label in ["yes", "no"] where Int.random(in: 0..<3, using: &random) == 0 {
      line += " choice \(label) " + names[Int.random(in: 0..<count, using: &random)]
    }
    if Int.random(in: 0..<5, using: &random) == 0 { line += " gestures off" }
    for side in ["leave", "enter"] where Int.random(in: 0..<5, using: &random) == 0 {
      line += " \(side) " + (Bool.random(using: &random) ? "wait" : "refuse \"no\"")
    }
    lines.append(line)
  }
  let series = names.shuffled(using: &random).prefix(Int.random(in: 0...count, using: &random))
  if !series.isEmpty { lines.append("series " + series.joined(separator: " ")) }
  if Int.random(in: 0..<6, using: &random) == 0 { lines.append("forward-only on") }
  if Int.random(in: 0..<6, using: &random) == 0 { lines.append("direction right-to-left") }
  return lines
}

/// Writes a small flow at random whose screens and links look at facts.
///
/// - Parameter seed: What the flow depends on.
/// - Returns: The lines that declare it.
func randomConditionalDeclarations(seed: UInt64) -> [String] {
  var random = SplitMix64(seed: seed + 1_000_000)
  var plain = randomDeclarations(seed: seed)
  while plain.count(where: { $0.hasPrefix("screen") }) > 3 {
    plain = randomDeclarations(seed: random.next())
  }
  let conditions = ["plan pro", "plan not pro", "plan free or team", "asked yes", "asked no"]
  let declared = conditions.prefix(Bool.random(using: &random) ? 5 : 3)
  func condition() -> String {
    if Int.random(in: 0..<2, using: &random) == 0 { return "" }
    let one = declared[Int.random(in: 0..<declared.count, using: &random)]
    return declared.count == 5 && one.hasPrefix("plan")
      && Int.random(in: 0..<4, using: &random) == 0
      ? " when \(one) and asked no" : " when " + one
  }
  var lines = ["fact plan free pro team"] + (declared.count == 5 ? ["fact asked no yes"] : [])
  let hasNews = declared.count == 3
  if hasNews { lines += ["version 2.0.0", "seen 1.0.0"] }
  for line in plain {
    let words = line.split(separator: " ").map { String($0) }
    guard words[0] == "screen" else {
      lines.append(line)
      continue
    }
    let isNew = hasNews && Int.random(in: 0..<3, using: &random) == 0
    let release = ["0.5.0", "1.5.0", "2.0.0"][Int.random(in: 0..<3, using: &random)]
    var text = "screen " + words[1] + condition() + (isNew ? " new-in " + release : "")
    for (place, word) in words.enumerated().dropFirst(2) {
      text += " " + word
      let isTarget =
        place > 2 && word != "none" && (words[place - 1] == "next" || words[place - 2] == "choice")
      if !isTarget { continue }
      let condition = condition()
      text += condition
      if condition.isEmpty || words[place - 2] != "choice" { continue }
      if Bool.random(using: &random) { text += " choice \(words[place - 1]) " + words[1] }
    }
    lines.append(text)
  }
  return [lines.first { $0.hasPrefix("flow") } ?? ""] + lines.filter { !$0.hasPrefix("flow") }
}

/// Writes a small flow at random that looks at facts and whose links lead to later screens only.
///
/// - Parameter seed: What the flow depends on.
/// - Returns: The lines that declare it.
func randomOnwardDeclarations(seed: UInt64) -> [String] {
  var random = SplitMix64(seed: seed + 2_000_000)
  let count = Int.random(in: 2...5, using: &random)
  let conditions = ["plan pro", "plan not pro", "asked no", "asked no and plan free or team"]
  func condition() -> String {
    let place = Int.random(in: 0..<8, using: &random)
    return place < conditions.count ? " when " + conditions[place] : ""
  }
  var lines = [
    "version 2.0.0", "seen 1.0.0", "fact plan free pro team", "fact asked no yes",
    "screen s0 when asked no",
  ]
  for place in 1..<count {
    let later = (place + 1..<max(count, place + 2)).map { $0 < count ? "s\($0)" : "none" }
    func target() -> String { later[Int.random(in: 0..<later.count, using: &random)] }
    var line = "screen s\(place)" + condition()
    switch Int.random(in: 0..<6, using: &random) {
    case 0: line += " new-in " + (place < 3 ? "1.5.0" : "2.0.0")
    default: break
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      line += " next \(target()) when plan pro next " + target()
    }
    for label in ["yes", "no"] where place + 1 < count && Bool.random(using: &random) {
      line += " choice \(label) " + target() + condition()
    }
    if Int.random(in: 0..<4, using: &random) == 0 { line += " previous none" }
    lines.append(line)
  }
  let series = (0..<count).filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
  if !series.isEmpty { lines.append("series " + series.map { "s\($0)" }.joined(separator: " ")) }
  return lines
}

/// The states and transitions of a flow, found by running every script from its beginning.
struct BruteForce {
  /// The identity of a state, and how many inputs lead there.
  private(set) var depths: [String: Int] = [:]
  /// Every transition as text, sorted.
  private(set) var transitions: [String] = []

  /// Runs all scripts.
  ///
  /// - Parameter declarations: The lines that declare the flow.
  /// - Throws: What is wrong with a script.
  init(_ declarations: [String]) throws {
    let flow = try Script(parsing: declarations.joined(separator: "\n"), file: "f").flow
    let (first, _) = try BruteForce.end(of: declarations, after: [])
    depths[first] = 0
    var ways: [[[String]]] = [[]]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      let (source, machine) = try BruteForce.end(of: declarations, after: way)
      let histories = way.isEmpty ? try BruteForce.histories(declarations) : []
      for action in BruteForce.actions(on: machine, flow) + histories {
        var lifted: [String] = []
        while true {
          let beginning = action == "start" && !lifted.isEmpty ? ["settle"] : []
          let step =
            beginning + lifted.map { "guard \($0) allow" } + [action, "settle"]
            + lifted.map { "guard \($0) declared" }
          let (target, after) = try BruteForce.end(of: declarations, after: way + [step])
          transitions.append("\(source) \(step) \(target)")
          if depths[target] == nil {
            depths[target] = way.count + 1
            ways.append(way + [step])
          }
          guard action != "answer refuse",
            let guarding = try BruteForce.objection(declarations, way + [step], machine, after),
            !lifted.contains(guarding)
          else { break }
          lifted.append(guarding)
        }
      }
    }
    transitions.sort()
  }

  /// Runs a script from its beginning.
  ///
  /// - Parameters:
  ///   - declarations: The lines that declare the flow.
  ///   - way: The steps, each of several lines.
  /// - Returns: The identity of the state at the end, and the machine.
  /// - Throws: What is wrong with the script.
  private static func end(
    of declarations: [String],
    after way: [[String]]
  ) throws -> (String, Machine) {
    let text = (declarations + way.flatMap { $0 }).joined(separator: "\n")
    let script = try Script(parsing: text, file: "way")
    var run = ScriptRun(flow: script.flow)
    for step in script.statements.compactMap({ $0.step }) { _ = run.perform(step) }
    return (identity(of: run.machine), run.machine)
  }

  /// Returns the identity of a state as a text.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: What can be told of it.
  private static func identity(of machine: Machine) -> String {
    let stack = machine.state.stack.rootFirst.map { $0.rawValue }
    let facts = machine.state.settings.facts
    return "\(stack) \(machine.pendingMove.map { "\($0)" } ?? "-") \(facts)"
  }

  /// Returns what people may have seen who are shown other news than the declarations say.
  ///
  /// - Parameter declarations: The lines that declare the flow.
  /// - Returns: Lines of a script, each of which leads to news of its own.
  /// - Throws: What is wrong with a script.
  private static func histories(_ declarations: [String]) throws -> [String] {
    guard declarations.contains(where: { $0.contains(" new-in ") }) else { return [] }
    let releases = ["2.0.0", "1.5.0", "0.5.0", "0.0.0"].filter { (release) in
      release == "0.0.0" || declarations.contains { $0.contains(" new-in " + release) }
    }
    var known: Set<String> = [try end(of: declarations, after: []).0]
    return try (["fresh-install"] + releases.map { "seen " + $0 } + ["seen none"]).filter {
      known.insert(try end(of: declarations, after: [[$0]]).0).inserted
    }
  }

  /// Returns what is tried in a state.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - flow: The flow.
  /// - Returns: Lines of a script.
  private static func actions(on machine: Machine, _ flow: Flow) -> [String] {
    // Which news were seen is said at the beginning.
    let stated = flow.facts.enumerated().filter { !$0.element.name.hasPrefix("new-in-") }
    let facts = stated.flatMap { (place, fact) in
      fact.values.indices.filter { machine.state.settings.facts[place] != $0 }
        .map { "set fact \(fact.name) \(fact.values[$0])" }
    }
    guard let top = machine.state.stack.top else { return ["start"] + facts }
    let labels = Set(flow.screens[top.rawValue].choices.map { $0.label })
    let choices = labels.map { flow.choiceLabels[$0.rawValue] }
    return facts + ["next", "back", "swipe forward", "swipe backward"]
      + ["swipe forward at -1000", "swipe backward at -1000"] + choices.map { "choose " + $0 }
      + (machine.pendingScreen == nil ? [] : ["answer allow", "answer refuse"])
  }

  /// Finds the guard that was against the last step, by the events of its script.
  ///
  /// - Parameters:
  ///   - declarations: The lines that declare the flow.
  ///   - way: The steps.
  ///   - before: The machine before the last step.
  ///   - after: The machine behind it.
  /// - Returns: The screen and the side, or nil if none was against it.
  /// - Throws: What is wrong with the script.
  private static func objection(
    _ declarations: [String],
    _ way: [[String]],
    _ before: Machine,
    _ after: Machine
  ) throws -> String? {
    func log(_ way: [[String]]) throws -> [Event] {
      let text = (declarations + way.flatMap { $0 }).joined(separator: "\n")
      return try Script(parsing: text, file: "way").run().log
    }
    let old = try log(way.dropLast()).count
    for event in try log(way)[old...].reversed() {
      guard case .refused(let refusal) = event.kind, refusal.reason == .guarded,
        let screen = refusal.screen
      else { continue }
      let side = screen == before.state.stack.top ? "leave" : "enter"
      return after.flow.screens[screen.rawValue].name + " " + side
    }
    return nil
  }
}
