import Boarding
import Testing

/// The examples of the library guide from the coordinator on, in its order.
struct LibraryGuideAlongsideTests {
  final class Page: Screen {
    let height: Double

    init(height: Double) {
      self.height = height
    }

    func willAppear(
      in navigationController: BoardingNavigationController,
      with coordinator: TransitionCoordinator?
    ) {
      navigationController.perform(
        coordinatedAnimations: { [height] container, _ in
          { (container as? Sheet)?.grow(to: height) }
        },
        completion: { container, isAnimated in
          { (container as? Sheet)?.log.append(isAnimated ? "grown" : "placed") }
        },
        cancellation: { _ in
          (navigationController as? Sheet)?.log.append("given up")
        }
      )
    }
  }

  final class Sheet: BoardingNavigationController {
    private lazy var heightValue = values.add(0.0)
    var log: [String] = []

    func grow(to height: Double) {
      if let heightValue { values.set(height, for: heightValue) }
    }

    var height: Double? { heightValue.map { presentedValues.value(of: $0) } }
  }

  private func makeSheet() -> Sheet {
    let sheet = Sheet(screensToPresent: [Page(height: 100), Page(height: 300)])
    sheet.start()
    return sheet
  }

  @Test func `a closure sets the end once and the progress does the rest`() {
    let sheet = makeSheet()
    sheet.pushToNext()
    #expect(sheet.height == 100)
    sheet.advance(by: .milliseconds(200))
    #expect(sheet.height == 200)
    sheet.settle()
    #expect(sheet.height == 300)
    #expect(sheet.log == ["placed", "grown"])
  }

  @Test func `after the will-calls it is too late for an animation`() {
    let sheet = makeSheet()
    sheet.pushToNext()
    let isInTime = sheet.perform(coordinatedAnimations: { _, _ in { Issue.record("too late") } })
    #expect(!isInTime)
    sheet.settle()
  }

  @Test func `a cancelled transition gives its values back`() {
    let sheet = makeSheet()
    sheet.pushToNext(.interactive)
    sheet.updateInteraction(progress: 0.5)
    #expect(sheet.height == 200)
    sheet.cancelInteraction()
    sheet.settle()
    #expect(sheet.height == 100)
    #expect(sheet.log == ["placed", "given up", "given up"])
  }

  final class Color {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  @Test func `a screen hands a result to the one that it uncovers`() {
    let flow = BoardingNavigationController(screensToPresent: [Page(height: 1)])
    var chosen = "nothing"
    flow.start()
    flow.push(Page(height: 2)) { _, result in
      switch result {
      case .returned(let object): chosen = (object as? Color)?.name ?? "something else"
      case .cancelled: chosen = "cancelled"
      }
    }
    flow.settle()
    flow.pop(returning: Color("blue"))
    flow.settle()
    #expect(chosen == "blue")
  }

  @Test func `a flow is counted, skipped and ended`() {
    let flow = BoardingNavigationController(
      screensToPresent: [Page(height: 1), Page(height: 2), Page(height: 3)]
    )
    var ends: [FlowEnd] = []
    flow.addCommittedObserver { event, _ in
      if case .flowFinished(let end) = event.kind { ends.append(end) }
    }
    flow.start()
    #expect(flow.stepCount == 3)
    flow.pushToNext()
    flow.advance(by: .milliseconds(200))
    #expect(flow.stepIndex == 0.5)
    flow.settle()
    flow.skip()
    flow.settle()
    #expect(flow.furthestStep == 2)
    flow.finishFlow(.skipped)
    #expect(ends == [.skipped])
    #expect(flow.popToPrevious().refusal == .wrongPhase)
  }

  @Test func `a container comes and goes as a whole`() {
    let flow = makeSheet()
    flow.pushToNext()
    flow.containerChanged(.suspend)
    #expect(flow.transitionProgress == nil)
    flow.containerChanged(.disappear)
    #expect(flow.containerChanged(.disappear).refusal == .alreadyThere)
    flow.containerChanged(.appear)
  }

  @Test func `policies say what happens while something runs`() {
    let flow = makeSheet()
    #expect(flow.movePolicy == .refuse)
    #expect(flow.commandPolicy == .queue)
    flow.movePolicy = .finish
    flow.pushToNext()
    flow.popToPrevious()
    #expect(flow.log == ["placed", "grown"])
    #expect(flow.screens.count == 1)
  }

  final class Titles: BoardingNavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
      _ navigationController: BoardingNavigationController,
      didShow screen: any Screen,
      isAnimated: Bool
    ) {
      shown.append("\(screen.name) of \(navigationController.screens.count)")
    }
  }

  @Test func `observers hear the first screen and the delegate does not`() {
    let flow = BoardingNavigationController(
      screensToPresent: [Page(height: 1), Page(height: 2)]
    )
    let titles = Titles()
    flow.delegate = titles
    var appeared: [String] = []
    let observer = flow.addObserver { event, flow in
      if case .didAppear(let id) = event.kind {
        appeared.append(flow.screen(for: id)?.name ?? "gone")
      }
    }
    flow.start()
    #expect(appeared == ["Page"])
    #expect(titles.shown == [])
    flow.pushToNext(.instant)
    #expect(titles.shown == ["Page of 2"])
    flow.removeObserver(observer)
  }

  @Test func `a committed observer hears each change once`() {
    let flow = makeSheet()
    var visits: [String] = []
    flow.addCommittedObserver { event, _ in
      switch event.kind {
      case .committed(let passage): visits.append(passage.operation.name)
      case .cancelled(let passage): visits.append("\(passage.operation.name) cancelled")
      default: break
      }
    }
    flow.pushToNext(.interactive)
    flow.cancelInteraction()
    flow.settle()
    flow.pushToNext(.instant)
    #expect(visits == ["push cancelled", "push"])
  }

  @Test func `a timer goes on by itself`() {
    let flow = makeSheet()
    let timer = flow.schedule(after: .seconds(3)) { $0.pushToNext() }
    flow.advance(by: .seconds(2))
    if let timer { flow.cancel(timer) }
    flow.schedule(after: .seconds(3)) { $0.pushToNext() }
    flow.advance(by: .seconds(4))
    #expect(flow.screens.count == 2)
  }

  @Test func `settings are the surroundings of the stack`() {
    let flow = BoardingNavigationController(
      screensToPresent: [Page(height: 1), Page(height: 2)],
      settings: Settings(containerWidth: 430, layoutDirection: .rightToLeft)
    )
    flow.start()
    flow.reducesMotion = true
    flow.pushToNext()
    #expect(flow.transitionProgress == nil)
    flow.reducedMotionStyle = .crossFade
    flow.popToPrevious()
    #expect(flow.transitionCoordinator?.animation?.style == .crossFade)
    #expect(flow.apply(.containerWidth(0)).refusal == .invalidWidth)
  }

  /// Writes the calls of a flow down, one line for each.
  final class Log {
    private(set) var lines: [String] = []

    init(_ flow: BoardingNavigationController) {
      flow.addObserver { [self] event, flow in
        let milliseconds = event.instant.nanoseconds / 1_000_000
        let name = { flow.screen(for: $0)?.name ?? "gone" }
        switch event.kind {
        case .willShow(let id): lines.append("\(milliseconds)ms will show \(name(id))")
        case .didShow(let id): lines.append("\(milliseconds)ms did show \(name(id))")
        case .refused(let refusal): lines.append("\(milliseconds)ms \(refusal.reason)")
        default: break
        }
      }
    }
  }

  @Test func `the log of a flow is text`() {
    let flow = makeSheet()
    let log = Log(flow)
    flow.pushToNext()
    flow.pushToNext()
    flow.settle()
    #expect(
      log.lines == ["0ms will show Page", "0ms transitionInProgress", "400ms did show Page"]
    )
  }
}
