import BoardingRender

/// Makes a flow for the tests: a guard, a choice, gestures off, a fact and a screen that nothing
/// leads to.
///
/// - Returns: The flow.
/// - Throws: What is wrong with it.
func sampleFlow() throws -> Flow {
  var draft = FlowDraft(name: "A \"flow\" \\ of #1")
  draft.facts = [FlowDraft.Fact("photos", ["unknown", "granted", "denied"])]
  draft.screens = [
    .init(name: "welcome", title: "Say \"hi\" & <go>; \\ `on` | #2\u{7}"),
    .init(
      name: "photos",
      when: .fact("photos", isNot: "granted"),
      choices: [.init("later", to: "ready")],
      allowsGestures: false
    ),
    .init(name: "terms", leave: .wait, enter: .refuse(reason: "read them")),
    .init(name: "ready", title: "Ready", previous: FlowDraft.Link.none),
    .init(name: "lost", next: .screen("welcome")),
  ]
  draft.series = ["welcome", "photos", "terms", "ready"]
  return try draft.makeFlow()
}
