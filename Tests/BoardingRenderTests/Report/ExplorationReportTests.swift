import BoardingExplorer
import BoardingRender
import Testing

/// Tests of reports for people, word for word.
struct ExplorationReportTests {
  @Test func `a report names rules, screens and ways`() throws {
    #expect(
      ExplorationReport(of: Exploration(of: try sampleFlow())).text == #"""
        A "flow" \ of #1: 5 screens, 36 states, 306 transitions
        every state is within 5 inputs; the last screen is the end: ready

        unreachable-screen on lost
          nothing leads here

        finger-trap on photos
          'next' leads to terms and 'swipe forward' changes nothing
          after: start, next

        finger-trap on photos
          'back' leads to welcome and 'swipe backward' changes nothing
          after: start, next

        Rules are broken in 3 places.

        """#
    )
  }

  @Test func `a report says what was not seen`() throws {
    let options = ExplorationOptions(stateLimit: 3)
    #expect(
      ExplorationReport(of: Exploration(of: try sampleFlow(), options)).text == #"""
        A "flow" \ of #1: 5 screens, 3 states, 7 transitions
        every state is within 1 input; the last screen is the end: ready
        not everything was seen: there are more than 3 states, and these screens were not seen: \#
        photos, terms, ready, lost

        unreachable-screen on lost
          nothing leads here

        A rule is broken.

        """#
    )
  }

  @Test func `a sound flow has a short report, and a long way is cut`() throws {
    var draft = FlowDraft(name: "")
    draft.screens = (0..<40).map { .init(name: "s\($0)") }
    draft.screens.append(
      .init(name: "trap", next: FlowDraft.Link.none, previous: FlowDraft.Link.none)
    )
    draft.screens[39].choices = [.init("fall", to: "trap")]
    draft.series = (0..<40).map { "s\($0)" }
    #expect(
      ExplorationReport(of: Exploration(of: try draft.makeFlow())).text == """
        41 screens, 42 states, 248 transitions
        every state is within 41 inputs; the last screen is the end: s39

        dead-end on trap
          no way leads from here to an end of the flow
          after: start, next, next, next, next, next, next, next, next, \
        next, next, next, 25 inputs more, next, next, next, choose fall

        A rule is broken.

        """
    )
    draft.allowances = [.init(.deadEnd, on: "trap", because: "it is one")]
    #expect(
      ExplorationReport(of: Exploration(of: try draft.makeFlow())).text == """
        41 screens, 42 states, 248 transitions
        every state is within 41 inputs; the last screen is the end: s39

        silenced dead-end on trap: it is one
          no way leads from here to an end of the flow

        No rule is broken.

        """
    )
  }
}
