import Boarding
import BoardingMotion
import Testing

struct EventTests {
  @Test func `a passage from nowhere has no source`() {
    let first = Event.Passage(.none, from: nil, to: screen("A"))
    #expect(first.source == nil)
    #expect(first.destination == screen("A"))
    #expect(first.operation == .none)
    #expect(first == Event.Passage(.none, from: .absent, to: screen("A")))
    #expect(Event.Passage(.push, from: screen("A"), to: screen("B")).source == screen("A"))
  }

  @Test func `events are equal by instant and kind`() {
    let event = Event(at: .zero, .willShow(screen("A")))
    #expect(event == Event(at: .zero, .willShow(screen("A"))))
    #expect(event != Event(at: Instant(nanoseconds: 1), .willShow(screen("A"))))
    #expect(event != Event(at: .zero, .didShow(screen("A"))))
  }

  @Test func `the committed log has one line for each change and for the end of the flow`() {
    let passage = Event.Passage(.push, from: screen("A"), to: screen("B"))
    for kind: Event.Kind in [.committed(passage), .cancelled(passage), .flowFinished(.completed)] {
      #expect(kind.isCommitted)
    }
    for kind: Event.Kind in [
      .gestureEnded, .transitionGrabbed(progress: 1), .interactionChanged(isCancelled: false),
      .pending(.pop, screen: screen("B")), .eligibilityChanged(.forward, nil),
      .refused(Refusal(.pan, .wrongPhase)), .transitionEnded(passage, isCancelled: false),
    ] {
      #expect(!kind.isCommitted)
    }
  }

  @Test func `an event is small`() {
    #expect(MemoryLayout<Event>.size <= 32)
    #expect(MemoryLayout<Event>.stride == 32)
  }
}
