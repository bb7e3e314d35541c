import Boarding
import BoardingPaging
import BoardingScript
import Testing

/// The examples of the page about restoring.
struct RestoringPageExampleTests {
  /// A screen of a name.
  private final class NamedScreen: Screen {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  @Test func `the examples of keeping and restoring`() throws {
    var machine = Machine(flow: snapshotFlow)
    var events: [Event] = []
    machine.handle(.command(.start(ScreenID(rawValue: 0))), into: &events)
    machine.handle(.command(.push(ScreenID(rawValue: 4))), into: &events)

    let text = Snapshot(machine).json

    let snapshot = try Snapshot(json: text)
    var again = Machine(flow: machine.flow)
    if let navigation = snapshot.navigation {
      let restoration = again.restore(navigation)
      assert(restoration.isComplete && again.state == machine.restingState)
    }
    #expect(again.state.stack == machine.state.stack)
  }

  @Test func `the example of a controller`() {
    let onboarding = BoardingNavigationController(screensToPresent: [NamedScreen("welcome")])
    onboarding.start()

    let kept = NavigationSnapshot(onboarding)
    let fresh = BoardingNavigationController(screensToPresent: [NamedScreen("welcome")])
    let restoration = fresh.restore(kept) { name in NamedScreen(name) }

    #expect(restoration.isComplete)
    #expect(fresh.topScreen?.name == "welcome")
  }

  @Test func `the example of pages and what they load`() throws {
    let size = Plane.Size(width: 390, height: 600)
    let pager = try Pager<MenuLayout>(options: PagingOptions(), size: size)
    var events: [PieceLoader.Event] = []
    var loader = PieceLoader()
    loader.start(into: &events)

    let parts = Snapshot(paging: PagingSnapshot(pager), loading: LoadingSnapshot(loader))
    var resumed = PieceLoader(restoring: LoadingSnapshot(loader), options: loader.options)
    resumed.resume(into: &events)

    #expect(try Snapshot(json: parts.json) == parts)
    #expect(resumed.pendingRequests.map(\.target) == [.start])
  }

  @Test func `the example of a run that goes on from another one`() throws {
    let first = try Script(parsing: "screen a\nscreen b\nset a b\n", file: "first")
    let second = try Script(parsing: "screen a\nscreen b\nexpect top b\npop\n", file: "second")

    let kept = first.run(from: nil).snapshot
    let continuation = second.run(from: kept)

    #expect(continuation.report.failure == nil)
    #expect(continuation.snapshot.navigation?.stack.map(\.screen) == ["a"])
  }
}
