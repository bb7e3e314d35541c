import Boarding
import BoardingMotion
import BoardingPaging
import Testing

/// A screen of a flow.
private final class Step: Screen {
  /// Its name.
  let name: String

  /// Makes a screen.
  ///
  /// - Parameter name: Its name.
  init(_ name: String) { self.name = name }
}

/// Flows in pages, and pagers in the screens of flows.
@Suite struct NestedPagerTests {
  /// A flow of the screens A, B and C.
  ///
  /// - Parameters:
  ///   - last: How many screens were pushed onto the first one.
  ///   - policy: What a finger does that comes while a transition runs.
  /// - Returns: The flow, at rest.
  private func flow(at last: Int, policy: SwipePolicy = .refuse) -> BoardingNavigationController {
    var settings = Settings()
    settings.swipePolicy = policy
    let steps = [Step("A"), Step("B"), Step("C")]
    let flow = BoardingNavigationController(screensToPresent: steps, settings: settings)
    flow.start()
    for _ in 0..<last { flow.pushToNext(.instant) }
    return flow
  }

  /// Swipes across both and lets them come to rest.
  ///
  /// - Parameters:
  ///   - x: How far to the right, in points.
  ///   - router: What gives the finger away.
  ///   - flow: The flow.
  ///   - pager: The pager.
  private func swipe(
    _ x: Double,
    _ router: PanRouter,
    _ flow: BoardingNavigationController,
    _ pager: PagerResponder
  ) {
    router.pan(.began(start: nil))
    router.pan(.moved(PanSample(translation: PanVector(x: x / 2))))
    router.pan(.ended(PanSample(translation: PanVector(x: x))))
    flow.advance(by: .milliseconds(2_000))
    pager.run.wait(2_000)
  }

  /// Returns the screens of a flow.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: Their names, root first.
  private func names(_ flow: BoardingNavigationController) -> String {
    flow.screens.map { ($0 as? Step)?.name ?? "?" }.joined()
  }

  /// A page that is a flow uses what it can, and its pager gets the rest.
  @Test func `a flow in a page hands what it cannot use to the pager`() throws {
    for (x, last, stack, page) in [
      (-300.0, 1, "ABC", PageID(1)), (300, 1, "A", 1), (-300, 2, "ABC", 2), (300, 0, "A", 0),
    ] {
      let flow = flow(at: last)
      let pager = try PagerResponder(showing: 1)
      swipe(x, PanRouter([flow, pager]), flow, pager)
      #expect(names(flow) == stack, "\(x) at \(last)")
      #expect(pager.run.pager.settled == page, "\(x) at \(last)")
    }
  }

  /// A pager in a screen of a flow moves as long as it has pages, and then the flow does.
  @Test func `a pager at its end hands the finger to the flow around it`() throws {
    for (x, start, stack, page) in [
      (-300.0, PageID(0), "AB", PageID(1)), (-300, 1, "AB", 2), (-300, 2, "ABC", 2),
      (300, 2, "AB", 1), (300, 0, "A", 0),
    ] {
      let flow = flow(at: 1)
      let pager = try PagerResponder(showing: start)
      swipe(x, PanRouter([pager, flow]), flow, pager)
      #expect(names(flow) == stack, "\(x) at \(start)")
      #expect(pager.run.pager.settled == page, "\(x) at \(start)")
    }
  }

  /// Where neither has anywhere to go, the outer one gives way and comes back.
  @Test func `what nobody can use bounces in the outermost pager`() throws {
    let flow = flow(at: 2)
    let pager = try PagerResponder(showing: 2)
    let router = PanRouter([flow, pager])
    router.pan(.began(start: nil))
    router.pan(.moved(PanSample(translation: PanVector(x: -160))))
    let progress = pager.run.pager.presentation(at: pager.run.pager.now).progress
    #expect(progress > 0.1 && progress < 0.5)
    router.pan(.ended(PanSample(translation: PanVector(x: -300))))
    pager.run.wait(3_000)
    #expect(pager.run.pager.presentation(at: pager.run.pager.now).progress == 0)
    #expect(pager.run.pager.settled == 2)
    #expect(names(flow) == "ABC")
  }

  /// A finger on a pager in motion catches it, although the flow in its page could use the finger.
  @Test func `a finger catches the pager in motion`() throws {
    let flow = flow(at: 1)
    let pager = try PagerResponder(showing: 1)
    let router = PanRouter([flow, pager])
    pager.run.handle(.tap(2))
    pager.run.wait(150)
    let caught = pager.run.pager.presentation(at: pager.run.pager.now).progress
    router.pan(.began(start: nil))
    router.pan(.moved(PanSample(translation: PanVector(x: 32))))
    #expect(names(flow) == "AB")
    #expect(flow.transitionCoordinator == nil)
    let held = pager.run.pager.presentation(at: pager.run.pager.now).progress
    #expect((held - (caught - 0.1)).magnitude < 1e-9)
    router.pan(.ended(PanSample(translation: PanVector(x: 200))))
    pager.run.wait(2_000)
    #expect(pager.run.pager.settled == 1)
  }

  /// A finger on a flow in motion is the flow's, although the pager could use it.
  @Test func `a finger catches the flow in motion`() throws {
    for policy in [SwipePolicy.refuse, .grab] {
      let flow = flow(at: 0, policy: policy)
      let pager = try PagerResponder(showing: 1)
      flow.pushToNext()
      flow.advance(by: .milliseconds(100))
      swipe(300, PanRouter([flow, pager]), flow, pager)
      #expect(pager.run.pager.settled == 1)
      #expect(names(flow) == (policy == .grab ? "A" : "AB"))
    }
  }

  /// A finger that goes up or down is nobody's who moves sideways.
  @Test func `a finger across belongs to neither`() throws {
    let flow = flow(at: 1)
    let pager = try PagerResponder(showing: 1)
    let across = PanVector(x: 20, y: -30)
    #expect(!flow.canFollow(across))
    #expect(!pager.canFollow(across))
    let router = PanRouter([flow, pager])
    router.pan(.began(start: nil))
    router.pan(.ended(PanSample(translation: across)))
    #expect(names(flow) == "AB")
    #expect(pager.run.pager.settled == 1)
    #expect(!pager.isInMotion)
  }

  /// From right to left, and from top to bottom, a finger means what it means there.
  @Test func `a pager knows its axis and its direction`() throws {
    let mirrored = try PagerRun([0, 1], showing: 0, direction: .rightToLeft)
    #expect(mirrored.pager.canFollow(PanVector(x: 9), source: mirrored.source))
    #expect(!mirrored.pager.canFollow(PanVector(x: -9), source: mirrored.source))
    var options = PagingOptions()
    options.contentNavigationOrientation = .vertical
    let vertical = try PagerRun([0, 1], showing: 0, options: options)
    #expect(vertical.pager.canFollow(PanVector(x: 0, y: -9), source: vertical.source))
    #expect(!vertical.pager.canFollow(PanVector(x: 0, y: 9), source: vertical.source))
    #expect(!vertical.pager.canFollow(PanVector(x: -9), source: vertical.source))
    options.contentInteraction = .none
    let fixed = try PagerRun([0, 1], showing: 0, options: options)
    #expect(!fixed.pager.canFollow(PanVector(x: 0, y: -9), source: fixed.source))
    let empty = try PagerRun([])
    #expect(!empty.pager.canFollow(PanVector(x: -9), source: empty.source))
  }
}
