import Boarding
import BoardingScript
import Testing

struct ControllerSnapshotTests {
  /// A screen of a name.
  private final class NamedScreen: Screen {
    let name: String
    let isClosed: Bool

    init(_ name: String, isClosed: Bool = false) {
      self.name = name
      self.isClosed = isClosed
    }

    func mayEnter(
      from source: (any Screen)?,
      in navigationController: BoardingNavigationController
    ) -> ScreenPermission {
      isClosed ? .refuse(reason: "closed") : .allow
    }
  }

  /// A controller that shows two of three screens, and has a value that moves along.
  private func sample() throws -> BoardingNavigationController {
    let series = ["welcome", "features", "completed"].map { NamedScreen($0) }
    let controller = BoardingNavigationController(screensToPresent: series)
    let opacity = try #require(controller.values.add(0.25))
    controller.start()
    controller.pushToNext(.instant)
    controller.containerWidth = 320
    controller.values.set(0.5, for: opacity)
    return controller
  }

  @Test func `a controller is kept by the names of its screens`() throws {
    let controller = try sample()
    controller.pushToNext()
    controller.advance(by: .milliseconds(100))
    #expect(
      Snapshot(navigation: NavigationSnapshot(controller)).json == #"""
        {"boardingSnapshot":1,
        "navigation":{"flow":"","time":100000000,
        "stack":[
        {"screen":"welcome","entry":0},
        {"screen":"features","entry":1},
        {"screen":"completed","entry":2}],
        "entryCount":3,"furthest":"features",
        "settings":{"containerWidth":320.0},
        "values":[[0.5]]}}

        """#
    )
  }

  @Test func `screens are made anew, take their places and hear their calls`() throws {
    let snapshot = NavigationSnapshot(try sample())
    let series = ["welcome", "features", "completed"].map { NamedScreen($0) }
    let again = BoardingNavigationController(screensToPresent: series)
    let opacity = try #require(again.values.add(0.0))
    let restoration = again.restore(snapshot) { name in series.first { $0.name == name } }
    #expect(restoration == Restoration())
    #expect(again.screens.map(\.name) == ["welcome", "features"])
    #expect(again.furthestStep == 1)
    #expect(again.containerWidth == 320)
    #expect(again.values.model(of: opacity) == 0.5)
    again.pushToNext(.instant)
    #expect(again.topScreen?.name == "completed")
  }

  @Test func `what is gone, made twice or not allowed is told`() throws {
    let snapshot = NavigationSnapshot(try sample())
    let one = NamedScreen("welcome")
    let twice = BoardingNavigationController(screensToPresent: [one])
    let told = twice.restore(snapshot) { _ in one }
    #expect(
      told.dropped.map(\.description) == [
        "screen 'features' in place 1 of the stack: it is on the stack already",
        "furthest screen 'features': it is gone",
        "value 0: it is gone",
      ]
    )
    #expect(twice.screens.map(\.name) == ["welcome"])
    let closed = BoardingNavigationController()
    let refused = closed.restore(snapshot) { NamedScreen($0, isClosed: true) }
    #expect(refused.refusal == .guarded)
    #expect(closed.screens.isEmpty)
    let anew = BoardingNavigationController()
    #expect(anew.restore(snapshot, gone: .restart) { _ in nil }.startsOver)
    #expect(anew.screens.isEmpty)
  }

  @Test func `an ended flow stays ended`() throws {
    let controller = try sample()
    controller.finishFlow(.skipped)
    let again = BoardingNavigationController()
    again.restore(NavigationSnapshot(controller)) { NamedScreen($0) }
    #expect(again.state.phase == .ended(.skipped))
  }

  @Test func `the container is shown or goes away as it was`() throws {
    for isVisible in [true, false] {
      let controller = try sample()
      if !isVisible { controller.containerChanged(.disappear) }
      let kept = NavigationSnapshot(controller)
      #expect(kept.isContainerVisible == isVisible)
      for wasVisible in [true, false] {
        let again = BoardingNavigationController()
        if !wasVisible { again.containerChanged(.disappear) }
        #expect(again.state.isContainerVisible == wasVisible)
        let restoration = again.restore(kept) { NamedScreen($0) }
        #expect(restoration.refusal == nil)
        #expect(again.state.isContainerVisible == isVisible)
        #expect(again.screens.map(\.name) == ["welcome", "features"])
      }
    }
  }

  @Test func `what a machine was told to answer for screens is left out`() throws {
    var machine = Machine(flow: snapshotFlow)
    var events: [Event] = []
    let id = ScreenID(rawValue: 0)
    machine.handle(.command(.start(id)), into: &events)
    machine.handle(.setting(.guardAnswer(id, .leave, .refuse())), into: &events)
    machine.handle(.setting(.guardAnswer(ScreenID(rawValue: 4), .enter, .wait)), into: &events)
    let kept = NavigationSnapshot(machine)
    let again = BoardingNavigationController(screensToPresent: [NamedScreen("welcome")])
    let restoration = again.restore(kept) { NamedScreen($0) }
    let told = restoration.dropped.filter { $0.reason == .answersItself }
    #expect(told == restoration.dropped.filter { $0.subject != .furthest })
    #expect(
      told.map(\.description).sorted() == [
        "answer of 'completed' to enter: the screen answers for itself",
        "answer of 'welcome' to leave: the screen answers for itself",
      ]
    )
    #expect(!restoration.isComplete)
    again.push(NamedScreen("next"), .instant)
    #expect(again.topScreen?.name == "next")
  }

  @Test func `the example of restoring a controller`() throws {
    let snapshot = NavigationSnapshot(try sample())
    let again = BoardingNavigationController()
    let restoration = again.restore(snapshot) { name in
      name == "welcome" ? NamedScreen("welcome") : nil
    }
    #expect(again.screens.map(\.name) == ["welcome"])
    #expect(restoration.isComplete == false)
  }
}
