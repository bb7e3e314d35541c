import Boarding
import BoardingMotion
import Testing

struct MachineStepsTests {
  private let flow = Flow.declared(series: "ABCD")

  @Test func `a step is the place of the screen in front`() {
    #expect(Machine(flow: flow).stepCount == 4)
    #expect(Machine(flow: .open()).stepCount == 0)
    #expect(Machine(flow: flow).stepIndex == nil)
    #expect(Run("A", in: flow).machine.stepIndex == 0)
    #expect(Run("AC", in: flow).machine.stepIndex == 2)
    #expect(Run("AE", in: flow).machine.stepIndex == nil)
  }

  @Test func `it is fractional while a transition runs`() {
    var run = Run("A", in: flow)
    run.hand(.push("C"))
    #expect(run.machine.stepIndex == 0)
    run.pass(100)
    #expect(run.machine.stepIndex == 0.5)
    run.hand(.push("D"))
    #expect(run.machine.stepIndex == 0.5)
    run.pass(300)
    #expect(run.machine.stepIndex == 2)
    run.pass(400)
    #expect(run.machine.stepIndex == 3)
  }

  @Test func `it follows who drives, back and forth`() {
    var run = Run("ABC", in: flow)
    run.hand(.previous(.interactive))
    for (progress, step) in [(0.0, 2.0), (0.25, 1.75), (1, 1), (0.5, 1.5)] {
      run.hand(.update(progress))
      #expect(run.machine.stepIndex == step)
    }
    run.hand(.cancel())
    run.pass(100)
    #expect(run.machine.stepIndex == 1.75)
    run.pass(100)
    #expect(run.machine.stepIndex == 2)
  }

  @Test func `outside the series it stays at the end that is inside`() {
    var run = Run("AB", in: flow)
    run.hand(.push("E", .interactive))
    run.hand(.update(0.5))
    #expect(run.machine.stepIndex == 1)
    run.hand(.finish())
    run.pass(200)
    #expect(run.machine.stepIndex == nil)
    run.hand(.push("F"))
    run.pass(100)
    #expect(run.machine.stepIndex == nil)
    run.pass(300)
    run.hand(.push("D"))
    run.pass(100)
    #expect(run.machine.stepIndex == 3)
  }

  @Test func `a curve that overshoots leaves no step`() throws {
    let curve = TimingCurve.cubicBezier(try #require(CubicBezier(0.3, -1, 0.7, 2)))
    var run = Run("A", in: .declared(series: "AB") { $0.options.animation = .init(curve: curve) })
    run.hand(.push("B"))
    for _ in 0..<40 {
      run.pass(10)
      let step = try #require(run.machine.stepIndex)
      #expect((0...1).contains(step))
    }
  }

  @Test func `the furthest step is the last that was reached, not one that was begun`() {
    var run = Run(beforeFirstScreenOf: flow)
    #expect(run.machine.state.furthestStep == nil)
    run.hand(.set("AB"))
    #expect(run.machine.state.furthestStep == 1)
    run.hand(.push("D", .interactive))
    run.hand(.update(0.9))
    run.hand(.cancel())
    run.pass(400)
    #expect(run.machine.state.furthestStep == 1)
    run.hand(.push("C"))
    #expect(run.machine.state.furthestStep == 1)
    run.pass(400)
    #expect(run.machine.state.furthestStep == 2)
    run.hand(.popToRoot(.instant))
    run.hand(.push("E", .instant))
    #expect(run.machine.state.furthestStep == 2)
  }
}
