import Boarding
import BoardingMotion
import Testing

struct ScreenPositionTests {
  /// Writes the positions of a run.
  private func text(_ run: Run) -> String {
    run.machine.positions.map { "\(letter($0.screen)) \(Int($0.offset))" }.joined(separator: ", ")
  }

  /// A run in a container 400 points wide.
  private func run(
    _ letters: String,
    _ direction: LayoutDirection = .leftToRight
  ) -> Run {
    Run(letters, Settings(containerWidth: 400, layoutDirection: direction))
  }

  @Test func `at rest the top is in its place, and before the first screen there is none`() {
    #expect(Run(beforeFirstScreenOf: .declared()).machine.positions == [])
    #expect(run("AB").machine.positions == [ScreenPosition(screen("B"), offset: 0)])
  }

  @Test(arguments: [
    (Input.push("C"), LayoutDirection.leftToRight, "B 0, C 400", "B -100, C 300"),
    (.push("C"), .rightToLeft, "B 0, C -400", "B 100, C -300"),
    (.replace(by: "C"), .leftToRight, "B 0, C 400", "B -100, C 300"),
    (.replace(by: "C"), .rightToLeft, "B 0, C -400", "B 100, C -300"),
    (.pop(), .leftToRight, "B 0, A -400", "B 100, A -300"),
    (.pop(), .rightToLeft, "B 0, A 400", "B -100, A 300"),
  ])
  func `a slide moves both screens by one container width`(
    input: Input,
    direction: LayoutDirection,
    start: String,
    quarter: String
  ) {
    var run = run("AB", direction)
    run.hand(input)
    #expect(text(run) == start)
    run.pass(100)
    #expect(text(run) == quarter)
  }

  @Test func `at the end the destination is in its place and alone`() {
    var run = run("A")
    run.hand(.push("B"))
    run.pass(400)
    #expect(run.machine.positions == [ScreenPosition(screen("B"), offset: 0)])
  }

  @Test func `a transition without movement shows its source until the end`() {
    var run = Run("A", in: .open(settings: Settings(containerWidth: 400)))
    run.hand(.push("B"))
    run.hand(.reply(.animation(TransitionAnimation(curve: .linear, style: .none))))
    run.pass(399)
    #expect(text(run) == "A 0")
    run.pass(1)
    #expect(text(run) == "B 0")
  }

  @Test func `a transition without movement ends at its destination, or where it goes back to`() {
    var run = Run(
      "A",
      in: .swiped("AB") { draft in
        draft.options.animation = TransitionAnimation(curve: .linear, style: .none)
      }
    )
    run.hand(.push("B", .interactive))
    run.hand(.update(0.5))
    func shown(_ milliseconds: Int64) -> [ScreenPosition] {
      run.machine.presentation(at: Instant(nanoseconds: milliseconds * 1_000_000)).screens
    }
    let source = [ScreenPosition(screen("A"), offset: 0)]
    let destination = [ScreenPosition(screen("B"), offset: 0)]
    #expect(shown(1000) == source)
    let held = run
    run.hand(.finish())
    let end = Int64(run.millisecondsLeft ?? 0)
    #expect(shown(end - 1) == source)
    #expect(shown(end) == destination)
    run = held
    run.hand(.cancel())
    #expect(shown(1000) == source)
  }

  @Test func `a fade leaves both in place, and the destination becomes opaque`() {
    var run = Run("A", in: .open())
    run.hand(.push("B", .interactive))
    run.hand(.reply(.animation(TransitionAnimation(curve: .linear, style: .crossFade))))
    for progress in [0, 0.25, 1, 0.5] {
      run.hand(.update(progress))
      #expect(
        run.machine.positions == [
          ScreenPosition(screen("A"), offset: 0),
          ScreenPosition(screen("B"), offset: 0, opacity: progress),
        ]
      )
    }
    run.hand(.finish())
    run.pass(100)
    #expect(run.machine.positions.map(\.opacity) == [1, 0.75])
    run.pass(100)
    #expect(run.machine.positions == [ScreenPosition(screen("B"), offset: 0)])
  }

  @Test func `a custom style leaves both in place for who draws them`() {
    var run = Run("A", in: .open())
    run.hand(.push("B"))
    run.hand(.reply(.animation(TransitionAnimation(curve: .linear, style: .custom(7)))))
    run.pass(100)
    #expect(
      run.machine.positions == [
        ScreenPosition(screen("A"), offset: 0), ScreenPosition(screen("B"), offset: 0),
      ]
    )
    #expect(run.machine.state.transition?.animation.style == .custom(7))
  }

  @Test func `for less motion a transition fades as long as it would have moved, by policy`() {
    var run = run("A")
    run.hand(.setting(.reduceMotion(true)))
    run.hand(.setting(.reducedMotionStyle(.crossFade)))
    run.expect(.push("B"), "applied", Calls.pushBegins("A", "B"))
    run.pass(100)
    #expect(run.machine.positions.map(\.offset) == [0, 0])
    #expect(run.machine.positions.map(\.opacity) == [1, 0.25])
    run.expect(.setting(.reduceMotion(true)), "applied", "")
    run.expect(.wait(300), "left 0 ms", Calls.pushEnds("A", "B"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `who drives moves both screens, and lets them go where they are`(
    direction: LayoutDirection
  ) {
    let sign: Double = direction == .leftToRight ? 1 : -1
    var run = run("AB", direction)
    run.hand(.pop(.interactive))
    run.hand(.update(0.5))
    #expect(run.machine.positions.map { $0.offset * sign } == [200, -200])
    run.hand(.cancel())
    #expect(run.machine.positions.map { $0.offset * sign } == [200, -200])
    run.pass(100)
    #expect(run.machine.positions.map { $0.offset * sign } == [100, -300])
    run.pass(100)
    #expect(run.machine.positions == [ScreenPosition(screen("B"), offset: 0)])
  }

  @Test func `a change that waits is not shown yet`() {
    var run = run("A")
    run.hand(.push("B"))
    run.hand(.push("C"))
    #expect(text(run) == "A 0, B 400")
    run.pass(400)
    #expect(text(run) == "B 0, C 400")
  }

  @Test func `a change whose animation is still asked for is not shown yet`() {
    var run = Run("A", in: .open(settings: Settings(containerWidth: 400)))
    run.hand(.push("B"))
    #expect(text(run) == "A 0")
    run.hand(.animate())
    #expect(text(run) == "A 0, B 400")
    run.hand(.push("C"))
    run.hand(.pop())
    run.pass(400)
    #expect(run.machine.question != nil)
    #expect(text(run) == "B 0")
  }

  @Test func `the width and the direction count from the instant at which they change`() {
    var run = run("A")
    run.hand(.push("B"))
    run.pass(100)
    run.hand(.setting(.containerWidth(800)))
    #expect(text(run) == "A -200, B 600")
    run.hand(.setting(.layoutDirection(.rightToLeft)))
    #expect(text(run) == "A 200, B -600")
  }

  @Test func `positions are finite for every width`() {
    var run = run("A")
    run.hand(.push("B"))
    for width in [Double.leastNonzeroMagnitude, .greatestFiniteMagnitude] {
      run.hand(.setting(.containerWidth(width)))
      for _ in 0..<4 {
        #expect(run.machine.positions.allSatisfy { $0.offset.isFinite })
        run.pass(1)
      }
    }
  }
}
