import Boarding
import Testing

/// Pins "2 of 4" where screens are skipped.
struct MachineStepsWithFactsTests {
  @Test func `a skipped screen is no step, and a visited one is`() {
    var run = Run(beforeFirstScreenOf: .switched("ABCD", series: "ABCD", "BC"))
    run.hand(.start("A"))
    #expect(run.machine.stepCount == 4)
    run.hand(.fact(0, 1))
    #expect(run.machine.stepCount == 3)
    run.hand(.next())
    run.pass(200)
    #expect(run.machine.stepIndex == 0.5)
    run.pass(200)
    #expect(run.machine.stepIndex == 1)
    run.hand(.fact(1, 1))
    #expect(run.machine.stepCount == 3)
    #expect(run.machine.furthestStepIndex == 1)
    run.hand(.previous(.instant))
    #expect(run.machine.stepCount == 2)
    #expect(run.machine.stepIndex == 0)
    #expect(run.machine.state.furthestStep == 2)
    #expect(run.machine.furthestStepIndex == 0)
    run.hand(.next(.instant))
    #expect(run.stack == "[A,D]")
    #expect(run.machine.furthestStepIndex == 1)
  }

  @Test func `where no step is left that was reached, none was`() {
    var run = Run("A", in: .switched("AB", series: "A", "A"))
    #expect(run.machine.furthestStepIndex == 0)
    run.hand(.replace(by: "B", .instant))
    run.hand(.fact(0, 1))
    #expect(run.machine.furthestStepIndex == nil)
    #expect(run.machine.stepCount == 0)
    #expect(run.machine.stepIndex == nil)
  }
}
