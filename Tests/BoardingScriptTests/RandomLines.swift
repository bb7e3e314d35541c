import Boarding

/// Lines that a person, or nobody in their right mind, would type.
enum RandomLines {
  /// The names of the screens that the declarations have.
  private static let screens = ["welcome", "features", "permissions", "completed"]

  /// Makes a line that can be read after the declarations.
  ///
  /// - Parameter generator: Where chance comes from.
  /// - Returns: The line.
  static func valid(using generator: inout SplitMix64) -> String {
    let screen = screens.randomElement(using: &generator) ?? ""
    let policy = ["refuse", "queue", "finish"].randomElement(using: &generator) ?? ""
    let time = Int.random(in: 0...500, using: &generator)
    let clauses = ["", "", " instant", " interactive", " interactive", " from \(screen)"]
    let clause = clauses.randomElement(using: &generator) ?? ""
    let progress = Int.random(in: 0...100, using: &generator)
    let speed = ["", " speed 2", " speed 0.5"].randomElement(using: &generator) ?? ""
    let stack = screens.shuffled(using: &generator)
      .prefix(Int.random(in: 1...4, using: &generator)).joined(separator: " ")
    let points = Int.random(in: -400...400, using: &generator)
    let guards = ["allow", "refuse \"no\"", "refuse", "wait", "declared"]
    let answer = guards.randomElement(using: &generator) ?? ""
    let lines = [
      "touch", "touch at \(points)", "drag \(points)", "drag \(points) over \(time)ms in 3 samples",
      "drag \(points) down \(time)", "hold \(time)ms", "release", "release at \(points)", "release",
      "swipe forward", "swipe backward fast", "swipe forward at \(points)", "grab",
      "policy swipes grab", "policy swipes finish", "guard \(screen) enter \(answer)",
      "guard \(screen) leave \(answer)", "answer allow", "answer refuse \"no\"", "gestures on",
      "gestures off", "forward-only off", "swipe rules boarding-pass reversible rubber-band 0.55",
      "swipe rules projecting slop 10 scrub", "why forward", "why backward", "watch progress",
      "watch transition", "expect pending none", "expect offset \(screen) 0",
      "start", "next\(clause)", "next\(clause)", "back\(clause)", "choose skip\(clause)",
      "push \(screen)\(clause)", "pop\(clause)", "pop to \(screen)\(clause)",
      "pop to root\(clause)", "replace \(screen)\(clause)", "set \(stack)\(clause)",
      "advance \(time)ms", "advance \(time)ms", "advance 33.333333ms", "settle",
      "width \(time)", "direction right-to-left", "reduce-motion on", "reduce-motion off",
      "policy moves \(policy)", "policy commands \(policy)", "stack", "show", "log", "values",
      "update 0.\(progress)", "update 0.\(progress)", "finish\(speed)", "finish", "cancel\(speed)",
      "skip\(clause)", "finish flow", "finish flow skipped", "skip out", "reduce-motion fade",
      "container disappear", "container appear", "container appear", "container suspend",
      "expect finished completed", "expect step 2 of 3", "expect furthest 3",
      "expect interactive 0.5", "expect settling back 0.5",
      "expect top \(screen)", "expect idle", "expect refused staleSource", "help pop",
    ]
    return lines.randomElement(using: &generator) ?? ""
  }

  /// Makes a line out of words that belong to the language, in any order.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - generator: Where chance comes from.
  /// - Returns: The line.
  static func shuffled(_ words: [String], using generator: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...6, using: &generator))
      .map { _ in words.randomElement(using: &generator) ?? "" }
      .joined(separator: Bool.random(using: &generator) ? " " : "")
  }
}
