import Boarding
import Testing

struct ResumeTests {
  /// A screen without a word of its own.
  private final class Page: Screen {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test func `a controller begins with the screens that were left`() {
    let pages = ["A", "B", "C"].map { Page($0) }
    let controller = BoardingNavigationController(screensToPresent: pages)
    #expect(String(describing: controller.resume(Array(pages.prefix(2)))) == "applied(removed: [])")
    #expect(controller.screens.map(\.name) == ["A", "B"])
    #expect(
      String(describing: controller.resume(pages)) == "refused(Boarding.Refusal.Reason.wrongPhase)"
    )
    controller.popToPrevious(.instant)
    #expect(controller.screens.map(\.name) == ["A"])
  }

  @Test func `without screens it is an ordinary start`() {
    let pages = ["A", "B"].map { Page($0) }
    let controller = BoardingNavigationController(screensToPresent: pages)
    controller.resume([])
    #expect(controller.screens.map(\.name) == ["A"])
  }
}
