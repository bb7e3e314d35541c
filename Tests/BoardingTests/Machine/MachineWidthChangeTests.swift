import Boarding
import BoardingMotion
import Testing

/// Pins that a change of the width keeps the progress of a swipe.
struct MachineWidthChangeTests {
  @Test func `the progress stays and later movements count by the new width`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-100)])
    run.expect(.setting(.containerWidth(800)), "applied", "")
    #expect(run.progress == 0.25)
    #expect(run.machine.positions.map(\.offset) == [-200, 600])
    run.expect(.moved(-300), "applied", "updated 0.5")
    run.hand(.setting(.containerWidth(200)))
    #expect(run.progress == 0.5)
    run.expect(.moved(-280), "applied", "updated 0.4")
    run.expect(.ended(-320), "applied", "updated 0.6 · gesture ended · verdict finish")
  }

  @Test func `velocity counts in the new width`() {
    for (width, stack) in [(800.0, "[A]"), (200, "[A,B]")] {
      var run = Run("A", in: .swiped())
      run.hand(all: [.began(), .moved(-100), .setting(.containerWidth(width))])
      run.hand(.ended(-100, velocity: -240))
      #expect(run.stack == stack)
    }
  }

  @Test func `the way back of a cancelled swipe is not touched`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-100), .ended(-160), .setting(.containerWidth(800))])
    #expect(run.progress == 0.4)
    #expect(run.millisecondsLeft == 160)
  }

  @Test func `an undecided finger counts by the new width`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .setting(.containerWidth(800))])
    run.expect(.moved(-200), "applied", Calls.pushByHand("A", "B"), "updated 0.25")
  }

  @Test func `beyond the origin it stays as far beyond as it was`() {
    var run = Run("A", in: .swiped())
    run.hand(all: [.began(), .moved(-100), .moved(200), .setting(.containerWidth(800))])
    #expect(run.progress == 0)
    run.expect(.moved(0), "applied", "updated 0.0")
    run.expect(.moved(-400), "applied", "updated 0.25")
  }

  @Test func `the opposite swipe starts where the origin is after a change of width`() {
    var run = Run("AB", in: .swiped("ABC", SwipeRules(isReversible: true)))
    run.hand(all: [.began(), .moved(-100), .setting(.containerWidth(800))])
    // The origin is 200 points back from where the finger was.
    run.expect(.moved(100), "applied", "updated 0.0")
    run.hand(.moved(300))
    #expect(run.log.last.map { text($0.kind) } == "updated 0.25")
  }
}
