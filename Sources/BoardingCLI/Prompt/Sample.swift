/// The flow on which the prompt starts.
enum Sample {
  /// The name by which the sample is known in messages.
  static let file = "sample"

  /// The script of the sample: four screens, and the first one is put up.
  static let text = """
    flow Welcome
    screen welcome     "Welcome"      background #555555 progress 0.25
    screen features    "What it does" background #808080 progress 0.5
    screen permissions "Permissions"  background #aaaaaa progress 0.75 next completed
    screen completed   "All set"      background #ffffff progress 1 previous none
    series welcome features permissions
    start

    """

  /// What a person reads first.
  static let greeting = [
    "Boarding: an onboarding flow that moves by typed lines. Time passes only when you say so.",
    "The sample flow is started: welcome, features, permissions, then completed.",
    "Try next, advance 200ms, show, settle, back, undo, then help. The end of input or quit ends.",
  ]
}
