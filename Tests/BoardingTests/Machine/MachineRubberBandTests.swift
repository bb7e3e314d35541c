import Boarding
import BoardingMotion
import Testing

/// Pins how the last screen gives way to a finger that leads nowhere.
struct MachineRubberBandTests {
  private static let rules = SwipeRules(rubberBand: 0.55)

  /// How far the screen in front stands to the right of its place.
  private func offset(_ run: Run) -> Double? {
    run.machine.positions.count == 1 ? run.machine.positions.last?.offset : nil
  }

  @Test func `the screen gives way, emits nothing and goes back`() {
    var run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(.began())
    run.expect(.moved(-10), "refused noTarget", "refused swipeForward noTarget C")
    #expect(run.gesture == .pulling)
    run.expect(.moved(-100), "applied", "")
    let band = RubberBand(coefficient: 0.55, dimension: 400)
    #expect(offset(run) == band?.offset(ofPull: -100))
    run.expect(.ended(-200), "applied", "gesture ended")
    #expect(run.gesture == .none)
    #expect(run.machine.state.isIdle)
    #expect(offset(run) == band?.offset(ofPull: -200))
    #expect(run.machine.state.deadline != nil)
    run.pass(20)
    let between = offset(run) ?? 0
    #expect(between < 0 && between > (band?.offset(ofPull: -200) ?? 0))
    run.expect(.wait(400), "left 0 ms", "")
    #expect(offset(run) == 0)
    #expect(run.machine.state.deadline == nil)
  }

  @Test func `the root gives way the other way`() {
    var run = Run("A", in: .swiped("ABC", Self.rules))
    run.hand(.began())
    run.expect(.moved(100), "refused atRoot", "refused swipeBackward atRoot A")
    #expect(offset(run) == RubberBand(coefficient: 0.55, dimension: 400)?.offset(ofPull: 100))
    run.expect(.taken(100), "applied", "gesture ended")
    #expect(run.machine.state.deadline != nil)
  }

  @Test func `a screen is not pulled past its place`() {
    var run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.moved(100), "applied", "")
    #expect(run.gesture == .pulling)
    #expect(offset(run) == 0)
    run.hand(.moved(-50))
    #expect(offset(run) == RubberBand(coefficient: 0.55, dimension: 400)?.offset(ofPull: -50))
    run.expect(.ended(200), "applied", "gesture ended")
    #expect(run.machine.state.deadline == nil)
  }

  @Test func `by policy the opposite swipe begins where the screen has its place`() {
    let rules = SwipeRules(isReversible: true, rubberBand: 0.55)
    var run = Run("ABC", in: .swiped("ABC", rules))
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.moved(100), "applied", Calls.popByHand("C", "B"), "updated 0.25")
    run.expect(.ended(240), "applied [C]", "updated 0.6 · gesture ended · verdict finish")
    run = Run("A", in: .swiped("A", rules))
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.moved(40), "refused atRoot", "refused swipeBackward atRoot A")
    run.expect(.moved(-40), "applied", "")
    #expect(offset(run) == RubberBand(coefficient: 0.55, dimension: 400)?.offset(ofPull: -40))
    run.expect(.moved(40), "applied", "")
    #expect(offset(run) == 0)
  }

  @Test func `without the rule, or where something else stands in the way, nothing gives way`() {
    var plain = Run("C", in: .swiped("ABC"))
    plain.hand(all: [.began(), .moved(-100)])
    #expect(offset(plain) == 0)
    var run = Run(
      "AB",
      in: .swiped("ABC", Self.rules) { $0.screens[1].leave = .refuse(reason: nil) }
    )
    run.hand(all: [.began(), .moved(100)])
    #expect(run.gesture == .absorbed)
    #expect(offset(run) == 0)
  }

  @Test func `another finger or command puts the screen in its place`() {
    var run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.began(), .moved(-100), .ended(-100)])
    run.expect(.began(), "applied", "")
    #expect(offset(run) == 0)
    run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.began(), .moved(-100), .ended(-100)])
    run.expect(.push("D"), "applied", Calls.pushBegins("C", "D"))
    #expect(run.machine.positions.map(\.offset) == [0, 400])
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("C", "D"))
    #expect(offset(run) == 0)
  }

  @Test func `a command while the finger pulls is an ordinary one and absorbs the rest`() {
    var run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.push("D"), "applied", Calls.pushBegins("C", "D"))
    #expect(run.machine.positions.map(\.offset) == [0, 400])
    run.expect(.moved(-200), "absorbed", "")
    run.expect(.wait(400), "left 0 ms", Calls.pushEnds("C", "D"))
    #expect(offset(run) == 0)
    run.expect(.ended(-200), "absorbed", "gesture ended")
    #expect(run.machine.state.deadline == nil)
  }

  @Test func `with less motion the screen stands in its place at once`() {
    var run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.setting(.reduceMotion(true)), .began(), .moved(-100), .ended(-100)])
    #expect(offset(run) == 0)
    run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.began(), .moved(-100), .ended(-100), .setting(.reduceMotion(true))])
    #expect(offset(run) == 0)
  }

  @Test(arguments: [ContainerChange.disappear, .suspend])
  func `a container that goes away puts the screen in its place`(change: ContainerChange) {
    var run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.began(), .moved(-100), .container(change)])
    #expect(offset(run) == 0)
    run.expect(.ended(-100), "absorbed", "gesture ended")
    run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.began(), .moved(-100), .ended(-100), .container(change)])
    #expect(offset(run) == 0)
    #expect(run.gesture == .none)
  }

  @Test func `settling ends with the screen in its place`() {
    var run = Run("C", in: .swiped("ABC", Self.rules))
    run.hand(all: [.began(), .moved(-100), .ended(-100)])
    run.machine.settle(into: &run.log)
    #expect(offset(run) == 0)
    #expect(run.machine.state.deadline == nil)
  }
}
