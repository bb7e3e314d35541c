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

  @Test func `an event is small`() {
    #expect(MemoryLayout<Event>.size <= 32)
    #expect(MemoryLayout<Event>.stride == 32)
  }
}
