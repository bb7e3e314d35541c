/// A script to begin with.
struct Sample: Hashable, Sendable {
  /// The word by which the command knows it.
  let name: String
  /// What it is about.
  let summary: String
  /// The script.
  let text: String

  /// The samples, in the order in which they are shown.
  static let all: [Sample] = [.flow, .pages, .calendar, .pieces]

  /// The names with what the samples are about, a line for each.
  static var overview: String {
    all.map {
      $0.name + String(repeating: " ", count: max(2, 12 - $0.name.utf8.count)) + $0.summary + "\n"
    }.joined()
  }

  /// Four screens, of which the first one is put up: the flow on which the prompt starts.
  static let flow = Sample(
    name: "flow",
    summary: "Four screens of a first start, on which the prompt begins.",
    text: """
      flow Welcome
      screen welcome     "Welcome"      background #555555 progress 0.25
      screen features    "What it does" background #808080 progress 0.5
      screen permissions "Permissions"  background #aaaaaa progress 0.75 next completed
      screen completed   "All set"      background #ffffff progress 1 previous none
      series welcome features permissions
      start

      """
  )

  /// What a person reads first.
  static let greeting = [
    "Boarding: an onboarding flow that moves by typed lines. Time passes only when you say so.",
    "The sample flow is started: welcome, features, permissions, then completed.",
    "Try next, advance 200ms, show, settle, back, undo, then help. The end of input or quit ends.",
  ]
}
