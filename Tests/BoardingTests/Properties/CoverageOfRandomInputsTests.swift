import Boarding
import BoardingExplorer
import BoardingMotion
import Testing

/// Makes sure that the random inputs reach everything that they are meant to test.
struct CoverageOfRandomInputsTests {
  @Test func `the random inputs reach every reason, every answer, every call and every operation`()
    throws
  {
    var reasons: Set<Refusal.Reason> = []
    var operations: Set<NavigationOperation> = []
    var kinds: Set<String> = []
    var answers: Set<String> = []
    for isOpen in [true, false] {
      for seed in UInt64(0)..<30 {
        let recording = try Recording(seed: seed, isOpen: isOpen, stepCount: 300)
        var machine = Machine(flow: recording.flow)
        for input in recording.inputs {
          var events: [Event] = []
          let answer = machine.handle(input, into: &events)
          answers.insert(String(text(answer).prefix { $0.isLetter }))
          for event in events {
            if case .refused(let refusal) = event.kind { reasons.insert(refusal.reason) }
            if case .committed(let passage) = event.kind { operations.insert(passage.operation) }
            kinds.insert(String("\(event.kind)".prefix { $0.isLetter }))
          }
        }
      }
    }
    // Only an eligibility says that a guard would wait.
    #expect(Refusal.Reason.allCases.filter { !reasons.contains($0) } == [.guardWaits])
    #expect(operations == Set(NavigationOperation.allCases))
    #expect(answers == ["applied", "queued", "refused", "asks", "left", "pending", "absorbed"])
    #expect(
      kinds == [
        "transitionBegan", "interactionUpdated", "interactionChanged", "willEnterStack",
        "didEnterStack", "willLeaveStack", "didLeaveStack",
        "willAppear", "didAppear", "willDisappear", "didDisappear", "willShow", "didShow",
        "committed", "cancelled", "flowFinished", "screenChanged", "transitionEnded",
        "refused", "transitionGrabbed", "gestureEnded", "pending",
      ]
    )
  }
}
