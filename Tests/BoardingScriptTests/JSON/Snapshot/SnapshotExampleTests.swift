import Boarding
import BoardingMotion
import BoardingScript
import Testing

/// The examples of the comments on snapshots.
struct SnapshotExampleTests {
  /// A machine that shows two screens.
  private var moved: Machine {
    var machine = Machine(flow: snapshotFlow)
    var events: [Event] = []
    machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)
    machine.handle(.command(.push(ScreenID(rawValue: 4)), motion: .instant), into: &events)
    return machine
  }

  @Test func `the example of a state at rest`() {
    let machine = moved
    let kept = machine.restingState
    #expect(kept == machine.state)
  }

  @Test func `the example of a snapshot of navigation`() {
    let machine = moved
    let snapshot = NavigationSnapshot(machine)
    var again = Machine(flow: machine.flow)
    let restoration = again.restore(snapshot)
    #expect(restoration.isComplete)
    #expect(again.state == machine.state)
  }

  @Test func `the example of a snapshot as JSON`() throws {
    var machine = moved
    let text = Snapshot(machine).json
    let snapshot = try Snapshot(json: text)
    if let navigation = snapshot.navigation {
      let restoration = machine.restore(navigation, gone: .stop)
      for dropped in restoration.dropped { print(dropped) }
    }
    #expect(machine.state == moved.state)
  }
}
