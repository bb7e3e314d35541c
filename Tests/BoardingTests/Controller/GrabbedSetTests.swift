import Boarding
import Testing

private final class Page: Screen {
  let name: String
  var calls: [String] = []

  init(_ name: String) {
    self.name = name
  }

  func willEnterStack(of navigationController: BoardingNavigationController) {
    calls.append("willEnter")
  }

  func didEnterStack(of navigationController: BoardingNavigationController) {
    calls.append("didEnter")
  }

  func willLeaveStack(of navigationController: BoardingNavigationController) {
    calls.append("willLeave")
  }

  func didLeaveStack(of navigationController: BoardingNavigationController) {
    calls.append("didLeave")
  }
}

struct GrabbedSetTests {
  private let first = Page("A")
  private let placed = [Page("X"), Page("Y")]
  private let controller: BoardingNavigationController

  /// Sets a whole stack and throws it back in the middle.
  init() {
    controller = BoardingNavigationController(
      screensToPresent: [first],
      settings: Settings(containerWidth: 400, swipePolicy: .grab)
    )
    controller.start()
    controller.setScreens(placed + [Page("B")])
    controller.advance(by: .milliseconds(200))
    controller.pan(.began(start: nil))
    controller.pan(.ended(sample(velocity: 800)))
    controller.advance(by: .milliseconds(20))
  }

  /// The sample with which a finger that has not moved is lifted.
  private func sample(velocity: Double) -> PanSample {
    PanSample(translation: .zero, velocity: PanVector(x: velocity))
  }

  @Test func `a set that is caught again in its way back and thrown on keeps its screens`() {
    controller.pan(.began(start: nil))
    controller.pan(.ended(sample(velocity: -4000)))
    controller.settle()
    #expect(controller.screens.map(\.name) == ["X", "Y", "B"])
    let back = ["willEnter", "didEnter", "willLeave", "didLeave", "willEnter", "didEnter"]
    #expect(placed.map { $0.calls } == [back, back])
    controller.pop()
    controller.settle()
    #expect(controller.topScreen === placed[1])
  }

  @Test func `a set that is thrown back lets its screens go when it is over`() {
    let ids = (1...2).map { ScreenID(rawValue: $0) }
    #expect(ids.map { controller.screen(for: $0)?.name } == ["X", "Y"])
    controller.settle()
    #expect(controller.screens.map(\.name) == ["A"])
    #expect(ids.map { controller.screen(for: $0)?.name } == [nil, nil])
    let calls = ["willEnter", "didEnter", "willLeave", "didLeave"]
    #expect(placed.map { $0.calls } == [calls, calls])
  }

  @Test func `a command behind a set that is thrown back finds the stack as before`() {
    controller.push(Page("C"))
    controller.settle()
    #expect(controller.screens.map(\.name) == ["A", "C"])
    #expect((1...2).map { controller.screen(for: ScreenID(rawValue: $0))?.name } == [nil, nil])
  }
}
