import Boarding
import Testing

struct MachineValuesTests {
  /// A flow in which A and C say how far the flow is, and only D has a tint.
  private let flow = Flow.declared("ABCD") { draft in
    draft.screens[0].values = [.init("progress", .number(0))]
    draft.screens[2].values = [.init("progress", .number(1))]
    draft.screens[3].values = [
      .init("tint", .color(SRGBColor(red: 1, green: 0, blue: 0))), .init("progress", .number(3)),
    ]
  }

  @Test func `a value belongs to the top, or to the nearest screen below`() {
    #expect(Run("A", in: flow).machine.value(at: 0) == .number(0))
    #expect(Run("AB", in: flow).machine.value(at: 0) == .number(0))
    #expect(Run("ABC", in: flow).machine.value(at: 0) == .number(1))
    #expect(Run("CAB", in: flow).machine.value(at: 0) == .number(0))
    #expect(Run("B", in: flow).machine.value(at: 0) == nil)
    #expect(Run("ABC", in: flow).machine.value(at: 1) == nil)
  }

  @Test func `a place that is none has no value`() {
    let machine = Run("A", in: flow).machine
    for place in [Int.min, -1, 2, .max] { #expect(machine.value(at: place) == nil) }
    #expect(Machine(flow: flow).value(at: 0) == nil)
    #expect(Run("A", in: .open()).machine.value(at: 0) == nil)
  }

  @Test func `a value moves with the transition`() {
    var run = Run("AB", in: flow)
    run.hand(.push("C"))
    #expect(run.machine.value(at: 0) == .number(0))
    run.pass(100)
    #expect(run.machine.value(at: 0) == .number(0.25))
    run.pass(299)
    #expect(run.machine.value(at: 0) == .number(0.9975))
    run.pass(1)
    #expect(run.machine.value(at: 0) == .number(1))
    run.hand(.pop())
    run.pass(100)
    #expect(run.machine.value(at: 0) == .number(0.75))
  }

  @Test func `a value follows who drives and is restored by a cancel`() {
    var run = Run("A", in: flow)
    run.hand(.set("BC", .interactive))
    for progress in [0.0, 0.5, 0.25, 1, 0.75] {
      run.hand(.update(progress))
      #expect(run.machine.value(at: 0) == .number(progress))
    }
    run.hand(.cancel())
    run.pass(100)
    #expect(run.machine.value(at: 0) == .number(0.5))
    run.pass(200)
    #expect(run.machine.value(at: 0) == .number(0))
    run.hand(.set("BC", .interactive))
    run.hand(.update(0.5))
    run.hand(.finish(2))
    #expect(run.machine.value(at: 0) == .number(0.5))
    run.pass(50)
    #expect(run.machine.value(at: 0) == .number(0.75))
    run.pass(50)
    #expect(run.machine.value(at: 0) == .number(1))
  }

  @Test func `a value that comes with the destination is there at once`() {
    let red = AnimatedValue.color(SRGBColor(red: 1, green: 0, blue: 0))
    var run = Run("A", in: flow)
    run.hand(.push("D"))
    #expect(run.machine.value(at: 1) == red)
    run.pass(400)
    run.hand(.pop())
    #expect(run.machine.value(at: 1) == nil)
  }

  @Test func `a change that waits moves no value yet`() {
    var run = Run("A", in: flow)
    run.hand(.push("B"))
    run.hand(.push("C"))
    #expect(run.machine.value(at: 0) == .number(0))
    run.pass(400)
    run.pass(200)
    #expect(run.machine.value(at: 0) == .number(0.5))
  }

  @Test func `a set below the top changes an inherited value at once`() {
    var run = Run("AB", in: flow)
    run.hand(.set("CB"))
    #expect(run.machine.value(at: 0) == .number(1))
  }

  @Test func `a value depends on state and instant, not on what was looked at before`() {
    var watched = Run("A", in: flow)
    watched.hand(.push("C"))
    var unwatched = watched
    for _ in 0..<10 {
      watched.pass(20)
      _ = watched.machine.value(at: 0)
    }
    unwatched.pass(200)
    #expect(watched.machine.value(at: 0) == unwatched.machine.value(at: 0))
    #expect(watched.machine.state == unwatched.machine.state)
  }
}
