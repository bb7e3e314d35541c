import Boarding
import BoardingMotion
import Testing

/// Pins what the machine says a swipe would come to.
struct MachineEligibilityTests {
  /// Expects what swipes in both directions would come to, and that asking changes nothing.
  private func expect(
    _ run: Run,
    forward: Eligibility?,
    backward: Eligibility?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = run.machine.state
    #expect(run.machine.eligibility(.forward) == forward, sourceLocation: sourceLocation)
    #expect(run.machine.eligibility(.backward) == backward, sourceLocation: sourceLocation)
    #expect(run.machine.state == before, sourceLocation: sourceLocation)
  }

  @Test func `a swipe with a target is enabled and names it`() {
    let run = Run("AB", in: .swiped())
    expect(run, forward: .enabled(screen("C")), backward: .enabled(screen("A")))
    #expect(run.machine.eligibility(.forward)?.isEnabled == true)
  }

  @Test func `at the ends of the series one direction is disabled`() {
    expect(
      Run("A", in: .swiped()),
      forward: .enabled(screen("B")),
      backward: .disabled(.atRoot)
    )
    let last = Run("ABC", in: .swiped())
    expect(last, forward: .disabled(.noTarget), backward: .enabled(screen("B")))
    #expect(last.machine.eligibility(.forward)?.isEnabled == false)
  }

  @Test func `every rule has its reason`() {
    var run = Run("AB", in: .swiped { $0.screens[1].next = .screen("A") })
    expect(run, forward: .disabled(.alreadyOnStack), backward: .enabled(screen("A")))
    run = Run("AB", in: .swiped())
    run.hand(.setting(.forwardOnly(true)))
    expect(run, forward: .enabled(screen("C")), backward: .disabled(.forwardOnly))
    run.hand(.setting(.gestures(false)))
    expect(run, forward: .disabled(.gesturesOff), backward: .disabled(.forwardOnly))
    run = Run("AB", in: .swiped { $0.screens[1].allowsGestures = false })
    expect(
      run,
      forward: .disabled(.screenDisallowsGestures),
      backward: .disabled(.screenDisallowsGestures)
    )
    run = Run("AB", in: .swiped())
    run.hand(all: [.guarding("B", .leave, .refuse()), .guarding("C", .enter, .wait)])
    expect(run, forward: .disabled(.guardWaits), backward: .disabled(.guarded))
    run.hand(all: [.guarding("C", .enter, nil), .guarding("B", .leave, .wait), .previous()])
    expect(run, forward: .enabled(screen("C")), backward: .disabled(.alreadyPending))
  }

  @Test func `a guard that would wait is not a move that is pending already`() {
    var run = Run("AB", in: .swiped())
    run.hand(all: [.guarding("B", .leave, .wait), .guarding("C", .enter, .wait), .previous()])
    #expect(run.machine.pendingScreen == screen("B"))
    expect(run, forward: .disabled(.guardWaits), backward: .disabled(.alreadyPending))
  }

  @Test func `the edge does not count, since no finger is down`() {
    let run = Run("AB", in: .swiped("ABC", SwipeRules(edgeWidth: 20)))
    expect(run, forward: .enabled(screen("C")), backward: .enabled(screen("A")))
  }

  @Test func `what runs disables both, unless it would be finished first`() {
    for policy in SwipePolicy.allCases {
      var run = Run("ABC", in: .swiped("ABC", policy: policy))
      run.hand(.pop())
      switch policy {
      case .refuse, .grab:
        expect(
          run,
          forward: .disabled(.transitionInProgress),
          backward: .disabled(.transitionInProgress)
        )
      case .finish:
        expect(run, forward: .enabled(screen("C")), backward: .enabled(screen("A")))
        run.hand(.push("D"))
        expect(
          run,
          forward: .disabled(.transitionInProgress),
          backward: .disabled(.transitionInProgress)
        )
      }
    }
    var driven = Run("AB", in: .swiped("ABC", policy: .finish))
    driven.hand(all: [.began(), .moved(-100)])
    expect(
      driven,
      forward: .disabled(.transitionInProgress),
      backward: .disabled(.transitionInProgress)
    )
  }

  @Test func `before the first screen, at the end and without a container there is no swipe`() {
    let none = Eligibility.disabled(.wrongPhase)
    expect(Run(beforeFirstScreenOf: .swiped()), forward: none, backward: none)
    var run = Run("AB", in: .swiped())
    run.hand(.container(.disappear))
    expect(run, forward: none, backward: none)
    run.hand(all: [.container(.appear), .finishFlow()])
    expect(run, forward: none, backward: none)
    run = Run("AB", in: .swiped())
    run.hand(all: [.pop(), .finishFlow()])
    expect(run, forward: none, backward: none)
  }

  @Test func `an open flow leaves the answer to the driver`() {
    var run = Run("AB", in: .openSwiped())
    expect(run, forward: nil, backward: nil)
    run.hand(.next())
    expect(run, forward: .disabled(.wrongPhase), backward: .disabled(.wrongPhase))
  }

  @Test func `a pulled screen does not matter`() {
    var run = Run("C", in: .swiped("ABC", SwipeRules(rubberBand: 0.5)))
    run.hand(all: [.began(), .moved(-100)])
    expect(run, forward: .disabled(.noTarget), backward: .enabled(screen("B")))
  }
}
